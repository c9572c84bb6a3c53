// Payers that do it the obvious way. Each must pay twice here, and the invariants must notice: otherwise all the other
// tests would prove nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { address, signature as known } from '@solana/kit';
import { expect, test } from 'vitest';
import { inBase64, type Transfer, tokenAccountOf } from '../../gateways/solana/transfer.ts';
import { type Bank, inShort, openBank } from '../../test/bank.ts';
import type { Fault } from '../../test/chain/faults.ts';
import { signerOf } from '../../test/chain/treasury.ts';
import { checkInvariants } from '../../test/payout-invariants.ts';
import { release } from './end.ts';
import { reserve } from './order/reserve.ts';
import { presentMoment, signAndStore } from './order/sign.ts';
import { listSigned, type SignedRow } from './queries.ts';

/** Reserve, sign, store: that much is done right, without a look at the chain. */
async function sign(bank: Bank): Promise<SignedRow> {
  const { deps, solana, payee, admin, treasury } = bank;
  const reservation = await reserve(deps, { userId: payee.id, adminId: admin.id, signer: 'key' });
  if (reservation.is !== 'new') throw new Error(reservation.is);
  const { payout } = reservation;
  const transfer: Transfer = {
    payoutId: payout.id,
    treasury: solana.treasury,
    mint: solana.mint,
    program: treasury.program,
    decimals: solana.decimals,
    recipient: address(payee.wallet),
    amount: BigInt(payout.tokens),
  };
  const recipientAccount = await tokenAccountOf(transfer.recipient, transfer);
  const moment = await presentMoment(solana);
  await signAndStore(
    deps.db,
    { payout, transfer, recipientAccount },
    { moment, treasury: await signerOf(treasury.key) },
  );
  const [row] = await listSigned(deps.db, [payout.id]);
  if (!row) throw new Error('it is not stored');
  return row;
}

const send = ({ solana }: Bank, { wire }: SignedRow) =>
  solana.trusted[0].rpc
    .sendTransaction(inBase64(new Uint8Array(wire)), { encoding: 'base64', skipPreflight: true })
    .send();

const giveBack = ({ deps }: Bank, row: SignedRow) =>
  release(deps, row, { reason: 'never_landed', from: 'signed' });

type Naive = (bank: Bank, row: SignedRow) => Promise<unknown>;

/** Takes an error of sending for a payment that failed. */
const believesErrors: Naive = (bank, row) => send(bank, row).catch(() => giveBack(bank, row));

/** Sends, asks for the status, then for the height, and takes both for the truth. */
const believesOneNode: Naive = async (bank, row) => {
  const { rpc } = bank.solana.trusted[0];
  await send(bank, row).catch(() => {});
  for (let look = 0; look < 25; look++) {
    const { value } = await rpc.getSignatureStatuses([known(row.signature)]).send();
    const height = await rpc.getBlockHeight({ commitment: 'confirmed' }).send();
    if (!value[0] && height > BigInt(row.last_valid_block_height)) return giveBack(bank, row);
    await sleep(10);
  }
  return null;
};

interface Control {
  name: string;
  pay: Naive;
  faults: (bank: Bank) => Fault[];
}

const controls: Control[] = [
  {
    name: 'an error of sending is taken for a failure',
    pay: believesErrors,
    faults: () => [{ method: 'sendTransaction', loseAnswer: true, times: 1 }],
  },
  {
    name: 'one replica that is behind is believed',
    pay: believesOneNode,
    faults: ({ node }) => [
      { method: 'getSignatureStatuses', lag: 100_000, afterwards: () => node.chain.tick(200) },
    ],
  },
  {
    name: 'a slot is taken for the height',
    pay: believesOneNode,
    faults: () => [
      { method: 'sendTransaction', landAfter: 30, times: 1 },
      { method: 'getBlockHeight', result: 447_999_999 },
    ],
  },
  {
    name: 'the status is read before the height, and it lands in between',
    pay: believesOneNode,
    faults: ({ node }) => [
      { method: 'sendTransaction', landAfter: 100, times: 1 },
      { method: 'getSignatureStatuses', afterwards: () => node.chain.tick(160), times: 1 },
    ],
  },
];

test.each(controls)('$name: paid twice, and noticed', { timeout: 300_000 }, async ({ pay, faults }) => {
  const bank = await openBank();
  try {
    for (const turn of [1, 2]) {
      const row = await sign(bank);
      bank.node.setFaults(...(turn === 1 ? faults(bank) : []));
      await pay(bank, row);
      bank.node.setFaults();
    }
    bank.node.chain.tick(60);
    expect(await bank.held(bank.payee.wallet)).toBe(25);
    await expect(checkInvariants(bank)).rejects.toThrow(
      'I10 what landed was stored before and is not given back',
    );
  } finally {
    await bank.close();
  }
});

test('who was given back what landed is not paid on top of it', { timeout: 300_000 }, async () => {
  const bank = await openBank();
  try {
    bank.node.setFaults({ method: 'sendTransaction', loseAnswer: true, times: 1 });
    await believesErrors(bank, await sign(bank));
    bank.node.setFaults();
    expect(inShort(await bank.pay())).toEqual(['failed: earlier_payment_landed']);
    expect(await bank.held(bank.payee.wallet)).toBe(12.5);
  } finally {
    await bank.close();
  }
});
