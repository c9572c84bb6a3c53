import { setImmediate as breathe } from 'node:timers/promises';
import { type DefinitionFault, definitionFault } from '@mustalah/lexicography/define/definition-fault';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { addWords } from './add-words.ts';
import { type KeyColumns, makeFindable, readNames } from './write-keys.ts';

const BATCH = 1_000;
/** After so many the process answers whoever waits. */
const IN_A_ROW = 25;

/**
 * Rebuild the search keys of the next terms after an id, rejected ones too: whoever is brought back is found by the keys
 * of now. Give the ids that were rebuilt, none at the end.
 */
export async function rebuildKeysAfter(tx: Tx, last: number): Promise<number[]> {
  const terms = await tx
    .selectFrom('all_terms')
    .select(['id', 'arabic', 'latin', 'definition', 'approved_by', 'arabic_bare', 'latin_folded', 'source'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  const ids = terms.map(({ id }) => id);
  const namesOf = new Map((await readNames(tx, ids)).map(({ id, names }) => [id, names]));
  const words = new Set<string>();
  const rebuilt: Rebuilt[] = [];
  for (const [at, { id, approved_by, arabic_bare, latin_folded, ...term }] of terms.entries()) {
    if (at % IN_A_ROW === 0) await breathe();
    const names = namesOf.get(id) ?? [];
    // What somebody approved says enough.
    const definition_fault = approved_by === null ? definitionFault(term.definition, term) : null;
    const found = makeFindable(term, names);
    const columns = { id, ...found.columns, definition_fault };
    if (columns.arabic_bare === arabic_bare && columns.latin_folded === latin_folded) rebuilt.push(columns);
    else await rename(tx, columns);
    for (const word of found.words) words.add(word);
  }
  await rewrite(tx, rebuilt);
  await addWords(tx, words);
  return ids;
}

type Rebuilt = KeyColumns & { id: number; definition_fault: DefinitionFault | null };

/** Terms that are the same word as before, all at once; what is as it was is not written. */
const rewrite = (tx: Tx, terms: readonly Rebuilt[]) =>
  sql`
    update all_terms set roots = given.roots, keys = given.keys, definition_fault = given.fault
    from (
      select id, roots::text[], keys::bigint[], fault
      from unnest(${terms.map(({ id }) => id)}::bigint[], ${terms.map(({ roots }) => `{${roots.join(',')}}`)}::text[],
        ${terms.map(({ keys }) => `{${keys.join(',')}}`)}::text[],
        ${terms.map(({ definition_fault }) => definition_fault)}::text[]) as given (id, roots, keys, fault)
    ) given
    where all_terms.id = given.id and (all_terms.roots, all_terms.keys, all_terms.definition_fault)
      is distinct from (given.roots, given.keys, given.fault)`.execute(tx);

/**
 * A new normaliser may find two terms to be one entry: the second keeps the key it had, so both stay. A rejected one
 * takes its key as it is: whether its word is taken is asked when it is brought back.
 */
async function rename(tx: Tx, { id, arabic_bare, ...keys }: Rebuilt): Promise<void> {
  const isTaken = sql<boolean>`(rejected_at is null and exists (
    select from terms other where other.arabic_bare = ${arabic_bare} and other.latin_folded = ${keys.latin_folded}
      and other.category_id = all_terms.category_id and other.id <> ${id}))`;
  await tx
    .updateTable('all_terms')
    .set({ ...keys, arabic_bare: sql<string>`case when ${isTaken} then arabic_bare else ${arabic_bare} end` })
    .where('id', '=', id)
    .execute();
}
