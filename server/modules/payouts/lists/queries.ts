import type { PayoutState } from '@mustalah/contract/payouts/payment';
import { normalize } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { containing } from '../../../platform/like.ts';
import { offsetOf, type PageRequest, readPage } from '../../../platform/paging.ts';
import { OPEN_STATES, STUCK_REASONS } from '../rules.ts';

/** Everybody who ever had points, with those that are not paid. */
const accounts = (db: Db) =>
  db
    .selectFrom('ledger_accounts as account')
    .innerJoin('users', 'users.id', 'account.user_id')
    .where('account.kind', '=', 'available');

/** Everybody with points that are not paid. */
const payees = (db: Db, search: string) =>
  accounts(db)
    .where('account.balance', '>', '0')
    .$if(search !== '', (query) =>
      query.where((row) => {
        const key = normalize(search);
        return row.or([
          row('users.name', 'ilike', containing(search)),
          row(sql`users.email::text`, 'ilike', containing(search)),
          row('users.wallet_address', '=', search),
          ...(key === '' ? [] : [row('users.name_key', 'like', containing(key))]),
        ]);
      }),
    );

export interface PayeeRow {
  id: number;
  name: string;
  email: string;
  wallet: string;
  status: string;
  isConfirmed: boolean;
  balance: string;
  openPayout: string | null;
  openState: PayoutState | null;
  openReason: string | null;
  /** When it was last changed; null where it never was. */
  walletSince: Date | null;
  /** Only while payouts to it wait. */
  heldUntil: Date | null;
}

const withCircumstances = (people: ReturnType<typeof accounts>) =>
  people
    .leftJoin('payouts as open', (join) =>
      join.onRef('open.user_id', '=', 'users.id').on('open.state', 'in', OPEN_STATES),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.wallet_address as wallet', 'users.status'])
    .select([
      'account.balance',
      'open.id as openPayout',
      'open.state as openState',
      'open.reason as openReason',
    ])
    .select((row) => [
      row('users.email_confirmed_at', 'is not', null).$castTo<boolean>().as('isConfirmed'),
      row
        .selectFrom('wallet_changes')
        .select((change) => change.fn.max('wallet_changes.created_at').as('at'))
        .whereRef('wallet_changes.user_id', '=', 'users.id')
        .as('walletSince'),
      sql<Date | null>`case when users.wallet_held_until > clock_timestamp() then users.wallet_held_until end`.as(
        'heldUntil',
      ),
    ]);

/** The last one of a page, by whom the next one is found. */
export interface PlaceAmongPayees {
  units: bigint;
  id: number;
}

/** Who has the most first: one page by its number, or what follows a place. */
export const listPayees = (
  db: Db,
  search: string,
  { after, ...page }: PageRequest & { after?: PlaceAmongPayees | undefined },
): Promise<PayeeRow[]> =>
  withCircumstances(payees(db, search))
    .$if(after !== undefined, (query) =>
      query
        .where('account.balance', '<=', String(after?.units))
        .where((row) =>
          row.or([
            row('account.balance', '<', String(after?.units)),
            row('account.user_id', '>', after?.id ?? 0),
          ]),
        ),
    )
    .$if(after === undefined, (query) => query.offset(offsetOf(page)))
    .orderBy('account.balance', 'desc')
    .orderBy('account.user_id')
    .limit(page.page_size)
    .execute();

/** Those above an id, in the order of ids: balances change while a file is written, and nobody may be missing or twice. */
export const listPayeesAbove = (db: Db, id: number, limit: number): Promise<PayeeRow[]> =>
  withCircumstances(payees(db, '')).where('users.id', '>', id).orderBy('users.id').limit(limit).execute();

/** The same of one person, whatever they have; nothing where they never had a point. */
export const findPayee = (db: Db, id: number): Promise<PayeeRow | undefined> =>
  withCircumstances(accounts(db)).where('users.id', '=', id).executeTakeFirst();

/** How many they are, and what they have together. */
export async function sumPayees(db: Db, search: string) {
  const { count, total } = await payees(db, search)
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.sum<string | null>('balance').as('total'),
    ])
    .executeTakeFirstOrThrow();
  return { count, total: BigInt(total ?? 0) };
}

/** The state that people are shown: also what is set aside and cannot be decided waits for them. */
const shownState = sql<PayoutState>`case
  when state = 'reserved' and reason in (${sql.join([...STUCK_REASONS])}) then 'review' else state end`;

/** How many payouts are in each state that is not an end. */
export async function countByState(db: Db): Promise<Map<PayoutState, number>> {
  const rows = await db
    .selectFrom('payouts')
    .select((row) => [shownState.as('state'), row.fn.countAll<number>().as('count')])
    .where('state', 'in', OPEN_STATES)
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}

export interface PayoutFilter {
  open: boolean;
  state?: PayoutState | undefined;
  user?: number | undefined;
  ids?: readonly string[] | undefined;
}

const shown = (db: Db) =>
  db
    .selectFrom('payouts')
    .innerJoin('users as admin', 'admin.id', 'payouts.requested_by')
    .select([
      'payouts.id',
      'payouts.user_id',
      'payouts.email',
      'payouts.wallet',
      'payouts.units',
      'payouts.state',
      'payouts.reason',
      'payouts.signer',
      'payouts.signature',
      'payouts.created_at',
      'payouts.updated_at',
      'payouts.recipient_account',
      'payouts.last_valid_block_height',
      'admin.name as admin',
    ]);
export type ShownPayout = Awaited<ReturnType<typeof getShown>>;

export const getShown = (db: Db, id: string) =>
  shown(db).where('payouts.id', '=', id).executeTakeFirstOrThrow();
export const findShown = (db: Db, id: string) => shown(db).where('payouts.id', '=', id).executeTakeFirst();

export async function listShown(db: Db, { open, state, user, ids }: PayoutFilter, page: PageRequest) {
  const isWanted = db
    .selectFrom('payouts')
    .$if(open, (query) => query.where('state', 'in', OPEN_STATES))
    // The state itself names an index.
    .$if(state !== undefined, (query) =>
      query
        .where('state', 'in', state === 'review' ? ['review', 'reserved'] : [state ?? 'reserved'])
        .where(shownState, '=', state ?? 'reserved'),
    )
    .$if(user !== undefined, (query) => query.where('user_id', '=', user ?? 0))
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]));
  const [rows, { count }] = await Promise.all([
    shown(db)
      .where(
        'payouts.id',
        'in',
        isWanted
          .select('id')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(page.page_size)
          .offset(offsetOf(page)),
      )
      .orderBy('payouts.created_at', 'desc')
      .orderBy('payouts.id', 'desc')
      .execute(),
    isWanted.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

/** What people decided on a payout. */
export const listDecisions = (db: Db, id: string) =>
  db
    .selectFrom('audit_log')
    .innerJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .select(['actor.name', 'audit_log.action', 'audit_log.detail', 'audit_log.created_at'])
    .where('audit_log.subject', '=', `payout:${id}`)
    .orderBy('audit_log.id', 'desc')
    .execute();

export interface LogFilter {
  search: string;
  /** From the first moment on, and before the second. */
  start?: Date | undefined;
  end?: Date | undefined;
}

const log = (db: Db, { search, start, end }: LogFilter) =>
  db
    .selectFrom('payout_log')
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([
          row('email', 'ilike', containing(search)),
          row('wallet', 'like', containing(search)),
          row('tx_hash', 'like', containing(search)),
        ]),
      ),
    )
    .$if(start !== undefined, (query) => query.where('paid_at', '>=', start ?? new Date()))
    .$if(end !== undefined, (query) => query.where('paid_at', '<', end ?? new Date()));

const LOGGED = ['id', 'user_id', 'email', 'wallet', 'units', 'tx_hash', 'paid_at'] as const;

export const listLog = (db: Db, filter: LogFilter, page: PageRequest) =>
  readPage(log(db, filter), log(db, filter).select(LOGGED).orderBy('id', 'desc'), page);

/** Rows of the log below an id, the newest first: a file is written batch by batch. */
export const listLogBelow = (
  db: Db,
  filter: LogFilter,
  { id, limit }: { id: number | null; limit: number },
) =>
  log(db, filter)
    .select(LOGGED)
    .$if(id !== null, (query) => query.where('id', '<', id ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** When somebody was paid last. */
export async function findLastPaid(db: Db): Promise<Date | null> {
  const last = await db
    .selectFrom('payout_log')
    .select('paid_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.paid_at ?? null;
}

/** What was paid to one user, the newest first. */
export const listPaidTo = (db: Db, userId: number) =>
  db.selectFrom('payout_log').select(LOGGED).where('user_id', '=', userId).orderBy('id', 'desc').execute();
