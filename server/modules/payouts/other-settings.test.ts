// The operator changes the settings while payouts are under way.
import { expect, test, vi } from 'vitest';
import { openSolana } from '../../gateways/solana.ts';
import { type Bank, bankTest, giveUnits, inShort, openBank, statesOf } from '../../test/bank.ts';
import { startNode } from '../../test/chain/node.ts';
import { fundTreasury } from '../../test/chain/treasury.ts';
import { expectPaidOnce } from '../../test/payout-invariants.ts';
import { auditPayouts } from './audit/audit.ts';
import { listSigned, setReview } from './queries.ts';
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
      expect(reasonOf(fault)).toBe('other_cluster');
    }
    expect(await gatherEvidence(bank.deps, row)).toMatchObject([{ is_good: false, is_expired: false }]);
    expect(await statesOf(bank)).toEqual(['review']);
    bank.deps.solana = bank.solana;
    bank.node.setFaults();
    await vi.waitFor(() =>
      decide(bank.deps, row.id, { decision: 'ask_again', note: '', adminId: bank.admin.id }).then(async () =>
        expect(await statesOf(bank)).toEqual(['settled']),
      ),
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
