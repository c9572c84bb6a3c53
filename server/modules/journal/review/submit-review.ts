import { errorText } from '@mustalah/contract/errors';
import type { Verdict } from '@mustalah/contract/journal/paper';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Telling } from '../../notifications/notify.ts';
import { type AssignmentRow, listAssignments, listVerdicts } from '../paper/assignments.ts';
import { decide } from '../paper/decide.ts';
import { type HeldPaper } from '../paper/held-paper.ts';
import { findAuthorship } from '../paper/people.ts';
import { record } from '../paper/record.ts';
import { reviewerName } from '../paper/reviewer-letter.ts';
import { tellAuthor, tellEditors } from '../paper/tell.ts';
import { authorText, editorText } from '../paper/text.ts';
import { type Answered, hashOfAnswers, keepAnswers, readAnswers } from './answers.ts';
import { holdReview } from './hold-review.ts';
import { findAnnotated } from './queries.ts';
import { type GivenAnswer, outcomeOf } from './rules.ts';

export interface Review {
  paperId: number;
  reviewerId: number;
  verdict: Verdict;
  /** For the author. */
  note: string;
  /** For editors only. */
  internalNote: string;
  answers?: readonly GivenAnswer[];
}

/**
 * Keep a reviewer's verdict for good. With enough verdicts that agree it is the decision, in the same moment, unless an
 * editor decides. A rejection without a word comes back once, with a question.
 */
export async function submitReview({ db, ...within }: Deps, review: Review): Promise<void> {
  const isAsked = await db.transaction().execute(async (tx) => {
    const { paper, assignment } = await holdReview(tx, review);
    // guard: Nobody reviews a paper that they turn out to have written
    if (await findAuthorship(tx, review.reviewerId, paper.id)) throw new Refusal(409, 'conflict_of_interest');
    const answers = await readAnswers(tx, review.answers ?? []);
    // guard: A rejection without a word comes back with a question, once (submit-review.test.ts) ‹await askReasons(tx, within, assignment) → false›
    if (isWordless(review, answers) && (await askReasons(tx, within, assignment))) return true;
    await concludeRound(
      tx,
      within,
      await keep(tx, within, paper, assignment, { ...review, answers }),
      review.reviewerId,
    );
    return false;
  });
  if (isAsked) {
    throw new Refusal(409, 'reasons_missing', { fields: { review_note: [errorText.reasons_missing] } });
  }
}

/** What the verdicts of a round lead to: a decision, a word to the editors, or to the author too. */
async function concludeRound(tx: Tx, deps: Telling, paper: HeldPaper, reviewerId: number): Promise<void> {
  const { JOURNAL_REVIEWS_REQUIRED: required, JOURNAL_DECISION: decidedBy } = deps.config;
  const verdicts = (await listVerdicts(tx, paper.id, paper.round)).map(({ verdict }) => verdict);
  // guard: Where an editor decides, reviewers who agree decide nothing (../desk/editor-decides.test.ts) ‹decidedBy === 'reviewers' → true›
  const outcome = decidedBy === 'reviewers' ? outcomeOf(verdicts, required) : null;
  if (outcome) {
    await decide(tx, deps, paper, {
      to: outcome,
      actorId: reviewerId,
      actorRole: 'reviewer',
      note: await noteToAuthor(tx, paper),
    });
  } else if (decidedBy === 'editor' && verdicts.length >= required) {
    await tellEditors(tx, deps, paper, editorText.reviewsComplete(paper.title));
    // Of more that come the author hears nothing: they count no reviews.
    if (verdicts.length === required)
      await tellAuthor(tx, deps, paper, authorText.underDecision(paper.title));
  } else await tellEditors(tx, deps, paper, editorText.reviewed(paper.title, verdicts.length, required));
}

/** What is answered in words for the author is a word too. */
const isWordless = ({ verdict, note }: Review, answers: readonly Answered[]): boolean =>
  verdict === 'rejected' &&
  note === '' &&
  !answers.some(({ asked }) => asked.kind === 'text' && asked.for_author);

/** Whether a reviewer is to be asked for reasons: who was asked before, has none. */
async function askReasons(tx: Tx, { now }: Telling, { id }: AssignmentRow): Promise<boolean> {
  const asked = await tx
    .updateTable('paper_assignments')
    .set({ reasons_asked_at: now() })
    .where('id', '=', id)
    .where('reasons_asked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return asked !== undefined;
}

/** Write a verdict down; whoever sends one has accepted the invitation by that. */
async function keep(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  { id, state }: AssignmentRow,
  {
    reviewerId,
    verdict,
    note,
    internalNote,
    answers,
  }: Omit<Review, 'answers'> & { answers: readonly Answered[] },
): Promise<HeldPaper> {
  const now = deps.now();
  const by = { actorId: reviewerId, actorRole: 'reviewer', detail: { assignment: id }, now } as const;
  await tx
    .updateTable('paper_assignments')
    .set({
      state: 'submitted',
      verdict,
      note,
      internal_note: internalNote,
      submitted_at: now,
      link_hash: null,
    })
    // guard: Who sends a verdict has answered the invitation by that (submit-review.test.ts) ‹{ answered_at: now } → {}›
    .$if(state === 'invited', (query) => query.set({ answered_at: now }))
    .where('id', '=', id)
    .execute();
  const accepted =
    state === 'invited'
      ? await record(tx, deps, paper, { kind: 'accepted_invitation', ...by, isImplied: true })
      : paper;
  await keepAnswers(tx, id, answers);
  const annotated = await findAnnotated(tx, id);
  return record(tx, deps, accepted, {
    kind: 'reviewed',
    ...by,
    ...(annotated && { fileSha256: annotated.sha256 }),
    note,
    internalNote,
    detail: {
      assignment: id,
      verdict,
      ...(answers.length > 0 && { answers: hashOfAnswers(answers) }),
    },
  });
}

/** The notes of a round under the reviewers' letters; one alone stands as it is. */
async function noteToAuthor(tx: Tx, { id, round }: HeldPaper): Promise<string> {
  const reviews = (await listAssignments(tx, id)).filter(
    (each) => each.round === round && each.state === 'submitted',
  );
  const [first] = reviews;
  if (first && reviews.length === 1) return first.note;
  return reviews
    .filter(({ note }) => note !== '')
    .sort((one, other) => one.letter - other.letter)
    .map(({ letter, note }) => `${reviewerName(letter)}: ${note}`)
    .join('\n\n');
}
