import { listLoanwords } from '@mustalah/morphology';
import type { Breathe } from './breather.ts';
import { beginLesson, type Classifier, conclude, study } from './classifier.ts';
import { featuresOf, textFeaturesOf } from './features.ts';

/** A term whose category is known. */
export interface TermExample {
  arabic: string;
  latin: string;
  definition: string;
  slug: string;
}

/** A definition speaks of its field too, but in many common words. */
const DEFINITION_WEIGHT = 0.5;

/** Learn the categories of terms from the terms, their definitions, and the loanwords of known fields. */
export async function learnCategories(terms: readonly TermExample[], breathe: Breathe): Promise<Classifier> {
  const lesson = beginLesson(terms.map(({ slug }) => slug));
  for (const { slug: label, ...term } of terms) {
    study(lesson, { features: featuresOf(term), label, weight: 1 });
    if (term.definition !== '') {
      study(lesson, { features: textFeaturesOf(term.definition), label, weight: DEFINITION_WEIGHT });
    }
    await breathe();
  }
  for (const { arabic, latin, category } of listLoanwords()) {
    if (category === null) continue;
    study(lesson, { features: featuresOf({ arabic, latin: latin[0] ?? '' }), label: category, weight: 1 });
    await breathe();
  }
  return conclude(lesson);
}
