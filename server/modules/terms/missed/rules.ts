import type { MatchKind } from '@mustalah/contract/terms/dictionary';
import { searchKeys } from '@mustalah/morphology';

/** What is searched for in one breath: the next search of the same network corrects or goes on with it. */
export const BREATH_MS = 10_000;

/** Longer than any term; what is pasted is no question for a word. */
const LONGEST = 60;
const MOST_WORDS = 6;

/** An address, a link, a number that may be a telephone's or a person's: such things are not written down. */
const PRIVATE = /@|:\/\/|\bwww\.|(?:\d[\s-]?){6}/i;

/** A search that found the word itself, whatever its spelling, number, language or keyboard. */
const ITSELF: ReadonlySet<MatchKind> = new Set<MatchKind>([
  'exact',
  'spelling',
  'article',
  'name',
  'bridge',
  'loose',
  'inflection',
  'english',
  'initials',
  // A word that is only begun, and a part of a longer term.
  'prefix',
  'words',
]);

/** Whether a search led to what was asked for. */
export const wasFound = (best: MatchKind | null | undefined): boolean => best != null && ITSELF.has(best);

export interface Miss {
  key: string;
  shown: string;
  /** Its spelling with the article, as a word begins. */
  folded: string;
}

/** What is written down of a search that found nothing; null where nothing may or need be. */
export function missOf(search: string): Miss | null {
  const shown = search.trim().replace(/\s+/g, ' ');
  const { exact, folded, bare } = searchKeys(shown);
  const words = bare.split(' ');
  const hasLetters = words.some((word) => /\p{L}.*\p{L}/u.test(word));
  // guard: What may name a person is not written down (rules.test.ts) ‹ || PRIVATE.test(exact) || PRIVATE.test(shown) →›
  if (!hasLetters || PRIVATE.test(exact) || PRIVATE.test(shown)) return null;
  if (shown.length > LONGEST || words.length > MOST_WORDS) return null;
  return { key: bare, shown, folded };
}

/** Whether one search goes on with the other, or takes a letter of it back. */
export const continues = (one: Miss, other: Miss): boolean =>
  one.folded.startsWith(other.folded) || other.folded.startsWith(one.folded);
