import { listTermPapers, type UsingPaper } from '@mustalah/contract/journal/paper-terms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../../../test/network.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import { TermPapers } from './term-papers.tsx';
import { text } from './text.ts';

const paper = (id: number): UsingPaper => ({
  id,
  title: `بحث ${id}`,
  authors: ['أمل', 'ليلى'],
  published_at: '2026-03-10T09:00:00.000Z',
  volume: { id: 3, title: '', number: 2, year: 2026 },
});
const first = { results: [1, 2, 3, 4, 5].map(paper), has_more: true };
const show = (told: typeof first) => showAt('/', { '/': <TermPapers termId={9} first={told} /> });
const titles = () => screen.queryAllByRole('link', { name: /^بحث/ }).map((link) => link.textContent);

test('a term that no article uses says nothing of articles', () => {
  fakeNetwork();
  show({ results: [], has_more: false });
  expect(screen.queryByText(text.papers)).toBeNull();
});

test('the newest stand there, the others come by a button, none twice', async () => {
  const network = fakeNetwork();
  show(first);
  expect(screen.getAllByRole('link', { name: 'المجلد ٢ – ٢٠٢٦' })[0]?.getAttribute('href')).toBe(
    '/volume/3?paper=1',
  );
  network.answer(listTermPapers, { results: [5, 6, 7].map(paper), count: 7, next: null, previous: null });
  await userEvent.click(screen.getByRole('button', { name: text.morePapers }));
  await screen.findByText('بحث 7');
  expect(titles()).toEqual([1, 2, 3, 4, 5, 6, 7].map((id) => `بحث ${id}`));
  expect(network.asked.map(({ search }) => search)).toEqual(['?page=2']);
  expect(screen.queryByRole('button', { name: text.morePapers })).toBeNull();
});

test('what cannot be loaded is told, and may be asked for again', async () => {
  const toasts = watchToasts();
  const network = fakeNetwork();
  network.on(listTermPapers, () => refusal(503, 'unavailable'));
  show(first);
  await userEvent.click(screen.getByRole('button', { name: text.morePapers }));
  await expect.poll(() => toasts.length).toBe(1);
  expect(titles()).toHaveLength(5);
  expect(screen.getByRole('button', { name: text.morePapers })).toBeDefined();
});
