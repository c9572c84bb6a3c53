import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { creatorOf, presentTerm, type Viewer } from '../rows/present-term.ts';
import { findCoiningPapers, findTermRow } from '../rows/term-rows.ts';
import { type Actor, editObjection } from '../rules.ts';
import { listRevisions } from './queries.ts';

/** One term with all its versions, as this caller may see it. */
export async function termPage(db: Db, id: number, user: (Actor & NonNullable<Viewer>) | null) {
  const term = await findTermRow(db, id);
  if (!term) throw notFound();
  const [revisions, papers] = await Promise.all([listRevisions(db, id), findCoiningPapers(db, [term])]);
  return {
    ...presentTerm(term, user),
    revisions: revisions.map(({ editor_name: author_name, ...revision }) => ({
      ...revision,
      editor: creatorOf({ author_name, source: term.source }),
    })),
    coined_in: papers.get(term.paper_id ?? 0) ?? null,
    can_edit: user !== null && editObjection(term, user) === null,
  };
}
