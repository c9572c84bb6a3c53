import type { Breathe } from '../vocabulary/breather.ts';
import type { Lookup } from '../vocabulary/packed-table.ts';
import { arabicWordsOf } from '../words/arabic-words.ts';
import type { Pair } from './word-translations.ts';

/** Whole terms and their equivalents, by the keys of their words. */
export type Phrases = Lookup<readonly string[]>;

/** Collect the equivalents of every term: the one most often given first, else the earlier one. */
export async function learnPhrases(
  pairs: readonly Pair[],
  breathe: Breathe,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { arabic, latin } of pairs) {
    await breathe();
    const key = phraseKey(arabicWordsOf(arabic));
    if (key === '' || latin === '') continue;
    const known = counts.get(key) ?? new Map<string, number>();
    counts.set(key, known.set(latin, (known.get(latin) ?? 0) + 1));
  }
  const mostUsual = (known: Map<string, number>) =>
    [...known].sort(([, one], [, other]) => other - one).map(([latin]) => latin);
  return new Map([...counts].map(([key, known]) => [key, mostUsual(known)]));
}

/** The first word of a term is one noun with ة and another without; what follows it agrees in gender. */
export const phraseKey = (words: readonly { bare: string; key: string }[]): string =>
  words.map(({ bare, key }, place) => (place === 0 ? bare : key)).join(' ');
