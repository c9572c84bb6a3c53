import { blockhash } from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { expect, test } from 'vitest';
import { Chain, decode } from '../../test/chain/chain.ts';
import { balanceOf, fundTreasury, newKey, signerOf, type Treasury } from '../../test/chain/treasury.ts';
import { TOKEN_2022_PROGRAM } from './mint.ts';
import {
  FEE_LAMPORTS,
  type Lifetime,
  memoOf,
  payoutIn,
  signTransfer,
  type Transfer,
  unsignedTransfer,
} from './transfer.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

const lifetimeOn = (chain: Chain): Lifetime => ({
  blockhash: blockhash(chain.blockAt('processed').blockhash),
  lastValidBlockHeight: 0n,
});

const paying = ({ mint, program, decimals, key }: Treasury): Transfer => ({
  payoutId: ID,
  treasury: key.address,
  mint,
  program,
  decimals,
  recipient: newKey().address,
  amount: 12_500_000_000n,
});

test.each([
  ['Token', TOKEN_PROGRAM_ADDRESS],
  ['Token-2022', TOKEN_2022_PROGRAM],
])('a mint of %s is paid into the account of that program', async (_, program) => {
  const chain = new Chain();
  const treasury = await fundTreasury(chain, { program });
  const transfer = paying(treasury);
  const { wire, signature } = await signTransfer(transfer, await signerOf(treasury.key), lifetimeOn(chain));
  chain.land(wire);
  expect(chain.landed.get(signature)?.error).toBeNull();
  expect(await balanceOf(chain, transfer.recipient, treasury)).toBe(12_500_000_000n);
  expect(chain.paymentsOf(treasury.key.address)).toEqual([{ payoutId: ID, signature }]);
  expect(wire.length).toBeLessThan(1232);
});

test('the first payment to a wallet opens its account; later ones cost the fee alone', async () => {
  const chain = new Chain();
  const treasury = await fundTreasury(chain);
  const first = paying(treasury);
  const second = { ...first, payoutId: ID.replace('0f', '1f') };
  const signer = await signerOf(treasury.key);
  const costs: bigint[] = [];
  for (const transfer of [first, second]) {
    const before = chain.machineAt('processed').getBalance(treasury.key.address) ?? 0n;
    chain.land((await signTransfer(transfer, signer, lifetimeOn(chain))).wire);
    costs.push(before - (chain.machineAt('processed').getBalance(treasury.key.address) ?? 0n));
  }
  expect(costs).toEqual([FEE_LAMPORTS + 2_039_280n, FEE_LAMPORTS]);
});

test('equal payments on one blockhash are two transactions, told apart by their memos', async () => {
  const chain = new Chain();
  const treasury = await fundTreasury(chain);
  const signer = await signerOf(treasury.key);
  const lifetime = lifetimeOn(chain);
  const transfer = paying(treasury);
  const twin = { ...transfer, payoutId: ID.replace('0f', '1f') };
  const signed = await Promise.all([transfer, twin].map((each) => signTransfer(each, signer, lifetime)));
  expect(new Set(signed.map(({ signature }) => signature)).size).toBe(2);
});

test('what a wallet is to sign is what the key would sign', async () => {
  const chain = new Chain();
  const treasury = await fundTreasury(chain);
  const transfer = paying(treasury);
  const lifetime = lifetimeOn(chain);
  const unsigned = decode(await unsignedTransfer(transfer, lifetime));
  const signed = decode((await signTransfer(transfer, await signerOf(treasury.key), lifetime)).wire);
  expect(unsigned.message).toEqual(signed.message);
  expect(Object.values(unsigned.transaction.signatures)).toEqual([null]);
});

test.each([
  [memoOf(ID), ID],
  [`[47] ${memoOf(ID)}`, ID],
  [`[3] abc; [47] ${memoOf(ID)}`, ID],
  ['uas-payout:', null],
  [`uas-payout:${ID}0`, null],
  ['uas-payout:0f8fad5b', null],
  [`UAS-PAYOUT:${ID}`, null],
  ['', null],
  [null, null],
])('the memo %s names the payout %s', (memo, payoutId) => {
  expect(payoutIn(memo)).toBe(payoutId);
});
