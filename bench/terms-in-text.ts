// Finding the terms of a dictionary in a paper: ten thousand words of Arabic against twenty thousand terms of our lists.
// The baseline is to bring the text to its letters, which every search of it must do.
import { findTerms } from '@mustalah/lexicography/find/find-terms';
import { indexTerms } from '@mustalah/lexicography/find/term-index';
import { readVocabulary } from '@mustalah/lexicography/read-vocabulary';
import { normalize } from '@mustalah/morphology';
import { readSeed } from '../server/seed/read-seed.ts';
import { repeatableChance } from './made-terms.ts';
import { median, printTable, shown } from './report.ts';

const TERMS = 20_000;
const WORDS = 10_000;
const ROUNDS = 9;

const listed = await readVocabulary();
const chance = repeatableChance(11);
const terms = Array.from({ length: TERMS }, () => listed[Math.floor(chance() * listed.length)]).map(
  (term, id) => ({ id, arabic: term?.arabic ?? '', latin: term?.latin ?? '' }),
);
const text = await runningText();

const { ms: building, made: index } = timed(() => indexTerms(terms));
const finding = Array.from({ length: ROUNDS }, () => timed(() => findTerms(text, index)));
const reading = Array.from({ length: ROUNDS }, () => timed(() => normalize(text)));
const found = finding[0]?.made ?? [];
const row = (name: string, ms: number): string[] => [name, shown(ms, 'ms')];
printTable([
  [`${WORDS.toLocaleString('en')} words, ${TERMS.toLocaleString('en')} terms`, 'time'],
  row('normalize the text (baseline)', median(reading.map(({ ms }) => ms))),
  row('build the index, once', building),
  row('find the terms, the first time', finding[0]?.ms ?? 0),
  row('find the terms', median(finding.map(({ ms }) => ms))),
]);
const mentions = found.reduce((sum, { count }) => sum + count, 0);
console.log(`  ${found.length} terms found, ${mentions} times`);

/** Definitions of the founding dictionary, one after the other: prose as a paper has it. */
async function runningText(): Promise<string> {
  const seed = await readSeed();
  const words: string[] = [];
  for (let at = 0; words.length < WORDS; at++)
    words.push(...(seed[at % seed.length]?.definition ?? '').split(' '));
  return words.slice(0, WORDS).join(' ');
}

function timed<Made>(make: () => Made): { ms: number; made: Made } {
  const started = performance.now();
  const made = make();
  return { ms: performance.now() - started, made };
}
