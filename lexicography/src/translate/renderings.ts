import { analyse, backTransliterate, findLoanword, nounSenses } from '@mustalah/morphology';
import type { TermWord } from '../words/arabic-words.ts';
import { translationsOf, type WordTranslations } from './word-translations.ts';

/** One way to say an Arabic word in Latin letters. */
export interface Rendering {
  latin: string;
  /** How good it is, 0 to 1. */
  weight: number;
}

const FOREIGN_WEIGHT = 0.5;
/** From this weight on a rendering is known, and there is nothing to guess. */
const KNOWN = 0.3;
const KEPT = 8;

/** The Latin renderings of one word, best first: as used in known terms, as a loanword, by its sense, by its sound. */
export function renderingsOf(word: TermWord, translations: WordTranslations): Rendering[] {
  const [reading] = analyse(word.text);
  const learnt = translationsOf(translations, word).filter(({ share }) => share >= 0.04);
  const found: Rendering[] = [
    ...learnt.map(({ latin, share }) => ({ latin, weight: share })),
    ...spread(findLoanword(word.text)?.latin ?? [], 0.6),
    ...spread(
      nounSenses(word.text).flatMap(({ english }) => english),
      0.45,
    ),
  ];
  if (found.some(({ weight }) => weight >= KNOWN)) return distinct(found).slice(0, KEPT);
  // A word without a root is spelt as it sounds; one whose root is doubtful may be.
  if (!reading) found.push(...spread(backTransliterate(word.text), FOREIGN_WEIGHT));
  else if (reading.status === 'doubtful')
    found.push(...spread(backTransliterate(word.text), FOREIGN_WEIGHT / 2));
  return distinct(found).slice(0, KEPT);
}

/** Give the first of a list a weight and each next one a little less. */
const spread = (words: readonly string[], weight: number): Rendering[] =>
  words.map((latin, place) => ({ latin, weight: weight * 0.85 ** place }));

function distinct(renderings: readonly Rendering[]): Rendering[] {
  const best = new Map<string, Rendering>();
  for (const rendering of renderings) {
    const known = best.get(rendering.latin);
    if (!known || known.weight < rendering.weight) best.set(rendering.latin, rendering);
  }
  return [...best.values()].sort((one, other) => other.weight - one.weight);
}
