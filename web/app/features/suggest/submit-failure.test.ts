import { expect, test } from 'vitest';
import { RefusedCall } from '../../api.ts';
import { submitFailure } from './submit-failure.ts';
import { text } from './text.ts';

const refused = (fields: Record<string, unknown>) =>
  new RefusedCall(400, { code: 'bad_request', detail: 'تفصيل', ...fields } as never);

test.each([
  [
    'an unknown category comes first',
    refused({ code: 'category_unknown', arabic: ['أ'] }),
    text.categoryRefused,
  ],
  ['then the Arabic field', refused({ arabic: ['أ'], latin: ['ب'], category: ['ج'] }), 'أ'],
  ['then the Latin field', refused({ latin: ['ب'], category: ['ج'] }), 'ب'],
  ['then the category field', refused({ category: ['ج'] }), 'ج'],
  ['then the detail', refused({}), 'تفصيل'],
  ['and without an answer the general sentence', new TypeError('Failed to fetch'), text.submitFailed],
])('%s', (_name, error, expected) => {
  expect(submitFailure(error)).toBe(expected);
});
