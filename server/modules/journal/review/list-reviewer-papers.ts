import { urlOf } from '@mustalah/contract/endpoint';
import { openOwnAnnotated } from '@mustalah/contract/journal/annotated';
import type { ReviewerPaper } from '@mustalah/contract/journal/review';
import { openSharedSupplement } from '@mustalah/contract/journal/supplements';
import { normalize } from '@mustalah/morphology';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { listAnswers } from '../paper/review-form.ts';
import { reviewerName } from '../paper/reviewer-letter.ts';
import { isOpen } from '../paper/rules.ts';
import { listSupplements, presentSupplement } from '../paper/supplements.ts';
import { listOtherReviews, listReviewerRows, type ReviewerRow } from './queries.ts';
import { copyLink } from './reviewers-file.ts';

/** The papers that a reviewer was asked to review, the newest first; with a search, those that hold its words. */
export async function listReviewerPapers(
  deps: Deps,
  reviewer: User,
  search: string,
): Promise<ReviewerPaper[]> {
  const papers = await readPapers(deps, reviewer);
  const words = normalize(search).split(' ').filter(Boolean);
  return papers.filter((paper) => {
    const text = normalize(searched(paper).join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** One of them. */
export async function getReviewerPaper(deps: Deps, reviewer: User, paperId: number): Promise<ReviewerPaper> {
  const [paper] = await readPapers(deps, reviewer, paperId);
  if (!paper) throw notFound();
  return paper;
}

/** Only what the reviewer reads too: a hit on anything else would tell of it. */
const searched = (paper: ReviewerPaper) => [
  paper.title,
  paper.abstract,
  paper.main_category,
  paper.sub_category,
  paper.review_note,
];

async function readPapers(deps: Deps, reviewer: User, paperId?: number): Promise<ReviewerPaper[]> {
  const rows = await listReviewerRows(deps.db, reviewer.id, paperId);
  const others = await listOtherReviews(deps.db, reviewer.id);
  const sentBeside = await listSupplements(deps.db, [...new Set(rows.map((row) => row.paperId))]);
  const answersOf = await listAnswers(
    deps.db,
    rows.map(({ id }) => id),
  );
  const byPaper = Map.groupBy(rows, (row) => row.paperId);
  return [...byPaper.values()].map((rounds) => {
    const [last] = rounds as [ReviewerRow, ...ReviewerRow[]];
    const shown = present(deps, reviewer, rounds as [ReviewerRow, ...ReviewerRow[]]);
    return {
      ...shown,
      supplements: sentBeside
        // guard: A reviewer is told only of what an editor shared, as long as the review is under way (../desk/supplements.test.ts) ‹is_shared && →›
        .filter(({ paper_id, is_shared }) => is_shared && paper_id === last.paperId && isUnderReview(last))
        .map((row) => presentSupplement(deps, reviewer, openSharedSupplement, row)),
      answers: answersOf(last.id),
      others: others
        .filter((other) => other.paperId === last.paperId && other.round === last.round)
        .map(({ letter, verdict, note }) => ({ reviewer: reviewerName(letter), verdict, note })),
    };
  });
}

const isUnderReview = ({ status, withdrawnAt, round, paperRound }: ReviewerRow): boolean =>
  status === 'pending' && withdrawnAt === null && round === paperRound;

/** A paper by the rounds of its reviewer, the last first. */
function present(deps: Deps, reviewer: User, [last, ...before]: [ReviewerRow, ...ReviewerRow[]]) {
  const { paperId, dueAt } = last;
  const isOn = isUnderReview(last);
  const isWaitedFor = isOn && isOpen(last.state);
  // Who is done, or was let go, has no further use for the file.
  const fileOf = ({ round, anonymousKey }: ReviewerRow) =>
    isOn && anonymousKey ? copyLink(deps, reviewer, { id: paperId, round }) : null;
  const annotatedOf = ({ round, annotatedBytes: bytes }: ReviewerRow) => {
    if (!isOn || bytes === null) return null;
    const address = urlOf(openOwnAnnotated.path, { params: { id: paperId, round } });
    return { url: signLink(deps, address, reviewer), bytes };
  };
  return {
    id: paperId,
    title: last.title,
    abstract: last.abstract,
    main_category: last.mainCategory,
    sub_category: last.subCategory,
    status: last.status,
    submitted_at: last.paperSubmittedAt.toISOString(),
    writer_name: null,
    review_note: last.note,
    internal_note: last.internalNote,
    verdict: last.verdict,
    reply: last.reply ?? '',
    pdf_file: fileOf(last),
    annotated_file: annotatedOf(last),
    state: last.state,
    round: last.round,
    due_at: dueAt.toISOString(),
    respond_by: isWaitedFor && last.state === 'invited' ? (last.respondBy?.toISOString() ?? null) : null,
    is_overdue: isWaitedFor && dueAt < deps.now(),
    is_withdrawn: last.withdrawnAt !== null,
    can_answer: isWaitedFor && last.state === 'invited',
    can_review: isWaitedFor,
    unread_messages: last.unread ?? 0,
    decided_by: deps.config.JOURNAL_DECISION,
    earlier: before.flatMap((row) =>
      row.verdict === null
        ? []
        : [
            {
              round: row.round,
              verdict: row.verdict,
              note: row.note,
              reply: row.reply ?? '',
              pdf_file: fileOf(row),
            },
          ],
    ),
  };
}
