import { MOST_PARTS, type RelationKind } from '@mustalah/contract/terms/concepts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { Actor } from '../rules.ts';
import { partText } from '../text.ts';
import { changeEntry } from './change-entry.ts';
import {
  areRelated,
  countParts,
  findRelation,
  findTermOfPart,
  holdRelations,
  isBroader,
  removePart,
} from './queries.ts';
import { addsFreely, BETWEEN_ENTRIES, decisionObjection, type PartState, removalObjection } from './rules.ts';

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
  changeRelation(deps, id, actor, async (tx, relation) => {
    const objection = decisionObjection(BETWEEN_ENTRIES, relation, actor);
    if (objection) throw new Refusal(403, objection);
    await tx.updateTable('term_relations').set({ status: 'accepted' }).where('id', '=', id).execute();
    return { detail: partText.accepted };
  });

/** Refuse a relation, or take it back. */
export const removeRelation = (deps: Deps, id: number, actor: Actor) =>
  changeRelation(deps, id, actor, async (tx, relation) => {
    const objection = removalObjection(BETWEEN_ENTRIES, relation, actor);
    if (objection) throw new Refusal(403, objection);
    await removePart(tx, 'term_relations', id);
    return { detail: partText.removed };
  });

async function changeRelation(
  deps: Deps,
  id: number,
  actor: Actor,
  work: (tx: Tx, relation: PartState) => Promise<{ detail: string }>,
): Promise<{ detail: string }> {
  const termId = await findTermOfPart(deps.db, 'term_relations', id);
  if (termId === undefined) throw notFound();
  return changeEntry(deps, termId, { actor, change: 'relations', isDecision: true }, async (tx) => {
    const relation = await findRelation(tx, id);
    if (!relation) throw notFound();
    return work(tx, relation);
  });
}
