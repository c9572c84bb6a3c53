import { dismissDisagreement, listDisagreements, runAudit } from '@mustalah/contract/payouts/audit';
import { triggerPayout } from '@mustalah/contract/payouts/orders';
import { getPayoutOverview } from '@mustalah/contract/payouts/payees';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Bank,
  bankOf,
  bankTest,
  buildPayees,
  inShort,
  openBank,
  type Payee,
} from '../../../test/bank.ts';
import { payBack, payOutside } from '../../../test/pay-outside.ts';
import { recoverUntilEnd } from '../../../test/payout-invariants.ts';
import { tamper } from '../../../test/postgres.ts';
import { world } from '../../../test/world.ts';
import { auditBeforePaying, auditPayouts } from './audit.ts';
import { listDisagreementRows } from './queries.ts';

const openKinds = async ({ db }: Pick<Bank, 'db'>) =>
  (await listDisagreementRows(db, { page: 1, page_size: 100 })).rows
    .filter(({ resolution }) => resolution === null)
    .map(({ kind }) => kind);

const finalise = ({ node }: Bank) => node.chain.tick(40);

bankTest('books and chain that agree are told so', async (bank) => {
  await bank.pay();
  finalise(bank);
  const audit = await auditPayouts(bank.deps, { isFull: true });
  expect([audit.is_full, audit.payments > 0, audit.found]).toEqual([true, true, 0]);
});

bankTest(
  'a database that was restored from an old backup has forgotten a payment: nobody is paid',
  async (bank) => {
    await bank.pay();
    finalise(bank);
    // As it stood before: the same people, the same points, and no payout.
    const old = await openBank({ points: [12.5] });
    await auditBeforePaying({ ...old.deps, solana: bank.solana });
    expect(await openKinds(old)).toEqual(['unknown_payment']);
    old.deps.solana = bank.solana;
    old.treasury.key = bank.treasury.key;
    expect(inShort(await old.pay())).toEqual(['skipped: blocked']);
    await old.close();
  },
  { points: [12.5] },
);

bankTest(
  'what landed after it was given back is noticed',
  async (bank) => {
    bank.node.setFaults({ method: 'sendTransaction', swallow: true });
    await bank.pay();
    await recoverUntilEnd(bank);
    const { id } = await bank.db.selectFrom('payouts').select('id').executeTakeFirstOrThrow();
    const late = await payOutside(bank, { wallet: bank.payee.wallet, memo: `uas-payout:${id}` });
    finalise(bank);
    await auditPayouts(bank.deps, { isFull: false });
    expect(await openKinds(bank)).toEqual(['paid_and_released']);
    bank.node.chain.landed.delete(late);
    await payBack(bank, 1_000_000_000n);
  },
  { pace: { waitMs: 100 }, points: [12.5] },
);

bankTest(
  'a payout that landed by another transaction than ours',
  async (bank) => {
    await bank.pay();
    const { id } = await bank.db.selectFrom('payouts').select('id').executeTakeFirstOrThrow();
    const second = await payOutside(bank, { wallet: bank.payee.wallet, memo: `uas-payout:${id}` });
    finalise(bank);
    await auditPayouts(bank.deps, { isFull: false });
    expect(await openKinds(bank)).toEqual(['other_transaction']);
    bank.node.chain.landed.delete(second);
    await payBack(bank, 1_000_000_000n);
  },
  { points: [12.5] },
);

bankTest(
  'a settled payout that is not on the chain is noticed by the whole audit',
  async (bank) => {
    await bank.pay();
    const paid = [...bank.node.chain.landed].at(-1);
    await payOutside(bank, { wallet: bank.payee.wallet });
    finalise(bank);
    const [signature, landed] = paid ?? [];
    if (!signature || !landed) throw new Error('nothing landed');
    bank.node.chain.landed.delete(signature);
    // Something older remains, so that the history reaches back to it.
    await auditPayouts(bank.deps, { isFull: true });
    // The one that was paid by hand is another question.
    expect(await openKinds(bank)).toEqual(['not_on_chain', 'unexplained_payment']);
    bank.node.chain.landed.set(signature, landed);
    await payBack(bank, 1_000_000_000n);
  },
  { points: [12.5] },
);

bankTest('a stranger’s memo beside the treasury’s address blocks nobody', async (bank) => {
  await bank.writeMemo(`uas-payout:${crypto.randomUUID()}`, [
    bank.treasury.key.address,
    bank.treasury.account,
  ]);
  finalise(bank);
  await auditPayouts(bank.deps, { isFull: true });
  expect(await openKinds(bank)).toEqual([]);
  expect(inShort(await bank.pay())).toEqual(['success']);
});

bankTest(
  'a ledger that was tampered with is noticed',
  async (bank) => {
    await tamper(
      bank.ownerUrl,
      sql`update ledger_accounts set balance = balance + 1 where kind = 'available'`,
    );
    await auditPayouts(bank.deps, { isFull: true });
    expect(await openKinds(bank)).toEqual(['ledger']);
    await tamper(
      bank.ownerUrl,
      sql`update ledger_accounts set balance = balance - 1 where kind = 'available'`,
    );
  },
  { points: [12.5] },
);

bankTest('what was seen is not asked for again, and a fresh audit serves the next payment', async (bank) => {
  await bank.pay();
  finalise(bank);
  await auditPayouts(bank.deps, { isFull: false });
  expect(await auditPayouts(bank.deps, { isFull: false })).toMatchObject({ payments: 0, found: 0 });
  bank.node.takeCalls();
  await auditBeforePaying(bank.deps);
  expect(bank.node.takeCalls()).toEqual([]);
});

bankTest('an audit from the future, by a clock that is ahead, serves no payment', async (bank) => {
  const { now } = bank.deps;
  bank.deps.now = () => new Date(Date.now() + 3_600_000);
  await auditPayouts(bank.deps, { isFull: false });
  bank.deps.now = now;
  bank.node.takeCalls();
  await auditBeforePaying(bank.deps);
  expect(bank.node.takeCalls()).toContain('getSignaturesForAddress');
});

describe('the page of the audit', () => {
  const w = world();
  const bank = bankOf(w);
  let payee: Payee;

  beforeEach(async () => {
    [payee] = (await buildPayees(w.db, [5])) as [Payee];
  });

  const trigger = () =>
    w.call(
      triggerPayout,
      { body: { user_id: payee.id, admin_private_key: bank.treasury.key.base58 } },
      bank.admin,
    );

  test('a disagreement stops payouts until an admin says why it does not count, and is told once', async () => {
    const signature = await payOutside(bank, {
      wallet: payee.wallet,
      memo: `uas-payout:${crypto.randomUUID()}`,
    });
    finalise(bank);
    const audit = await w.call(runAudit, {}, bank.admin);
    expect([audit.status, audit.answer.found]).toEqual([200, 1]);
    const refused = await trigger();
    expect([refused.status, refused.error?.code]).toEqual([409, 'payouts_blocked']);
    expect((await w.call(getPayoutOverview, { query: {} }, bank.admin)).answer.disagreements).toBe(1);

    const list = await w.call(listDisagreements, { query: {} }, bank.admin);
    const [one] = list.answer.results;
    expect(one).toMatchObject({ kind: 'unknown_payment', tx_hash: signature, resolution: null });
    const nameless = await w.send(
      'POST',
      `/api/payouts/audit/${one?.id}/dismiss/`,
      { note: ' ' },
      bank.admin,
    );
    expect(nameless.status).toBe(400);
    const closing = { params: { id: one?.id ?? 0 }, body: { note: 'دفعة تجريبية من الخزينة' } };
    const closed = await w.call(dismissDisagreement, closing, bank.admin);
    expect(closed.answer).toMatchObject({ resolution: 'dismissed', resolved_by: bank.admin.name });
    expect((await w.call(dismissDisagreement, closing, bank.admin)).status).toBe(404);

    await w.call(runAudit, {}, bank.admin);
    expect((await w.call(getPayoutOverview, { query: {} }, bank.admin)).answer.disagreements).toBe(0);
    expect(inShort((await trigger()).answer)).toEqual(['success']);
    const { rows } =
      await sql`select action from audit_log where subject = ${`disagreement:${one?.id}`}`.execute(w.db);
    expect(rows).toEqual([{ action: 'payout.dismiss' }]);
  });
});
