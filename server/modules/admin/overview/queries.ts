import { sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';

interface DashboardRow {
  users: number;
  contributors: number;
  pendingTerms: number;
  pendingUnits: string;
}

export async function getDashboardRow(db: Db): Promise<DashboardRow> {
  const { rows } = await sql<DashboardRow>`
    select (select count(*) from users) as users,
      (select count(*) from users where is_contributor) as contributors,
      (select count(*) from terms where approved_at is null) as "pendingTerms",
      (select coalesce(sum(balance), 0) from ledger_accounts
        where kind in ('available', 'reserved', 'owed')) as "pendingUnits"`.execute(db);
  return onlyRow(rows);
}

export interface ActivityRow {
  kind: 'registered' | 'suggested' | 'approved_by_votes' | 'acted';
  at: Date;
  userId: number | null;
  userName: string | null;
  termId: number | null;
  arabic: string | null;
  action: string;
}

const SHOWN = 20;

/** What happened last: each source gives its newest, by its own index. Acts on papers are for the journal's own log. */
export async function listActivityRows(db: Db): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    with happened as (
      (select 'registered' as kind, created_at as at, id as user_id, null::bigint as term_id, null as arabic,
          '' as action, 0 as source, id from users order by id desc limit ${SHOWN})
      union all
      (select 'suggested', created_at, author_id, id, arabic, '', 1, id from terms
        where author_id is not null order by created_at desc, id desc limit ${SHOWN})
      union all
      (select 'approved_by_votes', created_at, null, term_id, arabic, '', 2, id from term_decisions
        where decision = 'approved_by_votes' order by created_at desc limit ${SHOWN})
      union all
      (select 'acted', created_at, actor_id,
          case when subject ~ '^term:[0-9]{1,15}$' then substr(subject, 6)::bigint end, detail->>'arabic', action, 3, id
        from audit_log where subject not like 'paper:%' order by id desc limit ${SHOWN})
    )
    select happened.kind, happened.at, happened.user_id as "userId", users.name as "userName",
      happened.term_id as "termId", coalesce(happened.arabic, term.arabic) as arabic, happened.action
    from happened
      left join users on users.id = happened.user_id
      left join all_terms term on term.id = happened.term_id
    order by happened.at desc, happened.source, happened.id desc limit ${SHOWN}`.execute(db);
  return rows;
}
