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

/** Complement naive Bayes (Rennie and others, 2003): what speaks against the other classes speaks for this one. */
export interface Classifier {
  labels: readonly string[];
  /** The row of each feature. */
  rows: ReadonlyMap<string, number>;
  /** Row by row the weight of a feature in each class, in the order of the labels. */
  weights: Float32Array;
}

/** What has been counted so far. */
export interface Lesson {
  labels: readonly string[];
  places: ReadonlyMap<string, number>;
  rows: Map<string, number>;
  counts: Float32Array;
}

const SMOOTHING = 0.5;
/** Sums over many features are too sure of themselves; this makes shares of belief of them. */
const TEMPERATURE = 2.5;

/** Begin to learn these classes. */
export function beginLesson(labels: readonly string[]): Lesson {
  const sorted = [...new Set(labels)].sort();
  const places = new Map(sorted.map((label, place) => [label, place]));
  return { labels: sorted, places, rows: new Map(), counts: new Float32Array(sorted.length * 1024) };
}

/** Count one example; a class that the lesson does not have is left out. */
export function study(lesson: Lesson, { features, label, weight }: Example): void {
  const { rows, labels, places } = lesson;
  const place = places.get(label);
  if (place === undefined) return;
  for (const [feature, strength] of features) {
    let row = rows.get(feature);
    if (row === undefined) {
      row = rows.size;
      rows.set(feature, row);
      if (rows.size * labels.length > lesson.counts.length) lesson.counts = grown(lesson.counts);
    }
    const at = row * labels.length + place;
    lesson.counts[at] = (lesson.counts[at] ?? 0) + weight * strength;
  }
}

function grown(counts: Float32Array): Float32Array {
  const larger = new Float32Array(counts.length * 2);
  larger.set(counts);
  return larger;
}

/** Make a classifier of what was counted; the same examples always give the same one. */
export function conclude({ labels, rows, counts }: Lesson): Classifier {
  const width = labels.length;
  const totals = new Float64Array(width);
  for (let at = 0; at < rows.size * width; at++)
    totals[at % width] = (totals[at % width] ?? 0) + (counts[at] ?? 0);
  const all = totals.reduce((sum, total) => sum + total, 0);
  const weights = new Float32Array(rows.size * width);
  for (let row = 0; row < rows.size; row++) {
    const from = row * width;
    const sum = counts.subarray(from, from + width).reduce((total, count) => total + count, 0);
    for (let place = 0; place < width; place++) {
      const elsewhere = all - (totals[place] ?? 0) + SMOOTHING * rows.size;
      weights[from + place] = Math.log(elsewhere / (sum - (counts[from + place] ?? 0) + SMOOTHING));
    }
  }
  return { labels, rows, weights };
}

/** Rank the classes of a term by its features; unseen features say nothing. */
export function classify({ labels, rows, weights }: Classifier, features: Features): Guess[] {
  const width = labels.length;
  const scores = new Float64Array(width);
  for (const [feature, strength] of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (let place = 0; place < width; place++) {
      scores[place] = (scores[place] ?? 0) + strength * (weights[row * width + place] ?? 0);
    }
  }
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - best) / TEMPERATURE));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return labels
    .map((label, place) => ({ label, score: (shares[place] ?? 0) / total }))
    .sort((one, other) => other.score - one.score || (one.label < other.label ? -1 : 1));
}
