import type { ReviewAnswer, ReviewQuestion } from '@mustalah/contract/journal/review-form';
import type { Db } from '../../../platform/db.ts';

/** What reviewers are asked now, in its order. */
export const listQuestions = (db: Db): Promise<ReviewQuestion[]> =>
  db
    .selectFrom('review_questions')
    .select(['id', 'question', 'kind', 'choices', 'for_author', 'is_needed'])
    .orderBy('place')
    .execute();

/** What was answered with these reviews, as it was asked; all of it, or what their authors read. */
export async function listAnswers(
  db: Db,
  assignmentIds: readonly number[],
  { isForAuthor = false }: { isForAuthor?: boolean } = {},
): Promise<(assignmentId: number) => ReviewAnswer[]> {
  if (assignmentIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('review_answers')
    .select(['assignment_id', 'question', 'kind', 'answer'])
    .where('assignment_id', 'in', [...assignmentIds])
    // guard: An author reads no answer that is not marked for authors (../review/review-form.test.ts) ‹isForAuthor → false as boolean›
    .$if(isForAuthor, (query) => query.where('for_author', '=', true))
    .orderBy('place')
    .execute();
  const byReview = Map.groupBy(rows, ({ assignment_id }) => assignment_id);
  return (id) => (byReview.get(id) ?? []).map(({ question, kind, answer }) => ({ question, kind, answer }));
}
