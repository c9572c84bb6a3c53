import { act } from '@testing-library/react';
import { type FormEvent, StrictMode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EARLY_SCRIPT, repeatEarly } from './early.ts';

const done = vi.fn();

function Page() {
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  useEffect(() => void repeatEarly(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    done(`sends ${text}`);
  };
  return (
    <>
      <button type="button" onClick={() => done('opens')}>
        <span>open</span>
      </button>
      <form onSubmit={send}>
        <input
          name="words"
          onFocus={() => done('meets')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <input type="checkbox" checked={isTicked} onChange={() => setTicked(!isTicked)} />
        <select name="field" onChange={({ currentTarget }) => done(currentTarget.value)}>
          <option>one</option>
          <option>two</option>
        </select>
        <button type="submit">send</button>
      </form>
      <output>{`${text} ${isTicked}`}</output>
    </>
  );
}

let root: Root | undefined;

beforeEach(() => {
  done.mockReset();
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  // The text that the page carries, run as the page runs it.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(EARLY_SCRIPT)();
});
afterEach(() => {
  window.early?.end();
  act(() => root?.unmount());
  root = undefined;
  delete window.early;
  // Files share a document.
  document.body.replaceChildren();
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

const box = (selector: string) => find(selector) as HTMLInputElement;

/** The scripts have come. */
async function begin(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(
      find('div'),
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    window.early?.end();
  });
}

function type(text: string): void {
  const field = box('input[name=words]');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a button that was pressed before the page could hear does its work once, and then as ever', async () => {
  find('button span').click();
  expect(done).not.toHaveBeenCalled();
  await begin();
  expect(done.mock.calls).toEqual([['opens']]);
  find('button span').click();
  expect(done).toHaveBeenCalledTimes(2);
});

test('what was written and ticked before stays, and is known to the page', async () => {
  type('ذر');
  type('ذرة');
  find('input[type=checkbox]').click();
  await begin();
  expect(box('input[name=words]').value).toBe('ذرة');
  expect(box('input[type=checkbox]').checked).toBe(true);
  expect(find('output').textContent).toBe('ذرة true');
});

test('a form is sent with what was written in it, and not to the address of the page', async () => {
  type('ذرة');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  await begin();
  expect(done.mock.calls).toEqual([['sends ذرة']]);
});

test('a field knows who came to it, unless they have gone on', async () => {
  find('input[name=words]').focus();
  await begin();
  expect(done.mock.calls).toEqual([['meets']]);
});

test('what was chosen is heard', async () => {
  const choice = find('select') as HTMLSelectElement;
  choice.value = 'two';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await begin();
  expect(done.mock.calls).toEqual([['two']]);
});

test('what is no longer there is not pressed', async () => {
  find('button span').click();
  find('button').remove();
  await repeatEarly();
  expect(done).not.toHaveBeenCalled();
});
