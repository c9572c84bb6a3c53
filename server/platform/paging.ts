import { type SelectQueryBuilder, sql } from 'kysely';
import { onlyRow } from './db.ts';

export interface PageRequest {
  page: number;
  page_size: number;
}

export const offsetOf = ({ page, page_size }: PageRequest): number => (page - 1) * page_size;

/** One page of the rows that are shown, and how many a search has found in all. */
export async function readPage<DB, Tables extends keyof DB, Row, ShownDB, ShownTables extends keyof ShownDB>(
  found: SelectQueryBuilder<DB, Tables, object>,
  shown: SelectQueryBuilder<ShownDB, ShownTables, Row>,
  page: PageRequest,
) {
  const [rows, counted] = await Promise.all([
    shown.limit(page.page_size).offset(offsetOf(page)).execute(),
    found.clearSelect().select(sql`count(*)`.as('count')).$castTo<{ count: number }>().execute(),
  ]);
  return { rows, count: onlyRow(counted).count };
}

export const pageCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

/** Wrap one page of a list: `next` and `previous` are paths with the same query and another page, or null. */
export function toPage<Item>(results: Item[], count: number, { page, page_size }: PageRequest, url: string) {
  const last = pageCount(count, page_size);
  const at = (number: number): string => {
    const address = new URL(url, 'http://local');
    address.searchParams.set('page', String(number));
    address.searchParams.delete('after');
    return address.pathname + address.search;
  };
  return {
    results,
    count,
    next: page < last ? at(page + 1) : null,
    previous: page > 1 ? at(Math.min(page - 1, last)) : null,
  };
}
