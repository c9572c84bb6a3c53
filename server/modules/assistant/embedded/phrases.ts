import { arabicWordsOf } from './arabic-words.ts';
import type { Breathe } from './breather.ts';
import type { Pair } from './word-translations.ts';

/** Whole terms and their equivalents, by the keys of their words. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

/** Collect the equivalents of every term; earlier pairs come first. */
export async function learnPhrases(pairs: readonly Pair[], breathe: Breathe): Promise<Phrases> {
  const phrases = new Map<string, string[]>();
  for (const { arabic, latin } of pairs) {
    await breathe();
    const key = phraseKey(arabicWordsOf(arabic));
    if (key === '' || latin === '') continue;
    const known = phrases.get(key);
    if (!known) phrases.set(key, [latin]);
    else if (!known.includes(latin)) known.push(latin);
  }
  return phrases;
}

export const phraseKey = (words: readonly { key: string }[]): string => words.map(({ key }) => key).join(' ');
