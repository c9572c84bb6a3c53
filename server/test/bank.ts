import { address, generateKeyPairSigner } from '@solana/kit';
import { LEGACY_MEMO_PROGRAM_ADDRESS_V3 } from '@solana-program/memo';
import { getTransferSolInstruction } from '@solana-program/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openSolana, type Pace, type Solana, type SolanaOptions } from '../gateways/solana.ts';
import { payUsers } from '../modules/payouts/order/pay.ts';
import type { Paying } from '../modules/payouts/paying.ts';
import { readConfig } from '../platform/config.ts';
import { type Db, openDatabase } from '../platform/db.ts';
import { openJobs } from '../platform/jobs.ts';
import { type NodeOptions, startNode, type TestNode } from './chain/node.ts';
import {
  balanceOf,
  fundTreasury,
  giveSol,
  newKey,
  run,
  signerOf,
  type Treasury,
  type TreasuryOptions,
} from './chain/treasury.ts';
import { buildAdmin, buildUser, type TestUser } from './factories.ts';
import { checkInvariants } from './payout-invariants.ts';
import { withPoints } from './points.ts';
import { applicationAddress, databaseAddress, withAdmin } from './postgres.ts';
import type { World } from './world.ts';

export interface Payee extends TestUser {
  wallet: string;
}

export interface BankOptions extends NodeOptions, TreasuryOptions {
  /** What each of the payees has, in points; one of them with 12.5 unless told otherwise. */
  points?: readonly number[];
  pace?: Partial<Pace>;
  solana?: Partial<SolanaOptions>;
  /** The owner's address of a migrated database, which is left as it is; a new one unless told otherwise. */
  databaseUrl?: string;
}

/** A chain with a treasury, a database with people who have points, and an admin between them. */
export interface Bank {
  node: TestNode;
  treasury: Treasury;
  solana: Solana;
  deps: Paying;
  db: Db;
  databaseUrl: string;
  /** The same for the role that owns the tables. */
  ownerUrl: string;
  admin: TestUser;
  payees: Payee[];
  payee: Payee;
  /** Press the button for the one payee, or for these. */
  pay(...payees: readonly TestUser[]): ReturnType<typeof payUsers>;
  /** A transaction of a stranger with a memo, beside these accounts. */
  writeMemo(memo: string, accounts: readonly string[]): Promise<void>;
  /** What a wallet holds, in points of six decimals. */
  held(wallet: string): Promise<number>;
  close(): Promise<void>;
}

/** Short times: a payment to its end takes a third of a second. What is waited for may take long on a busy machine. */
export const SLOT_MS = 5;
const PACE: Pace = {
  leastSlotMs: 2,
  leaseMs: 20_000,
  walletLeaseMs: 20_000,
  waitMs: 15_000,
  pollMs: 20,
  patienceMs: 600_000,
};

/** A chain and a treasury for the server of a world; its payees are made by the tests. */
export function bankOf(w: World, options: BankOptions = {}): Bank {
  const bank = {} as Bank;
  beforeAll(async () => {
    const node = await startNode({ slotMs: SLOT_MS, ...options });
    const treasury = await fundTreasury(node.chain, options);
    const solana = openSolanaOn(node, treasury, options);
    w.deps.gateways.solana = solana;
    const admin = await buildAdmin(w.db);
    const base: Base = {
      node,
      treasury,
      solana,
      admin,
      deps: { ...w.deps, solana },
      db: w.db,
      databaseUrl: w.databaseUrl,
      ownerUrl: w.ownerUrl,
      close: () => node.close(),
    };
    Object.assign(bank, await bankOn(base, options.points ?? []));
  });
  afterAll(() => bank.close?.());
  return bank;
}

/** What banks may share: a chain, a database and the way between them. */
type Base = Omit<Bank, 'payees' | 'payee' | 'pay' | 'writeMemo' | 'held'>;

export async function openBank(options: BankOptions = {}): Promise<Bank> {
  return bankOn(await openBase(options), options.points);
}

async function openBase(options: BankOptions): Promise<Base> {
  const node = await startNode({ slotMs: SLOT_MS, ...options });
  const treasury = await fundTreasury(node.chain, options);
  const ownerUrl = options.databaseUrl ?? (await cloneDatabase());
  const databaseUrl = applicationAddress(ownerUrl);
  const db = openDatabase(databaseUrl, { max: 12 });
  const jobs = openJobs(databaseUrl, () => {});
  const solana = openSolanaOn(node, treasury, options);
  const deps: Paying = {
    db,
    jobs,
    solana,
    config: readConfig({ NODE_ENV: 'test' }),
    now: () => new Date(),
    log: { error: (fault) => console.error(fault) },
  };
  return {
    node,
    treasury,
    solana,
    deps,
    db,
    databaseUrl,
    ownerUrl,
    admin: await buildAdmin(db),
    async close() {
      await node.close();
      await jobs.stop();
      await db.destroy();
      if (!options.databaseUrl) await dropDatabase(ownerUrl);
    },
  };
}

/** Ask these nodes from now on, the first of them first. */
export function askNodes(
  { deps, solana: { mint, decimals, treasury, genesis, pace } }: Bank,
  nodes: readonly TestNode[],
  timeoutMs?: number,
): void {
  deps.solana = openSolana({
    mint,
    decimals,
    treasury,
    genesis,
    pace,
    nodes: nodes.map(({ url }) => url),
    allowsLoopback: true,
    ...(timeoutMs && { timeoutMs }),
  });
}

const openSolanaOn = (node: TestNode, treasury: Treasury, { pace, solana }: BankOptions): Solana =>
  openSolana({
    mint: treasury.mint,
    decimals: treasury.decimals,
    treasury: treasury.key.address,
    genesis: node.chain.genesis,
    nodes: [node.url],
    allowsLoopback: true,
    pace: { ...PACE, ...pace },
    ...solana,
  });

/** A bank with payees of its own, whose settings may be changed. */
async function bankOn(base: Base, points: readonly number[] = [12.5]): Promise<Bank> {
  const { node, admin, db } = base;
  const payees = await buildPayees(db, points);
  const [payee] = payees as [Payee];
  const bank: Bank = {
    ...base,
    deps: { ...base.deps },
    treasury: { ...base.treasury },
    payees,
    payee,
    pay: async (...chosen) =>
      payUsers(bank.deps, {
        userIds: (chosen.length > 0 ? chosen : [payee]).map(({ id }) => id),
        adminId: admin.id,
        treasury: await signerOf(bank.treasury.key),
        node: bank.deps.solana.trusted[0],
      }),
    async writeMemo(memo, accounts) {
      const stranger = await generateKeyPairSigner();
      giveSol(node.chain, stranger.address, 1_000_000_000n);
      await run(node.chain, stranger, [
        {
          programAddress: LEGACY_MEMO_PROGRAM_ADDRESS_V3,
          data: new TextEncoder().encode(memo),
        },
        // Any instruction that names the accounts: a transfer of nothing to each.
        ...accounts.map((account) =>
          getTransferSolInstruction({ source: stranger, destination: address(account), amount: 1_000_000n }),
        ),
      ]);
    },
    held: async (wallet) =>
      Number(await balanceOf(node.chain, wallet, bank.treasury)) / 10 ** bank.treasury.decimals,
  };
  return bank;
}

export async function cloneDatabase(): Promise<string> {
  const name = `bank_${crypto.randomUUID().replaceAll('-', '')}`;
  await withAdmin(inject('postgres'), (admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(inject('template'))}`.execute(admin),
  );
  return databaseAddress(inject('postgres'), name);
}

const dropDatabase = (url: string): Promise<unknown> =>
  withAdmin(inject('postgres'), (admin) =>
    sql`drop database if exists ${sql.id(new URL(url).pathname.slice(1))} with (force)`.execute(admin),
  );

/** People with a wallet each and so many points. */
export const buildPayees = (db: Db, points: readonly number[]): Promise<Payee[]> =>
  Promise.all(
    points.map(async (each) => {
      const wallet = newKey().address;
      const user = await buildUser(db);
      await db.updateTable('users').set({ wallet_address: wallet }).where('id', '=', user.id).execute();
      await giveUnits(db, user, BigInt(Math.round(each * 1_000_000)));
      return { ...user, wallet };
    }),
  );

let serial = 0;

/** Credit millionths of a point for something that nobody takes back. */
export async function giveUnits(db: Db, { id: userId }: TestUser, amount: bigint): Promise<void> {
  if (amount === 0n) return;
  await withPoints(db, userId, (points) =>
    points.credit({
      userId,
      reason: 'daily_challenge',
      subject: `given:${++serial}:${process.pid}`,
      amount,
      label: '',
      now: new Date(),
    }),
  );
}

let shared: Promise<Base> | undefined;

/**
 * A test whose books are checked against its chain at the end. Those without options share a chain and a database with
 * the others of their file; their payees are their own.
 */
export function bankTest(name: string, body: (bank: Bank) => Promise<void>, options?: BankOptions): void {
  test(name, { timeout: 60_000 }, async () => {
    if (!options) {
      shared ??= openBase({});
      const base = await shared;
      base.node.reset();
      await hold(await bankOn(base), body);
      return;
    }
    const bank = await openBank(options);
    await hold(bank, body).finally(bank.close);
  });
}

afterAll(async () => (await shared)?.close());

async function hold(bank: Bank, body: (bank: Bank) => Promise<void>): Promise<void> {
  await body(bank);
  await checkInvariants(bank);
}

/** The states of the payee's payouts, the first one first. */
export async function statesOf({ db, payee }: Bank): Promise<string[]> {
  const rows = await db
    .selectFrom('payouts')
    .select('state')
    .where('user_id', '=', payee.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ state }) => state);
}

/** Let the leases of all reservations end now. */
export const endLeases = ({ db }: Bank) =>
  db
    .updateTable('payouts')
    .set({ lease_until: sql<Date>`clock_timestamp()` })
    .where('state', '=', 'reserved')
    .execute();

/** What became of one payment, in short. */
export const inShort = (results: Awaited<ReturnType<typeof payUsers>>) =>
  results.map(({ status, reason_code }) => (reason_code ? `${status}: ${reason_code}` : status));

/** Nothing that was tried left a signature behind, and the points are there. */
export async function expectNothingSigned({ db, payee }: Bank): Promise<void> {
  const signed = await db
    .selectFrom('payouts')
    .select('id')
    .where('user_id', '=', payee.id)
    .where('signature', 'is not', null)
    .execute();
  expect(signed).toEqual([]);
  const { balance } = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('user_id', '=', payee.id)
    .where('kind', '=', 'available')
    .executeTakeFirstOrThrow();
  expect(balance).toBe('12500000');
}

/** How the payouts of the payee stand, and why. */
export const reasonsOf = async ({ db, payee }: Bank) => {
  const rows = await db
    .selectFrom('payouts')
    .select(['state', 'reason'])
    .where('user_id', '=', payee.id)
    .execute();
  return rows.map(({ state, reason }) => `${state}: ${reason}`);
};
