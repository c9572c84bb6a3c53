import { searchKeys } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { wholesOf } from '../rows/write-keys.ts';
import type { FoundTerm } from './search.ts';

/** What each term was found by where that is neither of its head names: a further name, or what the shelf calls it. */
export async function matchedNames(
  db: Db,
  search: string,
  rows: readonly FoundTerm[],
): Promise<Map<number, string>> {
  const matched = new Map<number, string>();
  for (const { id, match, latin } of rows) if (match === 'bridge') matched.set(id, latin);
  const named = rows.flatMap(({ id, match }) => (match === 'name' || match === 'inflection' ? [id] : []));
  if (named.length === 0) return matched;
  const asked = new Set(wholesOf(searchKeys(search)));
  const names = await db
    .selectFrom('designations')
    .select(['term_id', 'text'])
    .where('term_id', 'in', named)
    .where('status', '<>', 'proposed')
    .orderBy('id')
    .execute();
  for (const { term_id, text } of names) {
    const isAsked = wholesOf(searchKeys(text)).some((whole) => whole !== '' && asked.has(whole));
    if (isAsked && !matched.has(term_id)) matched.set(term_id, text);
  }
  return matched;
}
