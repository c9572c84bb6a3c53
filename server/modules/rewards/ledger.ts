import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { plannedOnce } from '../../platform/planned-once.ts';
import type { AccountKind } from './balances.ts';
import type { CreditReason, ReversalReason } from './rules.ts';

interface Movement<Reason> {
  userId: number;
  reason: Reason;
  /** The row that earned or lost the points, such as `vote:12`. */
  subject: string;
  /** What a person reads beside the reason, such as the term. */
  label: string;
  /** The moment of the event. */
  now: Date;
}

export interface Credit extends Movement<CreditReason> {
  /** Millionths of a point. */
  amount: bigint;
  /** Credit only while fewer than so many credits of this reason lie between these moments. */
  most?: { credits: number; start: Date; end: Date };
}

export interface Reversal extends Movement<ReversalReason> {
  /** The credit that is taken back. */
  of: { reason: CreditReason; subject: string };
}

/** Points that go out to their owner's wallet. */
export interface Payment {
  userId: number;
  /** The payout, or the transaction of a payment that was found on the chain. */
  id: string;
  /** Millionths of a point. */
  amount: bigint;
  now: Date;
}

/** The points of some users, locked until the transaction ends: the only thing that can move them. */
export interface HeldPoints {
  /**
   * Credit an event; give whether it was credited. What the user owes is covered first.
   *
   * A user whose address is not confirmed is credited with nothing.
   * While a credit stands, the same event is not credited again; one that was taken back may be.
   */
  credit(credit: Credit): Promise<boolean>;
  /**
   * Take an earlier credit back, once, by a counter-entry; give whether anything moved.
   *
   * What is no longer available, because it was paid out, is owed.
   */
  reverse(reversal: Reversal): Promise<boolean>;
  /** What may be set aside for a payout. */
  available(userId: number): bigint;
  /** Set points aside for a payout. */
  reserve(payment: Payment): Promise<void>;
  /** End a payout that landed: what was set aside for it is paid. */
  settle(payment: Payment): Promise<void>;
  /** End a payout that did not land: what was set aside comes back, and covers first what is owed meanwhile. */
  release(payment: Payment): Promise<void>;
  /** Count a payment as paid that the ledger does not know; what is not available for it is owed. */
  book(payment: Payment): Promise<void>;
}

/**
 * Lock the points of these users in an order that cannot deadlock.
 *
 * A transaction that moves the points of two users holds both at once, before it moves any: two users who vote
 * for each other's terms at the same moment would otherwise wait for one another.
 */
export async function holdPoints(tx: Tx, userIds: readonly number[]): Promise<HeldPoints> {
  const ledgers = await lockLedgers(tx, userIds);
  const ledgerOf = (userId: number): Ledger => {
    const ledger = ledgers.get(userId);
    // guard: Only points that are held can be moved ‹throw new Error(`The points of user ${userId} are not held`); → return [...ledgers.values()][0] as Ledger;›
    if (!ledger) throw new Error(`The points of user ${userId} are not held`);
    return ledger;
  };
  return {
    async credit({ amount, ...movement }) {
      if (amount <= 0n) throw new RangeError(`A credit is above zero, not ${amount}`);
      const ledger = ledgerOf(movement.userId);
      // guard: What was paid out and is taken back is owed, and the next credits cover it first ‹amount → 0n›
      const covered = lesser(amount, -ledger.owed.balance);
      return move(tx, ledger, movement, { issued: -amount, owed: covered, available: amount - covered });
    },
    async reverse({ of, ...movement }) {
      const ledger = ledgerOf(movement.userId);
      const credited = await findCredit(tx, movement.userId, of);
      if (!credited) return false;
      const { id: reverses, amount } = credited;
      const taken = lesser(amount, ledger.available.balance);
      return move(
        tx,
        ledger,
        { ...movement, reverses },
        { issued: amount, available: -taken, owed: taken - amount },
      );
    },
    available: (userId) => ledgerOf(userId).available.balance,
    reserve: (payment) =>
      pay(tx, ledgerOf(payment.userId), payment, 'payout_reserved', {
        available: -payment.amount,
        reserved: payment.amount,
      }),
    settle: (payment) =>
      pay(tx, ledgerOf(payment.userId), payment, 'payout_settled', {
        reserved: -payment.amount,
        paid: payment.amount,
      }),
    release: (payment) => {
      const ledger = ledgerOf(payment.userId);
      const covered = lesser(payment.amount, -ledger.owed.balance);
      return pay(tx, ledger, payment, 'payout_released', {
        reserved: -payment.amount,
        owed: covered,
        available: payment.amount - covered,
      });
    },
    book: (payment) => {
      const ledger = ledgerOf(payment.userId);
      const taken = lesser(payment.amount, ledger.available.balance);
      return pay(tx, ledger, payment, 'payment_booked', {
        available: -taken,
        owed: taken - payment.amount,
        paid: payment.amount,
      });
    },
  };
}

/** Move points that go out; the database refuses to do it twice, or with points that are not there. */
async function pay(
  tx: Tx,
  ledger: Ledger,
  { userId, id, amount, now }: Payment,
  reason: PaymentReason,
  amounts: Partial<Record<AccountKind, bigint>>,
): Promise<void> {
  if (amount <= 0n) throw new RangeError(`A payment is above zero, not ${amount}`);
  const movement = { userId, reason, subject: `payout:${id}`, label: '', now };
  const isMoved = await move(tx, ledger, movement, amounts);
  if (!isMoved) throw new Error(`The ledger has ${reason} of ${id} already`);
}

interface Account {
  id: number;
  /** Follows every movement; nobody else moves it while it is held. */
  balance: bigint;
}

type Ledger = Record<AccountKind, Account>;

async function lockLedgers(tx: Tx, userIds: readonly number[]): Promise<Map<number, Ledger>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'user_id', 'kind', 'balance'])
    .where('user_id', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    // guard: The points of several users are locked in an order that cannot deadlock ‹'user_id' → sql`array_position(${[...userIds]}::bigint[], user_id)`›
    .orderBy('user_id')
    .orderBy('id')
    // guard: Held points are locked until the transaction ends (ledger.test.ts, credit-vote.test.ts)
    .forUpdate()
    .modifyEnd(plannedOnce)
    .execute();
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...byUser].map(([userId, accounts]) => [userId, ledgerFrom(userId, accounts)]));
}

function ledgerFrom(userId: number, rows: { id: number; kind: AccountKind; balance: string }[]): Ledger {
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
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ledger_transactions as back').whereRef('back.reverses', '=', 'credited.id'))),
    )
    .executeTakeFirst();
  return row && { id: row.id, amount: -BigInt(row.amount) };
}

type PaymentReason = 'payout_reserved' | 'payout_settled' | 'payout_released' | 'payment_booked';

interface Move extends Movement<CreditReason | ReversalReason | PaymentReason> {
  /** The credit that this takes back. */
  reverses?: number;
  most?: Credit['most'];
}

/** Write one movement and its entries; nothing, and false, when the ledger has it already or has had the most. */
async function move(
  tx: Tx,
  ledger: Ledger,
  { userId, reason, subject, label, now, reverses, most }: Move,
  amounts: Partial<Record<AccountKind, bigint>>,
): Promise<boolean> {
  const entries = accountKinds.flatMap((kind) => {
    const amount = amounts[kind] ?? 0n;
    return amount === 0n ? [] : [{ account: ledger[kind], amount }];
  });
  // Asked only now that the points are held: confirming an address holds them too.
  const isCredit = amounts.issued !== undefined && amounts.issued < 0n;
  // guard: The ledger credits nobody whose address is not confirmed (../accounts/email/confirm-email.test.ts, ../terms/votes/count-waiting.test.ts, ledger.test.ts) ‹ and email_confirmed_at is not null →›
  const isConfirmed = isCredit
    ? sql`exists (select from users where id = ${userId} and email_confirmed_at is not null)`
    : sql`true`;
  const isBelowMost = most
    ? sql`(select count(*) from ledger_transactions where user_id = ${userId} and reason = ${reason}
        and created_at >= ${most.start} and created_at < ${most.end}) < ${most.credits}`
    : sql`true`;
  const written = entries.map(({ account, amount }) => sql`(${account.id}::bigint, ${amount}::numeric)`);
  const { rows } = await sql`
    with moved as (
      insert into ledger_transactions (user_id, reason, subject, label, reverses, created_at, round)
      select ${userId}, ${reason}, ${subject}, ${label}, ${reverses ?? null}::bigint, ${now}, ${round(reverses)}
        from ledger_transactions former
        where former.user_id = ${userId} and former.reason = ${reason} and former.subject = ${subject}
        having ${isBelowMost} and ${isConfirmed}
      on conflict do nothing returning id
    )
    insert into ledger_entries (transaction_id, account_id, amount)
    select moved.id, entry.account_id, entry.amount
    from moved, (values ${sql.join(written)}) entry (account_id, amount)
    returning id ${plannedOnce}`.execute(tx);
  if (rows.length === 0) return false;
  for (const { account, amount } of entries) account.balance += amount;
  return true;
}

/**
 * How often the event was credited and taken back before, which makes the next credit another one; a standing
 * credit has that number itself, and keeps a second one out.
 */
const round = (reverses: number | undefined) =>
  reverses === undefined
    ? sql`count(*) filter (where exists (select from ledger_transactions back where back.reverses = former.id))`
    : sql`count(*)`;

const accountKinds = ['issued', 'available', 'reserved', 'paid', 'owed'] as const satisfies AccountKind[];

const lesser = (left: bigint, right: bigint): bigint => (left < right ? left : right);
