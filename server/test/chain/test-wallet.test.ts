import { createContext, runInContext } from 'node:vm';
import { blockhash, getTransactionDecoder } from '@solana/kit';
import { expect, test } from 'vitest';
import { unsignedTransfer } from '../../gateways/solana/transfer.ts';
import { checkWalletSigned } from '../../gateways/solana/wallet-signed.ts';
import { Chain } from './chain.ts';
import { testWalletScript } from './test-wallet.ts';
import { fundTreasury, newKey } from './treasury.ts';

interface Wallet {
  features: {
    'standard:connect': { connect(): Promise<{ accounts: { address: string }[] }> };
    'solana:signTransaction': {
      signTransaction(...inputs: { transaction: Uint8Array }[]): Promise<{ signedTransaction: Uint8Array }[]>;
    };
  };
}

test('the wallet of development signs as the server accepts it', async () => {
  const chain = new Chain();
  const { key, mint, program, decimals } = await fundTreasury(chain);
  const registered: Wallet[] = [];
  const window = new EventTarget();
  window.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent).detail({ register: (wallet: Wallet) => registered.push(wallet) }),
  );
  runInContext(testWalletScript(key), createContext({ window, crypto, CustomEvent, Uint8Array }));
  const [wallet] = registered;
  if (!wallet) throw new Error('no wallet came');
  const { accounts } = await wallet.features['standard:connect'].connect();
  expect(accounts.map(({ address }) => address)).toEqual([key.address]);

  const transfer = {
    payoutId: crypto.randomUUID(),
    treasury: key.address,
    mint,
    program,
    decimals,
    recipient: newKey().address,
    amount: 5n,
  };
  const lifetime = { blockhash: blockhash(chain.blockAt('processed').blockhash), lastValidBlockHeight: 0n };
  const prepared = await unsignedTransfer(transfer, lifetime);
  const [signed] = await wallet.features['solana:signTransaction'].signTransaction({ transaction: prepared });
  const wire = signed?.signedTransaction ?? new Uint8Array();
  expect(await checkWalletSigned(wire, prepared, key.address)).toMatchObject({ isRenewed: false });
  expect(Object.keys(getTransactionDecoder().decode(wire).signatures)).toEqual([key.address]);
});
