import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { holdPaper, isPublished } from '../paper/held-paper.ts';
import { relationTo } from '../paper/people.ts';
import { record } from '../paper/record.ts';
import { markChanged } from './article-records.ts';
import { hasConcern } from './publication-queries.ts';
import { ownPaper } from './refusals.ts';
import { doneText } from './text.ts';

interface Concern {
  paperId: number;
  /** Shown on the page of the article; empty to lift what was raised. */
  note: string;
}

/** Say of a published article that it is doubted, until it is known whether rightly; or take that back. */
export async function raiseConcern(
  { db, ...deps }: Deps,
  { paperId, note }: Concern,
  editorId: number,
): Promise<{ detail: string }> {
  const isRaised = note !== '';
  await db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, paperId);
    if (!paper) throw notFound();
    if (!(await isPublished(tx, paperId))) throw new Refusal(409, 'not_published');
    if (paper.retractedAt) throw new Refusal(409, 'already_retracted');
    // guard: Nobody raises or lifts a concern about a paper of their own (retract.test.ts) ‹throw ownPaper(paper) → void ownPaper›
    if ((await relationTo(tx, editorId, paperId)) === 'author') throw ownPaper(paper);
    // Lifted twice, it is lifted once.
    if (!isRaised && !(await hasConcern(tx, paperId))) return;
    const kind = isRaised ? 'concern_raised' : 'concern_lifted';
    await record(tx, deps, paper, { kind, actorId: editorId, actorRole: 'editor', note, now: deps.now() });
    await markChanged(tx, [paperId], { isDeleted: false, now: deps.now });
    await audit(tx, {
      actorId: editorId,
      action: isRaised ? 'paper.concern' : 'paper.concern_lifted',
      subject: `paper:${paperId}`,
      detail: { note },
    });
  });
  return { detail: isRaised ? doneText.concernRaised : doneText.concernLifted };
}
