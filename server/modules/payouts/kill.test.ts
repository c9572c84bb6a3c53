// kill -9 at every point of a payout. Then recovery runs without the key, then the admin presses the button again: the
// payee must have been paid exactly once.
import { expect } from 'vitest';
import { type Bank, bankTest, endLeases, inShort, statesOf } from '../../test/bank.ts';
import type { Fate } from '../../test/payer.ts';
import { checkInvariants, recoverUntilEnd } from '../../test/payout-invariants.ts';
import { startPayer } from '../../test/start-payer.ts';

/** Words of the statements that begin, sign and end a payout. */
const RESERVE = 'insert into "payouts"';
const SIGN = '"signed_at" = ';
const SETTLE = 'insert into "payout_log"';

interface Death {
  name: string;
  /** In the database, or when the node is asked this for the first time. */
  fate?: Fate;
  call?: string;
  /** What it leaves behind, what recovery makes of it, and what the second click does. */
  leaves: string[];
  recovered: string[];
  again: string;
}

const nothing = { leaves: [], recovered: [], again: 'success' };
const reserved = { leaves: ['reserved'], recovered: ['released'], again: 'success' };
const signed = { leaves: ['signed'], recovered: ['settled'], again: 'skipped: nothing_to_pay' };

const deaths: Death[] = [
  { name: 'before anything', fate: { transaction: RESERVE, at: 'begin' }, ...nothing },
  {
    name: 'before the reservation is committed',
    fate: { transaction: RESERVE, at: 'before commit' },
    ...nothing,
  },
  {
    name: 'after the reservation is committed',
    fate: { transaction: RESERVE, at: 'after commit' },
    ...reserved,
  },
  { name: 'while the chain is looked at', call: 'getMultipleAccounts', ...reserved },
  { name: 'before signing', call: 'getLatestBlockhash', ...reserved },
  { name: 'after signing, before it is stored', fate: { transaction: SIGN, at: 'begin' }, ...reserved },
  {
    name: 'before the signature is committed',
    fate: { transaction: SIGN, at: 'before commit' },
    ...reserved,
  },
  { name: 'after the signature is committed', fate: { transaction: SIGN, at: 'after commit' }, ...signed },
  { name: 'while it is sent', call: 'sendTransaction', ...signed },
  { name: 'after it is sent', call: 'getSignatureStatuses', ...signed },
  { name: 'when it is final', call: 'getTransaction', ...signed },
  { name: 'before its end is committed', fate: { transaction: SETTLE, at: 'before commit' }, ...signed },
  {
    name: 'after its end is committed, before the answer',
    fate: { transaction: SETTLE, at: 'after commit' },
    leaves: ['settled'],
    recovered: ['settled'],
    again: 'skipped: nothing_to_pay',
  },
];

async function die(bank: Bank, { fate, call }: Death): Promise<void> {
  const payer = startPayer(bank, fate);
  bank.node.onCall = (method) => {
    if (method === call) payer.kill();
  };
  expect(await payer.ended).toBe('SIGKILL');
  bank.node.onCall = () => {};
}

for (const death of deaths) {
  bankTest(`killed ${death.name}`, async (bank) => {
    await die(bank, death);
    await checkInvariants(bank);
    expect(await statesOf(bank)).toEqual(death.leaves);

    await endLeases(bank);
    await recoverUntilEnd(bank);
    await checkInvariants(bank, { isEnd: true });
    expect(await statesOf(bank)).toEqual(death.recovered);

    expect(inShort(await bank.pay())).toEqual([death.again]);
    await checkInvariants(bank, { isEnd: true });
    expect(await bank.held(bank.payee.wallet)).toBe(12.5);
  });
}
