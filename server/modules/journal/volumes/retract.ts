import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { holdPaper, isPublished } from '../paper/held-paper.ts';
import { relationTo } from '../paper/people.ts';
import { record } from '../paper/record.ts';
import { markChanged } from './article-records.ts';
import { paperSubject } from './publish.ts';
import { ownPaper } from './refusals.ts';
import { doneText } from './text.ts';

interface Retraction {
  paperId: number;
  /** Shown on the page of the article. */
  note: string;
}

/** Take a published article back: its page stays and says why, and what it earned is taken back. */
export async function retractArticle(
  { db, ...deps }: Deps,
  { paperId, note }: Retraction,
  editorId: number,
): Promise<{ detail: string }> {
  await db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    if (!paper) throw notFound();
    // Read only now: whoever takes its volume out of publication holds the paper too.
    if (!(await isPublished(tx, paperId))) throw new Refusal(409, 'not_published');
    if (paper.retractedAt) throw new Refusal(409, 'already_retracted');
    // guard: Nobody retracts a paper of their own ‹throw ownPaper(paper) → void ownPaper›
    if ((await relationTo(tx, editorId, paperId)) === 'author') throw ownPaper(paper);
    const now = deps.now();
    const points = await holdPoints(tx, [paper.submitterId]);
    await record(tx, deps, paper, { kind: 'retracted', actorId: editorId, actorRole: 'editor', note, now });
    const subject = paperSubject(paperId);
    await points.reverse({
      userId: paper.submitterId,
      reason: 'paper_retracted',
      subject,
      of: { reason: 'paper_published', subject },
      label: paper.title,
      now,
    });
    await markChanged(tx, [paperId], { isDeleted: false, now: deps.now });
    await audit(tx, { actorId: editorId, action: 'paper.retract', subject, detail: { note } });
  });
  return { detail: doneText.retracted };
}
