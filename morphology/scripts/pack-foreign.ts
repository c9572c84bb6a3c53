/**
 * Weigh the letter runs of borrowed words against those of Arabic nouns, into
 * `src/tables/foreign-runs.data.generated.ts`: `node morphology/scripts/pack-foreign.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { letterOf, RUNS, runsOf } from '../src/analyse/letter-runs.ts';
import { stripMarks } from '../src/script/letters.ts';
import { moduleFiles, readTables } from './pack.ts';

/** Added to every count, so that a run never met says little. */
const SMOOTHING = 0.5;

function borrowedWords(): string[] {
  return ['loanwords', 'borrowed-words'].flatMap((name) =>
    readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .slice(2)
      .map((row) => row.split('\t')[0] ?? ''),
  );
}

function nativeWords(): string[] {
  return (readTables().get('nouns') ?? []).flatMap((row) => {
    const [singular = '', plurals = '', root] = row.split('\t');
    return root === '-' ? [] : [singular, ...plurals.split(',')].map((word) => stripMarks(word).trim());
  });
}

/** A word counts once however often it is listed; words that both sides list say nothing. */
function countsOf(words: ReadonlySet<string>, others: ReadonlySet<string>): Float64Array {
  const counts = new Float64Array(RUNS).fill(SMOOTHING);
  for (const word of words) {
    if (word.length < 3 || word.includes(' ') || others.has(word)) continue;
    for (const run of runsOf(word)) counts[run] = (counts[run] ?? 0) + 1;
  }
  return counts;
}

/** The generated files by their names. */
export function foreignRunsModule(): Map<string, string> {
  const native = new Set(nativeWords());
  const borrowed = countsOf(new Set(borrowedWords()), native);
  const own = countsOf(native, new Set());
  const sum = (counts: Float64Array) => counts.reduce((total, count) => total + count, 0);
  const offset = Math.log(sum(own) / sum(borrowed));
  const rows = Array.from(borrowed, (count, run) =>
    letterOf(Math.log(count / (own[run] ?? SMOOTHING)) + offset),
  ).join('');
  return moduleFiles('foreign-runs', 'Generated from data/ by scripts/pack-foreign.ts', rows);
}

if (import.meta.main) {
  for (const [file, text] of foreignRunsModule())
    writeFileSync(new URL(`../src/tables/${file}`, import.meta.url), text);
}
