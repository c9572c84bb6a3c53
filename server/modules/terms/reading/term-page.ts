import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { creatorOf, presentTerm, type Viewer } from '../rows/present-term.ts';
import { findTermRow } from '../rows/term-rows.ts';
import { type Actor, editObjection } from '../rules.ts';
import { listRevisions } from './queries.ts';

/** One term with all its versions, as this caller may see it. */
export async function termPage(db: Db, id: number, user: (Actor & NonNullable<Viewer>) | null) {
  const term = await findTermRow(db, id);
  if (!term) throw notFound();
  const revisions = await listRevisions(db, id);
  return {
    ...presentTerm(term, user),
    revisions: revisions.map(({ editor_name: author_name, ...revision }) => ({
      ...revision,
      editor: creatorOf({ author_name, source: term.source }),
    })),
    can_edit: user !== null && editObjection(term, user) === null,
  };
}
