import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { holdPaper, isPublished } from '../paper/held-paper.ts';
import { refuseEnded } from '../paper/hold-as-editor.ts';
import { record } from '../paper/record.ts';
import { articlesChanged } from '../volumes/articles-changed.ts';
import { getConflicts, setConflicts } from './queries.ts';

interface Stated {
  paperId: number;
  userId: number;
  statement: string;
}

/**
 * Say anew what conflicts of interest those have who wrote a paper now. Its log keeps that it was said, and no word of it,
 * for it outlives the people whom such statements name.
 */
export async function stateConflicts(
  { db, ...deps }: Deps,
  { paperId, userId, statement }: Stated,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    // guard: Nobody states conflicts of interest for the paper of somebody else (conflicts.test.ts)
    if (paper?.submitterId !== userId) throw notFound();
    refuseEnded(paper);
    const before = await getConflicts(tx, paperId);
    // guard: What was stated is not changed without being asked (conflicts.test.ts)
    if (!before.isAsked || paper.status === 'rejected') throw new Refusal(409, 'conflicts_not_asked');
    await setConflicts(tx, paperId, statement);
    const hasChanged = statement !== before.statement;
    const stated = await record(tx, deps, paper, {
      kind: 'conflicts_stated',
      actorId: userId,
      actorRole: 'author',
      detail: hasChanged ? { changes: { conflict_statement: true } } : {},
      now: deps.now(),
    });
    if (hasChanged && (await isPublished(tx, paperId))) await articlesChanged(tx, [stated], deps.now);
  });
}
