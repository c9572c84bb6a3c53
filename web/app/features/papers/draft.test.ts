import { expect, test } from 'vitest';
import { readDraft, saveDraft } from './draft.ts';
import { emptySubmission } from './submission.ts';

const draft = { ...emptySubmission, title: 'عنوان', pdf_file: 'paper.pdf' };

test('a draft is kept without its file, and for its own account', () => {
  saveDraft(7, draft);
  expect([readDraft(7), readDraft(8)]).toEqual([{ ...draft, pdf_file: '' }, null]);
});

test('an empty form keeps nothing', () => {
  saveDraft(7, draft);
  saveDraft(7, { ...emptySubmission, pdf_file: 'paper.pdf' });
  expect(localStorage.length).toBe(0);
});

test.each([
  '{',
  '{"declarations":"{\\"funding\\":[{\\"funder\\":1}]}"}',
  'null',
  '[1]',
  '{"title":3}',
  '{"co_authors":"x"}',
  '{"co_authors":"[{\\"name\\":1}]"}',
])('a damaged draft is none: %s', (stored) => {
  localStorage.setItem('paperDraft:7', stored);
  expect(readDraft(7)?.title ?? '').toBe('');
});
