import type { ListOrder, listStatuses } from '@mustalah/contract/terms/dictionary';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { offsetOf, type PageRequest } from '../../../platform/paging.ts';
import { countTerms } from '../rows/term-counts.ts';
import { selectTerms, type TermRow } from '../rows/term-rows.ts';
import { hashed, KEY } from '../rows/write-keys.ts';

interface Filter {
  categoryId?: number | undefined;
  root?: string | undefined;
  status?: (typeof listStatuses)[number] | undefined;
}

/** A place in the list of all terms: behind this one. */
export interface Place {
  isPending: boolean;
  id: number;
}

/** One page of the list by its number, or, in Arabic order, what follows a place. */
export async function leafThrough(
  db: Db,
  { categoryId, root, status }: Filter,
  page: PageRequest & { sort: ListOrder; after?: Place | undefined },
): Promise<{ rows: TermRow[]; count: number }> {
  const { sort } = page;
  const after = sort === 'alphabet' ? page.after : undefined;
  const isPending = sort === 'near_approval' ? true : status && status === 'pending';
  let matching = db.selectFrom('terms');
  if (categoryId !== undefined) matching = matching.where('category_id', '=', categoryId);
  if (root !== undefined)
    matching = matching.where(sql<boolean>`keys @> ${`{${hashed(KEY.root, [root]).join(',')}}`}::bigint[]`);
  if (isPending !== undefined) matching = matching.where('is_pending', '=', isPending);
  let ids = matching.select('id').orderBy(ORDERS[sort]).limit(page.page_size);
  if (after) {
    ids = ids.where(
      sql<boolean>`(is_pending, arabic collate "ar-x-icu", id) > (${after.isPending},
        (select arabic from all_terms where id = ${after.id}) collate "ar-x-icu", ${after.id})`,
    );
  } else {
    // The index alone tells which rows are passed over; only those of the page are read.
    ids = ids.offset(offsetOf(page));
  }
  const shown = selectTerms(db).where('terms.id', 'in', ids).orderBy(ORDERS[sort]).execute();
  const counted =
    root === undefined
      ? countTerms(db, { categoryId, isPending })
      : matching
          .select(({ fn }) => fn.countAll<number>().as('of_root'))
          .executeTakeFirstOrThrow()
          .then(({ of_root }) => of_root);
  const [rows, count] = await Promise.all([shown, counted]);
  return { rows, count };
}

/** Each has an index that ends with the id, so that pages neither overlap nor skip. */
const ORDERS = {
  /** Approved terms, then those under review. */
  alphabet: sql`terms.is_pending, terms.arabic collate "ar-x-icu", terms.id`,
  newest: sql`terms.created_at desc, terms.id desc`,
  most_voted: sql`terms.votes desc, terms.id`,
  near_approval: sql`terms.votes desc, terms.id`,
} satisfies Record<ListOrder, RawBuilder<unknown>>;

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
  const eligible = selectTerms(db)
    .where('terms.approved_by', 'is not', null)
    .where('terms.approved_at', '<', before);
  const newest = await db
    .selectFrom('terms')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = await db
    .selectFrom('terms')
    .select((row) => row.fn.min<number | null>('id').as('id'))
    .executeTakeFirst();
  if (!newest || !first?.id) return undefined;
  const at = first.id + Math.floor(share * (newest.id - first.id + 1));
  const inOrder = eligible.orderBy('terms.id').limit(1);
  return (await inOrder.where('terms.id', '>=', at).executeTakeFirst()) ?? inOrder.executeTakeFirst();
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
