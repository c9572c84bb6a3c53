// Several nodes are configured, and one of them is away, knows nothing, or lies.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { askNodes, type Bank, bankTest, inShort, reasonsOf, statesOf } from '../../test/bank.ts';
import type { Fault } from '../../test/chain/faults.ts';
import { startNode, type TestNode } from '../../test/chain/node.ts';
import { expectPaidOnce, recoverUntilEnd } from '../../test/payout-invariants.ts';
import { PATIENT } from '../../test/waiting.ts';
import { balancesOf } from '../rewards/balances.ts';
import { advance } from './advance.ts';
import { listSigned } from './queries.ts';
import { recover } from './recover.ts';
import { bookPayment } from './review/book-payment.ts';
import { decide } from './review/review.ts';
import { reasonOf } from './unpayable.ts';

const SHORT = { pace: { waitMs: 100 } };
/** A person is told at once. */
const IMPATIENT = { pace: { waitMs: 100, patienceMs: 0 } };
const AWAY: Fault = { method: '*', status: 503 };

/** Ask these nodes, the first of them first; they end with the test. */
async function among(bank: Bank, nodes: TestNode[], body: () => Promise<void>): Promise<void> {
  askNodes(bank, nodes, 400);
  await body();
  bank.deps.solana = bank.solana;
  await Promise.all(nodes.filter((node) => node !== bank.node).map((node) => node.close()));
}

/** Another node of the same chain. */
const another = (bank: Bank) => startNode({ chain: bank.node.chain });

const recoverOften = async (bank: Bank) => {
  for (let i = 0; i < 5; i++) {
    await recover(bank.deps);
    await sleep(20);
  }
};

/** Pay, and wait until it is final on the chain. */
async function payAndLand(bank: Bank) {
  const [result] = await bank.pay();
  bank.node.chain.tick(40);
  return result?.payout_id ?? '';
}

/** Let a node say that a payment is final which never landed. */
async function lie(bank: Bank, liar: TestNode) {
  const [row] = await listSigned(bank.db);
  if (!row) throw new Error('nothing is signed');
  const slot = Number(row.context_slot) + 2;
  const amount = { amount: row.tokens, decimals: row.decimals };
  const meta = {
    err: null,
    fee: 5_000,
    preTokenBalances: [],
    // Wherever the recipient stands among the accounts.
    postTokenBalances: Array.from({ length: 10 }, (_, accountIndex) => ({
      accountIndex,
      mint: row.mint,
      uiTokenAmount: amount,
    })),
  };
  const transaction = [row.wire.toString('base64'), 'base64'];
  const status = {
    slot,
    confirmations: null,
    err: null,
    status: { Ok: null },
    confirmationStatus: 'finalized',
  };
  liar.setFaults(
    { method: 'getSignatureStatuses', result: { context: { slot }, value: [status] } },
    { method: 'getTransaction', result: { slot, blockTime: null, transaction, meta } },
  );
}

bankTest(
  'a node that alone calls a payment final convinces nobody, though it is asked first, and a person is told',
  async (bank) => {
    const liar = await another(bank);
    await among(bank, [liar, bank.node], async () => {
      // It never lands: neither node passes it on.
      bank.node.setFaults({ method: 'sendTransaction', swallow: true });
      liar.setFaults({ method: 'sendTransaction', swallow: true });
      await bank.pay();
      await lie(bank, liar);
      await recoverOften(bank);
      expect(await reasonsOf(bank)).toEqual(['review: too_few_nodes']);
      expect(await balancesOf(bank.db, bank.payee.id)).toMatchObject({ paid: 0n });
    });
    // Without the liar it goes on by itself.
    bank.node.setFaults();
    await vi.waitFor(() => expectPaidOnce(bank), PATIENT);
  },
  IMPATIENT,
);

bankTest(
  'a payment that one of two nodes does not know is not booked, and is as soon as it does',
  async (bank) => {
    const { node } = bank;
    const other = await another(bank);
    await among(bank, [node, other], async () => {
      other.setFaults({ method: 'getTransaction', result: null });
      await payAndLand(bank);
      await recoverOften(bank);
      expect(await statesOf(bank)).toEqual(['signed']);
      other.setFaults();
      await recoverUntilEnd(bank);
      expect(await statesOf(bank)).toEqual(['settled']);
    });
  },
  SHORT,
);

bankTest(
  'of three nodes one is away: the two others suffice',
  async (bank) => {
    const [other, away] = [await another(bank), await another(bank)];
    away.setFaults(AWAY);
    await among(bank, [bank.node, away, other], async () => {
      expect(inShort(await bank.pay())).toEqual(['success']);
    });
  },
  {},
);

bankTest(
  'the node that is asked first goes away after the sending: the others tell the end',
  async (bank) => {
    const [first, third] = [await another(bank), await another(bank)];
    await among(bank, [first, bank.node, third], async () => {
      await payAndLand(bank);
      first.setFaults(AWAY);
      await recoverUntilEnd(bank);
      expect(await statesOf(bank)).toEqual(['settled']);
    });
  },
  { pace: { waitMs: 0 } },
);

bankTest(
  'of two nodes one is away: a person is told, and it is booked without them when it is back',
  async (bank) => {
    const other = await another(bank);
    await among(bank, [bank.node, other], async () => {
      other.setFaults(AWAY);
      await payAndLand(bank);
      await recoverOften(bank);
      expect(await reasonsOf(bank)).toEqual(['review: too_few_nodes']);
      other.setFaults();
      await recover(bank.deps);
      expect(await reasonsOf(bank)).toEqual(['settled: ']);
    });
  },
  IMPATIENT,
);

bankTest(
  'of two nodes one is away for good: a person who knows that it landed books it',
  async (bank) => {
    const other = await another(bank);
    await among(bank, [other, bank.node], async () => {
      const id = await payAndLand(bank);
      other.setFaults(AWAY);
      await recoverOften(bank);
      await vi.waitFor(async () => expect(await statesOf(bank)).toEqual(['review']), PATIENT);
      const note = 'رأيتها في المستكشف';
      // Nobody gives back what a silent node may know.
      bank.node.setFaults(AWAY);
      for (const decision of ['settle', 'release'] as const) {
        const fault = await decide(bank.deps, id, { decision, note, adminId: bank.admin.id }).catch(
          (error) => error,
        );
        expect(reasonOf(fault)).toBe('node_refusing');
      }
      bank.node.setFaults();
      await decide(bank.deps, id, { decision: 'settle', note, adminId: bank.admin.id });
      expect(await reasonsOf(bank)).toEqual(['settled: decided_landed']);
    });
  },
  { pace: { waitMs: 0, patienceMs: 0 } },
);

bankTest(
  'nodes that say different things of a payment leave it to a person',
  async (bank) => {
    const other = await another(bank);
    await among(bank, [bank.node, other], async () => {
      other.setFaults({ method: 'getTransaction', patch: { slot: 7 } });
      await payAndLand(bank);
      await recoverOften(bank);
      expect(await reasonsOf(bank)).toEqual(['review: nodes_differ']);
      expect(await balancesOf(bank.db, bank.payee.id)).toMatchObject({ paid: 0n });
    });
  },
  IMPATIENT,
);

bankTest(
  'of three nodes one lies about a payment: it is booked by what the two others say',
  async (bank) => {
    const [liar, other] = [await another(bank), await another(bank)];
    await among(bank, [liar, bank.node, other], async () => {
      liar.setFaults({ method: 'getTransaction', patch: { slot: 7 } });
      expect(inShort(await bank.pay())).toEqual(['success']);
      const { landed_slot } = await bank.db
        .selectFrom('payouts')
        .select('landed_slot')
        .where('user_id', '=', bank.payee.id)
        .executeTakeFirstOrThrow();
      expect(landed_slot).not.toBe('7');
    });
  },
  {},
);

bankTest(
  'a payment that the first node does not pass on reaches the chain through another',
  async (bank) => {
    const deaf = await another(bank);
    await among(bank, [deaf, bank.node], async () => {
      deaf.setFaults({ method: 'sendTransaction', swallow: true });
      expect(inShort(await bank.pay())).toEqual(['success']);
    });
  },
  {},
);

bankTest(
  'no node answers for long: a person is told',
  async (bank) => {
    await bank.pay();
    bank.node.setFaults(AWAY);
    const [row] = await listSigned(bank.db);
    if (!row) throw new Error('nothing is signed');
    await advance(bank.deps, [{ ...row, elapsed_ms: 7 * 3_600_000 }]).catch(() => {});
    expect(await reasonsOf(bank)).toEqual(['review: undecided']);
    bank.node.setFaults();
  },
  { pace: { waitMs: 0 } },
);

bankTest(
  'what reached somebody by other ways is booked when all nodes know it',
  async (bank) => {
    const other = await another(bank);
    await among(bank, [bank.node, other], async () => {
      await bank.pay();
      const { db, payee, admin } = bank;
      const { signature } = await db
        .selectFrom('payouts')
        .select('signature')
        .where('user_id', '=', payee.id)
        .executeTakeFirstOrThrow();
      const book = () =>
        bookPayment(bank.deps, {
          userId: payee.id,
          txHash: signature ?? '',
          note: 'x',
          adminId: admin.id,
        }).catch((error) => error.code ?? reasonOf(error));
      // It is one of ours, and as such refused; one node that does not know it is enough to say that there is none.
      expect(await book()).toBe('payment_known');
      other.setFaults({ method: 'getTransaction', result: null });
      expect(await book()).toBe('payment_not_found');
      other.setFaults(AWAY);
      expect(await book()).toBe('node_refusing');
    });
  },
  {},
);
