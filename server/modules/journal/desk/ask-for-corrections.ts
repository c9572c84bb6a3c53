import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { wasPublished } from '../paper/held-paper.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { record } from '../paper/record.ts';
import { mayAskCorrections } from '../paper/rules.ts';
import { refuseUnseen } from './hold-assignment.ts';

interface Asking {
  paperId: number;
  editorId: number;
  /** What is to be corrected, for the author. */
  reason: string;
  version?: number | undefined;
}

/** Ask an author to correct what the paper says of itself. Asked again before it is done, what was said last holds. */
export async function askForCorrections(
  deps: Deps,
  { paperId, editorId, reason, version }: Asking,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    refuseUnseen(paper, version);
    // guard: Of a rejected or published paper no corrections are asked (../corrections/own-corrections.test.ts)
    if (!mayAskCorrections(paper, await wasPublished(tx, paperId))) {
      throw new Refusal(409, 'corrections_not_askable');
    }
    await record(tx, deps, paper, {
      kind: 'corrections_asked',
      actorId: editorId,
      actorRole: 'editor',
      note: reason,
      now: deps.now(),
    });
  });
}
