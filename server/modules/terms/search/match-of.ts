import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import { searchKeys } from '@mustalah/morphology';
import { type Pair, wholesOf } from '../rows/write-keys.ts';
import { matchKindOf, TIER } from './rules.ts';
import { joinedOf, type Query } from './search-query.ts';

/** What a query is besides, in Latin letters: as the shelf calls it, or in English. */
export interface Reading {
  names: readonly string[];
  match: 'bridge' | 'english';
  /** What was typed is known as an abbreviation, and written as one. */
  isAbbreviation?: boolean;
}

/** What a side may be besides, where it is written like the query. */
const AS_WRITTEN: ReadonlySet<number> = new Set([
  TIER.same,
  TIER.loose,
  TIER.inflection,
  TIER.english,
  TIER.standsFor,
  TIER.kin,
]);

/** What an answer says of how a pair was found: of a side that is the query its spelling tells whether it is so letter for letter. */
export function matchOf({ tier, ...pair }: Pair & { tier: number }, query: Query, read?: Reading): MatchKind {
  const match = matchKindOf(tier);
  if (!AS_WRITTEN.has(tier)) return match;
  const sides = [searchKeys(pair.arabic), searchKeys(pair.latin)];
  if (sides.some(({ exact }) => exact === query.exact)) return 'exact';
  if (sides.some(({ folded }) => folded === query.folded)) return 'spelling';
  const isBare = sides.some(({ bare, folded }) => bare === query.bare || folded === query.bare);
  if (isBare) return 'article';
  // The keys of a whole side do not tell its spelling from its stem.
  const joined = joinedOf(query);
  const isLoose = sides.some(
    ({ loose, bare }) => loose === query.loose || joined.includes(bare.replaceAll(' ', '')),
  );
  if (isLoose) return 'loose';
  if (read === undefined || (tier !== TIER.english && tier !== TIER.standsFor)) return 'inflection';
  const asked = new Set([...wholesOf(query), query.exact]);
  return sides.some((side) => wholesOf(side).some((whole) => asked.has(whole))) ? 'inflection' : read.match;
}

/** Which of the names a pair was found by; the first where a further name of an entry was. */
export function nameOf({ arabic, latin }: Pair, { names }: Reading): string {
  const sides = new Set([arabic, latin].flatMap((side) => wholesOf(searchKeys(side))));
  return names.find((name) => wholesOf(searchKeys(name)).some((whole) => sides.has(whole))) ?? names[0] ?? '';
}
