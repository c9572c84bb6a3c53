import { searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { plannedOnce } from '../../../platform/planned-once.ts';
import { wholesOf } from '../rows/write-keys.ts';
import { nameOf, type Reading } from './match-of.ts';
import type { FoundTerm } from './search.ts';

/** What each term was found by where that is not typed: a further name, what the shelf calls it, or its English. */
export async function matchedNames(
  db: Db,
  search: string,
  rows: readonly FoundTerm[],
  read: Reading | undefined,
): Promise<Map<number, string>> {
  const matched = new Map<number, string>();
  for (const { id, match, arabic, latin } of rows) {
    if (match === 'bridge') matched.set(id, latin);
    if (match === 'english' && read) matched.set(id, nameOf({ arabic, latin }, read));
  }
  const named = rows.flatMap(({ id, match }) => (match === 'name' || match === 'inflection' ? [id] : []));
  if (named.length === 0) return matched;
  const asked = new Set(wholesOf(searchKeys(search)));
  const names = await db
    .selectFrom('designations')
    .select(['term_id', 'text'])
    .where('term_id', '=', sql<number>`any(${named}::bigint[])`)
    .where('status', '<>', 'proposed')
    .orderBy('id')
    .modifyEnd(plannedOnce)
    .execute();
  for (const { term_id, text } of names) {
    const isAsked = wholesOf(searchKeys(text)).some((whole) => whole !== '' && asked.has(whole));
    if (isAsked && !matched.has(term_id)) matched.set(term_id, text);
  }
  return matched;
}
