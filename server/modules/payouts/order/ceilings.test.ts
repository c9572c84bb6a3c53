// Fuses that no order breaks, however many come at once; and wallets that are too new.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase } from '../../../platform/db.ts';
import { bankTest, giveUnits, inShort } from '../../../test/bank.ts';
import { signerOf } from '../../../test/chain/treasury.ts';
import { buildAdmin } from '../../../test/factories.ts';
import { checkInvariants, recoverUntilEnd } from '../../../test/payout-invariants.ts';
import { tamper } from '../../../test/postgres.ts';
import { payUsers } from './pay.ts';

bankTest('more than a payout may be is not paid', async (bank) => {
  bank.deps.config = { ...bank.deps.config, PAYOUT_MOST: 12n };
  expect(inShort(await bank.pay())).toEqual(['skipped: above_most_per_payout']);
  bank.deps.config = { ...bank.deps.config, PAYOUT_MOST: null };
  expect(inShort(await bank.pay())).toEqual(['success']);
});

bankTest(
  'more than a person may be paid within a day waits for the next',
  async (bank) => {
    bank.deps.config = { ...bank.deps.config, PAYOUT_MOST_PER_PERSON_DAY: 20n };
    expect(inShort(await bank.pay())).toEqual(['success']);
    await giveUnits(bank.db, bank.payee, 7_500_001n);
    expect(inShort(await bank.pay())).toEqual(['skipped: above_most_per_person']);
    await tamper(bank.ownerUrl, sql`update payouts set created_at = created_at - interval '25 hours'`);
    expect(inShort(await bank.pay())).toEqual(['success']);
  },
  { points: [12.5] },
);

bankTest(
  'what all are paid within a day holds while two admins of two servers order at once, again and again',
  async (bank) => {
    bank.deps.config = { ...bank.deps.config, PAYOUT_MOST_PER_DAY: 4n };
    const other = await buildAdmin(bank.db);
    const treasury = await signerOf(bank.treasury.key);
    const elsewhere = { ...bank.deps, db: openDatabase(bank.databaseUrl, { max: 4 }) };
    const pay = (deps: typeof bank.deps, adminId: number) =>
      payUsers(deps, {
        userIds: bank.payees.map(({ id }) => id),
        adminId,
        treasury,
        node: bank.solana.trusted[0],
      });
    await Promise.all(
      Array.from({ length: 5 }, () => [pay(bank.deps, bank.admin.id), pay(elsewhere, other.id)]).flat(),
    );
    await elsewhere.db.destroy();
    await recoverUntilEnd(bank);
    const { rows } = await sql<{ paid: string }>`
      select sum(units)::text as paid from payouts where state = 'settled'`.execute(bank.db);
    // Two of 1.5 fit into 4, three do not.
    expect(rows).toEqual([{ paid: '3000000' }]);
    expect(inShort(await bank.pay(...bank.payees)).filter((each) => each.includes('above'))).toHaveLength(4);
    await checkInvariants(bank, { isEnd: true });
  },
  { points: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5] },
);

bankTest('what was given back does not count', async (bank) => {
  bank.deps.config = { ...bank.deps.config, PAYOUT_MOST_PER_PERSON_DAY: 12n, PAYOUT_MOST: null };
  expect(inShort(await bank.pay())).toEqual(['skipped: above_most_per_person']);
  bank.deps.config = { ...bank.deps.config, PAYOUT_MOST_PER_PERSON_DAY: 13n };
  bank.node.setFaults({ method: 'simulateTransaction', status: 503 });
  expect(inShort(await bank.pay())).toEqual(['failed: node_refusing']);
  bank.node.setFaults();
  expect(inShort(await bank.pay())).toEqual(['success']);
});

const hold = (bank: { db: Parameters<typeof giveUnits>[0]; payee: { id: number } }, hours: number) =>
  sql`update users set wallet_held_until = clock_timestamp() + ${hours} * interval '1 hour'
    where id = ${bank.payee.id}`.execute(bank.db);

bankTest('nothing is reserved for a wallet that is held, and all is when the time is over', async (bank) => {
  await hold(bank, 1);
  expect(inShort(await bank.pay())).toEqual(['skipped: wallet_held']);
  await hold(bank, -1);
  expect(inShort(await bank.pay())).toEqual(['success']);
});

bankTest('a hold that begins after the reservation stops what is not signed yet', async (bank) => {
  let holding: Promise<unknown> | undefined;
  bank.node.setFaults({ method: 'simulateTransaction', delayMs: 150, times: 1 });
  bank.node.onCall = (method) => {
    if (method === 'simulateTransaction') holding ??= hold(bank, 1);
  };
  expect(inShort(await bank.pay())).toEqual(['failed: wallet_held']);
  await holding;
  expect(await bank.held(bank.payee.wallet)).toBe(0);
});

bankTest(
  'a hold that begins after the signature stops nothing: it may have landed',
  async (bank) => {
    await bank.pay();
    await hold(bank, 1);
    await recoverUntilEnd(bank);
    expect(await bank.held(bank.payee.wallet)).toBe(12.5);
  },
  { pace: { waitMs: 0 } },
);
