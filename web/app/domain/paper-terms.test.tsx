import {
  decidePaperTerms,
  listPaperTerms,
  type PaperTerm,
  type ProposedTerm,
  proposeTerm,
  removeProposal,
  type PaperTerms as Terms,
} from '@mustalah/contract/journal/paper-terms';
import { listCategories } from '@mustalah/contract/terms/dictionary';
import { checkTerm } from '@mustalah/contract/terms/suggestions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../test/network.ts';
import { signedIn } from '../../test/person.ts';
import { showAt } from '../../test/screen.tsx';
import { watchToasts } from '../../test/toasts.ts';
import { PaperTerms } from './paper-terms.tsx';
import { paperTermsText as text } from './paper-terms-text.ts';

const term = (id: number, more: Partial<PaperTerm> = {}): PaperTerm => ({
  id,
  arabic: `مصطلح ${id}`,
  latin: 'term',
  definition: 'تعريفه',
  category: 'الأحياء',
  state: 'found',
  in_abstract: 0,
  in_text: 3,
  quote: { before: 'قبله ', words: 'المصطلح', behind: ' بعده' },
  decided_by: null,
  ...more,
});
const proposal = (id: number, more: Partial<ProposedTerm> = {}): ProposedTerm => ({
  id,
  arabic: `جديد ${id}`,
  latin: 'new',
  definition: 'تعريف الجديد',
  category: 'الأحياء',
  state: 'waiting',
  term: null,
  ...more,
});
const told = (more: Partial<Terms> = {}): Terms => ({
  stage: 'open',
  terms: [],
  proposals: [],
  can_propose: true,
  ...more,
});

let network: ReturnType<typeof fakeNetwork>;
beforeEach(async () => {
  network = fakeNetwork();
  await signedIn(network);
  network.answer(listCategories, [{ id: 4, name: 'الأحياء', terms: 9 }]);
  network.answer(checkTerm, { existing: null, meanings: [], rivals: [], near: [], definition_advice: '' });
});
const has = (more: Partial<Terms>) => network.answer(listPaperTerms, told(more));
const show = () => showAt('/', { '/': <PaperTerms paperId={7} /> });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (what: string) => network.asked.filter((each) => each.what === what).map(({ body }) => body);
const DECIDE = 'POST /api/journal/papers/7/terms/';

test('a candidate stands with its place in the text, how often, and who decided', async () => {
  has({
    terms: [
      term(1, { in_abstract: 1, in_text: 1 }),
      term(2, { state: 'confirmed', decided_by: 'editors' }),
      term(3, { state: 'refused', decided_by: 'you' }),
    ],
  });
  show();
  await screen.findByText('بلا قرار: مصطلح واحد');
  const rows = within(screen.getByRole('list', { name: text.found }))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');
  expect(rows[0]).toContain('…قبله المصطلح بعده…');
  expect(rows[0]).toContain('ورد مرتين، وهو في الملخص');
  expect(rows[1]).toContain('ورد ٣ مرات · أثبتته هيئة التحرير');
  expect(rows[2]).toContain('رددتَه');
});

test('one is confirmed by its button, also from the keyboard, and again pressed taken back', async () => {
  has({ terms: [term(1), term(2)] });
  const confirmed = term(1, { state: 'confirmed', decided_by: 'you' });
  network.answer(decidePaperTerms, told({ terms: [confirmed, term(2)] }));
  show();
  const button = await screen.findByRole('button', { name: text.confirmOf('مصطلح 1') });
  has({ terms: [confirmed, term(2)] });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement).toBe(button);
  await press(text.confirmOf('مصطلح 1'));
  expect(sent(DECIDE)).toEqual([
    { state: 'confirmed', terms: [1] },
    { state: 'found', terms: [1] },
  ]);
});

test('two rows are decided at once, and neither answer undoes the other', async () => {
  has({ terms: [term(1), term(2)] });
  const { promise: gate, resolve: release } = Promise.withResolvers<Terms>();
  network.on(decidePaperTerms, async () => json(await gate));
  const toasts = watchToasts();
  show();
  await screen.findByText('بلا قرار: مصطلحان');
  await press(text.confirmOf('مصطلح 1'));
  await press(text.refuseOf('مصطلح 2'));
  const [one, two] = [
    term(1, { state: 'confirmed', decided_by: 'you' }),
    term(2, { state: 'refused', decided_by: 'you' }),
  ];
  has({ terms: [one, two] });
  release(told({ terms: [one, two] }));
  await screen.findByText('حُسمت كلها');
  expect(toasts).toEqual([]);
  expect(sent(DECIDE)).toEqual([
    { state: 'confirmed', terms: [1] },
    { state: 'refused', terms: [2] },
  ]);
});

test.each([
  [text.confirmRest, 'confirmed'],
  [text.refuseRest, 'refused'],
])('%s decides on what has no decision yet, and on nothing else', async (name, state) => {
  has({ terms: [term(1), term(2, { state: 'refused', decided_by: 'author' }), term(3)] });
  network.answer(decidePaperTerms, told());
  show();
  await screen.findByText('بلا قرار: مصطلحان');
  await press(name);
  expect(sent(DECIDE)).toEqual([{ state, terms: [1, 3] }]);
});

test('a refusal is told, and the list stays', async () => {
  const toasts = watchToasts();
  has({ terms: [term(1)] });
  network.on(decidePaperTerms, () => refusal(409, 'paper_not_open'));
  show();
  await screen.findByText('بلا قرار: مصطلح واحد');
  await press(text.confirmOf('مصطلح 1'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.message).toContain('تُثبَت مصطلحات البحث بعد قبوله');
  expect(screen.getByRole('button', { name: text.confirmOf('مصطلح 1') })).toBeDefined();
});

test.each(['waiting', 'seeking', 'open', 'ended'] as const)(
  'without candidates it says why: %s',
  async (stage) => {
    has({ stage });
    show();
    expect((await screen.findByRole('status')).textContent).toBe(text.stages[stage]);
  },
);

test('what cannot be loaded is asked for again', async () => {
  network.on(listPaperTerms, () => refusal(403, 'asked_to_review'));
  show();
  await screen.findByRole('alert');
  has({ terms: [term(1)] });
  await press('إعادة المحاولة');
  await screen.findByText('بلا قرار: مصطلح واحد');
});

test('a proposal says where it stands and leads to its term', async () => {
  has({
    proposals: [
      proposal(1),
      proposal(2, { state: 'suggested', term: { id: 20, arabic: 'جديد 2', is_approved: false } }),
      proposal(3, { state: 'duplicate', term: { id: 30, arabic: 'قديم', is_approved: true } }),
      proposal(4, { state: 'suggested' }),
    ],
  });
  show();
  const rows = within(await screen.findByRole('list', { name: text.proposals })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByRole('link')?.getAttribute('href') ?? null)).toEqual([
    null,
    '/term/20',
    '/term/30',
    null,
  ]);
  expect(rows[3]?.textContent).toContain(text.gone);
  const removable = rows.map((row) => within(row).queryByRole('button') !== null);
  expect(removable).toEqual([true, false, true, false]);
});

test('a proposal is sent with the id of its category; what the dictionary has stands at the field', async () => {
  has({});
  show();
  await userEvent.click(await screen.findByRole('button', { name: text.propose }));
  await screen.findByRole('option', { name: 'الأحياء' });
  await press(text.send);
  expect(screen.getByText(text.definitionMissing)).toBeDefined();
  const write = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  write(text.arabic, 'مقراب');
  write(text.latin, 'scope');
  write(text.definition, 'آلة يُنظر بها');
  fireEvent.change(screen.getByRole('combobox', { name: text.category }), { target: { value: '4' } });
  network.on(proposeTerm, () => refusal(409, 'term_exists', { arabic: ['موجود: «مقراب»'] }));
  await press(text.send);
  await screen.findByText('موجود: «مقراب»');
  network.answer(proposeTerm, told());
  await press(text.send);
  await screen.findByRole('button', { name: text.propose });
  const body = { arabic: 'مقراب', latin: 'scope', definition: 'آلة يُنظر بها', category: 4 };
  expect(sent('POST /api/journal/papers/7/proposed-terms/')).toEqual([body, body]);
});

test('the same word in the dictionary is shown while one writes', async () => {
  has({});
  network.answer(checkTerm, {
    existing: {
      id: 9,
      arabic: 'مقراب',
      latin: 'telescope',
      definition: 'آلة',
      category: 'الفلك',
      category_name: 'الفلك',
      votes: 0,
      votes_needed: 0,
      is_approved: true,
      needs_definition: false,
      created_by: null,
      created_by_name: '',
      created_at: '2026-03-10T09:00:00.000Z',
      updated_at: '2026-03-10T09:00:00.000Z',
    },
    meanings: [],
    rivals: [],
    near: [],
    definition_advice: '',
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: text.propose }));
  fireEvent.change(screen.getByRole('textbox', { name: text.arabic }), { target: { value: 'مقراب' } });
  const link = await screen.findByRole('link', { name: 'مقراب' }, { timeout: 60_000 });
  expect(link.getAttribute('href')).toBe('/term/9');
});

test('a waiting proposal is removed', async () => {
  has({ proposals: [proposal(5)] });
  network.answer(removeProposal, told());
  show();
  const button = await screen.findByRole('button', { name: text.removeOf('جديد 5') });
  has({});
  await userEvent.click(button);
  await screen.findByText(text.noProposals);
  expect(sent('DELETE /api/journal/papers/7/proposed-terms/5/')).toHaveLength(1);
});

test('an editor proposes nothing', async () => {
  has({ can_propose: false, terms: [term(1)] });
  show();
  await screen.findByText('بلا قرار: مصطلح واحد');
  expect(screen.queryByText(text.proposals)).toBeNull();
});
