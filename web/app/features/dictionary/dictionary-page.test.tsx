import type { Answer } from '@mustalah/contract/endpoint';
import { searchTerms } from '@mustalah/contract/terms/dictionary';
import { listUserVotes } from '@mustalah/contract/terms/votes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../../../test/network.ts';
import { signedOut } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { termOf } from '../../../test/terms.ts';
import { watchToasts } from '../../../test/toasts.ts';
import { shelfText } from '../../domain/shelf-text.ts';
import { statusText } from '../../domain/text.ts';
import { common } from '../../text/common.ts';
import DictionaryPage from './dictionary-page.tsx';
import { text } from './text.ts';

/** The server rendered the page without terms, so the browser asks for them. */
const rendered = {
  loaderData: { query: {}, terms: null, fields: [{ name: 'الفلك', terms: 7 }] },
} as object as ComponentProps<typeof DictionaryPage>;
const show = (address: string) =>
  showAt(address, { '/dictionary': <DictionaryPage {...rendered} />, '/login': null });
const none = { results: [], shelf: [], next: null, previous: null, meant: null };

test('a dictionary that does not come says so, and is asked for again', async () => {
  const network = fakeNetwork();
  await signedOut();
  const toasts = watchToasts();
  network.on(searchTerms, () => refusal(500, 'internal'));
  show('/dictionary');
  await screen.findByRole('alert');
  expect(toasts).toEqual([{ tone: 'error', message: text.loadFailed }]);
  network.answer(searchTerms, { ...none, count: 0 });
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await screen.findByText(text.none);
});

test('a page beyond the last one leads back to the first, and suggests nothing', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, { ...none, count: 1211 });
  show('/dictionary?search=x&page=9999');
  const link = await screen.findByRole('link', { name: common.firstPage });
  expect(link.getAttribute('href')).toBe('/dictionary?search=x&page=1');
  expect(screen.queryByText(text.none)).toBeNull();
});

test('what is written as it was asked is counted apart from what is near it', async () => {
  const network = fakeNetwork();
  await signedOut();
  const matched = (id: number, match: 'exact' | 'prefix') => ({
    ...termOf(id, `مجهر ${id}`),
    match,
    matched: null,
  });
  const results = [matched(1, 'exact'), matched(2, 'prefix')];
  network.answer(searchTerms, { ...none, results, count: 50 });
  network.answer(listUserVotes, { voted_terms: [], own_terms: [] });
  show('/dictionary?search=x');
  await screen.findByText(text.foundApart(1, 49));
});

test('keys of the other layout are offered as they were meant', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, { ...none, count: 0, meant: 'التيار' });
  show('/dictionary?search=hgjdhv');
  const link = await screen.findByRole('link', { name: 'التيار' });
  expect(link.getAttribute('href')).toBe(`/dictionary?search=${encodeURIComponent('التيار')}`);
});

test.each([
  ['طاقة', 'arabic'],
  ['energy', 'latin'],
])('%s that is not found is suggested in the field of its script', async (search, field) => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, { ...none, count: 0 });
  show(`/dictionary?search=${search}`);
  const link = await screen.findByRole('link', { name: text.suggestThis(search) });
  expect(link.getAttribute('href')).toBe(`/suggest?${field}=${encodeURIComponent(search)}`);
});

test.each([
  ['الطاقة الخضراء', 'arabic'],
  ['green energy', 'latin'],
])('below what is found for %s it can be suggested in the field of its script', async (search, field) => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, { ...none, count: 1, results: [foundTerm(1, 'طاقة')] });
  show(`/dictionary?search=${search}`);
  const link = await screen.findByRole('link', { name: text.suggestThis(search) });
  expect(link.getAttribute('href')).toBe(`/suggest?${field}=${encodeURIComponent(search)}`);
});

test('a list that nobody searched in suggests nothing', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, { ...none, count: 1, results: [foundTerm(1, 'طاقة')] });
  show('/dictionary');
  await screen.findByText('طاقة');
  expect(screen.queryByText(text.notAmongThem)).toBeNull();
});

test('a filter that is chosen right after the reset is chosen of everything', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, { ...none, count: 0 });
  const { place } = show('/dictionary?search=x');
  await screen.findByText(text.none);
  // Both before the page is drawn again.
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: text.reset }));
    fireEvent.change(screen.getByRole('combobox', { name: text.categoryLabel, hidden: true }), {
      target: { value: 'الفلك' },
    });
  });
  await waitFor(() => expect(place()).toBe(`/dictionary?category=${encodeURIComponent('الفلك')}`));
});

test('the list stands in the order and status of the address, which a search has no use for', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, { ...none, count: 0 });
  const { goTo } = show('/dictionary?status=pending&sort=near_approval');
  await screen.findByText(text.none);
  const orders = () => screen.queryByRole('combobox', { name: text.orderLabel });
  expect((orders() as HTMLSelectElement).value).toBe('near_approval');
  fireEvent.change(orders() as HTMLElement, { target: { value: 'newest' } });
  await waitFor(() => expect(lastAsked(network)).toMatchObject({ status: 'pending', sort: 'newest' }));
  await act(() => goTo('/dictionary?status=pending&sort=newest&search=x'));
  await waitFor(() => expect(lastAsked(network)).toMatchObject({ search: 'x' }));
  expect(Object.keys(lastAsked(network))).not.toContain('status');
  expect(Object.keys(lastAsked(network))).not.toContain('sort');
  expect(orders()).toBeNull();
});

/** What the list was last asked for. */
const lastAsked = ({ asked }: ReturnType<typeof fakeNetwork>) =>
  Object.fromEntries(
    new URLSearchParams(asked.findLast(({ what }) => what === 'GET /api/terms/')?.search ?? ''),
  );

test('beside the list each field is a link with the number of its terms, but where only some terms are shown', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, { ...none, count: 0 });
  const { goTo } = show('/dictionary?category=الطب&page=3');
  const rail = within(screen.getByRole('navigation', { name: text.filters }));
  const field = () => rail.getByRole('link', { name: /^الفلك/ });
  expect(field().textContent).toContain('٧');
  expect(field().getAttribute('href')).toBe(`/dictionary?category=${encodeURIComponent('الفلك')}`);
  await act(() => goTo('/dictionary?category=الفلك&status=approved'));
  expect(field().textContent).not.toContain('٧');
  expect(field().getAttribute('aria-current')).toBe('true');
  const pending = rail.getByRole('link', { name: statusText.pending });
  expect(pending.getAttribute('href')).toBe(
    `/dictionary?category=${encodeURIComponent('الفلك')}&status=pending`,
  );
});

test('rows of the shelf stand under the results, marked, each with the way to suggest it or to what it became', async () => {
  const network = fakeNetwork();
  await signedOut();
  const source = { name: 'مسارد مصطلح', licence: 'CC BY 4.0', link: '' };
  const fields = [{ id: 3, name: 'الفيزياء' }];
  const row = {
    kind: 'term' as const,
    note: '',
    fields,
    source,
    entry: null,
    match: 'exact' as const,
    above: 0,
  };
  network.answer(searchTerms, {
    ...none,
    count: 0,
    shelf: [
      { ...row, id: 1, arabic: 'طاقة', latin: 'energy' },
      { ...row, id: 2, arabic: 'استطاعة', latin: 'power', entry: { id: 9, is_approved: false } },
    ],
  });
  const { place } = show('/dictionary?search=energy');
  await screen.findByRole('list', { name: shelfText.unreviewed });
  const suggest = screen.getByRole('link', { name: shelfText.suggestOf('طاقة') });
  expect(Object.fromEntries(new URL(String(suggest.getAttribute('href')), 'http://x').searchParams)).toEqual({
    arabic: 'طاقة',
    latin: 'energy',
    category: 'الفيزياء',
  });
  expect(
    screen
      .getByRole('link', { name: shelfText.entryOf(shelfText.suggested, 'استطاعة') })
      .getAttribute('href'),
  ).toBe('/term/9');
  // A stranger signs in first, and comes back.
  await userEvent.click(screen.getByRole('button', { name: shelfText.doubtOf('طاقة') }));
  expect(place()).toBe(`/login?next=${encodeURIComponent('/dictionary?search=energy')}`);
});

test('the slash leads to the field, and the arrows from it through the results and back', async () => {
  // The note beside a term that has the focus.
  HTMLElement.prototype.showPopover ??= () => {};
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, {
    ...none,
    count: 2,
    results: [foundTerm(1, 'طاقة'), foundTerm(2, 'طاقيّ')],
  });
  show('/dictionary');
  const person = userEvent.setup();
  const result = (name: string) => screen.findByRole('link', { name });
  await result('طاقة');
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await result('طاقة'));
  // Nothing follows the last one.
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(await result('طاقيّ'));
  await person.keyboard('/');
  expect(document.activeElement?.getAttribute('name')).toBe('search');
  await person.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.getAttribute('name')).toBe('search');
  expect((document.activeElement as HTMLInputElement).value).toBe('');
});

test('whoever writes elsewhere is not led away by keys', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, { ...none, count: 1, results: [foundTerm(1, 'طاقة')] });
  show('/dictionary');
  await screen.findByText('طاقة');
  const rail = within(screen.getByRole('navigation', { name: text.filters }));
  const root = rail.getByLabelText<HTMLInputElement>(text.rootLabel);
  const person = userEvent.setup();
  await person.type(root, 'ك/{ArrowDown}');
  expect(document.activeElement).toBe(root);
  expect(root.value).toBe('ك/');
});

type Page = Answer<typeof searchTerms>;

const foundTerm = (id: number, arabic: string) =>
  ({
    id,
    arabic,
    latin: 'energy',
    definition: '',
    category_name: 'الطاقة',
    created_by_name: '',
    votes: 0,
    is_approved: true,
    match: 'prefix',
    matched: null,
  }) as Page['results'][number];

const shelfRow = (id: number, arabic: string, above: number): Page['shelf'][number] => ({
  id,
  arabic,
  latin: 'energy',
  kind: 'term',
  note: '',
  fields: [],
  source: { name: 'قوائم', licence: 'CC BY 4.0', link: '' },
  entry: null,
  match: 'exact',
  above,
});

/** Entries and rows of the shelf, and not the filters beside them. */
const shownRows = () => screen.getAllByRole('listitem').filter((item) => item.closest('nav') === null);

test('a row of the shelf that is what was asked stands above the entries that only have the word', async () => {
  const network = fakeNetwork();
  await signedOut();
  network.answer(searchTerms, {
    ...none,
    count: 2,
    results: [foundTerm(1, 'طاقيّ'), foundTerm(2, 'طاقة الرياح')],
    shelf: [shelfRow(7, 'طاقة', 1), shelfRow(8, 'طاقة نووية', 2)],
  });
  show('/dictionary?search=energy');
  await screen.findByText('طاقة');
  const shown = shownRows().map((item) => item.textContent ?? '');
  expect(shown.map((each) => each.match(/طاقيّ|طاقة الرياح|طاقة نووية|طاقة/)?.[0])).toEqual([
    'طاقيّ',
    'طاقة',
    'طاقة الرياح',
    'طاقة نووية',
  ]);
});

test('what only the shelf has is told to have no entry yet, and not to be nowhere', async () => {
  const network = fakeNetwork();
  await signedOut();
  const near = { ...shelfRow(7, 'طاقة', 0), match: 'fuzzy' as const };
  network.answer(searchTerms, { ...none, count: 0, shelf: [near] });
  show('/dictionary?search=enrgy');
  await screen.findByText(text.noEntry);
  expect(shownRows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(text.match.fuzzy),
  ]);
  expect(screen.queryByText(text.none)).toBeNull();
});
