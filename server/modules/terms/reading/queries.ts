import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { plannedOnce } from '../../../platform/planned-once.ts';
import { selectTerms, type TermRow } from '../rows/term-rows.ts';

interface Neighbour {
  id: number;
  arabic: string;
  latin: string;
}

/** The entries right before and behind one in the list of its category, as `alphabet` orders it. */
export async function findNeighbours(
  db: Db,
  id: number,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const beside = (side: 'previous' | 'next') => {
    const [sign, order] = side === 'previous' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
    return sql`select ${side} as side, found.* from here, lateral (
      select id, arabic, latin from terms where category_id = here.category_id
        and (is_pending, arabic collate "ar-x-icu", id) ${sign} (here.is_pending, here.arabic collate "ar-x-icu", here.id)
      order by is_pending ${order}, arabic collate "ar-x-icu" ${order}, id ${order} limit 1) found`;
  };
  const { rows } = await sql<Neighbour & { side: 'previous' | 'next' }>`
    with here as (select id, arabic, category_id, is_pending from all_terms where id = ${id})
    ${beside('previous')} union all ${beside('next')}`.execute(db);
  const at = (wanted: 'previous' | 'next') => rows.find(({ side }) => side === wanted) ?? null;
  return { previous: at('previous'), next: at('next') };
}

/** The texts of one kind of part that a version has; null where it is older than these. */
const namesIn = (part: 'designations' | 'examples') =>
  sql<string[] | null>`(select coalesce(jsonb_agg(each -> 'text'), '[]')
    from jsonb_array_elements(entry -> ${part}::text) each where entry is not null)`;

/** All versions of a term that may be seen, the first one first; null where it was never changed, and is its only one. */
export async function listRevisions(db: Db, termId: number) {
  const all = await db
    .selectFrom('term_revisions')
    .innerJoin('categories', 'categories.id', 'term_revisions.category_id')
    .leftJoin('users', 'users.id', 'term_revisions.editor_id')
    .select([
      'term_revisions.id',
      'term_revisions.arabic',
      'term_revisions.latin',
      'term_revisions.definition',
      'categories.name as category',
      'users.name as editor_name',
      'term_revisions.created_at',
      'term_revisions.change',
      'term_revisions.hidden_at',
    ])
    .select([
      namesIn('designations').as('names'),
      namesIn('examples').as('examples'),
      sql<number[] | null>`entry -> 'domains'`.as('domains'),
    ])
    .where('term_revisions.term_id', '=', termId)
    .orderBy('term_revisions.id')
    .execute();
  return all.length === 0 ? null : all.filter(({ hidden_at }) => hidden_at === null);
}

/** The term at a share of the way through the ids, between 0 and 1: one step in an index, however many there are. */
export async function findTermAt(db: Db, share: number): Promise<TermRow | undefined> {
  const bounds = await db
    .selectFrom('terms')
    .select((row) => [
      row.fn.min<number | null>('id').as('first'),
      row.fn.max<number | null>('id').as('last'),
    ])
    .executeTakeFirstOrThrow();
  if (bounds.first === null || bounds.last === null) return undefined;
  const at = bounds.first + Math.floor(share * (bounds.last - bounds.first + 1));
  return selectTerms(db).where('terms.id', '>=', at).orderBy('terms.id').limit(1).executeTakeFirst();
}

/**
 * The approved term at a share of the way through those that were approved before a moment: some steps in an index,
 * however many there are. What is suggested or approved later changes nothing.
 */
export async function findApprovedAt(db: Db, share: number, before: Date): Promise<TermRow | undefined> {
  const bounds = await db
    .selectNoFrom((row) => [
      row
        .selectFrom('terms')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('newest'),
      row
        .selectFrom('terms')
        .select(({ fn }) => fn.min<number | null>('id').as('id'))
        .as('first'),
    ])
    .modifyEnd(plannedOnce)
    .executeTakeFirstOrThrow();
  if (bounds.newest === null || bounds.first === null) return undefined;
  const at = bounds.first + Math.floor(share * (bounds.newest - bounds.first + 1));
  const from = (id: number): Promise<TermRow | undefined> =>
    selectTerms(db)
      .where('terms.approved_by', 'is not', null)
      .where('terms.approved_at', '<', before)
      .where('terms.id', '>=', id)
      .orderBy('terms.id')
      .limit(1)
      .modifyEnd(plannedOnce)
      .executeTakeFirst();
  return (await from(at)) ?? from(bounds.first);
}

/** When the oldest approved term was approved. */
export async function findFirstApproval(db: Db): Promise<Date | null> {
  const oldest = await db
    .selectFrom('terms')
    .select('approved_at')
    .where('approved_by', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return oldest?.approved_at ?? null;
}

/** The terms with the most votes cast since a moment. */
export const listTrending = (db: Db, since: Date, limit: number): Promise<TermRow[]> =>
  selectTerms(db)
    .innerJoin(
      (from) =>
        from
          .selectFrom('votes')
          .select(['term_id', (row) => row.fn.countAll<number>().as('fresh')])
          .where('revoked_at', 'is', null)
          .where('cast_at', '>', since)
          .groupBy('term_id')
          .as('recent'),
      (join) => join.onRef('recent.term_id', '=', 'terms.id'),
    )
    .orderBy('recent.fresh', 'desc')
    .orderBy('terms.votes', 'desc')
    .orderBy('terms.id')
    .limit(limit)
    .execute();
