import { normalize } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { containing } from '../../../platform/like.ts';
import { type PageRequest, readPage } from '../../../platform/paging.ts';

export interface AuditFilter {
  action: string;
  /** By or about this user. */
  user: number | undefined;
  /** By or about any of these; everybody when absent. */
  named: Named | undefined;
  /** Subjects that are left out. */
  hidden: string[];
  /** From the first moment on, and before the second. */
  start: Date | undefined;
  end: Date | undefined;
}

export interface Named {
  users: number[];
  subjects: string[];
}

/** So many users and terms of one name are followed into the log. */
const MOST_NAMED = 500;

const subjectOfUser = (id: number): string => `user:${id}`;

/** Whose name, address or word holds a text: they are what the log knows by number only. */
export async function findNamed(db: Db, search: string): Promise<Named> {
  const pattern = containing(search);
  const key = normalize(search);
  const inAnySpelling = key === '' ? sql`` : sql`or name_key like ${containing(key)}`;
  const { rows: users } = await sql<{ id: number }>`
    select id from users where name ilike ${pattern} or email::text ilike ${pattern} ${inAnySpelling}
    limit ${MOST_NAMED}`.execute(db);
  const { rows: terms } = await sql<{ id: number }>`
    select id from all_terms where ${key} <> '' and arabic_bare like ${containing(key)} limit ${MOST_NAMED}`.execute(
    db,
  );
  return {
    users: users.map(({ id }) => id),
    subjects: [...users.map(({ id }) => subjectOfUser(id)), ...terms.map(({ id }) => `term:${id}`)],
  };
}

/** One page of the log, the latest first, and how many entries there are. */
export async function listAuditRows(
  db: Db,
  { action, user, named, hidden, start, end }: AuditFilter,
  page: PageRequest,
) {
  const matching = db
    .selectFrom('audit_log as entry')
    .$if(hidden.length > 0, (query) => query.where(sql<boolean>`subject <> all(${hidden})`))
    .$if(action !== '', (query) => query.where('action', '=', action))
    .$if(user !== undefined, (query) =>
      query.where((row) =>
        row.or([row('actor_id', '=', user ?? 0), row('subject', '=', subjectOfUser(user ?? 0))]),
      ),
    )
    .$if(named !== undefined, (query) =>
      query.where(
        sql<boolean>`(actor_id = any(${named?.users ?? []}) or subject = any(${named?.subjects ?? []}))`,
      ),
    )
    .$if(start !== undefined, (query) => query.where('entry.created_at', '>=', start ?? new Date(0)))
    .$if(end !== undefined, (query) => query.where('entry.created_at', '<', end ?? new Date(0)));
  const shown = matching
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .select(['entry.id', 'entry.created_at', 'entry.actor_id', 'actor.name as actor_name'])
    .select(['action', 'subject', 'detail'])
    .orderBy('entry.id', 'desc');
  return readPage(matching, shown, page);
}

/** The papers that a user wrote, or was ever asked to review. */
export async function listPapersOf(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select papers_of(${userId}) as id
    union select paper_id from paper_assignments where reviewer_id = ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}
