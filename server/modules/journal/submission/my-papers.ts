import { type Reply, urlOf } from '@mustalah/contract/endpoint';
import { openAnnotatedOfReviewer } from '@mustalah/contract/journal/annotated';
import { getOwnFinalFile, getOwnFinalSource } from '@mustalah/contract/journal/production';
import type { ReviewAnswer } from '@mustalah/contract/journal/review-form';
import {
  getOwnPaperFile,
  getOwnThumbnail,
  getReviewersCopy,
  type listMyPapers as listCall,
  PaperAdvice,
} from '@mustalah/contract/journal/submissions';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { signLink } from '../../../platform/signed-link.ts';
import { type Declared, listDeclarations, nothingDeclared } from '../paper/declarations.ts';
import { type FinalRow, listFinals, presentFinal } from '../paper/final-file.ts';
import { listAnswers } from '../paper/review-form.ts';
import { reviewerName } from '../paper/reviewer-letter.ts';
import { type FileState, mayCorrectOwn, mayWithdraw, stepObjection } from '../paper/rules.ts';
import {
  countReviews,
  listAuthors,
  listDecisions,
  listOwnPapers,
  listReviewNotes,
  listVersions,
} from './queries.ts';
import { isDecided, stepOfAuthor } from './rules.ts';
import { submissionText as text } from './text.ts';

type MyPaper = Reply<typeof listCall>[number];
type Row<List extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];
type OwnPaper = Row<typeof listOwnPapers>;

/** The papers of a user as their author sees them, newest first. */
export async function listMyPapers(deps: Deps, user: User, search: string): Promise<MyPaper[]> {
  return withRest(deps, user, await listOwnPapers(deps.db, { userId: user.id, search }));
}

/** One of them. */
export async function getMyPaper(deps: Deps, user: User, id: number): Promise<MyPaper> {
  const [paper] = await withRest(deps, user, await listOwnPapers(deps.db, { userId: user.id, id }));
  if (!paper) throw notFound();
  return paper;
}

async function withRest(deps: Deps, user: User, papers: readonly OwnPaper[]): Promise<MyPaper[]> {
  const { db } = deps;
  const ids = papers.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { JOURNAL_DECISION: decidedBy, JOURNAL_REVIEWS_REQUIRED: required } = deps.config;
  const [authors, versions, notes, decisions, reviews, finals, declared] = await Promise.all([
    listAuthors(db, ids),
    listVersions(db, ids),
    listReviewNotes(db, ids),
    listDecisions(db, ids),
    countReviews(db, ids),
    listFinals(db, ids),
    listDeclarations(db, ids),
  ]);
  const answersOf = await listAnswers(
    db,
    notes.map(({ id }) => id),
    { isForAuthor: true },
  );
  const of = <Each extends { paper_id: number }>(rows: readonly Each[], id: number) =>
    rows.filter(({ paper_id }) => paper_id === id);
  return papers.map((paper) =>
    present(paper, {
      authors: of(authors, paper.id),
      versions: of(versions, paper.id),
      notes: of(notes, paper.id).map((review) => ({ ...review, answers: answersOf(review.id) })),
      decisions: of(decisions, paper.id),
      declared: declared.get(paper.id) ?? nothingDeclared,
      isUnderDecision: decidedBy === 'editor' && (reviews.get(paper.id) ?? 0) >= required,
      final: of(finals, paper.id)[0],
      linkTo: (file, params = {}) =>
        signLink(deps, urlOf(file.path, { params: { id: paper.id, ...params } }), user),
    }),
  );
}

interface Rest {
  authors: Row<typeof listAuthors>[];
  versions: Row<typeof listVersions>[];
  notes: (Row<typeof listReviewNotes> & { answers: ReviewAnswer[] })[];
  decisions: Row<typeof listDecisions>[];
  declared: Declared;
  /** An editor decides, and has all that it takes. */
  isUnderDecision: boolean;
  final: FinalRow | undefined;
  /** A link that a browser follows without a token. */
  linkTo: (file: { path: string }, params?: Record<string, number>) => string;
}

function present(
  {
    published_at,
    was_published,
    unread,
    corrections_asked_at,
    corrections_asked_note,
    conflict_asked_at,
    ...paper
  }: OwnPaper,
  { authors, versions, notes, decisions, declared, isUnderDecision, final, linkTo }: Rest,
): MyPaper {
  const standing = {
    status: paper.status,
    withdrawnAt: paper.withdrawn_at,
    retractedAt: paper.retracted_at,
  };
  const mayCorrect = mayCorrectOwn(standing, {
    isAsked: corrections_asked_at !== null,
    wasPublished: Boolean(was_published),
  });
  const current = versions.at(-1);
  // Papers from before there were files have none to wait for.
  const fileState: FileState = current?.state ?? 'ready';
  const rounds = versions.map((version) => roundOf(version, { paper, notes, decisions, linkTo }));
  const { data: advice } = PaperAdvice.safeParse(current?.advice);
  return {
    ...paper,
    authors,
    conflicts_asked: conflict_asked_at !== null && stepObjection(standing, 'conflicts_stated') === null,
    declarations: declared.declarations,
    agreed_at: declared.agreedAt,
    published_at: paper.status === 'approved' && !paper.withdrawn_at ? published_at : null,
    review_note: noteOf(rounds),
    rounds,
    pdf_file: linkTo(getOwnPaperFile),
    reviewers_copy: current?.anonymous_key ? linkTo(getReviewersCopy) : null,
    thumbnail_url: current?.thumbnail_key ? linkTo(getOwnThumbnail) : null,
    file_state: fileState,
    advice: advice ?? null,
    final_file: final
      ? presentFinal(final, { pdf: linkTo(getOwnFinalFile), source: linkTo(getOwnFinalSource) })
      : null,
    corrections_asked: corrections_asked_at && mayCorrect ? corrections_asked_note : null,
    can_correct: mayCorrect,
    next_step: stepOfAuthor(standing, fileState, {
      isUnderDecision,
      waitsForFinal: !final && published_at === null,
    }),
    can_withdraw: mayWithdraw(standing, Boolean(was_published)),
    can_resubmit: paper.status === 'rejected' && !paper.withdrawn_at,
    unread_messages: unread ?? 0,
  };
}

type Round = MyPaper['rounds'][number];

function roundOf(
  { round, created_at, reply }: Rest['versions'][number],
  {
    paper,
    notes,
    decisions,
    linkTo,
  }: Pick<Rest, 'notes' | 'decisions' | 'linkTo'> & { paper: Pick<OwnPaper, 'round' | 'status'> },
): Round {
  const shown = { round, submitted_at: created_at, reply };
  // guard: An author reads the notes of a round only once it is decided ‹!isDecided(round, paper) → false as boolean›
  if (!isDecided(round, paper))
    return {
      ...shown,
      decision: null,
      decided_at: null,
      letter: null,
      notes: [],
      answers: [],
      annotated: [],
    };
  const reviews = notes.filter((each) => each.round === round);
  const made = decisions.filter((each) => each.round === round);
  const last = made.at(-1);
  const letter = letterOf(last);
  return {
    ...shown,
    letter,
    decision: (last?.to_status as Round['decision'] | undefined) ?? null,
    decided_at: last?.created_at ?? null,
    // What the editor chose of the notes stands in the letter.
    notes: letter
      ? []
      : [
          ...reviews
            .filter(({ note }) => note !== '')
            .map((each) => ({ from: reviewerName(each.letter), note: each.note })),
          ...(last?.note ? [{ from: text.editors, note: last.note }] : []),
        ],
    answers: reviews
      .filter(({ answers }) => answers.length > 0)
      .map(({ letter: place, answers }) => ({ from: reviewerName(place), answers })),
    annotated: reviews.flatMap(({ letter: place, annotatedBytes: bytes }) =>
      bytes === null
        ? []
        : [
            {
              from: reviewerName(place),
              url: linkTo(openAnnotatedOfReviewer, { round, letter: place }),
              bytes,
            },
          ],
    ),
  };
}

const letterOf = (decision: Row<typeof listDecisions> | undefined): Round['letter'] => {
  const { subject, body } = decision ?? {};
  return typeof subject === 'string' && typeof body === 'string' ? { subject, body } : null;
};

/** What stood beside the last decision, in one text. */
function noteOf(rounds: readonly Round[]): string {
  const { notes = [], letter = null } = rounds.findLast(({ decision }) => decision !== null) ?? {};
  if (letter) return letter.body;
  if (notes.length === 1) return notes[0]?.note ?? '';
  return notes.map(({ from, note }) => `${from}: ${note}`).join('\n\n');
}
