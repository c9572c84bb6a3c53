import { type DefinitionFault, definitionFault } from '@mustalah/lexicography/define/definition-fault';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { type KeyColumns, keyColumns } from './write-keys.ts';

const BATCH = 500;

/**
 * Rebuild the search keys of the next terms after an id, rejected ones too: whoever is brought back is found by the keys
 * of now. Give the ids that were rebuilt, none at the end.
 */
export const rebuildKeysAfter = (db: Db, last: number): Promise<number[]> =>
  db.transaction().execute(async (tx) => {
    const terms = await tx
      .selectFrom('all_terms')
      .select(['id', 'arabic', 'latin', 'definition', 'approved_by'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute();
    for (const { id, approved_by, ...term } of terms) {
      // What somebody approved says enough.
      const definition_fault = approved_by === null ? definitionFault(term.definition, term) : null;
      await rebuild(tx, id, { ...keyColumns(term), definition_fault });
    }
    return terms.map(({ id }) => id);
  });

type Rebuilt = KeyColumns & { definition_fault: DefinitionFault | null };

/**
 * A new normaliser may find two terms to be one word: the second keeps the key it had, so both stay. A rejected one
 * takes its key as it is: whether its word is taken is asked when it is brought back.
 */
async function rebuild(tx: Tx, id: number, { arabic_bare, ...keys }: Rebuilt): Promise<void> {
  const isTaken = sql<boolean>`(rejected_at is null and exists (
    select from terms other where other.arabic_bare = ${arabic_bare} and other.latin_folded = ${keys.latin_folded}
      and other.category_id = all_terms.category_id and other.id <> ${id}))`;
  await tx
    .updateTable('all_terms')
    .set({ ...keys, arabic_bare: sql<string>`case when ${isTaken} then arabic_bare else ${arabic_bare} end` })
    .where('id', '=', id)
    .execute();
}
