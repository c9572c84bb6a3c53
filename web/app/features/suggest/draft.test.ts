import { expect, test } from 'vitest';
import { saveDraft, takeDraft } from './draft.ts';

const draft = { arabic: 'مرشاف', latin: 'sipper', definition: 'أداة', category: 'الفيزياء' };

test('a draft is handed out once', () => {
  saveDraft(draft);
  expect(takeDraft()).toEqual(draft);
  expect(takeDraft()).toBeNull();
});

test('a damaged draft counts as none and is gone', () => {
  sessionStorage.setItem('termDraft', '{');
  expect(takeDraft()).toBeNull();
  expect(sessionStorage.getItem('termDraft')).toBeNull();
});

test('a draft of something else counts as none', () => {
  sessionStorage.setItem('termDraft', '{"arabic":7}');
  expect(takeDraft()).toBeNull();
});
