import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { takeOutOfVolume, wasPublished } from '../paper/held-paper.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { record } from '../paper/record.ts';
import { mayWithdraw } from '../paper/rules.ts';
import { refuseUnseen } from './hold-assignment.ts';

interface Withdrawn {
  paperId: number;
  editorId: number;
  /** For the author and the log. */
  reason: string;
  version?: number | undefined;
}

/** Write down that a paper was taken back, when its author asked elsewhere or does not answer any more. */
export async function withdrawForAuthor(
  deps: Deps,
  { paperId, editorId, reason, version }: Withdrawn,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    refuseUnseen(paper, version);
    // guard: An editor takes back no more than its author could (steer-reviews.test.ts)
    if (!mayWithdraw(paper, await wasPublished(tx, paperId))) throw new Refusal(409, 'not_withdrawable');
    await record(tx, deps, paper, {
      kind: 'withdrawn',
      actorId: editorId,
      actorRole: 'editor',
      note: reason,
      now: deps.now(),
    });
    if (paper.volumeId !== null) await takeOutOfVolume(tx, paperId);
  });
}
