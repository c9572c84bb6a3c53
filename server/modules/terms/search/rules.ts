import type { MatchKind } from '@mustalah/contract/terms/dictionary';

/** What only guesses at the query answers only when the rest found fewer terms than this. */
export const ENOUGH = 10;

/** Longer queries are cut: nobody types more, and pasted pages must not cost more. */
export const MAX_TOKENS = 12;

/** A search leads to so many terms at most. */
export const LISTED = 240;

/** How a search found a term, best first; the numbers leave room between them. */
export const TIER = {
  /** One side is the query, but for marks, hamza and article. */
  same: 10,
  /** What an abbreviation in capitals stands for. */
  standsFor: 12,
  /** A word of the letters of such an abbreviation. */
  otherCase: 13,
  /** A further name of the entry is. */
  name: 15,
  /** The shelf knows the query under the Latin name of the entry. */
  bridge: 18,
  loose: 40,
  reordered: 45,
  inflection: 50,
  /** What the query is in English is. */
  english: 52,
  initials: 55,
  /** Letters that were written apart are its root. */
  speltRoot: 57,
  prefix: 60,
  /** Its stem is the same, and it looks otherwise. */
  kin: 61,
  /** A slip as fingers make them, of a word that nobody knows. */
  likelySlip: 62,
  /** The stem of a word that nobody knows and no table has. */
  guessedStem: 63,
  wordPrefix: 64,
  /** Of letters that may be a word as well. */
  lateInitials: 65,
  /** Another slip of such a word. */
  unlikelySlip: 66,
  sameWords: 70,
  allWords: 71,
  lastWordBegun: 72,
  /** Each word, or one near it. */
  eachNear: 79,
  slip: 80,
  slips: 81,
  inLong: 85,
  begunInLong: 86,
  someWords: 90,
  family: 95,
} as const;

/** What is only a slip away. */
const SLIPS: ReadonlySet<number> = new Set([TIER.likelySlip, TIER.unlikelySlip, TIER.slip, TIER.slips]);

export const isSlip = (tier: number): boolean => SLIPS.has(tier);

/** Rows of the shelf that are the query stand below the entries that are it, and above those that only begin so. */
export const BELOW_WRITTEN = TIER.english;
/** Rows that begin like the query or have its words stand above the entries that are only near it. */
export const BELOW_GUESSES = TIER.lastWordBegun;

const KINDS: readonly [number, MatchKind][] = [
  [TIER.family, 'family'],
  [TIER.someWords, 'some_words'],
  [TIER.inLong, 'words'],
  [TIER.eachNear, 'fuzzy'],
  [TIER.sameWords, 'words'],
  [TIER.unlikelySlip, 'fuzzy'],
  [TIER.lateInitials, 'initials'],
  [TIER.wordPrefix, 'prefix'],
  [TIER.guessedStem, 'inflection'],
  [TIER.likelySlip, 'fuzzy'],
  [TIER.kin, 'inflection'],
  [TIER.prefix, 'prefix'],
  [TIER.speltRoot, 'family'],
  [TIER.initials, 'initials'],
  [TIER.english, 'english'],
  [TIER.inflection, 'inflection'],
  [TIER.reordered, 'words'],
  [TIER.loose, 'loose'],
  [TIER.bridge, 'bridge'],
  [TIER.name, 'name'],
  [TIER.otherCase, 'exact'],
  [TIER.standsFor, 'english'],
];

/** What a tier is called in an answer; of the first one the spelling tells more (`matchOf`). */
export const matchKindOf = (tier: number): MatchKind => KINDS.find(([from]) => tier >= from)?.[1] ?? 'exact';
