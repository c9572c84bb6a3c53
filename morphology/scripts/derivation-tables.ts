/** What the tables of eval/ ask of derivation, shared by the measuring script and the guard test. */
import { readFileSync } from 'node:fs';
import { derive } from '../src/derive/derive.ts';
import type { Kind } from '../src/derive/derived-word.ts';
import { diminutive } from '../src/derive/diminutive.ts';
import { relative } from '../src/derive/nisba.ts';
import { pluralCandidates } from '../src/derive/plural.ts';
import { formOneVowels } from '../src/derive/verb-stems.ts';
import type { VerbForm } from '../src/word/templates.ts';

export interface Measured {
  rows: number;
  first: number;
  third: number;
  /** Share of rows with any accepted word at any place. */
  all: number;
  misses: string[];
}

/** Two spellings are one modulo order of marks, sukun, case ending, fatha before alif and wasl vowel. */
export function comparable(word: string): string {
  return word
    .normalize('NFC')
    .replaceAll('\u0652', '')
    .replace(/[\u064b\u064e](?=\u0651?[اى])/g, '')
    .replace(/[\u064e-\u0650](?=\u0651?$)/, '')
    .replace(/^ا[\u064e-\u0650]/, 'ا');
}

function read(name: string): string[][] {
  return readFileSync(new URL(`../eval/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split('\t'));
}

type Ask = (row: string[]) => { expected: string; found: string[] };

const kindOf =
  (kind: Kind, form?: VerbForm): Ask =>
  ([root = '', expected = '']) => ({
    expected,
    found: derive(root, { kind, form }).map(({ derived }) => derived),
  });

const ofNoun =
  (make: (noun: string) => string[]): Ask =>
  ([noun = '', expected = '']) => ({ expected, found: make(noun) });

export const DERIVATION_TABLES: Record<string, Ask> = {
  'derive-forms': ([root = '', form, kind, expected = '']) => ({
    expected,
    found: derive(root, { kind: kind as Kind, form: form as VerbForm }).map(({ derived }) => derived),
  }),
  'masdar-one': ([root = '', verb, expected = '']) => ({
    expected,
    found: derive(root, { kind: 'masdar', form: 'I', verb }).map(({ derived }) => derived),
  }),
  'vowels-one': ofNoun(formOneVowels),
  instrument: kindOf('instrument', 'I'),
  place: kindOf('place_time', 'I'),
  elative: kindOf('elative'),
  intensive: kindOf('intensive'),
  'intensive-second': kindOf('intensive'),
  nisba: ofNoun(relative),
  'nisba-third': ofNoun(relative),
  diminutive: ofNoun(diminutive),
  'diminutive-third': ofNoun(diminutive),
  plural: ofNoun(pluralCandidates),
};

/** Measure one table: how often an accepted word comes first, and among the first three. */
export function measureDerivation(name: string): Measured {
  const ask = DERIVATION_TABLES[name];
  if (!ask) throw new Error(`no such table: ${name}`);
  const table = read(name);
  const places = table.map((row) => {
    const { expected, found } = ask(row);
    const accepted = new Set(expected.split('|').map(comparable));
    return { row, found, place: found.findIndex((word) => accepted.has(comparable(word))) };
  });
  const share = (within: number) =>
    places.filter(({ place }) => place >= 0 && place < within).length / table.length;
  return {
    rows: table.length,
    first: share(1),
    third: share(3),
    all: share(Infinity),
    misses: places
      .filter(({ place }) => place !== 0)
      .map(({ row, found, place }) => `${place} ${row.join(' ')} ≠ ${found.slice(0, 4).join(' ')}`),
  };
}
