import { getCurrentUser } from '@mustalah/contract/accounts';
import { readNotifications } from '@mustalah/contract/notifications';
import { getDailyChallenge, getUserStats } from '@mustalah/contract/rewards';
import { listCategories } from '@mustalah/contract/terms/dictionary';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { takeConsoleErrors } from '../test/console.ts';
import { fakeNetwork, json, refusal } from '../test/network.ts';
import { person, signedIn, signedOut } from '../test/person.ts';
import { showAt } from '../test/screen.tsx';
import { call } from './api.ts';
import { reloadUser } from './session.ts';
import { keyOf, useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

function Balance() {
  const { data } = useCall(getUserStats, {});
  return <p>{data ? `balance ${data.uas_balance}` : 'waiting'}</p>;
}

/** Earns a point. */
function Earn() {
  const { write } = useWrite(() => call(readNotifications, { body: {} }), { outdates: [getUserStats] });
  return (
    <button type="button" onClick={() => write()}>
      earn
    </button>
  );
}

const balance = (uas_balance: number) => ({ uas_balance }) as never;

test('what a write outdates is asked for again where it is shown', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getUserStats, balance(1));
  showAt('/', { '/': [<Balance key="balance" />, <Earn key="earn" />] });
  await screen.findByText('balance 1');
  network.answer(getUserStats, balance(2));
  network.answer(readNotifications, { unread: 0 });
  await userEvent.click(screen.getByText('earn'));
  await screen.findByText('balance 2');
});

test('what a write outdates is never shown again on another screen, not even for a moment', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getUserStats, balance(1));
  network.answer(readNotifications, { unread: 0 });
  const { goTo } = showAt('/profile', { '/profile': <Balance />, '/term': <Earn /> });
  await screen.findByText('balance 1');
  await goTo('/term');
  await userEvent.click(await screen.findByText('earn'));
  const release = network.hold(getUserStats);
  await goTo('/profile');
  await screen.findByText('waiting');
  release(json(balance(2)));
  await screen.findByText('balance 2');
});

test('a write that fails outdates too, for the answer alone may be lost', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getUserStats, balance(1));
  showAt('/', { '/': [<Balance key="balance" />, <Earn key="earn" />] });
  await screen.findByText('balance 1');
  network.answer(getUserStats, balance(2));
  network.on(readNotifications, () => refusal(500, 'internal'));
  await userEvent.click(screen.getByText('earn'));
  await screen.findByText('balance 2');
});

test('two clicks send one request', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  const release = network.hold(readNotifications);
  showAt('/', { '/': <Earn /> });
  await userEvent.dblClick(screen.getByText('earn'));
  expect(network.timesAsked(readNotifications)).toBe(1);
  release(json({ unread: 0 }));
});

test('after an answer one may write again', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(readNotifications, { unread: 0 });
  showAt('/', { '/': <Earn /> });
  await userEvent.click(screen.getByText('earn'));
  await expect.poll(() => network.timesAsked(readNotifications)).toBe(1);
  await userEvent.click(screen.getByText('earn'));
  await expect.poll(() => network.timesAsked(readNotifications)).toBe(2);
});

test('an answer is kept for the one who asked, and strangers do not ask', async () => {
  const network = fakeNetwork();
  await signedOut();
  showAt('/', { '/': <Balance /> });
  await screen.findByText('waiting');
  expect(network.asked).toEqual([]);
  network.answer(getUserStats, balance(1));
  await signedIn(network);
  await screen.findByText('balance 1');
});

test('what everybody is answered alike is kept once', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(listCategories, []);
  function Categories() {
    return useCall(listCategories, {}).data ? 'categories' : null;
  }
  const { queries } = showAt('/', { '/': <Categories /> });
  await screen.findByText('categories');
  expect(queries.getQueryData(keyOf(listCategories, {}, null))).toEqual([]);
  expect(queries.getQueryData(keyOf(listCategories, {}, person.id))).toBeUndefined();
});

test('what stands beside the page tells the log that it failed', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.on(getDailyChallenge, () => refusal(500, 'internal'));
  function Aside() {
    return useCall(getDailyChallenge, {}, { isAside: true }).isError ? 'failed' : null;
  }
  showAt('/', { '/': <Aside /> });
  await screen.findByText('failed');
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('what one user was answered is never shown to the next in the same tab, not even for a moment', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getUserStats, balance(1));
  showAt('/', { '/': <Balance /> });
  await screen.findByText('balance 1');
  const release = network.hold(getUserStats);
  network.answer(getCurrentUser, { ...person, id: person.id + 1 });
  await act(() => reloadUser());
  await screen.findByText('waiting');
  release(json(balance(2)));
  await screen.findByText('balance 2');
});
