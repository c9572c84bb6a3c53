import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { stepObjection } from '../paper/rules.ts';
import { holdVolume, putIntoVolume } from './queries.ts';
import { notAccepted } from './refusals.ts';
import { refuseOwn } from './refuse-own.ts';
import { doneText } from './text.ts';

interface Place {
  volumeId: number;
  paperId: number;
}

/** Put an accepted paper into a draft; a paper stands in one volume only. */
export async function addPaper(
  { db }: Deps,
  { volumeId, paperId, reason }: Place & { reason: string },
  editorId: number,
) {
  await db.transaction().execute(async (tx) => {
    await holdDraft(tx, volumeId);
    const paper = await holdPaper(tx, paperId);
    if (!paper) throw notFound();
    await refuseOwn(tx, [paper], editorId);
    if (paper.volumeId === volumeId) return;
    // guard: A paper stands in one volume (volumes.test.ts)
    if (paper.volumeId !== null) throw new Refusal(409, 'paper_in_volume');
    if (stepObjection(paper, 'published')) throw notAccepted(paper);
    // guard: A retraction whose volume is no more is brought back with a reason alone (retract.test.ts) ‹paper.retractedAt && !reason → false›
    if (paper.retractedAt && !reason) throw notAccepted(paper);
    await putIntoVolume(tx, [paperId], volumeId);
    await auditPaper(tx, 'volume.add_paper', { volumeId, paperId }, editorId, reason);
  });
  return { detail: doneText.added };
}

/** Take a paper out of a draft; it stays accepted and waits for another volume. */
export async function removePaper({ db }: Deps, { volumeId, paperId }: Place, editorId: number) {
  await db.transaction().execute(async (tx) => {
    await holdDraft(tx, volumeId);
    const paper = await holdPaper(tx, paperId);
    if (paper?.volumeId !== volumeId) throw notFound();
    await refuseOwn(tx, [paper], editorId);
    // guard: A retracted paper stays in its volume: it could enter no other (retract.test.ts)
    if (paper.retractedAt) throw new Refusal(409, 'paper_retracted');
    await putIntoVolume(tx, [paperId], null);
    await auditPaper(tx, 'volume.remove_paper', { volumeId, paperId }, editorId);
  });
  return { detail: doneText.removed };
}

async function holdDraft(tx: Tx, id: number): Promise<void> {
  const volume = await holdVolume(tx, id);
  if (!volume) throw notFound();
  // guard: A published volume keeps its papers (volumes.test.ts)
  if (volume.publishedAt) throw new Refusal(409, 'volume_published');
}

const auditPaper = (
  tx: Tx,
  action: string,
  { volumeId, paperId }: Place,
  actorId: number,
  reason = '',
): Promise<void> =>
  audit(tx, {
    actorId,
    action,
    subject: `volume:${volumeId}`,
    detail: { paper: paperId, ...(reason && { reason }) },
  });
