import { expect, test } from 'vitest';
import { joinWorks, nextTry, stateOf, worksIn } from './rules.ts';

test.each([
  [{ state: null, isForeign: false, doi: '' }, 'none'],
  [{ state: null, isForeign: false, doi: '10.1/a' }, 'prepared'],
  [{ state: null, isForeign: true, doi: '10.9/a' }, 'registered'],
  [{ state: 'failed', isForeign: false, doi: '10.1/a' }, 'failed'],
] as const)('the state of a DOI follows from what is known of it, case %#', (standing, expected) => {
  expect(stateOf(standing)).toBe(expected);
});

test('what fails is tried again ever later, and at last every six hours', () => {
  const now = new Date('2026-03-10T09:00:00Z');
  const minutes = [0, 1, 3, 20].map(
    (attempts) => (nextTry(now, attempts).getTime() - now.getTime()) / 60_000,
  );
  expect(minutes).toEqual([1, 2, 8, 360]);
});

test('a pasted list is one work a line, without its numbers and empty lines, with the DOI that it names', () => {
  const list = [
    '[1] Sager, J. (1990). A Practical Course. https://doi.org/10.1075/Z.44.',
    '',
    '٢- مجمع اللغة العربية. المعجم الوسيط، ٢٠٠٤',
    '---',
    '• 2001: A Space Odyssey (doi:10.1000/182)',
  ].join('\n');
  expect(worksIn(list)).toEqual([
    { text: 'Sager, J. (1990). A Practical Course. https://doi.org/10.1075/Z.44.', doi: '10.1075/z.44' },
    { text: 'مجمع اللغة العربية. المعجم الوسيط، ٢٠٠٤', doi: '' },
    { text: '2001: A Space Odyssey (doi:10.1000/182)', doi: '10.1000/182' },
  ]);
  expect(worksIn(`${'أ'.repeat(5_000)}\n`.repeat(900)).map(({ text }) => text.length)).toEqual(
    Array.from({ length: 500 }, () => 1_000),
  );
});

test('works that run over several lines of a file are joined where they are numbered', () => {
  expect(joinWorks(['1. أحمد، علي. كتاب', 'في المصطلح', '14', '2. Smith. Terms', 'and words'])).toBe(
    'أحمد، علي. كتاب في المصطلح\nSmith. Terms and words',
  );
  expect(joinWorks(['أحمد، علي. كتاب', 'سعيد. آخر'])).toBe('أحمد، علي. كتاب\nسعيد. آخر');
});
