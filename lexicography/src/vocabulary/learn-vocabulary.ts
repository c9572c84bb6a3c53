import { listLoanwords } from '@mustalah/morphology';
import { PackedCounts } from '../fields/feature-counts.ts';
import { learnCategories } from '../fields/learn-categories.ts';
import { packTranslations, readTranslations } from '../translate/packed-translations.ts';
import { learnPhrases, type Phrases } from '../translate/phrases.ts';
import { learnTranslations, type WordTranslations } from '../translate/word-translations.ts';
import type { Breathe } from './breather.ts';
import { PackedTable, packTable } from './packed-table.ts';

/** A term or phrase of a field. */
export interface FieldTerm {
  arabic: string;
  /** Empty where none is given. */
  latin: string;
  /** The slug of its category. */
  slug: string;
}

/** What the vocabulary of the fields teaches, as bytes: learnt once, when the product is built. */
export interface Lesson {
  categories: Uint8Array;
  phrases: Buffer;
  words: Buffer;
  stems: Buffer;
}

/** What was learnt, ready to be asked. */
export interface Vocabulary {
  categories: PackedCounts;
  phrases: Phrases;
  translations: WordTranslations;
}

/** Learn from the vocabulary and from the loanwords of known fields; the same lists give the same bytes. */
export async function learnVocabulary(
  terms: readonly FieldTerm[],
  breathe: Breathe = () => {},
): Promise<Lesson> {
  const loanwords = listLoanwords().flatMap(({ arabic, latin: [latin = ''], category }) =>
    category === null ? [] : [{ arabic, latin, slug: category }],
  );
  const examples = [...terms, ...loanwords].map((term) => ({ ...term, definition: '' }));
  const pairs = terms.filter(({ latin }) => latin !== '');
  const { byKey, byStem } = await learnTranslations(pairs, breathe);
  return {
    categories: (await learnCategories(examples, breathe)).pack(),
    phrases: packTable(await learnPhrases(pairs, breathe)),
    words: packTranslations(byKey, writeShare),
    stems: packTranslations(byStem, writeShare),
  };
}

/** Open what was learnt. */
export function openLesson({ categories, phrases, words, stems }: Lesson): Vocabulary {
  return {
    categories: new PackedCounts(categories),
    phrases: new PackedTable(phrases),
    translations: { byKey: readTranslations(words), byStem: readTranslations(stems) },
  };
}

/** A share is worth three digits. */
const writeShare = (share: number): string => share.toFixed(3);
