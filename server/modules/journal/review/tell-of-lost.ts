import type { Deps } from '../../../platform/deps.ts';
import type { LostReviewer } from '../../accounts/reviewer-lost.ts';
import { isReviewer } from '../paper/assignments.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { tellEditors } from '../paper/tell.ts';
import { editorText } from '../paper/text.ts';
import { listOpenReviews } from './queries.ts';

/** Tell the editors of each paper whose review is waited for of a reviewer who is one no more, unless they are again. */
export async function tellOfLost({ db, ...deps }: Deps, { userId }: LostReviewer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await isReviewer(tx, userId)) return;
    for (const { paperId } of await listOpenReviews(tx, userId)) {
      const paper = await holdPaper(tx, paperId);
      if (paper) await tellEditors(tx, deps, paper, editorText.reviewerLost(paper.title));
    }
  });
}
