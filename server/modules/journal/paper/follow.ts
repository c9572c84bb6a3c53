import { articlePath } from '@mustalah/contract/journal/articles';
import type { Tx } from '../../../platform/db.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import type { Telling } from '../../notifications/notify.ts';
import { listVerdicts } from './assignments.ts';
import { endReviews } from './end-reviews.ts';
import type { HeldPaper } from './held-paper.ts';
import type { Entry, PaperEvent } from './log.ts';
import {
  type NoticeText,
  tellAuthor,
  tellEditor,
  tellEditors,
  tellOfNamedEditors,
  tellReviewer,
} from './tell.ts';
import { authorText, editorText, reviewerText } from './text.ts';
import {
  addressInvitationJob,
  coAuthorsJob,
  invitationJob,
  prepareJob,
  publishFileJob,
  seekJob,
  suggestJob,
} from './work.ts';

/** An entry of the log, and whom it concerns beside those who handle the paper. */
export interface Happening extends Entry {
  /** The reviewer who was asked, or let go. */
  asked?: { assignmentId: number; reviewerId: number; dueAt: Date; isAutomatic?: boolean };
  /** The invitation that goes to an address. */
  invitationId?: number;
  /** The editor who was taken for an author. */
  admitted?: number;
  /** What an editor wrote to the author about a decision. */
  letter?: { subject: string; body: string };
  /** Others stand among the authors than before. */
  changesPeople?: boolean;
  /** What conflicts of interest authors have is asked anew. */
  asksConflicts?: boolean;
  /** The author leaves the platform, and is told nothing more. */
  leaves?: boolean;
  /** It goes without saying beside what happens next. */
  isImplied?: boolean;
}

/** What happened, with the paper. */
export interface Happened extends Happening {
  /** As it stands afterwards. */
  paper: HeldPaper;
}

type Told<Texts = NoticeText> = (
  happened: Happened,
  deps: Pick<Telling, 'config'>,
) => Texts | null | undefined;

/** Work in the background, with what it carries. */
interface Work {
  name: string;
  send: (tx: Tx, deps: Telling) => Promise<void>;
}

const work = <T extends object>(kind: JobKind<T>, carried: T): Work => ({
  name: `${kind.name} ${JSON.stringify(carried)}`,
  send: (tx, { jobs }) => jobs.send(tx, kind, carried),
});

interface Following {
  /** What was asked of reviewers is no longer wanted. */
  endsReviews?: true;
  author?: Told<NoticeText | readonly NoticeText[]>;
  editors?: Told;
  /** The reviewer whom it concerns; one who is asked has a mail of their own. */
  asked?: Told;
  /** Those who reviewed the round, but for whoever brought it about. */
  reviewers?: Told;
  /** The editor whom it concerns. */
  admitted?: Told;
  /** Whether editors are told who of them stands among the authors. */
  tellsOfNamed?: (happened: Happened) => boolean;
  work?: (happened: Happened) => Work | readonly Work[] | null | undefined;
}

const prepare = ({ paper: { id, round } }: Happened): Work => work(prepareJob, { paperId: id, round });

/** Whoever is named on a paper that somebody else sent hears of it. */
const tellCoAuthors = ({ paper: { id } }: Happened): Work => work(coAuthorsJob, { paperId: id });

/** An acceptance lets the terms of the dictionary be looked for. */
const seekOnceAccepted: Following['work'] = ({ to }) => (to === 'approved' ? work(seekJob, {}) : null);

/** What readers get says what stands on the paper, so it is made anew. */
const publishFile = ({ id }: HeldPaper): Work => work(publishFileJob, { paperId: id });

/** What an author is told of a status: it is a decision, or the way back from one. */
const decision: Told = ({ paper: { title, status }, letter }) => {
  if (status === 'pending') return authorText.returned(title);
  return letter ? authorText.decisionLetter(status, letter) : authorText.decided(title, status);
};

/** What follows from each step beside where the paper stands (`steps` in rules.ts). */
const following: Partial<Record<PaperEvent, Following>> = {
  submitted: {
    author: ({ paper }, { config }) => authorText.submitted(paper.title, config.JOURNAL_DECISION),
    editors: ({ paper }) => editorText.received(paper.title),
    tellsOfNamed: () => true,
    work: (happened) => [prepare(happened), tellCoAuthors(happened)],
  },
  // It came out long ago: nobody is told of it.
  imported: {
    work: (happened) => [prepare(happened), work(seekJob, {}), publishFile(happened.paper)],
  },
  assigned: {
    asked: ({ paper, asked }) =>
      asked &&
      (asked.isAutomatic ? reviewerText.invitedAgain : reviewerText.invited)(paper.title, asked.dueAt),
    work: ({ asked }) => asked && work(invitationJob, { assignmentId: asked.assignmentId }),
  },
  address_invited: {
    work: ({ invitationId }) =>
      invitationId === undefined ? null : work(addressInvitationJob, { invitationId }),
  },
  unassigned: { asked: ({ paper }) => reviewerText.cancelled(paper.title) },
  extended: { asked: ({ paper, asked }) => asked && reviewerText.extended(paper.title, asked.dueAt) },
  reminded: {
    asked: ({ paper, asked, now }) =>
      asked && (asked.dueAt < now ? reviewerText.overdue : reviewerText.reminded)(paper.title, asked.dueAt),
  },
  verdict_set_aside: {
    asked: ({ paper }) => reviewerText.setAside(paper.title),
    author: ({ paper, isImplied }) => (isImplied ? null : authorText.returned(paper.title)),
  },
  accepted_invitation: {
    editors: ({ paper, isImplied }) => (isImplied ? null : editorText.accepted(paper.title)),
  },
  declined_invitation: { editors: ({ paper }) => editorText.declined(paper.title) },
  decided: {
    author: decision,
    editors: ({ paper, actorRole }) =>
      actorRole === 'reviewer' ? editorText.decided(paper.title, paper.status) : null,
    reviewers: ({ paper }) => reviewerText.decided(paper.title, paper.status),
    work: seekOnceAccepted,
  },
  status_set: { author: decision, work: seekOnceAccepted },
  resubmitted: {
    author: ({ paper }) => authorText.revisionReceived(paper.title),
    editors: ({ paper }) => editorText.revised(paper.title),
    work: prepare,
  },
  file_replaced: { work: prepare },
  withdrawn: {
    endsReviews: true,
    author: ({ paper, leaves, actorRole, note = '' }) => {
      if (leaves) return null;
      return actorRole === 'editor'
        ? authorText.withdrawnByEditor(paper.title, note)
        : authorText.withdrawn(paper.title);
    },
    editors: ({ paper, actorRole }) =>
      actorRole === 'editor' ? null : editorText.withdrawnByAuthor(paper.title),
  },
  published: { work: ({ paper }) => [work(suggestJob, {}), publishFile(paper)] },
  retracted: {
    work: ({ paper }) => publishFile(paper),
    // Of what was taken back elsewhere, before it came here, nobody is told.
    author: ({ paper, note = '', isImplied }) =>
      isImplied ? null : { ...authorText.retracted(paper.title, note), link: articlePath(paper.id) },
  },
  concern_raised: {
    work: ({ paper }) => publishFile(paper),
    author: ({ paper, note = '' }) => ({
      ...authorText.concernRaised(paper.title, note),
      link: articlePath(paper.id),
    }),
  },
  concern_lifted: {
    work: ({ paper }) => publishFile(paper),
    author: ({ paper }) => ({ ...authorText.concernLifted(paper.title), link: articlePath(paper.id) }),
  },
  reinstated: {
    work: ({ paper }) => publishFile(paper),
    author: ({ paper, note = '' }) => ({
      ...authorText.reinstated(paper.title, note),
      link: articlePath(paper.id),
    }),
  },
  corrected: {
    author: ({ paper, note = '', actorRole, asksConflicts }) =>
      actorRole === 'editor'
        ? [
            authorText.corrected(paper.title, note),
            ...(asksConflicts ? [authorText.conflictsAsked(paper.title)] : []),
          ]
        : null,
    editors: ({ paper, actorRole }) =>
      actorRole === 'author' ? editorText.correctedByAuthor(paper.title) : null,
    tellsOfNamed: ({ actorRole, changesPeople }) => actorRole === 'author' && changesPeople === true,
    work: (happened) => [
      tellCoAuthors(happened),
      ...(happened.paper.status === 'approved' ? [work(seekJob, {}), publishFile(happened.paper)] : []),
    ],
  },
  corrections_asked: { author: ({ paper, note = '' }) => authorText.correctionsAsked(paper.title, note) },
  conflicts_stated: { editors: ({ paper }) => editorText.conflictsStated(paper.title) },
  final_given: {
    author: ({ paper, actorRole }) => (actorRole === 'editor' ? authorText.finalByEditor(paper.title) : null),
    editors: ({ paper, actorRole }) => (actorRole === 'author' ? editorText.finalGiven(paper.title) : null),
    work: ({ paper }) => publishFile(paper),
  },
  editor_admitted: { admitted: ({ paper }) => editorText.admitted(paper.title) },
};

/** Send what follows from what happened to these papers, in the same transaction; the same work is sent once. */
export async function sendWhatFollows(tx: Tx, deps: Telling, all: readonly Happened[]): Promise<void> {
  const works = new Map<string, Work>();
  for (const happened of all) {
    const follows = following[happened.kind];
    if (!follows) continue;
    await tell(tx, deps, happened, follows);
    for (const due of [follows.work?.(happened) ?? []].flat()) works.set(due.name, due);
  }
  for (const { send } of works.values()) await send(tx, deps);
}

async function tell(tx: Tx, deps: Telling, happened: Happened, follows: Following): Promise<void> {
  const { paper, asked, admitted, actorId } = happened;
  if (follows.endsReviews) await endReviews(tx, deps, paper);
  for (const toAuthor of [follows.author?.(happened, deps) ?? []].flat()) {
    await tellAuthor(tx, deps, paper, toAuthor);
  }
  const toAsked = follows.asked?.(happened, deps);
  if (toAsked && asked) {
    const { reviewerId } = asked;
    const hasOwnMail = happened.kind === 'assigned';
    await tellReviewer(tx, deps, { paperId: paper.id, reviewerId, hasOwnMail }, toAsked);
  }
  const toReviewers = follows.reviewers?.(happened, deps);
  if (toReviewers) {
    for (const { reviewerId } of await listVerdicts(tx, paper.id, paper.round)) {
      if (reviewerId !== actorId)
        await tellReviewer(tx, deps, { paperId: paper.id, reviewerId }, toReviewers);
    }
  }
  const toAdmitted = follows.admitted?.(happened, deps);
  if (toAdmitted && admitted !== undefined) {
    await tellEditor(tx, deps, { paperId: paper.id, editorId: admitted }, toAdmitted);
  }
  const toEditors = follows.editors?.(happened, deps);
  if (toEditors) await tellEditors(tx, deps, paper, toEditors);
  if (follows.tellsOfNamed?.(happened)) {
    await tellOfNamedEditors(tx, deps, paper, {
      named: editorText.named(paper.title),
      toOthers: (names) => editorText.editorsNamed(paper.title, names),
    });
  }
}
