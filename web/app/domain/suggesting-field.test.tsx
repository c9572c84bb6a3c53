import { suggestTerms } from '@mustalah/contract/terms/dictionary';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../test/network.ts';
import { showAt } from '../../test/screen.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SearchBox } from './search-box.tsx';
import { loadSuggestions, SuggestingField } from './suggesting-field.tsx';
import { suggestionText as text } from './text.ts';

const found = {
  entries: [
    { id: 7, arabic: 'مجهر', latin: 'microscope', match: 'exact' as const },
    { id: 8, arabic: 'مجهر إلكتروني', latin: 'electron microscope', match: 'prefix' as const },
  ],
  shelf: [{ id: 70, arabic: 'مجهري', latin: 'microscopic', match: 'prefix' as const, above: 2 }],
};

const asked = vi.fn();
function Field({ isAnswered = false }: { isAnswered?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      value={value}
      onSearch={(typed) => {
        asked(typed);
        setValue(typed);
      }}
      render={(field) => (
        <SuggestingField
          {...field}
          isAnswered={isAnswered}
          render={(input) => <input {...input} aria-label="ابحث" />}
        />
      )}
    />
  );
}

/** Show the field as somebody who has come to it, with the suggestions loaded. */
async function show(field = <Field />) {
  asked.mockClear();
  const network = fakeNetwork();
  network.answer(suggestTerms, found);
  const { place } = showAt('/', { '/': field, '/term/:id': <p>المدخل</p>, '/shelf': <p>المسرد</p> });
  await loadSuggestions();
  await userEvent.click(screen.getByLabelText('ابحث'));
  return { network, place, box: await screen.findByRole<HTMLInputElement>('combobox') };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOf = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('entries and rows of the shelf stand in two named groups, and the focus stays in the field', async () => {
  const { box } = await show();
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(box, 'مجهر');
  const list = await screen.findByRole('listbox', { name: text.label });
  const groups = within(list).getAllByRole('group');
  expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([2, 1]);
  expect(within(list).getByRole('group', { name: text.shelf }).textContent).toContain('microscopic');
  expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-controls')]).toEqual(['true', list.id]);
  expect(document.activeElement).toBe(box);
  expect(activeOf(box)).toBeNull();
});

test('the arrows go through both groups and round, Enter opens what is marked, and what was typed stays', async () => {
  const { box } = await show();
  await userEvent.type(box, 'مجهر');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOf(box)).toBe('مجهر microscope');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOf(box)).toBe('مجهري microscopic');
  expect(box.value).toBe('مجهر');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('المسرد');
});

test('Enter without a mark asks for what was typed at once and closes; Escape closes and keeps the text', async () => {
  const { box } = await show();
  await userEvent.type(box, 'مجهر');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect([options(), box.value]).toEqual([[], 'مجهر']);
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await userEvent.type(box, 'ي');
  await waitFor(() => expect(options()).toHaveLength(3));
  await userEvent.keyboard('{Enter}');
  expect(options()).toEqual([]);
  expect(asked).toHaveBeenLastCalledWith('مجهري');
});

test('one Enter searches also while the list is open, where nothing is marked in it', async () => {
  fakeNetwork().answer(suggestTerms, found);
  await loadSuggestions();
  const { place } = showAt('/', { '/': <SearchBox />, '/dictionary': <p>المعجم</p> });
  await userEvent.type(await screen.findByRole('combobox'), 'مجهر');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('المعجم');
  expect(place()).toBe(`/dictionary?search=${encodeURIComponent('مجهر')}`);
});

test('nothing opens where what was typed is answered below, nor where somebody only comes to the field', async () => {
  const { box, network } = await show(<Field isAnswered />);
  expect(network.timesAsked(suggestTerms)).toBe(0);
  await userEvent.type(box, 'مجهر');
  await waitFor(() => expect(network.timesAsked(suggestTerms)).toBeGreaterThan(0));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(options()).toEqual([]);
});

test('a press on a suggestion leads to it; a press elsewhere closes the list once it is over', async () => {
  const { box, place } = await show();
  await userEvent.type(box, 'مجهر');
  await screen.findByRole('listbox');
  fireEvent.pointerDown(document.body, { button: 0 });
  fireEvent.blur(box, { relatedTarget: null });
  expect(options()).toHaveLength(3);
  fireEvent.click(document.body);
  await waitFor(() => expect(options()).toEqual([]));
  await userEvent.type(box, 'ي');
  await userEvent.click(await screen.findByRole('option', { name: 'مجهر إلكتروني electron microscope' }));
  await screen.findByText('المدخل');
  expect(place()).toBe('/term/8');
});

test('what cannot be suggested is no fault of the search', async () => {
  const { box, network } = await show();
  network.on(suggestTerms, () => new Response('', { status: 500 }));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.type(box, 'زجاج');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('زجاج'));
  expect([options(), box.value]).toEqual([[], 'زجاج']);
  log.mockRestore();
});

/** The plain field with its own text, of a page that has not loaded what suggests. */
async function showPlain() {
  fakeNetwork().answer(suggestTerms, found);
  vi.resetModules();
  const fresh = await import('./suggesting-field.tsx');
  function Own() {
    const [value, setValue] = useState('');
    return (
      <fresh.SuggestingField
        value={value}
        onType={setValue}
        isOwnText
        render={(input) => <input {...input} aria-label="ابحث" />}
      />
    );
  }
  showAt('/', { '/': <Own /> });
  const plain = screen.getByRole<HTMLInputElement>('searchbox');
  plain.focus();
  return { fresh, plain };
}

test('whoever selects what they wrote in the moment that the suggestions come writes over it', async () => {
  const { fresh, plain } = await showPlain();
  fireEvent.change(plain, { target: { value: 'مجهر' } });
  plain.setSelectionRange(4, 4);
  await fresh.loadSuggestions();
  // Nothing is drawn meanwhile but what is drawn at once.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  (document.activeElement as HTMLInputElement).select();
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['مجهر', 0, 4]);
});

test('what was written before the suggestions came stays with its caret, and a composed letter is not broken', async () => {
  const { fresh, plain } = await showPlain();
  fireEvent.compositionStart(plain);
  fireEvent.change(plain, { target: { value: 'مجهر' } });
  plain.setSelectionRange(2, 2);
  await fresh.loadSuggestions();
  expect(screen.getByRole('searchbox')).toBe(plain);
  fireEvent.compositionEnd(plain);
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  expect([box.value, box.selectionStart, document.activeElement]).toEqual(['مجهر', 2, box]);
});

test('the Enter that ends a composed letter is no search, the next one is', async () => {
  const { box } = await show();
  await userEvent.type(box, 'مجهر');
  await screen.findByRole('listbox');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(options()).toHaveLength(3);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(options()).toEqual([]);
});

test.each([
  ['Home', 0],
  ['End', 4],
])('%s is of the text: it takes the mark away and moves the caret', async (key, caret) => {
  const { box } = await show();
  await userEvent.type(box, 'مجهر');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOf(box)).toBe('مجهر microscope');
  await userEvent.keyboard(`{${key}}`);
  expect([activeOf(box), box.selectionStart, options().length]).toEqual([null, caret, 3]);
});
