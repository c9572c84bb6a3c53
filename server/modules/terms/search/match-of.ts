import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import { hasArabic, type Kinship, kinshipOf, searchKeys } from '@mustalah/morphology';
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
  TIER.guessedStem,
]);

/**
 * What an answer says of how a pair was found: of a side that is the query its spelling tells whether it is so letter for
 * letter, and of another form it is told only where tables and marks prove it.
 */
export function matchOf(
  { tier, ...pair }: Pair & { tier: number; kind?: string },
  query: Query,
  read?: Reading,
): MatchKind {
  const match = matchKindOf(tier);
  if (PROVED_BY_WORDS.has(match)) return isProvedByWords(pair, query, match) ? match : 'fuzzy';
  if (!AS_WRITTEN.has(tier)) return match;
  const sides = [searchKeys(pair.arabic), searchKeys(pair.latin)];
  if (sides.some(({ exact }) => exact === query.exact)) return 'exact';
  if (sides.some(({ folded }) => folded === query.folded)) return 'spelling';
  const isBare = sides.some(({ bare, folded }) => bare === query.bare || folded === query.bare);
  if (isBare) return 'article';
  // The keys of a whole side do not tell its spelling from its stem.
  const joined = joinedOf(query);
  const isLoose = sides.some(
    ({ loose, bare }) =>
      (loose === query.loose && !isShortened(bare, query.bare)) || joined.includes(bare.replaceAll(' ', '')),
  );
  if (isLoose) return 'loose';
  const asked = new Set([...wholesOf(query), query.exact]);
  const [isArabic, isLatin] = sides.map((side) => wholesOf(side).some((whole) => asked.has(whole)));
  // Who wrote an entry has marked what may be read otherwise, and nobody the rows of a list.
  if (isArabic) return formMatch(query.exact, pair.arabic, pair.kind === undefined ? '' : pair.latin);
  if (isLatin) return formMatch(query.exact, pair.latin);
  const isRead = read !== undefined && (tier === TIER.english || tier === TIER.standsFor);
  return isRead ? read.match : 'inflection';
}

/** Whether of two Arabic words one has a letter twice that the other has once: they are near, and not the same. */
const isShortened = (one: string, other: string): boolean =>
  hasArabic(one) && one.replace(/ء$/, '').length !== other.replace(/ء$/, '').length;

/** What is told of a text that has the stem of another: a form of it, of its family, or only near it. */
export function formMatch(asked: string, alike: string, latin?: string): MatchKind {
  const kinship = kinshipOf(asked, alike, latin);
  if (kinship === null) return 'fuzzy';
  return kinship === 'form' ? 'inflection' : 'family';
}

const PROVED_BY_WORDS: ReadonlySet<MatchKind> = new Set(['prefix', 'words', 'some_words']);

/** Whether the words of a pair are what the answer says of them, and do not only look so by their stems. */
function isProvedByWords({ arabic, latin }: Pair, query: Query, match: MatchKind): boolean {
  const words = `${arabic} ${latin}`.split(' ').map((word) => ({ word, ...searchKeys(word) }));
  const last = query.words.length - 1;
  const proofs = query.words.map((asked, at): boolean | undefined => {
    const mayBeBegun = at === last && match !== 'some_words';
    const isThere = words.some(({ bare, folded }) =>
      mayBeBegun ? bare.startsWith(asked) || folded.startsWith(asked) : bare === asked,
    );
    if (isThere) return true;
    const stem = query.stems[at] ?? asked;
    const alike = words.filter((word) => [word.bare, word.stem].some((key) => key === asked || key === stem));
    if (alike.length > 0) return alike.some(({ word }) => isFormOrNisba(kinshipOf(typedAt(query, at), word)));
    // A further name may have it.
    return mayBeBegun && words.some((word) => word.stem.startsWith(asked)) ? false : undefined;
  });
  if (match === 'prefix') return proofs[last] !== false;
  return match === 'words' ? !proofs.includes(false) : proofs.includes(true) || !proofs.includes(false);
}

const isFormOrNisba = (kinship: Kinship | null): boolean => kinship === 'form' || kinship === 'nisba';

const typedAt = ({ exact, words }: Query, at: number): string => exact.split(' ')[at] ?? words[at] ?? '';

/** Which of the names a pair was found by; the first where a further name of an entry was. */
export function nameOf({ arabic, latin }: Pair, { names }: Reading): string {
  const sides = new Set([arabic, latin].flatMap((side) => wholesOf(searchKeys(side))));
  return names.find((name) => wholesOf(searchKeys(name)).some((whole) => sides.has(whole))) ?? names[0] ?? '';
}
