import type { Breathe } from '../vocabulary/breather.ts';
import { study } from './classifier.ts';
import { GrowingCounts, type PackedCounts } from './feature-counts.ts';
import { featuresOf, textFeaturesOf } from './features.ts';

/** A term whose category is known. */
export interface TermExample {
  arabic: string;
  /** Empty where none is known. */
  latin: string;
  /** Empty where there is none. */
  definition: string;
  slug: string;
}

/** A definition speaks of its field too, but in many common words. */
const DEFINITION_WEIGHT = 0.5;

/** Learn the categories of terms from the terms and their definitions, on top of what is known. */
export async function learnCategories(
  terms: readonly TermExample[],
  breathe: Breathe,
  known: PackedCounts | null = null,
): Promise<GrowingCounts> {
  const counts = new GrowingCounts([...new Set(terms.map(({ slug }) => slug))].sort(), known);
  for (const { slug: label, ...term } of terms) {
    study(counts, { features: featuresOf(term), label, weight: 1 });
    if (term.definition !== '') {
      study(counts, { features: textFeaturesOf(term.definition), label, weight: DEFINITION_WEIGHT });
    }
    await breathe();
  }
  return counts;
}
