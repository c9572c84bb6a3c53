import type { ErrorCode } from '@mustalah/contract/errors';
import { TERMS_TO_CONTRIBUTE, VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';

/** The work of the entries that a dictionary is born with. */
export const FOUNDING_WORK = 'معجم مصطلح التأسيسي';

/** What the rules look at in a term. */
export interface TermState {
  author_id: number | null;
  approved_by: string | null;
}

/** What the rules look at in the caller. */
export interface Actor {
  id: number;
  isAdmin: boolean;
  isContributor: boolean;
}

export const votesNeeded = ({ approved_by, votes }: { approved_by: string | null; votes: number }): number =>
  approved_by ? 0 : Math.max(0, VOTES_TO_APPROVE - votes);

/** Whether this many votes approve a pending term. */
export const isApprovedByVotes = ({ approved_by }: TermState, votes: number): boolean =>
  approved_by === null && votes >= VOTES_TO_APPROVE;

/** Whether a term falls back to review; what a person approved stays approved whatever its votes. */
export const fallsBack = ({ approved_by }: TermState, votes: number): boolean =>
  approved_by === 'votes' && votes < VOTES_TO_APPROVE;

/** Why this user may not vote on the term, or null. */
export const voteObjection = ({ author_id }: TermState, userId: number): ErrorCode | null =>
  author_id === userId ? 'own_term' : null;

/**
 * Why this user may not approve the term, or null. An admin may confirm what only the votes approved,
 * so that it no longer depends on them.
 */
export function approvalObjection(term: TermState, actor: Actor): ErrorCode | null {
  // guard: Nobody approves or rejects a term of their own
  if (term.author_id === actor.id) return 'own_review';
  if (term.approved_by === 'person') return 'already_approved';
  return term.approved_by === 'votes' && !actor.isAdmin ? 'already_approved' : null;
}

/**
 * Why a reviewer may not decide on a term they voted on, or null: an account of the same day has no second voice.
 */
export const doubleVoiceObjection = (
  { hasVoted, isNewAccount }: { hasVoted: boolean; isNewAccount: boolean },
  { isAdmin }: Actor,
): ErrorCode | null => (hasVoted && isNewAccount && !isAdmin ? 'voted_and_new' : null);

/** Whether a decision is about another version of the term than the reader saw. */
export const isOutdated = (seen: string | undefined, { updated_at }: { updated_at: Date }): boolean =>
  seen !== undefined && Date.parse(seen) !== updated_at.getTime();

/** Why this user may not reject the term, or null; only an admin takes back an approval. */
export function rejectionObjection(term: TermState, actor: Actor): ErrorCode | null {
  if (term.author_id === actor.id) return 'own_review';
  // guard: Only an admin takes an approval back (review/review.test.ts, review/oversight.test.ts, rules.test.ts) ‹term.approved_by && !actor.isAdmin ? 'already_approved' :  →›
  return term.approved_by && !actor.isAdmin ? 'already_approved' : null;
}

/** Whether the actor may decide on the term now. */
export const canReview = (term: TermState, actor: Actor): boolean =>
  (actor.isAdmin || actor.isContributor) && rejectionObjection(term, actor) === null;

/** Why this user may not edit the term, or null. */
export function editObjection(term: TermState, actor: Actor): ErrorCode | null {
  if (actor.isAdmin) return null;
  if (term.author_id !== actor.id) return 'forbidden';
  return term.approved_by ? 'not_editable' : null;
}

export const isContributorBy = (approvedTerms: number): boolean => approvedTerms >= TERMS_TO_CONTRIBUTE;

/** What tells entries of one word apart. */
interface Meaning {
  category_id: number;
  latin_folded: string;
}

/** Two live entries of one word are one entry where the field is the same, or the Latin. */
export const isSameMeaning = (one: Meaning, other: Meaning): boolean =>
  one.category_id === other.category_id || one.latin_folded === other.latin_folded;

/** Two live entries of one word that may never stand side by side, whatever anybody says. */
export const isSameEntry = (one: Meaning, other: Meaning): boolean =>
  one.category_id === other.category_id && one.latin_folded === other.latin_folded;
