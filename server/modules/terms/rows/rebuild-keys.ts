import { type DefinitionFault, definitionFault } from '@mustalah/lexicography/define/definition-fault';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { addWords, type KeyColumns, keyColumns, readNames, wordsOfEntry } from './write-keys.ts';

const BATCH = 500;

/**
 * Rebuild the search keys of the next terms after an id, rejected ones too: whoever is brought back is found by the keys
 * of now. Give the ids that were rebuilt, none at the end.
 */
export async function rebuildKeysAfter(tx: Tx, last: number): Promise<number[]> {
  const terms = await tx
    .selectFrom('all_terms')
    .select(['id', 'arabic', 'latin', 'definition', 'approved_by'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  const ids = terms.map(({ id }) => id);
  const namesOf = new Map((await readNames(tx, ids)).map(({ id, names }) => [id, names]));
  const words = new Set<string>();
  for (const { id, approved_by, ...term } of terms) {
    const names = namesOf.get(id) ?? [];
    // What somebody approved says enough.
    const definition_fault = approved_by === null ? definitionFault(term.definition, term) : null;
    await rebuild(tx, id, { ...keyColumns(term, names), definition_fault });
    for (const word of wordsOfEntry(term, names)) words.add(word);
  }
  await addWords(tx, words);
  return ids;
}

type Rebuilt = KeyColumns & { definition_fault: DefinitionFault | null };

/**
 * A new normaliser may find two terms to be one entry: the second keeps the key it had, so both stay. A rejected one
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
