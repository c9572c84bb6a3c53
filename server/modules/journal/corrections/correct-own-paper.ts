import type { Received } from '@mustalah/contract/endpoint';
import type { correctOwnPaper as endpoint, PaperRecord } from '@mustalah/contract/journal/corrections';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { holdPaper, wasPublished } from '../paper/held-paper.ts';
import { refuseEnded } from '../paper/hold-as-editor.ts';
import { mayCorrectOwn } from '../paper/rules.ts';
import { findAsked, findRecord } from './queries.ts';
import { writeCorrection } from './write-correction.ts';

/** A paper with all that can be corrected, for whoever sent it. */
export async function readOwnRecord(db: Db, userId: number, paperId: number): Promise<PaperRecord> {
  const asked = await findAsked(db, paperId);
  // guard: Nobody reads what can be corrected in the paper of somebody else (own-corrections.test.ts)
  if (asked?.submitterId !== userId) throw notFound();
  const found = await findRecord(db, paperId);
  if (!found) throw notFound();
  return found;
}

/** Correct what a paper of one's own says of itself, with a revision or when editors asked for it. */
export async function correctOwnPaper(
  { db, ...deps }: Deps,
  paperId: number,
  { version, ...sent }: Received<typeof endpoint>['body'],
  userId: number,
): Promise<PaperRecord> {
  return db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    // guard: Nobody corrects the paper of somebody else (own-corrections.test.ts)
    if (paper?.submitterId !== userId) throw notFound();
    refuseEnded(paper);
    const standing = {
      isAsked: (await findAsked(tx, paperId))?.isAsked ?? false,
      wasPublished: await wasPublished(tx, paperId),
    };
    // guard: An author corrects nothing that nobody asked for (own-corrections.test.ts)
    if (!mayCorrectOwn(paper, standing)) throw new Refusal(409, 'correction_not_asked');
    return writeCorrection(tx, deps, paper, { sent, version, actorId: userId, actorRole: 'author' });
  });
}
