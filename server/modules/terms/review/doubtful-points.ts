import { VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/**
 * The points of each of these users, in millionths, that stand on nothing that counts now; whoever has none is missing.
 *
 * They were credited for a term that lost the votes which had approved it, or that is approved only with votes of
 * suspended or unconfirmed accounts, or only by a person who is suspended. They stay in the ledger until somebody
 * decides on the term.
 */
export async function doubtfulPoints(db: Db, userIds: readonly number[]): Promise<Map<number, bigint>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: number; points: string }>`
    select credited.user_id as "userId", sum(-entry.amount)::text as points
    from ledger_transactions credited
      join ledger_entries entry on entry.transaction_id = credited.id
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'issued'
      left join terms on terms.id = substr(credited.subject, length('term:') + 1)::bigint
    where credited.user_id = any(${[...userIds]}) and credited.reason = 'term_approved'
      and not exists (select from ledger_transactions back where back.reverses = credited.id)
      and not (${isApprovedByPerson} or ${hasGoodVotes})
    group by credited.user_id`.execute(db);
  return new Map(rows.map(({ userId, points }) => [userId, BigInt(points)]));
}

/** Who approved a term before decisions were kept is nobody who could be suspended. */
const isApprovedByPerson = sql`coalesce(terms.approved_by = 'person' and (
  select coalesce(approver.status, 'active') = 'active'
  from (select) one left join lateral (
    select users.status from term_decisions join users on users.id = term_decisions.actor_id
      where term_decisions.term_id = terms.id and term_decisions.decision = 'approved'
      order by term_decisions.id desc limit 1
  ) approver on true), false)`;

const hasGoodVotes = sql`coalesce(terms.approved_by is not null and (
  select count(*) from votes join users on users.id = votes.user_id
    where votes.term_id = terms.id and votes.revoked_at is null and votes.counts
      and users.status = 'active' and users.email_confirmed_at is not null
  ) >= ${VOTES_TO_APPROVE}, false)`;
