import { MOST_PARTS, type RelationKind } from '@mustalah/contract/terms/concepts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { LockedTerm } from '../queries.ts';
import type { Actor } from '../rules.ts';
import { partText } from '../text.ts';
import { changeEntry } from './change-entry.ts';
import {
  arabicOf,
  areRelated,
  countParts,
  findRelation,
  findTermOfPart,
  holdRelations,
  isBroader,
  removePart,
} from './queries.ts';
import { addsFreely, BETWEEN_ENTRIES, decisionObjection, removalObjection } from './rules.ts';
import { type Outcome, tellProposer } from './tell-proposer.ts';

/** Relate two entries: stored once, as seen from the narrower one; no entry is broader than itself through others. */
export const proposeRelation = (
  deps: Deps,
  termId: number,
  { term: otherId, kind }: { term: number; kind: RelationKind },
  actor: Actor,
) =>
  changeEntry(
    deps,
    termId,
    { actor, change: 'relations', isDecision: false, others: [otherId] },
    async (tx) => {
      if (otherId === termId) throw new Refusal(409, 'relation_circle');
      const other = await tx.selectFrom('terms').select('id').where('id', '=', otherId).executeTakeFirst();
      if (!other) throw notFound();
      if ((await countParts(tx, 'term_relations', termId)) >= MOST_PARTS)
        throw new Refusal(409, 'too_many_parts');
      const [from, to] = kind === 'narrower' ? [otherId, termId] : [termId, otherId];
      await holdRelations(tx);
      if (await areRelated(tx, from, to)) throw new Refusal(409, 'relation_exists');
      const stored = kind === 'narrower' ? 'broader' : kind;
      // guard: No entry is broader than itself through others (parts.test.ts)
      if (stored === 'broader' && (await isBroader(tx, from, to))) throw new Refusal(409, 'relation_circle');
      const status = addsFreely(BETWEEN_ENTRIES, actor) ? 'accepted' : 'proposed';
      const { id } = await tx
        .insertInto('term_relations')
        .values({
          term_id: from,
          other_id: to,
          kind: stored,
          status,
          author_id: actor.id,
          created_at: deps.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, status, detail: partText[status] } as const;
    },
  );

export const acceptRelation = (deps: Deps, id: number, actor: Actor) =>
  changeRelation(deps, id, actor, async (tx, term, relation) => {
    const objection = decisionObjection(BETWEEN_ENTRIES, relation, actor);
    if (objection) throw new Refusal(403, objection);
    await tx.updateTable('term_relations').set({ status: 'accepted' }).where('id', '=', id).execute();
    await tellOfRelation(tx, deps, term, relation, { isAccepted: true }, actor.id);
    return { detail: partText.accepted };
  });

/** Refuse a relation, or take it back. */
export const removeRelation = (deps: Deps, id: number, actor: Actor) =>
  changeRelation(deps, id, actor, async (tx, term, relation) => {
    const objection = removalObjection(BETWEEN_ENTRIES, relation, actor);
    if (objection) throw new Refusal(403, objection);
    await removePart(tx, 'term_relations', id);
    await tellOfRelation(tx, deps, term, relation, { isAccepted: false, reason: '' }, actor.id);
    return { detail: partText.removed };
  });

type RelationRow = NonNullable<Awaited<ReturnType<typeof findRelation>>>;

async function tellOfRelation(
  tx: Tx,
  deps: DepsInTransaction,
  term: LockedTerm,
  relation: RelationRow,
  outcome: Outcome,
  deciderId: number,
) {
  const says = await arabicOf(tx, relation.other_id);
  await tellProposer(tx, deps, term, { kind: 'relations', part: relation, says, outcome }, deciderId);
}

async function changeRelation(
  deps: Deps,
  id: number,
  actor: Actor,
  work: (tx: Tx, term: LockedTerm, relation: RelationRow) => Promise<{ detail: string }>,
): Promise<{ detail: string }> {
  const termId = await findTermOfPart(deps.db, 'term_relations', id);
  if (termId === undefined) throw notFound();
  return changeEntry(deps, termId, { actor, change: 'relations', isDecision: true }, async (tx, term) => {
    const relation = await findRelation(tx, id);
    // Taken away, or merged into another entry, while this one was waited for.
    if (relation?.term_id !== termId) throw notFound();
    return work(tx, term, relation);
  });
}
