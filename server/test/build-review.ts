import { assignReviewer } from '@mustalah/contract/journal/desk';
import type { Verdict } from '@mustalah/contract/journal/paper';
import { submitReview } from '@mustalah/contract/journal/review';
import type { TestUser } from './factories.ts';
import type { World } from './world.ts';

/** Have an editor ask a reviewer, by the API; give the editor's view of the paper. */
export async function assign(w: World, paperId: number, reviewer: TestUser, editor: TestUser) {
  const { status, answer, error } = await w.call(
    assignReviewer,
    { params: { id: paperId }, body: { reviewer_id: reviewer.id } },
    editor,
  );
  if (status !== 200) throw new Error(`assigning was refused: ${error?.code}`);
  return answer;
}

/** Without a word a rejection would come back with a question. */
const REASONS = { review_note: 'ضعف المنهج' };

/** Send a verdict, by the API. */
export const review = (
  w: World,
  paperId: number,
  reviewer: TestUser,
  action: Verdict,
  notes: { review_note?: string; internal_note?: string } = {},
) =>
  w.call(
    submitReview,
    { params: { id: paperId }, body: { action, ...(action === 'rejected' && REASONS), ...notes } },
    reviewer,
  );
