import { getOwnPayout } from '@mustalah/contract/payouts/payees';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../../test/network.ts';
import { signedIn } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { payoutText as text } from './text.ts';
import { WayToWallet } from './way-to-wallet.tsx';

test('where nobody is paid at all, that is the first reason, and what one can do oneself stays', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(getOwnPayout, {
    balance: '18',
    payable: '18',
    delays: ['wallet_missing', 'off'],
    wallet_held_until: null,
    last_run: null,
  });
  showAt('/', { '/': <WayToWallet /> });
  const reasons = await screen.findAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    text.delays.off,
    `${text.delays.wallet_missing}${text.steps.wallet_missing.words}`,
  ]);
});
