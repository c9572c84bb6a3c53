import type { UsingPaper } from '@mustalah/contract/journal/paper-terms';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { creatorOf, presentTerm, type Viewer } from '../rows/present-term.ts';
import { findCoiningPapers, findTermRow } from '../rows/term-rows.ts';
import { type Actor, editObjection } from '../rules.ts';
import { listRevisions } from './queries.ts';

/** Gives the newest of the published articles that use a term, and whether there are more. */
export type PapersOf = (
  db: Db,
  termId: number,
) => Promise<{ results: z.input<typeof UsingPaper>[]; has_more: boolean }>;

/** One term with all its versions, as this caller may see it. */
export async function termPage(
  db: Db,
  id: number,
  user: (Actor & NonNullable<Viewer>) | null,
  papersOf: PapersOf,
) {
  const term = await findTermRow(db, id);
  if (!term) throw notFound();
  const [revisions, coining, papers] = await Promise.all([
    listRevisions(db, id),
    findCoiningPapers(db, [term]),
    papersOf(db, id),
  ]);
  return {
    ...presentTerm(term, user),
    revisions: revisions.map(({ editor_name: author_name, ...revision }) => ({
      ...revision,
      editor: creatorOf({ author_name, source: term.source }),
    })),
    coined_in: coining.get(term.paper_id ?? 0) ?? null,
    papers,
    can_edit: user !== null && editObjection(term, user) === null,
  };
}
