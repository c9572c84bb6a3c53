import { PAPERS_AT_FIRST } from '@mustalah/contract/journal/paper-terms';
import type { Db } from '../../../platform/db.ts';
import type { PageRequest } from '../../../platform/paging.ts';
import { listUsingRows } from './queries.ts';

/** One page of the published articles that use a term, the newest first, and how many there are. */
export async function listUsing(db: Db, termId: number, page: PageRequest) {
  const { rows, count } = await listUsingRows(db, termId, page);
  return {
    results: rows.map(({ publishedAt, ...paper }) => ({ ...paper, published_at: publishedAt })),
    count,
  };
}

/** Those that stand on the page of a term at first. */
export const newestUsing = (db: Db, termId: number) =>
  listUsing(db, termId, { page: 1, page_size: PAPERS_AT_FIRST });
