import type { Deps } from '../../../platform/deps.ts';
import type { LostReviewer } from '../../accounts/reviewer-lost.ts';
import { isReviewer } from '../paper/assignments.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { type NoticeText, tellEditors } from '../paper/tell.ts';
import { editorText } from '../paper/text.ts';
import { listOpenReviews } from './queries.ts';

/** Tell the editors of each paper whose review is waited for of a reviewer who is one no more, unless they are again. */
export async function tellOfLost({ db, ...deps }: Deps, { userId }: LostReviewer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await isReviewer(tx, userId)) return;
    for (const { paperId } of await listOpenReviews(tx, userId)) {
      const paper = await holdPaper(tx, paperId);
      if (paper) await tellEditors(tx, deps, paper, onceADay(editorText.reviewerLost(paper.title)));
    }
  });
}

/** Work may be done twice, and a paper may lose two reviewers at once: its editors look into it once. */
// guard: That a review will not come is told once, however often the work is done (tell-of-lost.test.ts) ‹[text.kind] → []›
const onceADay = (text: NoticeText): NoticeText => ({ ...text, toggles: [text.kind] });
