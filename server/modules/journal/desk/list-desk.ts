import { urlOf } from '@mustalah/contract/endpoint';
import { type AnnotatedFile, openAnnotated } from '@mustalah/contract/journal/annotated';
import { type Assignment, type DeskPaper, MATCHING_SHOWN } from '@mustalah/contract/journal/desk';
import { PaperAdvice } from '@mustalah/contract/journal/submissions';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { PageRequest } from '../../../platform/paging.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { listNamedEditors, type NamedEditor, relationOf } from '../paper/people.ts';
import { listAnswers } from '../paper/review-form.ts';
import { reviewerName } from '../paper/reviewer-letter.ts';
import { isKept, isOpen, mayAskCorrections, mayWithdraw, stepObjection } from '../paper/rules.ts';
import { closenessOf } from './closeness.ts';
import { expertiseMatcher } from './expertise.ts';
import { copyLink, originalLink } from './original-file.ts';
import {
  type DeskQuery,
  type DeskRow,
  listAddressInvitations,
  listDecisionNotes,
  listDeskAssignments,
  listDeskRows,
  listPeople,
  listReviewerRows,
  listSharedWork,
  listWriters,
} from './queries.ts';
import { listFormerPapers, listSameFiles } from './related-papers.ts';
import { nextStep } from './rules.ts';

/** Papers whose authors are compared with all reviewers; a page of the desk has fewer. */
const MOST_COMPARED = 100;

/** One page of the papers as this editor may see them, and how many there are. */
export async function listDesk(
  deps: Deps,
  editor: User,
  query: Omit<DeskQuery, 'editorId'> & PageRequest,
): Promise<{ papers: DeskPaper[]; count: number }> {
  const { rows, count } = await listDeskRows(deps.db, { ...query, editorId: editor.id }, query);
  const ids = rows.map(({ id }) => id);
  const pending = rows.filter(({ status, withdrawnAt }) => status === 'pending' && !withdrawnAt);
  const toAssign = pending.slice(0, MOST_COMPARED).map(({ id }) => id);
  const [assignments, notes, people, reviewers, named, writers, shared, former, sameFiles] =
    await Promise.all([
      listDeskAssignments(deps.db, ids),
      listDecisionNotes(deps.db, ids),
      listPeople(deps.db, ids),
      listReviewerRows(deps.db, editor.id),
      listNamedEditors(deps.db, ids),
      listWriters(deps.db, toAssign),
      listSharedWork(deps.db, toAssign, editor.id),
      listFormerPapers(deps.db, ids, editor.id),
      listSameFiles(deps.db, ids, editor.id),
    ]);
  const answersOf = await listAnswers(
    deps.db,
    assignments.map(({ id }) => id),
  );
  const invitations = await listAddressInvitations(deps.db, ids);
  const closeness = closenessOf(reviewers);
  const matchers = reviewers
    .toSorted((one, other) => one.open - other.open)
    .map(({ id, expertise }) => ({ id, meets: expertiseMatcher(expertise) }));
  const present = presenter(deps, editor);
  const papers = rows.map((row) => {
    const asked = assignments
      .filter(({ paperId }) => paperId === row.id)
      .map((each) => ({ ...each, answers: answersOf(each.id) }));
    const isBarred = new Set([
      ...people.filter(({ paperId }) => paperId === row.id).map(({ userId }) => userId),
      ...asked
        .filter(({ state, round }) => round === row.round && (isKept(state) || state === 'set_aside'))
        .map(({ reviewerId }) => reviewerId),
    ]);
    const subject = { main: row.mainCategory, sub: row.subCategory, keywords: row.keywords };
    return present(row, {
      assignments: asked,
      note: notes.get(row.id) ?? '',
      matching: matchers
        .filter(({ meets }) => meets(subject))
        .slice(0, MATCHING_SHOWN)
        .map(({ id }) => id),
      barred: reviewers.filter(({ id }) => isBarred.has(id)).map(({ id }) => id),
      close: closeness(
        writers.filter(({ paperId }) => paperId === row.id),
        shared.filter(({ paperId }) => paperId === row.id),
      ).filter(({ reviewer_id }) => !isBarred.has(reviewer_id)),
      invitations: invitations.filter(({ paperId }) => paperId === row.id),
      named: named.filter(({ paperId }) => paperId === row.id),
      former: former.get(row.id) ?? null,
      sameFiles: sameFiles
        .filter(({ paperId }) => paperId === row.id)
        .map(({ otherId, title, submitterName }) => ({
          paper_id: otherId,
          title,
          submitter_name: submitterName,
        })),
    });
  });
  return { papers, count };
}

/** One of them. */
export async function getDeskPaper(deps: Deps, editor: User, paperId: number): Promise<DeskPaper> {
  const page = { page: 1, page_size: 1, search: '', status: 'all' } as const;
  const { papers } = await listDesk(deps, editor, { ...page, paperId });
  const [paper] = papers;
  if (!paper) throw notFound();
  return paper;
}

interface Beside {
  assignments: (Awaited<ReturnType<typeof listDeskAssignments>>[number] & {
    answers: Assignment['answers'];
  })[];
  note: string;
  matching: number[];
  barred: number[];
  close: DeskPaper['likely_conflicts'];
  invitations: Awaited<ReturnType<typeof listAddressInvitations>>;
  named: NamedEditor[];
  former: DeskPaper['former'];
  sameFiles: DeskPaper['same_files'];
}

function presenter(deps: Deps, editor: User) {
  const now = deps.now();
  const { JOURNAL_REVIEWS_REQUIRED: reviewsRequired, JOURNAL_DECISION: decidedBy } = deps.config;

  return (row: DeskRow, beside: Beside): DeskPaper => {
    const relation = relationOf(row);
    const isWithdrawn = row.withdrawnAt !== null;
    const isRetracted = row.retractedAt !== null;
    const isPublished = row.status === 'approved' && row.publishedAt !== null && !isWithdrawn;
    // An author among the editors is told of a paper what any author is told, an editor who reviewed it no more than
    // any reviewer.
    const seesWork = relation === 'stranger';
    const mayAsk = seesWork && mayAskCorrections(row, row.wasPublished);
    const seesSubmitter = relation !== 'reviewer' || isPublished;
    const assignments = seesWork
      ? beside.assignments.map((each) =>
          presentAssignment(each, { now, row, annotated: annotatedOf(deps, editor, each) }),
        )
      : [];
    const ofRound = assignments.filter(({ round }) => round === row.round);
    const current = ofRound.find(({ state }) => isKept(state));
    return {
      id: row.id,
      title: row.title,
      abstract: row.abstract,
      main_category: row.mainCategory,
      sub_category: row.subCategory,
      status: row.status,
      submitted_at: row.submittedAt.toISOString(),
      submitter_name: seesSubmitter ? row.submitterName : null,
      submitter_email: seesSubmitter ? row.submitterEmail : null,
      reviewer_id: current?.reviewer_id ?? null,
      reviewer_name: current?.reviewer_name ?? null,
      review_note: relation === 'reviewer' ? '' : beside.note,
      pdf_file: row.fileState && relation !== 'reviewer' ? originalLink(deps, row, editor) : null,
      reviewers_copy: seesWork && row.hasCopy ? copyLink(deps, row, editor) : null,
      signs: seesWork ? (adviceIn(row)?.signs ?? []) : [],
      // guard: What nobody sees is told to whoever handles the paper alone (list-desk.test.ts) ‹seesWork ? (adviceIn(row)?.hidden_text ?? null) : null → adviceIn(row)?.hidden_text ?? null›
      hidden_text: seesWork ? (adviceIn(row)?.hidden_text ?? null) : null,
      round: row.round,
      is_withdrawn: isWithdrawn,
      is_retracted: isRetracted,
      is_published: isPublished,
      relation,
      // It counts what happens to a paper, an assignment too.
      version: seesWork ? row.version : 0,
      next: seesWork
        ? nextStep({
            status: row.status,
            isWithdrawn,
            isRetracted,
            isInVolume: row.volumeId !== null,
            hasFailedFile: row.fileState === 'failed',
            assignments: ofRound.map(({ state, is_overdue, is_unanswered, is_lost }) => ({
              state,
              isOverdue: is_overdue || is_unanswered,
              isLost: is_lost,
            })),
            reviewsRequired,
            decidedBy,
          })
        : 'none',
      can_withdraw: seesWork && mayWithdraw(row, row.wasPublished),
      can_ask_corrections: mayAsk,
      corrections_asked: mayAsk && row.correctionsAskedAt ? row.correctionsAskedNote : null,
      conflicts_asked: seesWork && row.areConflictsAsked && stepObjection(row, 'conflicts_stated') === null,
      former: seesWork ? beside.former : null,
      same_files: seesWork ? beside.sameFiles : [],
      reviews_in: ofRound.filter(({ state }) => state === 'submitted').length,
      reviews_required: reviewsRequired,
      decided_by: decidedBy,
      handler:
        seesWork && row.handlerId !== null && row.handlerName !== null
          ? { id: row.handlerId, name: row.handlerName }
          : null,
      // guard: An editor among a paper's people is not told how many letters there are (../messages/messages.test.ts) ‹seesWork ? row.unread : 0 → row.unread›
      unread_messages: seesWork ? row.unread : 0,
      assignments,
      // guard: Whom editors ask by an address is shown to whoever handles the paper alone (../review/address-invitation.test.ts) ‹seesWork → true›
      address_invitations: seesWork
        ? beside.invitations.map((each) => presentInvitation(each, row, now))
        : [],
      matching_reviewers: seesWork ? beside.matching : [],
      barred_reviewers: seesWork ? beside.barred : [],
      likely_conflicts: seesWork ? beside.close : [],
      // guard: Who is kept out of a paper is shown to whoever handles it alone (admit-editor.test.ts) ‹seesWork ? beside.named.map(presentNamed) : [] → beside.named.map(presentNamed)›
      named_editors: seesWork ? beside.named.map(presentNamed) : [],
    };
  };
}

function presentInvitation(
  { id, name, email, state, decline_reason, invitedAt, expiresAt }: Beside['invitations'][number],
  { status, withdrawnAt }: DeskRow,
  now: Date,
): DeskPaper['address_invitations'][number] {
  const isAwaited = state === 'invited' && status === 'pending' && withdrawnAt === null;
  return {
    id,
    name,
    email,
    state,
    invited_at: invitedAt.toISOString(),
    respond_by: expiresAt.toISOString(),
    is_over: state === 'invited' && expiresAt <= now,
    decline_reason,
    can_withdraw: isAwaited,
  };
}

/** An earlier release may have kept less. */
const adviceIn = ({ advice }: DeskRow): PaperAdvice | undefined => PaperAdvice.safeParse(advice).data;

const presentNamed = ({ id, name, knownBy }: NamedEditor) => ({ id, name, known_by: knownBy });

/** What a reviewer noted on the paper comes with the verdict. */
function annotatedOf(
  deps: Deps,
  editor: User,
  { id: assignment, paperId: id, verdict, annotatedBytes: bytes }: Beside['assignments'][number],
): AnnotatedFile | null {
  // guard: What is not sent yet is not shown on the desk (../annotated/annotated.test.ts) ‹verdict === null || bytes === null → bytes === null›
  if (verdict === null || bytes === null) return null;
  const address = urlOf(openAnnotated.path, { params: { id, assignment } });
  return { url: signLink(deps, address, editor), bytes };
}

function presentAssignment(
  each: Beside['assignments'][number],
  { now, row, annotated }: { now: Date; row: DeskRow; annotated: AnnotatedFile | null },
): Assignment {
  const isOfRound = row.withdrawnAt === null && each.round === row.round;
  const isWaitedFor = isOfRound && row.status === 'pending' && isOpen(each.state);
  const isInvited = isWaitedFor && each.state === 'invited';
  return {
    id: each.id,
    reviewer_id: each.reviewerId,
    reviewer_name: each.reviewerName,
    letter: reviewerName(each.letter),
    round: each.round,
    state: each.state,
    assigned_at: each.assignedAt.toISOString(),
    due_at: each.dueAt.toISOString(),
    respond_by: isInvited ? (each.respondBy?.toISOString() ?? null) : null,
    is_unanswered: isInvited && each.respondBy !== null && each.respondBy < now,
    is_overdue: isWaitedFor && each.dueAt < now,
    is_lost: isWaitedFor && each.isLost,
    decline_reason: each.declineReason,
    verdict: each.verdict,
    note: each.note,
    internal_note: each.internalNote,
    answers: each.answers,
    annotated_file: annotated,
    can_cancel: isWaitedFor,
    can_set_aside: isOfRound && each.state === 'submitted' && !row.wasPublished && row.retractedAt === null,
  };
}
