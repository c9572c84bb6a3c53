import { PAPERS_AT_FIRST } from '@mustalah/contract/journal/paper-terms';
import type { Db } from '../../../platform/db.ts';
import type { PageRequest } from '../../../platform/paging.ts';
import { countUsing, isUsed, listUsingRows } from './queries.ts';

/** One page of the published articles that use a term, the newest first, and how many there are. */
export async function listUsing(db: Db, termId: number, page: PageRequest) {
  const [{ results }, count] = await Promise.all([newest(db, termId, page), countUsing(db, termId)]);
  return { results, count };
}

/**
 * Those that stand on the page of a term at first; they are not counted, for there may be thousands. Most terms have
 * none, and that is asked first: it costs a small part of planning the question for articles.
 */
export const newestUsing = async (db: Db, termId: number) =>
  (await isUsed(db, termId))
    ? newest(db, termId, { page: 1, page_size: PAPERS_AT_FIRST })
    : { results: [], has_more: false };

async function newest(db: Db, termId: number, page: PageRequest) {
  const { rows, hasMore } = await listUsingRows(db, termId, page);
  return {
    results: rows.map(({ publishedAt, ...paper }) => ({ ...paper, published_at: publishedAt })),
    has_more: hasMore,
  };
}
