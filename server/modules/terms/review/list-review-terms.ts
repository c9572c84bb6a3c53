import type { Received, Reply } from '@mustalah/contract/endpoint';
import type { listPendingTerms } from '@mustalah/contract/terms/review';
import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/db.ts';
import { readPage, toPage } from '../../../platform/paging.ts';
import { findCategory } from '../rows/categories.ts';
import { creatorOf, presentTerm, type Viewer } from '../rows/present-term.ts';
import { findCoiningPapers, selectTerms } from '../rows/term-rows.ts';
import { type Actor, canReview } from '../rules.ts';
import { findAuthorRecords, wordsMatch } from './queries.ts';

type Filter = Received<typeof listPendingTerms>['query'];
type Page = Reply<typeof listPendingTerms>;

/** Terms for the review screen; a contributor sees only what this contributor may decide on. */
export async function listReviewTerms(
  db: Db,
  filter: Filter,
  user: Actor & NonNullable<Viewer>,
  { url, now }: { url: string; now: Date },
): Promise<Page> {
  const category = filter.category ? await findCategory(db, filter.category) : undefined;
  if (filter.category && !category) return toPage([], 0, filter, url);
  const matching = narrow(selectTerms(db), { ...filter, categoryId: category?.id, now }, user);
  const { rows, count } = await readPage(matching, order(matching, filter.sort), filter);
  const [papers, records] = await Promise.all([findCoiningPapers(db, rows), findAuthorRecords(db, rows)]);
  const results = rows.map((row) => ({
    ...presentTerm(row, user),
    can_review: canReview(row, user),
    submitter_name: creatorOf(row),
    author: records.get(row.author_id ?? 0) ?? null,
    coined_in: papers.get(row.paper_id ?? 0) ?? null,
  }));
  return toPage(results, count, filter, url);
}

type Rows = ReturnType<typeof selectTerms>;

interface Narrowed extends Filter {
  categoryId: number | undefined;
  now: Date;
}

function narrow(rows: Rows, { categoryId, now, ...filter }: Narrowed, user: Actor): Rows {
  const { status, search, author, waiting_days: days } = filter;
  let narrowed = rows;
  if (status !== 'all')
    narrowed = narrowed.where('terms.approved_by', status === 'approved' ? 'is not' : 'is', null);
  if (status === 'wanting') narrowed = narrowed.where('terms.definition_fault', 'is not', null);
  if (categoryId !== undefined) narrowed = narrowed.where('terms.category_id', '=', categoryId);
  if (author !== undefined) narrowed = narrowed.where('terms.author_id', '=', author);
  if (days !== undefined)
    narrowed = narrowed.where('terms.created_at', '<=', new Date(now.getTime() - days * DAY_MS));
  if (!user.isAdmin) {
    narrowed = narrowed
      .where('terms.approved_by', 'is', null)
      .where((row) => row.or([row('terms.author_id', 'is', null), row('terms.author_id', '!=', user.id)]));
  }
  return search === '' ? narrowed : narrowed.where(wordsMatch(search));
}

function order(rows: Rows, sort: Filter['sort']): Rows {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = sort.replace('-', '') as 'created_at' | 'votes' | 'arabic';
  const by = column === 'arabic' ? sql`terms.arabic collate "ar-x-icu"` : sql.ref(`terms.${column}`);
  // What its author has not defined waits for those that can be judged.
  return rows
    .orderBy(sql`(terms.approved_by is null and terms.definition_fault is not null)`)
    .orderBy(by, direction)
    .orderBy('terms.id', direction);
}
