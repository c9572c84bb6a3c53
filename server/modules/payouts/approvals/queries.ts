import { sql } from 'kysely';
import { type Db, onlyRow, type Tx } from '../../../platform/db.ts';
import { type PageRequest, readPage } from '../../../platform/paging.ts';
import { APPROVAL_HOURS, type ApprovalState } from '../rules.ts';

/** What another admin is asked to agree to. */
export interface ApprovalAsked {
  userId: number;
  wallet: string;
  units: bigint;
  adminId: number;
}

/** By the clock of the database, which all processes share. */
const isYoung = sql<boolean>`payout_approvals.decided_at > clock_timestamp() - ${APPROVAL_HOURS} * interval '1 hour'`;

/** Not used by a payout that is under way or was made. */
const isFree = sql<boolean>`not exists (
  select from payouts where payouts.approval_id = payout_approvals.id and payouts.state <> 'released')`;

const good = (db: Db) =>
  db
    .selectFrom('payout_approvals')
    .select(['id', 'user_id', 'units'])
    .select((row) => row.ref('decided_by').$notNull().as('decided_by'))
    .where('decision', '=', 'approved')
    // guard: An approval holds for three days (approvals.test.ts)
    .where(isYoung)
    // guard: An approval serves one payout (approvals.test.ts) ‹.where(isFree) →›
    .where(isFree);

/** Of these users those for whom another admin was asked, or has agreed to their present wallet. */
export async function approvalsOf(db: Db, userIds: readonly number[]): Promise<Map<number, ApprovalState>> {
  if (userIds.length === 0) return new Map();
  // guard: An approval for another wallet is none (approvals.test.ts) ‹ and payout_approvals.wallet = (select wallet_address from users where users.id = payout_approvals.user_id) →›
  const ofThese = sql<boolean>`payout_approvals.user_id = any(${[...userIds]}::bigint[])
    and payout_approvals.wallet = (select wallet_address from users where users.id = payout_approvals.user_id)`;
  const [waiting, approved] = await Promise.all([
    db
      .selectFrom('payout_approvals')
      .select('user_id')
      .where('decision', 'is', null)
      .where(ofThese)
      .execute(),
    good(db).where(ofThese).orderBy('id').execute(),
  ]);
  const states = new Map<number, ApprovalState>();
  for (const { user_id } of waiting) states.set(user_id, { approved: null });
  for (const { id, user_id, units, decided_by } of approved) {
    states.set(user_id, { approved: { id, units: BigInt(units), by: decided_by } });
  }
  return states;
}

/** Ask for one payout; false when it is asked for already. What was asked for another wallet has lapsed. */
export async function addApproval(
  tx: Tx,
  { userId, wallet, units, adminId }: ApprovalAsked,
): Promise<boolean> {
  await tx
    .updateTable('payout_approvals')
    .set({ decision: 'lapsed', decided_at: sql<Date>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where('decision', 'is', null)
    .where('wallet', '<>', wallet)
    .execute();
  const row = await tx
    .insertInto('payout_approvals')
    .values({ user_id: userId, wallet, units, requested_by: adminId })
    .onConflict((conflict) => conflict.column('user_id').where('decision', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The one who decides waits here for another who decides. */
export const lockApproval = (tx: Tx, id: number) =>
  tx
    .selectFrom('payout_approvals')
    .select(['id', 'user_id', 'wallet', 'units', 'requested_by', 'decision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const setDecision = (
  tx: Tx,
  id: number,
  decision: { decision: 'approved' | 'refused'; adminId: number; note: string },
) =>
  tx
    .updateTable('payout_approvals')
    .set({
      decision: decision.decision,
      decided_by: decision.adminId,
      decided_at: sql<Date>`clock_timestamp()`,
      note: decision.note,
    })
    .where('id', '=', id)
    .execute();

const approvals = (db: Db) =>
  db
    .selectFrom('payout_approvals')
    .innerJoin('users as payee', 'payee.id', 'payout_approvals.user_id')
    .innerJoin('users as requester', 'requester.id', 'payout_approvals.requested_by')
    .leftJoin('users as decider', 'decider.id', 'payout_approvals.decided_by')
    .select([
      'payout_approvals.id',
      'payout_approvals.user_id',
      'payout_approvals.wallet',
      'payout_approvals.units',
      'payout_approvals.requested_by',
      'payout_approvals.requested_at',
      'payout_approvals.decision',
      'payout_approvals.decided_at',
      'payout_approvals.note',
      'payee.name',
      'payee.email',
      'requester.name as requester',
      'decider.name as decider',
    ])
    .select((row) =>
      row('payee.wallet_address', '=', row.ref('payout_approvals.wallet'))
        .$castTo<boolean>()
        .as('isSameWallet'),
    );
export type ApprovalRow = Awaited<ReturnType<typeof getApproval>>;

export const getApproval = (db: Db, id: number) =>
  approvals(db).where('payout_approvals.id', '=', id).executeTakeFirstOrThrow();

/** One page of them, those that wait first, and how many there are. */
export const listApprovalRows = (db: Db, page: PageRequest) =>
  readPage(
    db.selectFrom('payout_approvals'),
    approvals(db)
      .orderBy((row) => row('payout_approvals.decision', 'is not', null))
      .orderBy('payout_approvals.id', 'desc'),
    page,
  );

export async function countApprovals(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from payout_approvals where decision is null`.execute(db);
  return onlyRow(rows).count;
}
