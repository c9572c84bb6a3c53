import { type ListOrder, type listStatuses, MOST_COUNTED } from '@mustalah/contract/terms/dictionary';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { offsetOf, type PageRequest } from '../../../platform/paging.ts';
import { countTerms } from '../rows/term-counts.ts';
import { selectTerms, type TermRow } from '../rows/term-rows.ts';
import { type Narrowing, requiredKeys } from '../rows/write-keys.ts';

interface Filter extends Narrowing {
  categoryId?: number | undefined;
  status?: (typeof listStatuses)[number] | undefined;
}

/** A place in the list of all terms: behind this one. */
export interface Place {
  isPending: boolean;
  id: number;
}

/** From so many rows on it is asked first from which end a page is nearer. */
const FAR = 10_000;

/**
 * One page of the list by its number, or, in Arabic order, what follows a place.
 *
 * @param far pages behind so many rows are read from the end that is nearer.
 */
export async function leafThrough(
  db: Db,
  { categoryId, status, ...narrowing }: Filter,
  page: PageRequest & { sort: ListOrder; after?: Place | undefined },
  far = FAR,
): Promise<{ rows: TermRow[]; count: number }> {
  const { sort } = page;
  const after = sort === 'alphabet' ? page.after : undefined;
  const isPending = sort === 'near_approval' ? true : status && status === 'pending';
  let matching = db.selectFrom('terms');
  if (categoryId !== undefined) matching = matching.where('category_id', '=', categoryId);
  const required = requiredKeys(narrowing);
  if (required.length > 0)
    matching = matching.where(sql<boolean>`keys @> ${`{${required.join(',')}}`}::bigint[]`);
  if (isPending !== undefined) matching = matching.where('is_pending', '=', isPending);
  const countMatching = (): Promise<number> =>
    required.length === 0
      ? countTerms(db, { categoryId, isPending })
      : db
          .selectFrom(matching.select('id').limit(MOST_COUNTED).as('some'))
          .select(({ fn }) => fn.countAll<number>().as('found'))
          .executeTakeFirstOrThrow()
          .then(({ found }) => found);
  const show = (ids: typeof selected): Promise<TermRow[]> =>
    selectTerms(db).where('terms.id', 'in', ids).orderBy(ORDERS[sort].onward).execute();
  const selected = matching.select('id');
  const onward = selected.orderBy(ORDERS[sort].onward).limit(page.page_size);
  if (after) {
    const behind = onward.where(
      sql<boolean>`(is_pending, arabic collate "ar-x-icu", id) > (${after.isPending},
        (select arabic from all_terms where id = ${after.id}) collate "ar-x-icu", ${after.id})`,
    );
    const [rows, count] = await Promise.all([show(behind), countMatching()]);
    return { rows, count };
  }
  // The index alone tells which rows are passed over; only those of the page are read.
  const offset = offsetOf(page);
  if (offset < far) {
    const [rows, count] = await Promise.all([show(onward.offset(offset)), countMatching()]);
    return { rows, count };
  }
  const count = await countMatching();
  const left = count - offset;
  if (left <= 0) return { rows: [], count };
  if (offset < left) return { rows: await show(onward.offset(offset)), count };
  // The last page is as near as the first, from the other end.
  const size = Math.min(page.page_size, left);
  const backward = selected.orderBy(ORDERS[sort].backward).limit(size);
  return { rows: await show(backward.offset(left - size)), count };
}

/** From the first page on, and from the last one back. Each has an index that ends with the id, so that pages neither overlap nor skip. */
const ORDERS = {
  /** Approved terms, then those under review. */
  alphabet: {
    onward: sql`terms.is_pending, terms.arabic collate "ar-x-icu", terms.id`,
    backward: sql`terms.is_pending desc, terms.arabic collate "ar-x-icu" desc, terms.id desc`,
  },
  newest: {
    onward: sql`terms.created_at desc, terms.id desc`,
    backward: sql`terms.created_at, terms.id`,
  },
  most_voted: { onward: sql`terms.votes desc, terms.id`, backward: sql`terms.votes, terms.id desc` },
  near_approval: { onward: sql`terms.votes desc, terms.id`, backward: sql`terms.votes, terms.id desc` },
} satisfies Record<ListOrder, { onward: RawBuilder<unknown>; backward: RawBuilder<unknown> }>;
