import type { Breathe } from '../vocabulary/breather.ts';
import type { Lookup } from '../vocabulary/packed-table.ts';
import { arabicWordsOf } from '../words/arabic-words.ts';
import { latinWordsOf } from '../words/latin-words.ts';
import { type Aligned, alignWords, type Table } from './align-words.ts';

/** A term and its equivalent, from which word translations are learnt. */
export interface Pair {
  arabic: string;
  latin: string;
}

/** What each Arabic word has been translated with, the likeliest first. */
export interface WordTranslations {
  /** By the word without article and feminine ending. */
  byKey: Lookup<readonly Translation[]>;
  /** By the word without inflection. */
  byStem: Lookup<readonly Translation[]>;
}

export interface Translation {
  latin: string;
  /** Share of the uses of the word, times how sure the alignment is; above 0, at most 1. */
  share: number;
}

/** Longer terms teach little about their single words. */
const LONGEST = 5;
const KEPT = 6;

/** What was learnt just now; only words of the pairs are in it. */
export interface LearntTranslations {
  byKey: ReadonlyMap<string, readonly Translation[]>;
  byStem: ReadonlyMap<string, readonly Translation[]>;
}

/**
 * Learn from terms and their equivalents which word stands for which.
 *
 * A term of one word translates with the whole equivalent, however many words that has. What is known already
 * guides the alignment and stays in the answer.
 */
export async function learnTranslations(
  pairs: readonly Pair[],
  breathe: Breathe,
  known: Lookup<readonly Translation[]> = new Map(),
): Promise<LearntTranslations> {
  const aligned: Aligned[] = [];
  for (const pair of pairs) {
    const words = wordsOfPair(pair);
    if (words.arabic.length > 0 && words.latin.length > 0) aligned.push(words);
    await breathe();
  }
  const table = await alignWords(aligned, beliefsOf(aligned, known), breathe);
  const byKey = ranked(table);
  const stems: Table = new Map();
  const stemOf = new Map(
    aligned.flatMap(({ arabic }) => arabic.map(({ key, stem }) => [key, stem] as const)),
  );
  for (const [key, counts] of table) {
    const stem = stemOf.get(key) ?? key;
    const row = stems.get(stem) ?? new Map<string, number>();
    for (const [latin, count] of counts) row.set(latin, (row.get(latin) ?? 0) + count);
    stems.set(stem, row);
  }
  return { byKey, byStem: ranked(stems) };
}

function wordsOfPair({ arabic, latin }: Pair): Aligned {
  const words = arabicWordsOf(arabic);
  const equivalents = latinWordsOf(latin);
  if (words.length === 1)
    return { arabic: words, latin: equivalents.length > 3 ? [] : [equivalents.join(' ')] };
  const isUseful = words.length <= LONGEST && equivalents.length <= LONGEST;
  return isUseful ? { arabic: words, latin: equivalents } : { arabic: [], latin: [] };
}

/** What is known of a word counts like so many of its uses. */
const KNOWN_USES = 3;

/** What is known of the words of these pairs. */
function beliefsOf(aligned: readonly Aligned[], known: Lookup<readonly Translation[]>): Table {
  const table: Table = new Map();
  for (const { arabic } of aligned) {
    for (const { key } of arabic) {
      const translations = table.has(key) ? undefined : known.get(key);
      if (!translations) continue;
      table.set(key, new Map(translations.map(({ latin, share }) => [latin, share * KNOWN_USES])));
    }
  }
  return table;
}

const sumOf = (numbers: Iterable<number>): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

function ranked(table: Table): Map<string, Translation[]> {
  return new Map(
    [...table].map(([key, row]) => {
      const total = sumOf(row.values()) + 0.5;
      const best = [...row]
        .map(([latin, count]) => ({ latin, share: count / total }))
        .sort((one, other) => other.share - one.share || (one.latin < other.latin ? -1 : 1))
        .slice(0, KEPT);
      return [key, best] as const;
    }),
  );
}

/** The translations of a word, by its own form first; empty when no pair has it. */
export function translationsOf(
  table: WordTranslations,
  { key, stem }: { key: string; stem: string },
): readonly Translation[] {
  return table.byKey.get(key) ?? table.byStem.get(stem) ?? [];
}
