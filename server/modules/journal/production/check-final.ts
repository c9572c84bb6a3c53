import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { findFinal } from '../paper/final-file.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { record } from '../paper/record.ts';
import { stepObjection } from '../paper/rules.ts';
import { markChecked } from './queries.ts';

/** Let the final file that an editor looked at be published. */
export async function checkFinal(
  { db, ...deps }: Deps,
  { paperId, sha256 }: { paperId: number; sha256: string },
  editorId: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    if (stepObjection(paper, 'final_checked')) throw new Refusal(409, 'final_file_not_wanted');
    const final = await findFinal(tx, paperId);
    if (!final) throw new Refusal(409, 'no_final_file');
    // guard: What was replaced meanwhile was not looked at (final-files.test.ts)
    if (final.file_sha256 !== sha256) throw new Refusal(409, 'paper_changed');
    // Checked twice, it is checked once.
    if (final.checked_at) return;
    const now = deps.now();
    await markChecked(tx, paperId, now);
    await record(tx, deps, paper, {
      kind: 'final_checked',
      actorId: editorId,
      actorRole: 'editor',
      fileSha256: sha256,
      now,
    });
  });
}
