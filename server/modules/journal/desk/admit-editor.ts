import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { listNamedEditors } from '../paper/people.ts';
import { record } from '../paper/record.ts';
import { denyAuthorship, isDenied } from './queries.ts';

interface Admission {
  paperId: number;
  /** Who is taken for an author, and is none. */
  userId: number;
  editorId: number;
  reason: string;
}

/**
 * Let an editor handle a paper whose authors named them, by mistake or to keep them out. Another editor says so, to whom
 * the paper is a stranger's: nobody for themselves, and nobody who must not know who wrote it.
 */
export async function admitEditor(
  deps: Deps,
  { paperId, userId, editorId, reason }: Admission,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    // guard: Nobody lifts what keeps themselves, or a fellow author, from a paper ‹editorId → 0›
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    const named = (await listNamedEditors(tx, [paperId])).find(({ id }) => id === userId);
    if (!named) {
      // Two editors said so at once, or one of them twice.
      if (await isDenied(tx, { paperId, userId })) return;
      throw notFound();
    }
    await denyAuthorship(tx, { paperId, userId });
    await record(tx, deps, paper, {
      kind: 'editor_admitted',
      actorId: editorId,
      actorRole: 'editor',
      internalNote: reason,
      detail: { user: userId, known_by: named.knownBy },
      admitted: userId,
      now: deps.now(),
    });
  });
}
