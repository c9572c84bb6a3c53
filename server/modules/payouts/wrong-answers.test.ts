// The node answers, and the answer is wrong: other clusters, replicas that are behind, forgotten history, forks.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import {
  askNodes,
  type Bank,
  bankTest,
  expectNothingSigned,
  inShort,
  SLOT_MS,
  statesOf,
} from '../../test/bank.ts';
import { startNode } from '../../test/chain/node.ts';
import { expectPaidOnce, recoverUntilEnd } from '../../test/payout-invariants.ts';
import { PATIENT } from '../../test/waiting.ts';
import { recover } from './recover.ts';

/** Behind everything that ever landed. */
const FAR_BEHIND = 100_000;
/** A slot where a height belongs. */
const SLOT_FOR_HEIGHT = 447_999_999;
/** A node that claims to be far ahead, and knows nothing. */
const KNOWS_NOTHING = { context: { slot: 999_999_999_999 }, value: [null] };
const SHORT = { pace: { waitMs: 100 } };

/** The chain waits meanwhile, so that a slow machine lets no blockhash grow old. */
async function whileTimeStands({ node }: Bank, body: () => Promise<void>): Promise<void> {
  node.setSlotTime(null);
  await body();
  node.setSlotTime(SLOT_MS);
}

const recoverOften = async (bank: Bank) => {
  for (let i = 0; i < 5; i++) {
    await recover(bank.deps);
    await sleep(20);
  }
};

bankTest('another cluster', async (bank) => {
  const other = await startNode();
  askNodes(bank, [other]);
  expect(inShort(await bank.pay())).toEqual(['failed: other_cluster']);
  await expectNothingSigned(bank);
  await other.close();
  bank.deps.solana = bank.solana;
  await expectPaidOnce(bank);
});

bankTest('a blockhash that is too old to be signed', async (bank) => {
  const { chain } = bank.node;
  const { blockhash, height } = chain.blockAt('confirmed');
  chain.tick(160);
  const value = { blockhash, lastValidBlockHeight: height + 150n };
  bank.node.setFaults({
    method: 'getLatestBlockhash',
    result: { context: { slot: chain.slotAt('confirmed') }, value },
  });
  expect(inShort(await bank.pay())).toEqual(['failed: inconsistent_node']);
  await expectNothingSigned(bank);
  bank.node.setFaults();
  await expectPaidOnce(bank);
});

bankTest('the slot for the height while signing', async (bank) => {
  bank.node.setFaults({ method: 'getEpochInfo', patch: { blockHeight: SLOT_FOR_HEIGHT } });
  expect(inShort(await bank.pay())).toEqual(['failed: inconsistent_node']);
  await expectNothingSigned(bank);
});

bankTest(
  'a node that says a transaction expires earlier than it does',
  async (bank) => {
    const { chain } = bank.node;
    // True for nobody: the blockhash is young, and its end is told far too early.
    bank.node.setFaults(
      {
        method: 'getLatestBlockhash',
        patch: {
          value: {
            blockhash: chain.blockAt('confirmed').blockhash,
            lastValidBlockHeight: chain.heightAt('confirmed') + 40n,
          },
        },
      },
      { method: 'sendTransaction', landAfter: 100, times: 1 },
      { method: 'sendTransaction', swallow: true },
    );
    await whileTimeStands(bank, async () => {
      await bank.pay();
      chain.tick(60);
      await recoverOften(bank);
      expect(await statesOf(bank)).toEqual(['signed']);
    });
    bank.node.setFaults();
    await expectPaidOnce(bank);
  },
  SHORT,
);

bankTest(
  'a replica that is far behind does not know a landed payment, while the heights are right',
  async (bank) => {
    bank.node.setFaults(
      { method: 'getSignatureStatuses', lag: FAR_BEHIND },
      { method: 'getTransaction', lag: FAR_BEHIND },
      { method: 'getSignaturesForAddress', lag: FAR_BEHIND },
    );
    await bank.pay();
    bank.node.chain.tick(260);
    await recoverOften(bank);
    expect(await statesOf(bank)).toEqual(['signed']);
    bank.node.setFaults();
    await expectPaidOnce(bank);
  },
  SHORT,
);

bankTest(
  'only the history of the recipient admits that it is behind',
  async (bank) => {
    bank.node.setFaults(
      { method: 'getSignatureStatuses', result: KNOWS_NOTHING },
      { method: 'getTransaction', result: null },
      { method: 'getSignaturesForAddress', lag: FAR_BEHIND },
    );
    await bank.pay();
    bank.node.chain.tick(260);
    await recoverOften(bank);
    expect(await statesOf(bank)).toEqual(['signed']);
    bank.node.setFaults();
    await expectPaidOnce(bank);
  },
  SHORT,
);

bankTest(
  'only the status and the transaction are not known, and the history of the recipient tells',
  async (bank) => {
    bank.node.setFaults(
      { method: 'getSignatureStatuses', result: KNOWS_NOTHING },
      { method: 'getTransaction', result: null },
    );
    await bank.pay();
    bank.node.chain.tick(260);
    await sleep(600);
    await recoverOften(bank);
    expect(await statesOf(bank)).toEqual(['signed']);
    bank.node.setFaults();
    await expectPaidOnce(bank);
  },
  SHORT,
);

bankTest(
  'the slot for the height makes nothing expire',
  async (bank) => {
    bank.node.setFaults(
      { method: 'sendTransaction', landAfter: 120, times: 1 },
      { method: 'sendTransaction', swallow: true },
      { method: 'getBlockHeight', result: SLOT_FOR_HEIGHT },
      // The first answer belongs to the signing and is right.
      { method: 'getEpochInfo', patch: { blockHeight: SLOT_FOR_HEIGHT }, after: 1 },
    );
    await whileTimeStands(bank, async () => {
      await bank.pay();
      await recoverOften(bank);
      expect(await statesOf(bank)).toEqual(['signed']);
    });
    bank.node.setFaults();
    await expectPaidOnce(bank);
  },
  SHORT,
);

bankTest(
  'slot and height far in the future make nothing expire either',
  async (bank) => {
    bank.node.setFaults(
      { method: 'sendTransaction', landAfter: 120, times: 1 },
      { method: 'sendTransaction', swallow: true },
      { method: 'getBlockHeight', result: SLOT_FOR_HEIGHT },
      {
        method: 'getEpochInfo',
        patch: { blockHeight: SLOT_FOR_HEIGHT, absoluteSlot: SLOT_FOR_HEIGHT + 50_000_000 },
        after: 1,
      },
    );
    await whileTimeStands(bank, async () => {
      await bank.pay();
      await recoverOften(bank);
      expect(await statesOf(bank)).toEqual(['signed']);
    });
    bank.node.setFaults();
    await expectPaidOnce(bank);
  },
  SHORT,
);

bankTest(
  'of two nodes one knows nothing: both must say that a payment is missing',
  async (bank) => {
    const blind = await startNode({ slotMs: SLOT_MS, genesis: bank.node.chain.genesis });
    // The one that is asked first knows only the form of everything.
    askNodes(bank, [bank.node, blind]);
    bank.node.setFaults({ method: 'sendTransaction', swallow: true });
    await bank.pay();
    bank.node.chain.tick(260);
    blind.setFaults({ method: '*', status: 503 });
    await sleep(600);
    await recoverOften(bank);
    expect(await statesOf(bank)).toEqual(['signed']);
    blind.setFaults();
    blind.chain.tick(260);
    await recoverUntilEnd(bank);
    expect(await statesOf(bank)).toEqual(['released']);
    await blind.close();
  },
  SHORT,
);

bankTest(
  'history is forgotten: a person must look, nothing comes back by itself',
  async (bank) => {
    bank.node.setFaults({ method: 'sendTransaction', swallow: true });
    await bank.pay();
    bank.node.chain.keptSlots = 50n;
    bank.node.chain.tick(260);
    await vi.waitFor(async () => {
      await recover(bank.deps);
      expect(await statesOf(bank)).toEqual(['review']);
    }, PATIENT);
    expect(inShort(await bank.pay())).toEqual(['pending: history_gone']);
  },
  SHORT,
);

bankTest(
  'a stranger writes the memo of a payout beside the recipient: it proves nothing',
  async (bank) => {
    bank.node.setFaults({ method: 'sendTransaction', swallow: true });
    await bank.pay();
    const payout = await bank.db
      .selectFrom('payouts')
      .select(['id', 'recipient_account'])
      .where('user_id', '=', bank.payee.id)
      .executeTakeFirstOrThrow();
    await bank.writeMemo(`uas-payout:${payout.id}`, [payout.recipient_account ?? '']);
    bank.node.setFaults();
    await recoverUntilEnd(bank);
    await expectPaidOnce(bank);
  },
  SHORT,
);

bankTest('another fork takes a confirmed payment away, and it lands once', async (bank) => {
  const { node } = bank;
  node.setSlotTime(null);
  node.chain.tick(40);
  const { executed } = node.chain.counts;
  const paying = bank.pay();
  await vi.waitFor(() => expect(node.chain.counts.executed).toBeGreaterThan(executed), PATIENT);
  node.chain.tick(3);
  await sleep(60);
  expect(await bank.held(bank.payee.wallet)).toBe(12.5);
  // Confirmed is not final, so nothing was booked.
  expect(await statesOf(bank)).toEqual(['signed']);

  expect(node.chain.rollback()).toHaveLength(1);
  node.setSlotTime(SLOT_MS);
  expect(inShort(await paying)).toEqual(['success']);
  await expectPaidOnce(bank);
});
