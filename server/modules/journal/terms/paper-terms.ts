import type { PaperTerm, PaperTermState, PaperTerms } from '@mustalah/contract/journal/paper-terms';
import { MOST_PROPOSALS } from '@mustalah/contract/journal/paper-terms';
import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { type HeldPaper, holdPaper } from '../paper/held-paper.ts';
import { refuseRelated } from '../paper/hold-as-editor.ts';
import { relationTo } from '../paper/people.ts';
import { findStanding, hasCandidate, listCandidates, listProposals, setState } from './queries.ts';
import { stageOf } from './rules.ts';

/** Who asks about the terms of a paper. */
export type Caller = Pick<User, 'id' | 'isAdmin' | 'isJournalAdmin'>;

/**
 * Refuse whoever is neither the submitter of a paper nor an editor to whom it is a stranger's. To everybody else it is
 * as absent as one that never was.
 */
async function refuseOthers(db: Db, user: Caller, paper: { id: number; submitterId: number } | undefined) {
  if (!paper) throw notFound();
  if (paper.submitterId === user.id) return;
  if (!user.isAdmin && !user.isJournalAdmin) throw notFound();
  refuseRelated(await relationTo(db, user.id, paper.id));
}

/** The terms of a paper, for its author or an editor. */
export async function listPaperTerms(db: Db, user: Caller, paperId: number): Promise<PaperTerms> {
  const paper = await findStanding(db, paperId);
  await refuseOthers(db, user, paper);
  if (!paper) throw notFound();
  const stage = stageOf(paper);
  const isAuthor = paper.submitterId === user.id;
  const [candidates, proposals] = await Promise.all([
    stage === 'open' ? listCandidates(db, paperId) : [],
    listProposals(db, paperId),
  ]);
  return {
    stage,
    terms: candidates.map(({ before, quoted, behind, decided_by, decided_at, ...term }) => ({
      ...term,
      quote: { before, words: quoted, behind },
      decided_by: decided_at && deciderOf(decided_by, { userId: user.id, submitterId: paper.submitterId }),
    })),
    proposals: proposals.map(({ termId, termArabic, approvedBy, ...proposal }) => ({
      ...proposal,
      term:
        termId === null || termArabic === null
          ? null
          : { id: termId, arabic: termArabic, is_approved: approvedBy !== null },
    })),
    can_propose: isAuthor && stage !== 'ended' && proposals.length < MOST_PROPOSALS,
  };
}

/** Authors never learn who edits. */
function deciderOf(
  decidedBy: number | null,
  { userId, submitterId }: { userId: number; submitterId: number },
): PaperTerm['decided_by'] {
  if (decidedBy === userId) return 'you';
  return decidedBy === submitterId ? 'author' : 'editors';
}

interface Deciding {
  paperId: number;
  state: PaperTermState;
  terms: readonly number[];
}

/** Confirm or refuse candidates of an accepted paper, or take that back. Whoever decides last is right. */
export async function decideTerms(
  deps: Deps,
  user: Caller,
  { paperId, state, terms }: Deciding,
): Promise<PaperTerms> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdForUser(tx, user, paperId);
    const standing = await findStanding(tx, paperId);
    if (!standing || stageOf(standing) !== 'open') throw new Refusal(409, 'paper_not_open');
    // Of what was seen, some may have gone from the dictionary meanwhile; not all.
    if (!(await hasCandidate(tx, paperId, terms))) throw notFound();
    const changed = await setState(tx, { paperId, terms, state, by: user.id, now: deps.now() });
    if (changed.length === 0 || paper.submitterId === user.id) return;
    await audit(tx, {
      actorId: user.id,
      action: 'paper.terms',
      subject: `paper:${paperId}`,
      detail: { state, terms: changed },
    });
  });
  return listPaperTerms(deps.db, user, paperId);
}

async function holdForUser(tx: Tx, user: Caller, paperId: number): Promise<HeldPaper> {
  const paper = await holdPaper(tx, paperId);
  await refuseOthers(tx, user, paper);
  if (!paper) throw notFound();
  return paper;
}
