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
import { tellEditors } from '../paper/tell.ts';
import { editorText } from '../paper/text.ts';
import { holdReview } from './hold-review.ts';
import { outcomeOf } from './rules.ts';

export interface Review {
  paperId: number;
  reviewerId: number;
  verdict: Verdict;
  /** For the author. */
  note: string;
  /** For editors only. */
  internalNote: string;
}

/** Keep a reviewer's verdict for good. With enough verdicts that agree it is the decision, in the same moment. */
export async function submitReview({ db, ...within }: Deps, review: Review): Promise<void> {
  const required = within.config.JOURNAL_REVIEWS_REQUIRED;
  await db.transaction().execute(async (tx) => {
    const { paper, assignment } = await holdReview(tx, review);
    // guard: Nobody reviews a paper that they turn out to have written
    if (await findAuthorship(tx, review.reviewerId, paper.id)) throw new Refusal(409, 'conflict_of_interest');
    const reviewed = await keep(tx, within, paper, assignment, review);
    const verdicts = await listVerdicts(tx, paper.id, paper.round);
    const outcome = outcomeOf(
      verdicts.map(({ verdict }) => verdict),
      required,
    );
    if (!outcome) {
      return tellEditors(tx, within, paper, editorText.reviewed(paper.title, verdicts.length, required));
    }
    await decide(tx, within, reviewed, {
      to: outcome,
      actorId: review.reviewerId,
      actorRole: 'reviewer',
      note: await noteToAuthor(tx, paper),
    });
  });
}

/** Write a verdict down; whoever sends one has accepted the invitation by that. */
async function keep(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  { id, state }: AssignmentRow,
  { reviewerId, verdict, note, internalNote }: Review,
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
  return record(tx, deps, accepted, {
    kind: 'reviewed',
    ...by,
    note,
    internalNote,
    detail: { assignment: id, verdict },
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
