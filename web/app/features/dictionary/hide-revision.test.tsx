import { getCurrentUser } from '@mustalah/contract/accounts';
import { hideRevision } from '@mustalah/contract/terms/oversight';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { person, signedIn, signedOut } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import { reloadUser } from '../../session.ts';
import { HideRevision } from './hide-revision.tsx';
import { text } from './text.ts';

async function shownTo(rights: Partial<typeof person>) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, ...rights });
  await reloadUser();
  showAt('/', { '/': <HideRevision id={7} /> });
  return { network, toasts: watchToasts() };
}

const hideButton = () => screen.findByRole('button', { name: text.hideRevision });
const question = () => screen.queryByText(text.hideWarning);

/** The act of the question, which bears the name of the button that opened it. */
async function agree() {
  await userEvent.click(await hideButton());
  await screen.findByText(text.hideWarning);
  const buttons = screen.getAllByRole('button', { name: text.hideRevision, hidden: true });
  return buttons.at(-1) as HTMLElement;
}

test('nobody but an admin is offered to hide a version', async () => {
  fakeNetwork();
  await signedOut();
  showAt('/', { '/': <HideRevision id={7} /> });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a contributor is not offered it either', async () => {
  await shownTo({ is_contributor: true });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a version is hidden only after the question, and then once', async () => {
  const { network, toasts } = await shownTo({ role: 'admin', is_admin: true });
  const release = network.hold(hideRevision);
  const act = await agree();
  expect(network.timesAsked(hideRevision)).toBe(0);
  await userEvent.dblClick(act);
  expect(network.timesAsked(hideRevision)).toBe(1);
  expect(network.asked.at(-1)?.what).toBe('POST /api/admin-tools/revisions/7/hide/');
  release(json({ detail: 'أُخفيت النسخة' }));
  await expect.poll(() => toasts).toEqual([{ tone: 'success', message: 'أُخفيت النسخة' }]);
  expect(question()).toBeNull();
});

test('a refusal is told, and the question closes: another admin may have hidden it', async () => {
  const { network, toasts } = await shownTo({ role: 'admin', is_admin: true });
  network.on(hideRevision, () => refusal(404, 'not_found'));
  await userEvent.click(await agree());
  await expect.poll(() => toasts.map(({ tone }) => tone)).toEqual(['error']);
  expect(question()).toBeNull();
});

test('after a lost connection the question stays, to be answered again', async () => {
  const { network, toasts } = await shownTo({ role: 'admin', is_admin: true });
  network.on(hideRevision, () => {
    throw new TypeError('failed to fetch');
  });
  await userEvent.click(await agree());
  await expect.poll(() => toasts.map(({ tone }) => tone)).toEqual(['error']);
  expect(question()).not.toBeNull();
});
