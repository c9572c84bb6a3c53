import type { Relation } from '@mustalah/contract/journal/desk';
import type { Tx } from '../../../platform/db.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { type HeldPaper, holdPaper } from './held-paper.ts';
import { relationTo } from './people.ts';

/** Lock a paper for an editor who may handle it: nobody who wrote it, or was ever asked to review it. */
export async function holdAsEditor(tx: Tx, editorId: number, paperId: number): Promise<HeldPaper> {
  const paper = await holdPaper(tx, paperId);
  if (!paper) throw notFound();
  refuseRelated(await relationTo(tx, editorId, paperId));
  return paper;
}

/** An editor knows of every paper, so the refusal may say why. */
export function refuseRelated(relation: Relation): void {
  // guard: An editor does not handle a paper of their own (../desk/set-status.test.ts, ../desk/assign-reviewer.test.ts)
  if (relation === 'author') throw new Refusal(403, 'own_paper');
  // guard: An editor does not handle a paper that they were asked to review (../desk/set-status.test.ts, ../desk/assign-reviewer.test.ts)
  if (relation === 'reviewer') throw new Refusal(403, 'asked_to_review');
}

/** Refuse whatever cannot be done to a paper that was taken back or retracted. */
export function refuseEnded({ withdrawnAt, retractedAt }: HeldPaper): void {
  if (withdrawnAt) throw new Refusal(409, 'paper_withdrawn');
  if (retractedAt) throw new Refusal(409, 'paper_retracted');
}
