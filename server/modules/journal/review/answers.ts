import { createHash } from 'node:crypto';
import { errorText } from '@mustalah/contract/errors';
import type { ReviewQuestion } from '@mustalah/contract/journal/review-form';
import type { Tx } from '../../../platform/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { listQuestions } from '../paper/review-form.ts';
import { answersFault, type GivenAnswer } from './rules.ts';

/** An answer with its question. */
export interface Answered {
  asked: ReviewQuestion;
  answer: string;
}

/** What was answered of what is asked now. */
export async function readAnswers(tx: Tx, given: readonly GivenAnswer[]): Promise<Answered[]> {
  const questions = await listQuestions(tx);
  const answers = given.filter(({ answer }) => answer !== '');
  const fault = answersFault(questions, answers);
  // guard: A verdict whose answers do not fit the questions is not taken (review-form.test.ts)
  if (fault === 'review_form_changed') throw new Refusal(409, fault);
  if (fault) throw new Refusal(400, fault, { fields: { answers: [errorText[fault]] } });
  return questions.flatMap((asked) => {
    const said = answers.find(({ question_id }) => question_id === asked.id);
    return said ? [{ asked, answer: said.answer }] : [];
  });
}

/** Keep them with the review, each as it was asked. */
export async function keepAnswers(tx: Tx, assignmentId: number, answers: readonly Answered[]): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('review_answers')
    .values(
      answers.map(({ asked, answer }, place) => ({
        assignment_id: assignmentId,
        place: place + 1,
        question: asked.question,
        kind: asked.kind,
        for_author: asked.for_author,
        answer,
      })),
    )
    .execute();
}

/** For the chained log. */
export const hashOfAnswers = (answers: readonly Answered[]): string =>
  createHash('sha256')
    .update(JSON.stringify(answers.map(({ asked, answer }) => [asked.question, answer])))
    .digest('hex');
