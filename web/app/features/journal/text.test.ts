import { expect, test } from 'vitest';
import { articleText, text, volumeLine } from './text.ts';

test.each([
  [0, ''],
  [1, 'وآخر'],
  [2, 'وآخران'],
  [3, 'و٣ آخرون'],
  [11, 'و١١ آخرون'],
  [100, 'و١٠٠ آخرون'],
])('%i more authors', (more, words) => {
  expect(text.others(more)).toBe(words);
});

test.each([
  [143_338, 4, '٤ صفحات، ١٤٣ كيلوبايت'],
  [2_340_000, 1, 'صفحة واحدة، ٢٫٣ ميجابايت'],
  [5_242_880, 12, '١٢ صفحة، ٥٫٢ ميجابايت'],
  [10, null, '١ كيلوبايت'],
])('a file of %i bytes and %s pages', (bytes, pages, words) => {
  expect(articleText.file(bytes, pages)).toBe(words);
});

test('a volume without a title is called by its number and year', () => {
  expect([
    volumeLine({ title: '', number: 1203, year: 2026 }),
    volumeLine({ title: 'طب الأسرة', number: 2, year: 2026 }),
  ]).toEqual(['المجلد ١٢٠٣ – ٢٠٢٦', 'المجلد ٢ – ٢٠٢٦: طب الأسرة']);
});
