import { MOST_PROPOSALS, type PaperTerms } from '@mustalah/contract/journal/paper-terms';
import type { SuggestedTerm } from '@mustalah/contract/terms/suggestions';
import { z } from 'zod';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { findStanding as findAccount } from '../../accounts/public-users.ts';
import { notify } from '../../notifications/notify.ts';
import { refuseKnownTerm } from '../../terms/suggest/check-term.ts';
import { addSuggestion } from '../../terms/suggest/submit.ts';
import { type HeldPaper, holdPaper, isPublished } from '../paper/held-paper.ts';
import { keepProposals, refuseUnknownCategories } from '../paper/propose-terms.ts';
import { tellAuthor } from '../paper/tell.ts';
import { type Caller, listPaperTerms } from './paper-terms.ts';
import {
  findStanding,
  listProposals,
  listReady,
  removeProposal as remove,
  settleProposal,
} from './queries.ts';
import { MOST_SOUGHT, stageOf } from './rules.ts';
import { noticeText } from './text.ts';

/** Let the author of a paper propose a term that it coins: at once where it is published, else when it will be. */
export async function proposeTerm(
  deps: Deps,
  user: Caller,
  paperId: number,
  suggestion: SuggestedTerm,
): Promise<PaperTerms> {
  const { db, ...within } = deps;
  await db.transaction().execute(async (tx) => {
    const paper = await holdOwn(tx, user, paperId);
    const standing = await findStanding(tx, paperId);
    if (!standing || stageOf(standing) === 'ended') throw new Refusal(409, 'paper_ended');
    const bare = await refuseKnownTerm(tx, suggestion.arabic);
    const proposal = { ...suggestion, bare };
    await refuseUnknownCategories(tx, [proposal]);
    const others = (await listProposals(tx, paperId)).filter((each) => each.bare !== bare);
    if (others.length >= MOST_PROPOSALS) throw new Refusal(409, 'too_many_proposals');
    await keepProposals(tx, paperId, [proposal], within.now());
    if (await isPublished(tx, paperId)) await suggestWaiting(tx, within, paper);
  });
  return listPaperTerms(db, user, paperId);
}

/** Take back a term that is not in review; removed twice, it is gone once. */
export async function removeProposal(
  { db }: Deps,
  user: Caller,
  { paperId, proposalId }: { paperId: number; proposalId: number },
): Promise<PaperTerms> {
  await db.transaction().execute(async (tx) => {
    await holdOwn(tx, user, paperId);
    const proposal = (await listProposals(tx, paperId)).find(({ id }) => id === proposalId);
    if (!proposal) return;
    if (proposal.state === 'suggested') throw new Refusal(409, 'proposal_settled');
    await remove(tx, proposalId);
  });
  return listPaperTerms(db, user, paperId);
}

async function holdOwn(tx: Tx, user: Caller, paperId: number): Promise<HeldPaper> {
  const paper = await holdPaper(tx, paperId);
  if (paper?.submitterId !== user.id) throw notFound();
  return paper;
}

/** Suggest what waits with papers that are published by now. It may run twice, at once too: a term is suggested once. */
export async function suggestProposals({ db, ...deps }: Deps): Promise<void> {
  const ready = await listReady(db, MOST_SOUGHT);
  for (const paperId of ready) {
    await db.transaction().execute(async (tx) => {
      const paper = await holdPaper(tx, paperId);
      // Whoever takes it out of publication, or retracts it, holds it too.
      if (!paper || paper.retractedAt || !(await isPublished(tx, paperId))) return;
      const author = await findAccount(tx, paper.submitterId);
      if (author?.status !== 'active') return;
      await suggestWaiting(tx, deps, paper);
    });
  }
}

/** Suggest the waiting terms of a held paper in its submitter's name, by the rules of any suggestion. */
async function suggestWaiting(tx: Tx, deps: DepsInTransaction, paper: HeldPaper): Promise<void> {
  const waiting = (await listProposals(tx, paper.id)).filter(({ state }) => state === 'waiting');
  const suggested: string[] = [];
  for (const { id, arabic, latin, definition, categoryId } of waiting) {
    const term = { arabic, latin, definition, category: categoryId, paperId: paper.id };
    const existing = await addSuggestion(tx, deps, term, paper.submitterId).then(
      async (termId) => {
        await settleProposal(tx, id, { state: 'suggested', termId });
        suggested.push(arabic);
        return null;
      },
      (error: unknown) => existingIn(error),
    );
    if (!existing) continue;
    await settleProposal(tx, id, { state: 'duplicate', termId: existing.id });
    const notice = noticeText.exists(paper.title, arabic);
    await notify(tx, deps, { userId: paper.submitterId, ...notice, link: `/term/${existing.id}` });
  }
  if (suggested.length > 0) await tellAuthor(tx, deps, paper, noticeText.suggested(paper.title, suggested));
}

const Existing = z.object({ existing: z.object({ id: z.number() }) });

/** The term that stands in the way of a suggestion; any other fault is thrown. */
function existingIn(error: unknown): { id: number } {
  if (!(error instanceof Refusal) || error.code !== 'term_exists') throw error;
  return Existing.parse(error.details.extra).existing;
}
