// The operator changes the settings while payouts are under way.
import { signBytes } from '@solana/kit';
import { expect, test, vi } from 'vitest';
import { openSolana } from '../../gateways/solana.ts';
import {
  type Bank,
  bankTest,
  endLeases,
  giveUnits,
  inShort,
  openBank,
  reasonsOf,
  statesOf,
} from '../../test/bank.ts';
import { startNode } from '../../test/chain/node.ts';
import { fundTreasury, signerOf } from '../../test/chain/treasury.ts';
import { expectPaidOnce } from '../../test/payout-invariants.ts';
import { PATIENT } from '../../test/waiting.ts';
import { auditPayouts } from './audit/audit.ts';
import { setReview } from './end-queries.ts';
import { countByState, listShown } from './lists/queries.ts';
import { preparePayouts } from './order/prepare-payouts.ts';
import { submitPayouts } from './order/wallet-payouts.ts';
import { listSigned } from './queries.ts';
import { recover } from './recover.ts';
import { decide, gatherEvidence } from './review/review.ts';
import { reasonOf } from './unpayable.ts';

const SHORT = { pace: { waitMs: 100 } };

/** Another cluster on which everything that is under way here would be long expired; and the settings for it. */
async function otherCluster(bank: Bank, ahead = 600) {
  const node = await startNode({ slotMs: 5 });
  if (ahead > 0) node.chain.tick(ahead);
  const treasury = await fundTreasury(node.chain, { key: bank.treasury.key });
  const solana = openSolana({
    mint: treasury.mint,
    decimals: treasury.decimals,
    treasury: bank.solana.treasury,
    genesis: node.chain.genesis,
    nodes: [node.url],
    allowsLoopback: true,
    pace: { ...bank.solana.pace, leastSlotMs: 0.01 },
  });
  return { node, solana };
}

/** One that was sent, and nobody has heard of its end. */
async function signed(bank: Bank) {
  bank.node.setFaults({ method: 'getSignatureStatuses', status: 503 });
  await bank.pay();
  const [row] = await listSigned(bank.db);
  if (!row) throw new Error('nothing is signed');
  return row;
}

bankTest(
  'another cluster is configured: what was sent on the one before is neither missing nor paid there',
  async (bank) => {
    await signed(bank);
    const { node, solana } = await otherCluster(bank);
    bank.deps.solana = solana;
    for (let i = 0; i < 5; i++) await recover(bank.deps);
    expect(await statesOf(bank)).toEqual(['signed']);
    // The settings come back, and it ends as it did.
    bank.deps.solana = bank.solana;
    bank.node.setFaults();
    await expectPaidOnce(bank);
    await node.close();
  },
  SHORT,
);

bankTest(
  'another cluster is configured: nobody decides by it, and it is no evidence',
  async (bank) => {
    const row = await signed(bank);
    await setReview(bank.db, row.id, 'history_gone');
    const { node, solana } = await otherCluster(bank);
    bank.deps.solana = solana;
    for (const decision of ['settle', 'release', 'ask_again'] as const) {
      const fault = await decide(bank.deps, row.id, { decision, note: 'x', adminId: bank.admin.id }).catch(
        (error) => error,
      );
      expect(reasonOf(fault)).toBe('cluster_gone');
    }
    expect(await gatherEvidence(bank.deps, row)).toMatchObject([{ is_good: false, is_expired: false }]);
    expect(await statesOf(bank)).toEqual(['review']);
    bank.deps.solana = bank.solana;
    bank.node.setFaults();
    await vi.waitFor(
      () =>
        decide(bank.deps, row.id, { decision: 'ask_again', note: '', adminId: bank.admin.id }).then(
          async () => expect(await statesOf(bank)).toEqual(['settled']),
        ),
      PATIENT,
    );
    await node.close();
  },
  SHORT,
);

test('another cluster is configured: what was paid on the one before is not missed there', async () => {
  const bank = await openBank();
  bank.node.chain.tick(2_000);
  await bank.pay();
  const { node, solana } = await otherCluster(bank, 0);
  bank.deps.solana = solana;
  await giveUnits(bank.db, bank.payee, 1_000_000n);
  expect(inShort(await bank.pay())).toEqual(['success']);
  const audit = await auditPayouts(bank.deps, { isFull: true });
  expect([audit.payments, audit.found]).toEqual([1, 0]);
  await node.close();
  await bank.close();
});

/** What the treasury's wallet was asked to sign; the time to sign it is over. */
async function prepared(bank: Bank) {
  const { prepared: made } = await preparePayouts(bank.deps, {
    userIds: [bank.payee.id],
    adminId: bank.admin.id,
  });
  const [one] = made;
  if (!one) throw new Error('nothing is prepared');
  return one;
}

/** As a wallet signs: the first signature of the bytes that it was given. */
async function signedByWallet({ treasury }: Bank, transaction: string): Promise<Buffer> {
  const wire = Buffer.from(transaction, 'base64');
  const { keyPair } = await signerOf(treasury.key);
  wire.set(await signBytes(keyPair.privateKey, wire.subarray(65)), 1);
  return wire;
}

bankTest(
  'what a wallet was to sign for a cluster that is gone is listed with what to do, and nothing is paid meanwhile',
  async (bank) => {
    const one = await prepared(bank);
    await endLeases(bank);
    const { node, solana } = await otherCluster(bank);
    bank.deps.solana = solana;
    await recover(bank.deps);
    expect(await reasonsOf(bank)).toEqual(['reserved: cluster_gone']);
    const { rows, count } = await listShown(
      bank.db,
      { open: false, state: 'review' },
      { page: 1, page_size: 25 },
    );
    expect([rows.map(({ id }) => id), count]).toEqual([[one.payout_id], 1]);
    expect((await countByState(bank.db)).get('review')).toBe(1);
    expect(inShort(await bank.pay())).toEqual(['pending: cluster_gone']);
    for (const decision of ['settle', 'release', 'ask_again'] as const) {
      const fault = await decide(bank.deps, one.payout_id, {
        decision,
        note: 'x',
        adminId: bank.admin.id,
      }).catch((error) => error);
      expect(reasonOf(fault)).toBe('cluster_gone');
    }
    expect(await reasonsOf(bank)).toEqual(['reserved: cluster_gone']);

    // The settings come back: nothing was sent, so that the points do, and can be paid.
    bank.deps.solana = bank.solana;
    bank.node.chain.tick(400);
    await vi.waitFor(async () => {
      await recover(bank.deps);
      expect(await reasonsOf(bank)).toEqual(['released: interrupted']);
    }, PATIENT);
    await expectPaidOnce(bank);
    await node.close();
  },
  SHORT,
);

bankTest(
  'what a wallet has sent by itself on a cluster that was gone is found when it is back, and not paid again',
  async (bank) => {
    const one = await prepared(bank);
    await endLeases(bank);
    const { node, solana } = await otherCluster(bank);
    bank.deps.solana = solana;
    await recover(bank.deps);
    bank.node.chain.land(await signedByWallet(bank, one.transaction));
    bank.node.chain.tick(40);
    bank.deps.solana = bank.solana;
    await vi.waitFor(async () => {
      await recover(bank.deps);
      expect(await reasonsOf(bank)).toEqual(['settled: ']);
    }, PATIENT);
    await expectPaidOnce(bank);
    await node.close();
  },
  SHORT,
);

bankTest(
  'what a wallet signs for a cluster that is gone is neither stored nor sent',
  async (bank) => {
    const one = await prepared(bank);
    const { node, solana } = await otherCluster(bank);
    bank.deps.solana = solana;
    const wire = await signedByWallet(bank, one.transaction);
    const sent = [{ payout_id: one.payout_id, transaction: wire.toString('base64') }];
    expect(inShort(await submitPayouts(bank.deps, { signed: sent, adminId: bank.admin.id }))).toEqual([
      'pending: cluster_gone',
    ]);
    expect(node.takeCalls()).not.toContain('sendTransaction');
    expect(await reasonsOf(bank)).toEqual(['reserved: cluster_gone']);
    await node.close();
  },
  SHORT,
);

bankTest(
  'history is forgotten: a person gives back what a wallet was to sign, and not what it has sent',
  async (bank) => {
    const one = await prepared(bank);
    await endLeases(bank);
    bank.node.chain.tick(400);
    bank.node.chain.keptSlots = 50n;
    await vi.waitFor(async () => {
      await recover(bank.deps);
      expect(await reasonsOf(bank)).toEqual(['reserved: history_gone']);
    }, PATIENT);
    const by = { note: 'ليست في المستكشف', adminId: bank.admin.id };
    await expect(decide(bank.deps, one.payout_id, { decision: 'settle', ...by })).rejects.toMatchObject({
      code: 'decision_contradicts_chain',
    });
    await decide(bank.deps, one.payout_id, { decision: 'release', ...by });
    expect(await reasonsOf(bank)).toEqual(['released: decided_missing']);
  },
  SHORT,
);

bankTest(
  'one that was sent on a cluster that is gone waits for a person, and ends as it did when it is back',
  async (bank) => {
    await signed(bank);
    const { node, solana } = await otherCluster(bank);
    bank.deps.solana = { ...solana, pace: { ...solana.pace, patienceMs: 0 } };
    await recover(bank.deps);
    expect(await reasonsOf(bank)).toEqual(['review: cluster_gone']);
    bank.deps.solana = bank.solana;
    bank.node.setFaults();
    await vi.waitFor(async () => {
      await recover(bank.deps);
      expect(await reasonsOf(bank)).toEqual(['settled: ']);
    }, PATIENT);
    await expectPaidOnce(bank);
    await node.close();
  },
  SHORT,
);
