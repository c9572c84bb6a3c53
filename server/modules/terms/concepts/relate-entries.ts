import type { Tx } from '../../../platform/db.ts';
import { holdRelations, isBroader } from './queries.ts';

/** A relation between two entries, as seen from the narrower one. */
export interface ReadyRelation {
  termId: number;
  otherId: number;
  kind: 'broader' | 'see';
}

/** Relate entries that enter the dictionary ready; two that are related stay so, and no circle is closed. */
export async function relateEntries(tx: Tx, relations: readonly ReadyRelation[], now: Date): Promise<void> {
  await holdRelations(tx);
  for (const { termId, otherId, kind } of relations) {
    // guard: Founding entries close no circle (../../../seed/add-entries.test.ts)
    if (termId === otherId || (kind === 'broader' && (await isBroader(tx, termId, otherId)))) continue;
    await tx
      .insertInto('term_relations')
      .values({ term_id: termId, other_id: otherId, kind, status: 'accepted', created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
