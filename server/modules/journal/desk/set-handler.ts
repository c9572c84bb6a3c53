import { errorText } from '@mustalah/contract/errors';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { holdAsEditor, refuseEnded, refuseRelated } from '../paper/hold-as-editor.ts';
import { relationTo } from '../paper/people.ts';
import { tellEditor } from '../paper/tell.ts';
import { editorText } from '../paper/text.ts';
import { findHandlers, writeHandler } from './queries.ts';

/** Name the editor who handles a paper and hears of it alone, or nobody: then all who may. */
export async function setHandler(
  deps: Deps,
  { paperId, editorId, handlerId }: { paperId: number; editorId: number; handlerId: number | null },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    if (handlerId !== null) {
      if (!(await findHandlers(tx)).some(({ id }) => id === handlerId)) {
        throw new Refusal(400, 'not_editor', { fields: { editor_id: [errorText.not_editor] } });
      }
      // guard: Nobody handles a paper of their own, or one that they were asked to review (../messages/messages.test.ts)
      refuseRelated(await relationTo(tx, handlerId, paperId));
    }
    // Chosen twice, it is done once.
    if ((await writeHandler(tx, paperId, handlerId)) === handlerId) return;
    await audit(tx, {
      actorId: editorId,
      action: 'paper.handler',
      subject: `paper:${paperId}`,
      detail: { handler: handlerId },
    });
    if (handlerId !== null && handlerId !== editorId) {
      await tellEditor(tx, deps, { paperId, editorId: handlerId }, editorText.handler(paper.title));
    }
  });
}
