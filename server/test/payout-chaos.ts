// Random kill -9, faults of the nodes, double clicks and forks on several processes: `npm run test:chaos`. ROUNDS and SEED
// come from the environment; one seed makes the same choices, not the same timing.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { auditPayouts } from '../modules/payouts/audit/audit.ts';
import { countDisagreements } from '../modules/payouts/audit/queries.ts';
import { recover } from '../modules/payouts/recover.ts';
import { onlyRow } from '../platform/db.ts';
import { askNodes, type Bank, endLeases, giveUnits, openBank } from './bank.ts';
import type { Fault } from './chain/faults.ts';
import { startNode } from './chain/node.ts';
import { checkInvariants, recoverUntilEnd } from './payout-invariants.ts';
import { type RunningPayer, startPayer } from './start-payer.ts';

const { ROUNDS = '200', SEED = String(Date.now() % 1e9) } = process.env;
const USERS = 6;
/** In points: low enough to be met. */
const MOST = { payout: 4n, person: 6n, day: 12n };

let state = Number(SEED);
/** From 0 up to, and without, the limit. */
function random(limit: number): number {
  state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
  return (state / 0x80000000) * limit;
}
const whole = (limit: number): number => Math.floor(random(limit));
const happens = (chance: number): boolean => random(1) < chance;

const faults: (() => Fault[])[] = [
  () => [],
  () => [{ method: 'sendTransaction', loseAnswer: true, times: 2 }],
  () => [{ method: 'sendTransaction', swallow: true, times: 4 }],
  () => [
    { method: 'sendTransaction', landAfter: whole(160), times: 1 },
    { method: 'sendTransaction', swallow: true, times: 30 },
  ],
  () => [{ method: 'getSignatureStatuses', lag: 5_000, times: 25 }],
  () => [{ method: '*', status: 429, times: 6 }],
  () => [{ method: 'getBlockHeight', result: 447_999_999, times: 10 }],
  () => [{ method: 'sendTransaction', again: 2, times: 3 }],
  () => [{ method: 'getLatestBlockhash', delayMs: 300, times: 2 }],
  () => [{ method: 'getTransaction', result: null, times: 5 }],
  () => [{ method: 'getSignatureStatuses', cut: true, times: 10 }],
  () => [{ method: 'simulateTransaction', delayMs: 350, times: 1 }],
];

test(`${ROUNDS} rounds of chaos, seed ${SEED}`, { timeout: 3_600_000 }, async () => {
  const bank = await openBank({
    points: Array.from({ length: USERS }, () => 1.5),
    pace: { waitMs: 900, leaseMs: 2_500 },
    solana: { timeoutMs: 400 },
  });
  bank.deps.log = { error: () => {} };
  const lifted = bank.deps.config;
  bank.deps.config = {
    ...lifted,
    PAYOUT_MOST: MOST.payout,
    PAYOUT_MOST_PER_PERSON_DAY: MOST.person,
    PAYOUT_MOST_PER_DAY: MOST.day,
  };
  await auditPayouts(bank.deps, { isFull: true });
  // Of three nodes one has the faults above, and another one is away at times.
  const [away, sound] = [
    await startNode({ chain: bank.node.chain }),
    await startNode({ chain: bank.node.chain }),
  ] as const;
  askNodes(bank, [bank.node, away, sound], 400);
  const given = bank.payees.map(() => 1_500_000n);
  const counts = { orders: 0, kills: 0, forks: 0 };
  const end = new AbortController();
  // What a server does in the background.
  const recovering = (async () => {
    while (!end.signal.aborted) {
      await recover(bank.deps).catch(() => {});
      await sleep(60);
    }
  })();

  for (let round = 0; round < Number(ROUNDS); round++) {
    if (happens(0.5)) {
      const index = whole(USERS);
      const units = BigInt(1 + whole(3_000_000));
      const payee = bank.payees[index];
      if (!payee) throw new Error('no such payee');
      await giveUnits(bank.db, payee, units);
      given[index] = (given[index] ?? 0n) + units;
    }
    bank.node.setFaults(...(faults[whole(faults.length)]?.() ?? []));
    away.setFaults(...(happens(0.3) ? [{ method: '*', status: 503, times: 60 }] : []));
    const chosen = bank.payees.filter(() => happens(0.4));
    const [victim = bank.payee] = chosen;
    const orders: Promise<unknown>[] = [];
    let payer: RunningPayer | undefined;
    if (happens(0.7)) payer = startPayer(bank, undefined, victim);
    if (chosen.length > 0) orders.push(bank.pay(...chosen).catch(() => null));
    if (happens(0.4)) orders.push(bank.pay(victim).catch(() => null));
    counts.orders += orders.length + (payer ? 1 : 0);
    if (payer && happens(0.8)) {
      await sleep(random(900));
      payer.kill();
      counts.kills++;
    }
    // While payments are confirmed and not final: afterwards there is nothing left that a fork could take away.
    if (happens(0.3)) {
      await sleep(random(500));
      counts.forks += bank.node.chain.rollback().length > 0 ? 1 : 0;
    }
    await Promise.all([...orders, payer?.ended]);
    if (round % 10 === 9) bank.node.setFaults();
  }

  bank.node.setFaults();
  away.setFaults();
  end.abort();
  await recovering;
  await endLeases(bank);
  await recoverUntilEnd(bank, 60_000);
  await checkInvariants(bank, { isEnd: true });
  await checkCeilings(bank);
  bank.deps.config = {
    ...lifted,
    PAYOUT_MOST: null,
    PAYOUT_MOST_PER_PERSON_DAY: null,
    PAYOUT_MOST_PER_DAY: null,
  };
  // Whatever came back is there, and can be paid now.
  for (let turn = 0; turn < 3; turn++) {
    await bank.pay(...bank.payees);
    await recoverUntilEnd(bank, 60_000);
  }
  await checkInvariants(bank, { isEnd: true });
  const held = await Promise.all(bank.payees.map(({ wallet }) => bank.held(wallet)));
  expect(held).toEqual(given.map((units) => Number(units) / 1e6));
  bank.node.chain.tick(40);
  await auditPayouts(bank.deps, { isFull: true });
  expect(await countDisagreements(bank.db), 'books and chain agree').toBe(0);
  const states = await bank.db.selectFrom('payouts').select('state').execute();
  const settled = states.filter(({ state: each }) => each === 'settled').length;
  console.log(JSON.stringify({ ...counts, settled, released: states.length - settled }));
  await Promise.all([away.close(), sound.close()]);
  await bank.close();
});

/** No order broke a ceiling, however many came at once and wherever they died. */
async function checkCeilings({ db }: Bank): Promise<void> {
  const { rows } = await sql<{ payout: string; person: string; day: string }>`
    select coalesce(max(units), 0)::text as payout, coalesce(max(of_person), 0)::text as person,
      coalesce(max(of_all), 0)::text as day from (
      select units, sum(units) over (partition by user_id) as of_person, sum(units) over () as of_all
      from payouts where state <> 'released') counted`.execute(db);
  const { payout, person, day } = onlyRow(rows);
  expect(BigInt(payout), 'one payout').toBeLessThanOrEqual(MOST.payout * 1_000_000n);
  expect(BigInt(person), 'one person').toBeLessThanOrEqual(MOST.person * 1_000_000n);
  expect(BigInt(day), 'all').toBeLessThanOrEqual(MOST.day * 1_000_000n);
  console.log(JSON.stringify({ payout, person, day }));
}
