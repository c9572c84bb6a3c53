import { getCurrentUser } from '@mustalah/contract/accounts';
import {
  findOtherNames,
  genericDefinition,
  getAiHealth,
  suggestCategory,
  suggestDefinition,
  suggestLatin,
} from '@mustalah/contract/assistant';
import { checkTerm, submitTerm } from '@mustalah/contract/terms/suggestions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { person, signedIn, signedOut } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import { meaningText } from '../../domain/text.ts';
import { reloadUser, useSession } from '../../session.ts';
import { emptyDraft, saveDraft, takeDraft } from './draft.ts';
import { SuggestForm } from './suggest-form.tsx';
import { text } from './text.ts';

const categories = [
  { id: 1, name: 'الفيزياء' },
  { id: 2, name: 'أخرى' },
];
const filled = { latin: 'sipper', category: 'الفيزياء', definition: 'أداة يُرشف بها' };

let network: ReturnType<typeof fakeNetwork>;
beforeEach(async () => {
  // The form waits a second after the last letter; nobody else does.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  network = fakeNetwork();
  await signedIn(network);
  network.answer(checkTerm, { existing: null, meanings: [], rivals: [], near: [], definition_advice: '' });
  network.answer(findOtherNames, { terms: [] });
  network.answer(getAiHealth, {
    services: { translation: true, definition: true, category: true },
    model: false,
  });
  network.answer(suggestLatin, { latin: filled.latin, candidates: [], source: 'engine' });
  network.answer(suggestCategory, { suggested_category: filled.category, source: 'engine', candidates: [] });
  network.answer(suggestDefinition, { definition: filled.definition, source: 'engine', help: null });
  return () => vi.useRealTimers();
});

const show = () =>
  showAt('/suggest', {
    '/suggest': <SuggestForm categories={categories} stats={undefined} />,
    '/login': <p>login</p>,
  });
const field = (name: string): HTMLInputElement =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const category = (): HTMLSelectElement => screen.getByRole('combobox', { name: new RegExp(text.category) });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const afterAPause = () => act(() => vi.advanceTimersByTimeAsync(1_000));
const shownValues = () => ({
  latin: field(text.latin).value,
  category: category().value,
  definition: field(text.definition).value,
});
const submitButton = () => screen.getByRole('button', { name: text.submit });

test('the helpers fill what nobody has written', async () => {
  show();
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await waitFor(() => expect(shownValues()).toEqual(filled));
});

test('a rejected term is there to be mended, and the helpers leave it alone', async () => {
  const rejected = { arabic: 'مرشاف', latin: 'my own word', category: 'أخرى', definition: 'تعريفي' };
  showAt('/suggest', {
    '/suggest': <SuggestForm categories={categories} stats={undefined} rejected={rejected} />,
  });
  await afterAPause();
  const { arabic, ...rest } = rejected;
  expect([field(text.arabic).value, shownValues()]).toEqual([arabic, rest]);
  expect(network.timesAsked(suggestDefinition)).toBe(0);
});

test('what a person writes while the answer is on its way stays', async () => {
  const release = network.hold(suggestLatin);
  show();
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await waitFor(() => expect(network.timesAsked(suggestLatin)).toBe(1));
  write(text.latin, 'my own word');
  release(json({ latin: filled.latin, candidates: [], source: 'engine' }));
  await waitFor(() => expect(submitButton()).toBeDefined());
  expect(shownValues()).toEqual({ ...filled, latin: 'my own word' });
});

test('an answer that comes while somebody stands in its field waits until they leave it', async () => {
  const release = network.hold(suggestLatin);
  show();
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await waitFor(() => expect(network.timesAsked(suggestLatin)).toBe(1));
  act(() => field(text.latin).focus());
  release(json({ latin: filled.latin, candidates: [], source: 'engine' }));
  await waitFor(() => expect(submitButton().hasAttribute('disabled')).toBe(false));
  expect(field(text.latin).value).toBe('');
  act(() => field(text.latin).blur());
  await waitFor(() => expect(shownValues()).toEqual(filled));
});

test('a field that a person has written in is not asked for', async () => {
  show();
  write(text.latin, 'my own word');
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await waitFor(() => expect(field(text.definition).value).toBe(filled.definition));
  expect(network.timesAsked(suggestLatin)).toBe(0);
});

const askedCategory = () =>
  network.asked.filter(({ what }) => what === 'POST /api/ai/suggest-category/').map(({ body }) => body);

test('the category is asked for again with the Latin that a person writes, and nothing else is', async () => {
  show();
  write(text.arabic, 'انفعال');
  await afterAPause();
  await waitFor(() => expect(category().value).toBe(filled.category));
  network.answer(suggestCategory, { suggested_category: 'أخرى', source: 'engine', candidates: [] });
  write(text.latin, 'emotion');
  await afterAPause();
  await waitFor(() => expect(category().value).toBe('أخرى'));
  expect(askedCategory()).toEqual([{ term: 'انفعال' }, { term: 'انفعال', latin: 'emotion' }]);
  expect([network.timesAsked(suggestLatin), network.timesAsked(suggestDefinition)]).toEqual([1, 1]);
});

test('a category that was guessed stays where the helper fails that is asked again', async () => {
  show();
  write(text.arabic, 'انفعال');
  await afterAPause();
  await waitFor(() => expect(category().value).toBe(filled.category));
  network.on(suggestCategory, () => refusal(500, 'internal'));
  write(text.latin, 'emotion');
  await afterAPause();
  await waitFor(() => expect(network.timesAsked(suggestCategory)).toBe(2));
  await waitFor(() => expect(submitButton().hasAttribute('disabled')).toBe(false));
  expect(category().value).toBe(filled.category);
});

test('without a term nothing that a helper wrote stays, and what a person wrote does', async () => {
  show();
  write(text.definition, 'تعريفي');
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await waitFor(() => expect(field(text.latin).value).toBe(filled.latin));
  write(text.arabic, '');
  await waitFor(() => expect(shownValues()).toEqual({ latin: '', category: '', definition: 'تعريفي' }));
});

test('the answer for an older term is not taken', async () => {
  const release = network.hold(suggestLatin);
  show();
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await waitFor(() => expect(network.timesAsked(suggestLatin)).toBe(1));
  network.answer(suggestLatin, { latin: 'newer', candidates: [], source: 'engine' });
  write(text.arabic, 'مرقاب');
  await afterAPause();
  await waitFor(() => expect(field(text.latin).value).toBe('newer'));
  release(json({ latin: 'older', candidates: [], source: 'engine' }));
  await afterAPause();
  expect(field(text.latin).value).toBe('newer');
});

test('a helper that fails leaves its fallback and a warning', async () => {
  network.on(suggestLatin, () => refusal(500, 'internal'));
  network.on(suggestCategory, () => refusal(500, 'internal'));
  network.on(suggestDefinition, () => refusal(500, 'internal'));
  show();
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await screen.findByText(text.latinFailed);
  expect(screen.getByText(text.categoryFailed)).toBeDefined();
  expect(screen.getByText(text.definitionFailed)).toBeDefined();
  expect(shownValues()).toEqual({
    latin: '',
    category: 'أخرى',
    definition: genericDefinition('مرشاف'),
  });
});

test('the last resort of a helper is a failed fill, with help beside it', async () => {
  network.answer(suggestCategory, {
    suggested_category: 'أخرى',
    source: 'fallback',
    candidates: [{ category: 'الفيزياء', score: 0.2 }],
  });
  network.answer(suggestDefinition, {
    definition: genericDefinition('مرشاف'),
    source: 'fallback',
    help: { genus: 'جهاز يُستعمل في …', models: [{ id: 3, arabic: 'مِجهر', definition: 'جهاز يكبّر' }] },
  });
  show();
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await screen.findByText(text.definitionFailed);
  expect(screen.getByText(text.categoryFailed)).toBeDefined();
  expect(shownValues()).toMatchObject({ category: 'أخرى', definition: genericDefinition('مرشاف') });
  expect(screen.getByText('«جهاز يُستعمل في …»')).toBeDefined();
  expect(screen.getByRole('link', { name: 'مِجهر' }).getAttribute('href')).toBe('/term/3');
  await userEvent.click(screen.getByRole('button', { name: 'الفيزياء' }));
  expect(category().value).toBe('الفيزياء');
  expect(screen.queryByText(text.categoryFailed)).toBeNull();
});

test('a definition that says nothing is asked about once, and accepted when it is sent again', async () => {
  const toasts = watchToasts();
  network.answer(checkTerm, {
    existing: null,
    meanings: [],
    rivals: [],
    near: [],
    definition_advice: 'التعريف قصير',
  });
  network.answer(submitTerm, { id: 7 } as never);
  show();
  write(text.latin, 'sipper');
  write(text.definition, 'كككك');
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await waitFor(() => expect(category().value).toBe(filled.category));
  await userEvent.click(submitButton());
  await screen.findByText('التعريف قصير');
  expect(toasts).toEqual([{ tone: 'error', message: '❌ التعريف قصير' }]);
  expect(network.timesAsked(submitTerm)).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: text.sendAnyway }));
  await waitFor(() => expect(network.timesAsked(submitTerm)).toBe(1));
});

test('a term that the dictionary has is not submitted', async () => {
  network.answer(checkTerm, {
    existing: { id: 9, arabic: 'مِجهر', latin: 'microscope' } as never,
    meanings: [{ id: 9, arabic: 'مِجهر', latin: 'microscope', category: 'الفيزياء', definition: 'آلة تكبّر.' }],
    rivals: [],
    near: [],
    definition_advice: '',
  });
  show();
  write(text.arabic, 'مجهر');
  await afterAPause();
  await screen.findByText(meaningText.exists);
  expect(screen.getByRole('link', { name: text.isThere }).getAttribute('href')).toBe('/term/9');
  await waitFor(() => expect(submitButton().hasAttribute('disabled')).toBe(true));
  expect(screen.getByText(meaningText.answerFirst, { exact: false })).toBeDefined();
});

const known = { id: 9, arabic: 'انفعال', latin: 'strain', category: 'الهندسة', definition: 'تشوه الجسم' };

test('a word that is there is sent in another meaning once the contributor says so, with all that was written', async () => {
  network.answer(checkTerm, {
    existing: known as never,
    meanings: [known],
    rivals: [],
    near: [],
    definition_advice: '',
  });
  show();
  write(text.arabic, 'انفعال');
  await afterAPause();
  await userEvent.click(await screen.findByLabelText(meaningText.otherMeaning));
  write(text.latin, 'emotion');
  fireEvent.change(category(), { target: { value: 'الفيزياء' } });
  write(text.definition, 'حالة نفسية شديدة تصحبها تغيرات في الجسم');
  await userEvent.click(submitButton());
  await waitFor(() => expect(network.timesAsked(submitTerm)).toBe(1));
  expect(network.asked.find(({ what }) => what.startsWith('POST /api/submit'))?.body).toMatchObject({
    latin: 'emotion',
    is_another_meaning: true,
  });
});

test('what is missing is said at its field and in one toast, and nothing is sent', async () => {
  const toasts = watchToasts();
  show();
  await userEvent.click(submitButton());
  expect(toasts).toEqual([{ tone: 'error', message: `❌ ${text.arabicMissing}` }]);
  expect(screen.getByText(text.latinMissing)).toBeDefined();
  expect(network.timesAsked(submitTerm)).toBe(0);
});

test('a double click submits once, with the id of the category, and clears the form', async () => {
  const release = network.hold(submitTerm);
  show();
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await waitFor(() => expect(shownValues()).toEqual(filled));
  await waitFor(() => expect(submitButton().hasAttribute('disabled')).toBe(false));
  await userEvent.dblClick(submitButton());
  expect(network.asked.filter(({ what }) => what === 'POST /api/submit/').map(({ body }) => body)).toEqual([
    { arabic: 'مرشاف', ...filled, category: 1 },
  ]);
  release(json({ id: 3, detail: '' }));
  await screen.findByText(text.submitted.replace('✅ ', ''));
  expect(field(text.arabic).value).toBe('');
});

test('a submission that meets an ended session keeps the draft and goes to sign-in', async () => {
  network.on(submitTerm, () => refusal(401, 'session_ended'));
  const { place } = show();
  write(text.arabic, 'مرشاف');
  await afterAPause();
  await waitFor(() => expect(submitButton().hasAttribute('disabled')).toBe(false));
  await waitFor(() => expect(shownValues()).toEqual(filled));
  await userEvent.click(submitButton());
  await screen.findByText('login');
  expect(place()).toBe('/login?next=%2Fsuggest');
  expect(takeDraft(person.id)).toMatchObject({ arabic: 'مرشاف', ...filled });
});

test('a session that ends in another tab keeps what was written', async () => {
  show();
  write(text.latin, 'sipper');
  await signedOut();
  await waitFor(() =>
    expect(takeDraft(person.id)).toMatchObject({ arabic: '', latin: 'sipper', definition: '', category: '' }),
  );
});

test('a form that goes with the session keeps what was written', async () => {
  const UntilSignedOut = () =>
    useSession().user ? <SuggestForm categories={categories} stats={undefined} /> : <p>login</p>;
  showAt('/suggest', { '/suggest': <UntilSignedOut /> });
  write(text.latin, 'sipper');
  await signedOut();
  await screen.findByText('login');
  expect(takeDraft(person.id)?.latin).toBe('sipper');
});

test('what one was writing is not shown to another who signs in in another tab, and is kept for its writer', async () => {
  show();
  write(text.latin, 'sipper');
  const other = { ...person, id: person.id + 1 };
  network.answer(getCurrentUser, other);
  await act(() => reloadUser());
  await waitFor(() => expect(field(text.latin).value).toBe(''));
  expect([takeDraft(other.id), takeDraft(person.id)?.latin]).toEqual([null, 'sipper']);
});

test('a kept draft stands in the form again, once', async () => {
  saveDraft({ ...emptyDraft, arabic: 'مرشاف', ...filled, latin: 'kept' }, null);
  show();
  await waitFor(() => expect(shownValues()).toEqual({ ...filled, latin: 'kept' }));
  expect(takeDraft(person.id)).toBeNull();
  expect(network.timesAsked(suggestLatin)).toBe(0);
});

test('a term that is there under another name is shown, by the Latin that its author writes', async () => {
  network.on(findOtherNames, ({ url }) =>
    json({
      terms:
        new URL(url).searchParams.get('latin') === 'antidote'
          ? [{ id: 7, arabic: 'دِرياق', latin: 'antidote' }]
          : [],
    }),
  );
  show();
  write(text.arabic, 'ترياق');
  write(text.latin, 'antidote');
  await afterAPause();
  const link = await screen.findByRole('link', { name: 'دِرياق' });
  expect(link.getAttribute('href')).toBe('/term/7');
  expect(submitButton().hasAttribute('disabled')).toBe(false);
});
