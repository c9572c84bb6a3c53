import { listLoanwords } from '@mustalah/morphology';
import type { Breathe } from './breather.ts';
import type { Example } from './classifier.ts';
import { featuresOf, wordFeaturesOf } from './features.ts';

/** A term whose category is known. */
export interface TermExample {
  arabic: string;
  latin: string;
  definition: string;
  slug: string;
}

/** A definition speaks of its field too, but in many common words. */
const DEFINITION_WEIGHT = 0.5;

/** Make what a classifier learns from of terms, their definitions, and the loanwords of known fields. */
export async function examplesOf(terms: readonly TermExample[], breathe: Breathe): Promise<Example[]> {
  const examples: Example[] = [];
  const slugs = new Set(terms.map(({ slug }) => slug));
  for (const { slug, ...term } of terms) {
    examples.push({ features: featuresOf(term), label: slug, weight: 1 });
    if (term.definition !== '') {
      examples.push({ features: wordFeaturesOf(term.definition), label: slug, weight: DEFINITION_WEIGHT });
    }
    await breathe();
  }
  for (const { arabic, latin, category } of listLoanwords()) {
    if (category === null || !slugs.has(category)) continue;
    examples.push({ features: featuresOf({ arabic, latin: latin[0] ?? '' }), label: category, weight: 1 });
    await breathe();
  }
  return examples;
}
