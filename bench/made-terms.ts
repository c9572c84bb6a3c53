import { readFileSync } from 'node:fs';
import { allRoots, derive, searchKeys } from '@mustalah/morphology';
import type { ReadyTerm } from '../server/modules/terms/rows/term-columns.ts';

/** A sequence of numbers between 0 and 1 that is the same in every run. */
export function repeatableChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const BEGINNINGS = ['hydro', 'thermo', 'electro', 'micro', 'bio', 'geo', 'photo', 'neuro', 'chrono', 'poly'];
const MIDDLES = [
  'gram',
  'phyl',
  'morph',
  'stat',
  'tele',
  'cardi',
  'lith',
  'spectr',
  'plasm',
  'therm',
  'cycl',
];
const ENDINGS = ['ology', 'ism', 'ation', 'ic', 'oscope', 'emia', 'ometry', 'ogenesis', 'ity', 'ous'];
const OTHERS = [
  'system',
  'field',
  'density',
  'analysis',
  'rate',
  'cell',
  'theory',
  'network',
  'index',
  'wave',
];
const ROOTS = 400;

/** Unlike terms of one to three words in both scripts, the same in every run. */
export function madeTerms(count: number, categoryIds: readonly number[]): ReadyTerm[] {
  const chance = repeatableChance(7);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T;
  const words = arabicWords();
  const terms = new Map<string, ReadyTerm>();
  while (terms.size < count) {
    const length = 1 + Math.floor(chance() * 3);
    const arabic = Array.from({ length }, () => oneOf(words)).join(' ');
    const technical = oneOf(BEGINNINGS) + oneOf(MIDDLES) + oneOf(ENDINGS);
    const latin = [technical, ...Array.from({ length: length - 1 }, () => oneOf(OTHERS))].join(' ');
    const definition = Array.from({ length: 14 }, () => oneOf(words)).join(' ');
    terms.set(arabic, { arabic, latin, definition, categoryId: oneOf(categoryIds), source: 'bench' });
  }
  return [...terms.values()];
}

/** An Arabic term and its Latin. */
export type Pair = Pick<ReadyTerm, 'arabic' | 'latin'>;

/** The pairs of a file: Arabic, Latin and whatever else, by tabs; of one Arabic the first. */
export function readPairs(file: string, most: number): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [arabic = '', latin = ''] = line.split('\t').map((cell) => cell.trim());
    const isUsable = arabic !== '' && latin !== '' && arabic.length <= 200 && latin.length <= 200;
    if (isUsable && searchKeys(arabic).bare !== '' && !pairs.has(arabic))
      pairs.set(arabic, { arabic, latin });
    if (pairs.size >= most) break;
  }
  return [...pairs.values()];
}

/** Pairs as terms, spread over the categories. */
export const termsOf = (pairs: readonly Pair[], categoryIds: readonly number[]): ReadyTerm[] =>
  pairs.map((pair, at) => ({
    ...pair,
    definition: `${pair.arabic}: ${pair.latin}`,
    categoryId: categoryIds[at % categoryIds.length] ?? 0,
    source: 'bench',
  }));

/** Words that the engine derives from roots taken evenly out of its list. */
function arabicWords(): string[] {
  const roots = allRoots();
  const step = Math.max(1, Math.floor(roots.length / ROOTS));
  const chosen = roots.filter((_, at) => at % step === 0);
  return [...new Set(chosen.flatMap((root) => derive(root).map(({ plain }) => plain)))];
}

/** What people type to find some of the made-up terms: whole, half written, one word, misspelt, in either script. */
export function searchedTexts(all: readonly Pair[], count: number): string[] {
  const manners = [whole, begun, lastWord, misspelt, whole, begun];
  return Array.from({ length: count }, (_, at) => {
    const term = all[Math.floor(((at + 0.5) * all.length) / count)];
    const text = (at % 3 === 2 ? term?.latin : term?.arabic) ?? '';
    return manners[at % manners.length]?.(text) ?? text;
  });
}

const whole = (text: string): string => text;
const begun = (text: string): string => text.slice(0, Math.ceil(text.length * 0.6));
const lastWord = (text: string): string => text.split(' ').at(-1) ?? text;
const misspelt = (text: string): string => text.slice(0, 2) + text.slice(3);
