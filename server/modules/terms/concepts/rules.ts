import type { ErrorCode } from '@mustalah/contract/errors';
import type { Actor, TermState } from '../rules.ts';

/** What the rules look at in a further name, an example or a relation. */
export interface PartState {
  author_id: number | null;
  status: string;
}

/** Whether what this user adds to the entry needs nobody's consent: an admin's, and its author's while it is pending. */
export const addsFreely = ({ author_id, approved_by }: TermState, actor: Actor): boolean =>
  actor.isAdmin || (author_id === actor.id && approved_by === null);

/** Whether this user decides on what others add to the entry. */
export const decidesParts = (term: TermState, actor: Actor): boolean =>
  addsFreely(term, actor) || (actor.isContributor && term.author_id !== actor.id);

/** Why this user may not accept the part or change its status, or null. */
export function decisionObjection(term: TermState, part: PartState, actor: Actor): ErrorCode | null {
  if (!decidesParts(term, actor)) return 'forbidden';
  // guard: Nobody accepts what they proposed (rules.test.ts, parts.test.ts)
  if (part.status === 'proposed' && part.author_id === actor.id) return 'own_proposal';
  return null;
}

/** Why this user may not take the part away, or change what it says, or null: whoever proposed it may while nobody decided. */
export const removalObjection = (term: TermState, part: PartState, actor: Actor): ErrorCode | null =>
  part.status === 'proposed' && part.author_id === actor.id ? null : decisionObjection(term, part, actor);

/** A relation belongs to two entries, and to the author of neither: nobody but reviewers accepts it. */
export const BETWEEN_ENTRIES: TermState = { author_id: null, approved_by: 'person' };
