// The way to the node breaks: calls that are refused, lost, late or executed again.
import { expect } from 'vitest';
import { askNodes, bankTest, expectNothingSigned, inShort, statesOf } from '../../test/bank.ts';
import type { Fault } from '../../test/chain/faults.ts';
import { expectPaidOnce, recoverUntilEnd } from '../../test/payout-invariants.ts';
import { recover } from './recover.ts';

bankTest('every call is refused as one too many', async (bank) => {
  bank.node.setFaults({ method: '*', status: 429 });
  expect(inShort(await bank.pay())).toEqual(['failed: node_busy']);
  await expectNothingSigned(bank);
  bank.node.setFaults();
  await expectPaidOnce(bank);
});

bankTest('the first five attempts to send are refused', async (bank) => {
  bank.node.setFaults({ method: 'sendTransaction', status: 429, times: 5 });
  expect(inShort(await bank.pay())).toEqual(['success']);
  await expectPaidOnce(bank);
});

bankTest('it is executed, and every answer is lost', async (bank) => {
  bank.node.setFaults({ method: 'sendTransaction', loseAnswer: true });
  expect(inShort(await bank.pay())).toEqual(['success']);
  await expectPaidOnce(bank);
});

bankTest(
  'it is executed, and the answer comes after the time is up',
  async (bank) => {
    bank.node.setFaults({ method: 'sendTransaction', delayMs: 1_800, times: 1 });
    expect(inShort(await bank.pay())).toEqual(['success']);
    await expectPaidOnce(bank);
  },
  { solana: { timeoutMs: 1_200 } },
);

bankTest('the cluster gets it four times', async (bank) => {
  bank.node.setFaults({ method: 'sendTransaction', again: 3 });
  expect(inShort(await bank.pay())).toEqual(['success']);
  expect(bank.node.chain.counts.refused).toBeGreaterThanOrEqual(3);
  await expectPaidOnce(bank);
});

bankTest(
  'accepted and never passed on: it expires, the points come back, and are paid the second time',
  async (bank) => {
    bank.node.setFaults({ method: 'sendTransaction', swallow: true });
    expect(inShort(await bank.pay())[0]).toMatch(/^(pending: sent|failed: never_landed)$/);
    await recoverUntilEnd(bank);
    expect(await bank.held(bank.payee.wallet)).toBe(0);
    bank.node.setFaults();
    expect(inShort(await bank.pay())).toEqual(['success']);
    await expectPaidOnce(bank);
  },
);

bankTest(
  'it lands as late as it can',
  async (bank) => {
    bank.node.setFaults(
      { method: 'sendTransaction', landAfter: 130, times: 1 },
      { method: 'sendTransaction', swallow: true },
    );
    expect(inShort(await bank.pay())).toEqual(['pending: sent']);
    await expectPaidOnce(bank);
  },
  // Slow enough that a busy machine sends it before its time is up.
  { slotMs: 20, pace: { waitMs: 200, leastSlotMs: 10 } },
);

/** What comes in place of an answer, at each question that is asked before anything is signed. */
const UNUSABLE: [method: string, fault: Omit<Fault, 'method'>, reason: string][] = [
  ['getGenesisHash', { text: '<html>502 Bad Gateway' }, 'node_unreadable'],
  ['getAccountInfo', { text: '{"jsonrpc":"2.0","id":1}' }, 'node_unreadable'],
  ['getMultipleAccounts', { megabytes: 5 }, 'node_unreadable'],
  ['getMinimumBalanceForRentExemption', { redirect: 'http://127.0.0.1:1/' }, 'node_elsewhere'],
  ['getLatestBlockhash', { cut: true }, 'node_unreachable'],
  ['getEpochInfo', { error: { code: -32005, message: 'Node is behind' } }, 'node_refusing'],
];

bankTest('whatever comes in place of an answer, nothing is signed and everything is back', async (bank) => {
  const outcomes: string[] = [];
  for (const [method, fault] of UNUSABLE) {
    bank.node.setFaults({ method, ...fault });
    outcomes.push(...inShort(await bank.pay()));
  }
  expect(outcomes).toEqual(UNUSABLE.map(([, , reason]) => `failed: ${reason}`));
  await expectNothingSigned(bank);
  bank.node.setFaults();
  await expectPaidOnce(bank);
});

bankTest('no answer comes in time: nothing is signed and everything is back', async (bank) => {
  askNodes(bank, [bank.node], 400);
  bank.node.setFaults({ method: 'simulateTransaction', hangMs: 1_000 });
  expect(inShort(await bank.pay())).toEqual(['failed: node_silent']);
  await expectNothingSigned(bank);
  bank.node.setFaults();
  askNodes(bank, [bank.node]);
  await expectPaidOnce(bank);
});

bankTest(
  'the node dies after it was sent and comes back later',
  async (bank) => {
    bank.node.setFaults({ method: 'getSignatureStatuses', status: 503 });
    expect(inShort(await bank.pay())).toEqual(['pending: sent']);
    expect([await recover(bank.deps), await statesOf(bank)]).toEqual([1, ['signed']]);
    bank.node.setFaults();
    await expectPaidOnce(bank);
  },
  { pace: { waitMs: 200 } },
);

bankTest(
  'the node dies between the status and the transaction',
  async (bank) => {
    bank.node.setFaults({ method: 'getTransaction', cut: true });
    expect(inShort(await bank.pay())[0]).toMatch(/^pending/);
    expect(await statesOf(bank)).toEqual(['signed']);
    bank.node.setFaults();
    await expectPaidOnce(bank);
  },
  { pace: { waitMs: 500 } },
);
