import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import { hasArabic, searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { plannedOnce } from '../../../platform/planned-once.ts';
import { wholesOf } from '../rows/write-keys.ts';
import { formMatch, nameOf, type Reading } from './match-of.ts';
import type { FoundTerm } from './search.ts';

/** What a term was found by where that is not typed, and what is told of it. */
interface Matched {
  name: string;
  match: MatchKind;
}

/** What each term was found by where that is not typed: a further name, what the shelf calls it, or its English. */
export async function matchedNames(
  db: Db,
  search: string,
  rows: readonly FoundTerm[],
  read: Reading | undefined,
): Promise<Map<number, Matched>> {
  const matched = new Map<number, Matched>();
  for (const { id, match, arabic, latin } of rows) {
    if (match === 'bridge') matched.set(id, { name: latin, match });
    if (match === 'english') matched.set(id, { name: read ? nameOf({ arabic, latin }, read) : latin, match });
  }
  const asked = new Set(wholesOf(searchKeys(search)));
  const isAsked = (text: string) =>
    wholesOf(searchKeys(text)).some((whole) => whole !== '' && asked.has(whole));
  const named = new Map(
    rows.flatMap(({ id, match, arabic, latin }): [number, MatchKind][] => {
      const isByName = match === 'name' || (match === 'inflection' && ![arabic, latin].some(isAsked));
      return isByName ? [[id, match]] : [];
    }),
  );
  if (named.size === 0) return matched;
  const names = await db
    .selectFrom('designations')
    .select(['term_id', 'text'])
    .where('term_id', '=', sql<number>`any(${[...named.keys()]}::bigint[])`)
    .where('status', '<>', 'proposed')
    .orderBy('id')
    .modifyEnd(plannedOnce)
    .execute();
  for (const { term_id, text } of names) {
    if (!isAsked(text)) continue;
    const match = matchOfName(text, search);
    if (matched.get(term_id)?.match !== 'name' && (match === 'name' || !matched.has(term_id)))
      matched.set(term_id, { name: text, match });
  }
  return matched;
}

/** A name that is written so in some spelling is told as one; of another form it must be proved. */
function matchOfName(name: string, search: string): MatchKind {
  const [one, other] = [searchKeys(name), searchKeys(search)];
  const isItself =
    one.folded === other.folded ||
    one.bare === other.bare ||
    one.bare.replaceAll(' ', '') === other.bare.replaceAll(' ', '') ||
    (!hasArabic(name) && one.loose === other.loose);
  return isItself ? 'name' : formMatch(search, name);
}
