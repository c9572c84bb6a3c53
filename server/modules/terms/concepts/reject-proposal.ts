import type { ProposalKind } from '@mustalah/contract/terms/proposals';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { Actor } from '../rules.ts';
import { partText } from '../text.ts';
import { changeEntry } from './change-entry.ts';
import {
  arabicOf,
  findDesignation,
  findExample,
  findRelation,
  findTermOfPart,
  removePart,
} from './queries.ts';
import { BETWEEN_ENTRIES, decisionObjection } from './rules.ts';
import { tellProposer } from './tell-proposer.ts';

/** Where each kind of part is kept, and one of it with what it says. */
const parts = {
  names: { table: 'designations', find: findDesignation },
  examples: { table: 'term_examples', find: findExample },
  relations: { table: 'term_relations', find: findRelation },
} as const;

interface Rejection {
  kind: ProposalKind;
  id: number;
  /** Told to whoever proposed it. */
  reason: string;
}

/** Refuse a part that was proposed to an entry, and tell its proposer why. */
export async function rejectProposal(
  deps: Deps,
  { kind, id, reason }: Rejection,
  actor: Actor,
): Promise<{ detail: string }> {
  const { table, find } = parts[kind];
  const termId = await findTermOfPart(deps.db, table, id);
  if (termId === undefined) throw notFound();
  return changeEntry(deps, termId, { actor, change: kind, isDecision: false }, async (tx, term) => {
    const part = await find(tx, id);
    // Taken away, or merged into another entry, while this one was waited for.
    if (part?.term_id !== termId) throw notFound();
    const objection = decisionObjection(kind === 'relations' ? BETWEEN_ENTRIES : term, part, actor);
    if (objection) throw new Refusal(403, objection);
    // guard: What was decided is not rejected as a proposal (proposals.test.ts)
    if (part.status !== 'proposed') throw new Refusal(409, 'proposal_decided');
    const says = 'text' in part ? part.text : await arabicOf(tx, part.other_id);
    await removePart(tx, table, id);
    await audit(tx, {
      actorId: actor.id,
      action: 'part.reject',
      subject: `term:${termId}`,
      detail: { arabic: term.arabic, part: says, reason, authorId: part.author_id },
    });
    await tellProposer(
      tx,
      deps,
      term,
      { kind, part, says, outcome: { isAccepted: false, reason } },
      actor.id,
    );
    return { detail: partText.rejected };
  });
}
