import { expect, test } from 'vitest';
import { publicNote } from './rules.ts';

const reviewers = ['د. سامي الحدّاد', 'هدى عبد الرحمن'];

test.each([
  ['بحث متين، وأوصي بتوسيع المناقشة.', 'بحث متين، وأوصي بتوسيع المناقشة.'],
  ['', ''],
  ['كتبه سامي', ''],
  ['مع تحيات الحداد', ''],
  ['رأي لسامي في المنهج', ''],
  ['وهُدَى ترى غير ذلك', ''],
  ['راسلوني على a@example.org', ''],
  ['انظر https://example.org', ''],
  ['هاتفي ٠٥٠١٢٣٤٥٦٧', ''],
  ['هاتفي 0501234567', ''],
  ['العينة ١٢٠ مشاركًا في سنة 2025', 'العينة ١٢٠ مشاركًا في سنة 2025'],
])('%s', (note, shown) => {
  expect(publicNote(note, reviewers)).toBe(shown);
});

test('a word that merely contains a name is no name', () => {
  expect(publicNote('المساميح والحدادة', ['سامي الحداد'])).toBe('المساميح والحدادة');
});

test('signs in a name are no pattern', () => {
  expect(publicNote('C++ مذكورة', ['C++ (dev)'])).toBe('');
  expect(publicNote('نص عادي', ['(.*)'])).toBe('نص عادي');
});
