import type { Received, Reply } from '@mustalah/contract/endpoint';
import type { listRejectedTerms } from '@mustalah/contract/terms/oversight';
import type { Db } from '../../../platform/db.ts';
import { toPage } from '../../../platform/paging.ts';
import { findCategory } from '../rows/categories.ts';
import { presentTerm, type Viewer } from '../rows/present-term.ts';
import { listRejectedRows } from './queries.ts';

type Filter = Received<typeof listRejectedTerms>['query'];

/** The rejected terms with who rejected them and why, the latest first. */
export async function listRejected(
  db: Db,
  filter: Filter,
  viewer: Viewer,
  url: string,
): Promise<Reply<typeof listRejectedTerms>> {
  const category = filter.category ? await findCategory(db, filter.category) : undefined;
  if (filter.category && !category) return toPage([], 0, filter, url);
  const { rows, count } = await listRejectedRows(
    db,
    { reviewer: filter.reviewer, search: filter.search, categoryId: category?.id },
    filter,
  );
  const results = rows.map(({ rejected_at, rejected_by, reviewer_name, rejection_reason, ...row }) => ({
    ...presentTerm(row, viewer),
    rejected_at,
    rejected_by: { id: rejected_by, name: reviewer_name },
    reason: rejection_reason,
  }));
  return toPage(results, count, filter, url);
}
