import type { Breathe } from './breather.ts';

/** A term whose class is known. */
export interface Example {
  features: readonly string[];
  label: string;
  /** How much it counts; 1 for a term. */
  weight: number;
}

export interface Guess {
  label: string;
  /** Share of belief, 0 to 1; all labels together make 1. */
  score: number;
}

/** Complement naive Bayes (Rennie and others, 2003): what speaks against the other classes speaks for this one. */
export interface Classifier {
  labels: readonly string[];
  /** For each feature its weight in each class, in the order of the labels. */
  weights: ReadonlyMap<string, Float32Array>;
}

const SMOOTHING = 0.3;
/** Sums over many features are too sure of themselves; this makes shares of belief of them. */
const TEMPERATURE = 8;

/** Learn from examples; the same examples always give the same classifier. */
export async function train(examples: readonly Example[], breathe: Breathe): Promise<Classifier> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const place = new Map(labels.map((label, index) => [label, index]));
  const counts = new Map<string, Float32Array>();
  const totals = new Float64Array(labels.length);
  for (const { features, label, weight } of examples) {
    const at = place.get(label) ?? 0;
    await breathe();
    for (const feature of features) {
      const row = counts.get(feature) ?? new Float32Array(labels.length);
      row[at] = (row[at] ?? 0) + weight;
      totals[at] = (totals[at] ?? 0) + weight;
      counts.set(feature, row);
    }
  }
  const all = totals.reduce((sum, total) => sum + total, 0);
  const weights = new Map<string, Float32Array>();
  for (const [feature, row] of counts) {
    const sum = row.reduce((total, count) => total + count, 0);
    weights.set(
      feature,
      row.map((count, at) =>
        Math.log((all - (totals[at] ?? 0) + SMOOTHING * counts.size) / (sum - count + SMOOTHING)),
      ),
    );
  }
  return { labels, weights };
}

/** Rank the classes of a term by its features; unseen features say nothing. */
export function classify({ labels, weights }: Classifier, features: readonly string[]): Guess[] {
  const scores = new Float64Array(labels.length);
  for (const feature of features) {
    const row = weights.get(feature);
    if (row) row.forEach((weight, at) => void (scores[at] = (scores[at] ?? 0) + weight));
  }
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - best) / TEMPERATURE));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return labels
    .map((label, at) => ({ label, score: (shares[at] ?? 0) / total }))
    .sort((one, other) => other.score - one.score || (one.label < other.label ? -1 : 1));
}

/** How many of a term's features the classifier has seen. */
export const knownFeatures = ({ weights }: Classifier, features: readonly string[]): number =>
  features.filter((feature) => weights.has(feature)).length;
