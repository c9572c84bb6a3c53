import { MOST_PARTS, type ProposedExample } from '@mustalah/contract/terms/concepts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { LockedTerm } from '../queries.ts';
import type { Actor } from '../rules.ts';
import { partText } from '../text.ts';
import { changeEntry } from './change-entry.ts';
import { addExample, countParts, findExample, findTermOfPart, removePart } from './queries.ts';
import { addsFreely, decisionObjection, removalObjection } from './rules.ts';
import { type Outcome, tellProposer } from './tell-proposer.ts';

/** Add an example of use: proposed, or accepted where that needs nobody's consent. */
export const proposeExample = (deps: Deps, termId: number, example: ProposedExample, actor: Actor) =>
  changeEntry(deps, termId, { actor, change: 'examples', isDecision: false }, async (tx, term) => {
    if ((await countParts(tx, 'term_examples', termId)) >= MOST_PARTS)
      throw new Refusal(409, 'too_many_parts');
    const status = addsFreely(term, actor) ? 'accepted' : 'proposed';
    const by = { termId, authorId: actor.id, now: deps.now() };
    const { id } = await addExample(tx, { ...example, status }, by);
    return { id, status, detail: partText[status] } as const;
  });

export const acceptExample = (deps: Deps, id: number, actor: Actor) =>
  changeExample(deps, id, actor, async (tx, term, example) => {
    const objection = decisionObjection(term, example, actor);
    if (objection) throw new Refusal(403, objection);
    await tx.updateTable('term_examples').set({ status: 'accepted' }).where('id', '=', id).execute();
    await tellOfExample(tx, deps, term, example, { isAccepted: true }, actor.id);
    return { detail: partText.accepted };
  });

/** Refuse an example, or take it back. */
export const removeExample = (deps: Deps, id: number, actor: Actor) =>
  changeExample(deps, id, actor, async (tx, term, example) => {
    const objection = removalObjection(term, example, actor);
    if (objection) throw new Refusal(403, objection);
    await removePart(tx, 'term_examples', id);
    await tellOfExample(tx, deps, term, example, { isAccepted: false, reason: '' }, actor.id);
    return { detail: partText.removed };
  });

type Example = NonNullable<Awaited<ReturnType<typeof findExample>>>;

const tellOfExample = (
  tx: Tx,
  deps: DepsInTransaction,
  term: LockedTerm,
  example: Example,
  outcome: Outcome,
  deciderId: number,
) =>
  tellProposer(tx, deps, term, { kind: 'examples', part: example, says: example.text, outcome }, deciderId);

async function changeExample(
  deps: Deps,
  id: number,
  actor: Actor,
  work: (tx: Tx, term: LockedTerm, example: Example) => Promise<{ detail: string }>,
): Promise<{ detail: string }> {
  const termId = await findTermOfPart(deps.db, 'term_examples', id);
  if (termId === undefined) throw notFound();
  return changeEntry(deps, termId, { actor, change: 'examples', isDecision: true }, async (tx, term) => {
    const example = await findExample(tx, id);
    // Taken away, or merged into another entry, while this one was waited for.
    if (example?.term_id !== termId) throw notFound();
    return work(tx, term, example);
  });
}
