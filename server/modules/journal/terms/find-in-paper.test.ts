import { indexTerms } from '@mustalah/lexicography/find/term-index';
import { expect, test } from 'vitest';
import { findInPaper, quoteAt } from './find-in-paper.ts';

const index = indexTerms([
  { id: 1, arabic: 'خلية جذعية', latin: 'stem cell' },
  { id: 2, arabic: 'إنزيم', latin: 'enzyme' },
]);

test('a term is counted in the abstract and on the pages, and quoted from where it stands first', () => {
  const abstract = 'عنوان\nنصف طريقة لزراعة الخلايا الجذعية في المختبر.\nWe describe';
  const pages = 'المقدمة\nالخلايا الجذعية كثيرة.\nوالخلية الجذعية مع الإنزيمات\nالتي تُذكر بعد ذلك.';
  expect(findInPaper({ abstract, pages }, index)).toEqual([
    {
      termId: 1,
      inAbstract: 1,
      inText: 2,
      before: 'نصف طريقة لزراعة ',
      quoted: 'الخلايا الجذعية',
      behind: ' في المختبر.',
    },
    {
      termId: 2,
      inAbstract: 0,
      inText: 1,
      before: 'المقدمة الخلايا الجذعية كثيرة. والخلية الجذعية مع ',
      quoted: 'الإنزيمات',
      behind: ' التي تُذكر بعد ذلك.',
    },
  ]);
});

test('the titles among the references are no use of a term', () => {
  const pages = 'النتائج\nلا شيء.\nالمراجع\n[1] الإنزيمات في الطبيعة، ٢٠٢٤.';
  expect(findInPaper({ abstract: 'ملخص', pages }, index)).toEqual([]);
});

test('a quotation is one line of whole words', () => {
  const text = `${'كلمة '.repeat(40)}\n  هنا\nالموضع\u0020 ${'أخرى '.repeat(40)}`;
  const start = text.indexOf('الموضع');
  const { before, quoted, behind } = quoteAt(text, { start, end: start + 6 });
  expect([before, quoted, behind]).toEqual([
    `${'كلمة '.repeat(12)}هنا `,
    'الموضع',
    ` ${'أخرى '.repeat(13)}`.trimEnd(),
  ]);
});
