import { getCurrentUser, resendConfirmation } from '@mustalah/contract/accounts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../../../test/network.ts';
import { person, signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { watchToasts } from '../../../test/toasts.ts';
import { reloadUser } from '../../session.ts';
import { text } from './text.ts';
import { UnconfirmedBanner } from './unconfirmed-banner.tsx';

async function show(email_confirmed: boolean) {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getCurrentUser, { ...person, email_confirmed });
  await reloadUser();
  showAt('/', { '/': <UnconfirmedBanner /> });
  return { network, toasts: watchToasts() };
}

test('whoever has not confirmed their address is told what waits, and has the link sent again', async () => {
  const { network, toasts } = await show(false);
  expect(screen.getByText(text.unconfirmed, { exact: false }).textContent).toContain(person.email);
  network.answer(resendConfirmation, { detail: 'تم' });
  await userEvent.click(screen.getByRole('button', { name: text.sendLink }));
  await expect.poll(() => toasts).toEqual([{ tone: 'success', message: text.linkSent }]);
});

test('a link that cannot be sent again now is said in words', async () => {
  const { network, toasts } = await show(false);
  network.on(resendConfirmation, () => refusal(429, 'too_many_requests'));
  await userEvent.click(screen.getByRole('button', { name: text.sendLink }));
  await expect.poll(() => toasts.map(({ tone }) => tone)).toEqual(['error']);
});

test('nobody else is told', async () => {
  await show(true);
  expect(screen.queryByRole('complementary')).toBeNull();
});
