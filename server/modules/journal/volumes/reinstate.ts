import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { holdPaper, isPublished } from '../paper/held-paper.ts';
import { relationTo } from '../paper/people.ts';
import { record } from '../paper/record.ts';
import { markChanged } from './article-records.ts';
import { creditPaper, paperSubject } from './publish.ts';
import { ownPaper } from './refusals.ts';
import { doneText } from './text.ts';

interface Reinstatement {
  paperId: number;
  /** Kept in the log of the paper, beside the retraction itself. */
  reason: string;
}

/** Take a retraction back that was made in error; what the paper had earned is given again. */
export async function reinstateArticle(
  { db, ...deps }: Deps,
  { paperId, reason }: Reinstatement,
  editorId: number,
): Promise<{ detail: string }> {
  await db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    if (!paper) throw notFound();
    if (!paper.retractedAt) throw new Refusal(409, 'not_retracted');
    // guard: Nobody takes back the retraction of a paper of their own (retract.test.ts) ‹throw ownPaper(paper) → void ownPaper›
    if ((await relationTo(tx, editorId, paperId)) === 'author') throw ownPaper(paper);
    const now = deps.now();
    const points = await holdPoints(tx, [paper.submitterId]);
    const sound = await record(tx, deps, paper, {
      kind: 'reinstated',
      actorId: editorId,
      actorRole: 'editor',
      note: reason,
      now,
    });
    // What stands in no published volume now is paid and told of when it does again.
    if (await isPublished(tx, paperId)) {
      await creditPaper(points, sound, now);
      await markChanged(tx, [paperId], { isDeleted: false, now: deps.now });
    }
    const subject = paperSubject(paperId);
    await audit(tx, { actorId: editorId, action: 'paper.reinstate', subject, detail: { reason } });
  });
  return { detail: doneText.reinstated };
}
