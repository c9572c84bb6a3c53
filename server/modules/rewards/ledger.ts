import type { Db, Tx } from '../../platform/db.ts';
import type { CreditReason, ReversalReason } from './rules.ts';

interface Movement<Reason> {
  userId: number;
  reason: Reason;
  /** The row that earned or lost the points, such as `vote:12`; with user and reason it is unique. */
  subject: string;
  /** What a person reads beside the reason, such as the term. */
  label: string;
  /** The moment of the event; the database's own clock when absent. */
  now?: Date;
}

export interface Credit extends Movement<CreditReason> {
  /** Millionths of a point. */
  amount: bigint;
}

export interface Reversal extends Movement<ReversalReason> {
  /** The credit that is taken back. */
  of: { reason: CreditReason; subject: string };
}

/** In millionths of a point, none below zero: earned = available + reserved + paid − owed. */
export interface Balances {
  /** All that was ever credited, less what was taken back. */
  earned: bigint;
  available: bigint;
  /** Set aside for payouts under way. */
  reserved: bigint;
  paid: bigint;
  /** Paid out and then taken back: later credits cover it first. */
  owed: bigint;
}

type AccountKind = 'issued' | 'available' | 'reserved' | 'paid' | 'owed';

/**
 * Lock the points of these users until the transaction ends, in an order that cannot deadlock.
 *
 * A transaction that credits two users locks both at once, before the first credit: two users who vote for
 * each other's terms at the same moment would otherwise wait for one another.
 */
export async function lockLedgers(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await lockAccounts(tx, userIds);
}

/** Credit an event once; give whether it was new. What the user owes is covered first. */
export async function credit(tx: Tx, { amount, ...movement }: Credit): Promise<boolean> {
  if (amount <= 0n) throw new RangeError(`A credit is above zero, not ${amount}`);
  const accounts = await lockAccountsOf(tx, movement.userId);
  const transaction = await insertTransaction(tx, movement, null);
  if (transaction === undefined) return false;
  const covered = lesser(amount, -accounts.owed.balance);
  await insertEntries(tx, transaction, [
    { account: accounts.issued, amount: -amount },
    { account: accounts.owed, amount: covered },
    { account: accounts.available, amount: amount - covered },
  ]);
  return true;
}

/**
 * Take an earlier credit back, once, by a counter-entry; give whether anything moved.
 *
 * What is no longer available, because it was paid out, is owed.
 */
export async function reverse(tx: Tx, { of, ...movement }: Reversal): Promise<boolean> {
  const accounts = await lockAccountsOf(tx, movement.userId);
  const credited = await findCredit(tx, movement.userId, of);
  if (credited === undefined) return false;
  const transaction = await insertTransaction(tx, movement, credited.id);
  if (transaction === undefined) return false;
  const taken = lesser(credited.amount, accounts.available.balance);
  await insertEntries(tx, transaction, [
    { account: accounts.issued, amount: credited.amount },
    { account: accounts.available, amount: -taken },
    { account: accounts.owed, amount: taken - credited.amount },
  ]);
  return true;
}

export async function balancesOf(db: Db, userId: number): Promise<Balances> {
  return (await balancesOfMany(db, [userId])).get(userId) ?? NO_BALANCES;
}

/** The same for many users in one question; a user without a ledger is missing. */
export async function balancesOfMany(db: Db, userIds: readonly number[]): Promise<Map<number, Balances>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['user_id', 'kind', 'balance'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ user_id }) => user_id ?? 0)].map(([userId, accounts]) => {
      const balance = (kind: AccountKind) => BigInt(accounts.find((row) => row.kind === kind)?.balance ?? 0);
      return [
        userId,
        {
          earned: -balance('issued'),
          available: balance('available'),
          reserved: balance('reserved'),
          paid: balance('paid'),
          owed: -balance('owed'),
        },
      ];
    }),
  );
}

export const NO_BALANCES: Balances = { earned: 0n, available: 0n, reserved: 0n, paid: 0n, owed: 0n };

interface Account {
  id: number;
  balance: bigint;
}

const lockAccounts = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'balance'])
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .orderBy('id')
    .forUpdate()
    .execute();

async function lockAccountsOf(tx: Tx, userId: number): Promise<Record<AccountKind, Account>> {
  const rows = await lockAccounts(tx, [userId]);
  const account = (kind: AccountKind): Account => {
    const row = rows.find((each) => each.kind === kind);
    if (!row) throw new Error(`User ${userId} has no account '${kind}'`);
    return { id: row.id, balance: BigInt(row.balance) };
  };
  return {
    issued: account('issued'),
    available: account('available'),
    reserved: account('reserved'),
    paid: account('paid'),
    owed: account('owed'),
  };
}

async function findCredit(tx: Tx, userId: number, { reason, subject }: Reversal['of']) {
  const row = await tx
    .selectFrom('ledger_transactions as credited')
    .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'credited.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(['credited.id', 'entry.amount'])
    .where('credited.user_id', '=', userId)
    .where('credited.reason', '=', reason)
    .where('credited.subject', '=', subject)
    .where('account.kind', '=', 'issued')
    .executeTakeFirst();
  return row && { id: row.id, amount: -BigInt(row.amount) };
}

/** Undefined when this event, or this reversal, is in the ledger already. */
async function insertTransaction(
  tx: Tx,
  { userId, reason, subject, label, now }: Movement<CreditReason | ReversalReason>,
  reverses: number | null,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('ledger_transactions')
    .values({ user_id: userId, reason, subject, label, reverses, ...(now && { created_at: now }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function insertEntries(
  tx: Tx,
  transaction: number,
  entries: { account: Account; amount: bigint }[],
): Promise<void> {
  const values = entries
    .filter(({ amount }) => amount !== 0n)
    .map(({ account, amount }) => ({
      transaction_id: transaction,
      account_id: account.id,
      amount: String(amount),
    }));
  await tx.insertInto('ledger_entries').values(values).execute();
}

const lesser = (left: bigint, right: bigint): bigint => (left < right ? left : right);
