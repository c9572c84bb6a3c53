import type { FeatureCounts, GrowingCounts } from './feature-counts.ts';
import type { Features } from './features.ts';

/** A term whose class is known. */
export interface Example {
  features: Features;
  label: string;
  /** How much it counts; 1 for a term. */
  weight: number;
}

export interface Guess {
  label: string;
  /** Share of belief, 0 to 1; all labels together make 1. */
  score: number;
}

const SMOOTHING = 0.5;
/** Sums over many features are too sure of themselves; this makes shares of belief of them. */
const TEMPERATURE = 2.5;

/** Count one example; the same examples always give the same counts. */
export function study(counts: GrowingCounts, { features, label, weight }: Example): void {
  for (const [feature, strength] of features) counts.add(feature, label, weight * strength);
}

/**
 * Rank the classes of a term by its features; unseen features say nothing.
 *
 * Complement naive Bayes (Rennie and others, 2003): what speaks against the other classes speaks for this one.
 */
export function classify(counts: FeatureCounts, features: Features): Guess[] {
  const { labels, totals } = counts;
  const all = sumOf(totals);
  const elsewhere = totals.map((total) => Math.log(all - total + SMOOTHING * counts.size));
  // A class of many terms is met more often than one of few.
  const scores = totals.map((total) => Math.log(total / all));
  for (const [feature, strength] of features) {
    const row = counts.rowOf(feature);
    if (row === undefined) continue;
    const sum = sumOf(row) + SMOOTHING;
    for (let place = 0; place < labels.length; place++) {
      const against = Math.log(sum - (row[place] ?? 0));
      scores[place] = (scores[place] ?? 0) + strength * ((elsewhere[place] ?? 0) - against);
    }
  }
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - best) / TEMPERATURE));
  const total = sumOf(shares);
  return labels
    .map((label, place) => ({ label, score: (shares[place] ?? 0) / total }))
    .sort((one, other) => other.score - one.score || (one.label < other.label ? -1 : 1));
}

function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
