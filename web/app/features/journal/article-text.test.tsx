import type { ArticleText as Answered, ListItem } from '@mustalah/contract/journal/article-text';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '../../../test/screen.tsx';
import { ArticleText } from './article-text.tsx';
import { pointsOf } from './list-points.ts';
import { articleTextText as text } from './text.ts';

const runs = (words: string) => [{ text: words }];
const item = (words: string, level: number, number: number | null): ListItem => ({
  level,
  number,
  direction: 'auto',
  runs: runs(words),
});

const said: Answered = {
  blocks: [
    { kind: 'heading', level: 1, direction: 'rtl', runs: runs('مقدمة') },
    {
      kind: 'paragraph',
      direction: 'ltr',
      runs: [
        { text: '<b>H' },
        { text: '2', script: 'sub' },
        { text: 'O', bold: true },
        { note: 0 },
        { missing: 'equation' },
        { formula: 'a<b' },
      ],
    },
    { kind: 'heading', level: 2, direction: 'rtl', runs: runs('منهج') },
    { kind: 'list', items: [item('أول', 0, 4), item('تحته', 1, null), item('ثانٍ', 0, 5)] },
    {
      kind: 'table',
      direction: 'rtl',
      rows: [
        {
          is_head: true,
          cells: [
            { columns: 2, rows: 1, content: [{ kind: 'paragraph', direction: 'auto', runs: runs('رأس') }] },
          ],
        },
      ],
    },
    { kind: 'picture', place: 3, alt: 'شكل القلب' },
    { kind: 'picture', place: 9, alt: 'لم يأت' },
  ],
  notes: [[{ kind: 'paragraph', direction: 'auto', runs: runs('حاشية') }]],
  pictures: [{ place: 3, path: '/articles/1/pictures/3.webp', width: 40, height: 30 }],
};

test('the text of an article stands under its contents, in its directions, with its lists, tables, pictures and notes', () => {
  showAt('/', { '/': <ArticleText said={said} /> });
  const contents = within(screen.getByRole('navigation', { name: text.contents }));
  const links = contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['مقدمة', '#text-0'],
    ['منهج', '#text-2'],
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'مقدمة' }).id).toBe('text-0');
  const paragraph = screen.getByText(/<b>H/u);
  expect([paragraph.dir, paragraph.innerHTML]).toEqual([
    'ltr',
    expect.stringContaining('&lt;b&gt;H<sub>2</sub><strong>O</strong>'),
  ]);
  expect(paragraph.textContent).toContain(text.missing.equation);
  const formula = within(paragraph).getByText('a<b');
  expect([formula.tagName, formula.dir]).toEqual(['CODE', 'ltr']);
  const call = screen.getByRole('link', { name: text.note('١') });
  expect([call.id, call.getAttribute('href')]).toEqual(['call-0', '#note-0']);
  expect(screen.getByText('ثانٍ').getAttribute('value')).toBe('5');
  expect(screen.getByRole('columnheader', { name: 'رأس' }).getAttribute('colspan')).toBe('2');
  expect(screen.getAllByRole('img').map((img) => [img.getAttribute('src'), img.getAttribute('alt')])).toEqual(
    [['/articles/1/pictures/3.webp', 'شكل القلب']],
  );
});

test('points that stand deeper belong to the one before them, and one that begins too deep to nobody', () => {
  const points = pointsOf([
    item('أ', 2, null),
    item('ب', 0, 1),
    item('ج', 1, null),
    item('د', 2, null),
    item('هـ', 0, 2),
  ]);
  expect(points.map(({ runs: [run], below }) => [run, below.length])).toEqual([
    [{ text: 'أ' }, 0],
    [{ text: 'ب' }, 2],
    [{ text: 'هـ' }, 0],
  ]);
});
