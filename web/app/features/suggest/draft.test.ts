import { afterEach, expect, test } from 'vitest';
import { saveDraft, takeDraft } from './draft.ts';

const draft = {
  arabic: 'مرشاف',
  latin: 'sipper',
  definition: 'أداة',
  category: 'الفيزياء',
  names: 'مصّاصة',
  example: '',
  source: '',
  part_of_speech: 'noun',
  gender: '',
  plural: '',
};

afterEach(() => sessionStorage.clear());

test('what a visitor wrote is handed out once, to whoever signs in', () => {
  saveDraft(draft, null);
  expect(takeDraft(7)).toEqual(draft);
  expect(takeDraft(7)).toBeNull();
});

test('what somebody wrote is theirs: another account in the same tab meets nothing, and they find it again', () => {
  saveDraft(draft, 7);
  expect(takeDraft(8)).toBeNull();
  expect(takeDraft(7)).toEqual(draft);
});

test('a damaged draft counts as none and is gone', () => {
  sessionStorage.setItem('termDraft', '{');
  expect(takeDraft(7)).toBeNull();
  expect(sessionStorage.getItem('termDraft')).toBeNull();
});

test('a draft of something else counts as none', () => {
  sessionStorage.setItem('termDraft', '{"arabic":7}');
  expect(takeDraft(7)).toBeNull();
});

test('two people who share a tab lose nothing to each other', () => {
  saveDraft(draft, 7);
  saveDraft({ ...draft, arabic: 'مرقاب' }, 8);
  expect([takeDraft(7)?.arabic, takeDraft(8)?.arabic]).toEqual(['مرشاف', 'مرقاب']);
});
