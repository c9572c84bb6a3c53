import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyse } from './analyse/analyse.ts';
import { searchKeys } from './search/search-keys.ts';

function rows(name: string): [string, string][] {
  const text = readFileSync(new URL(`../eval/${name}.tsv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split('\t') as [string, string]);
}

function shareOfRoots(name: string, within: number): number {
  const table = rows(name);
  const right = table.filter(([word, expected]) => {
    const found = [...new Set(analyse(word).map(({ root }) => root))].slice(0, within);
    return expected === '-' ? found.length === 0 : expected.split('|').some((root) => found.includes(root));
  });
  return right.length / table.length;
}

function shareOfMatches(name: string): number {
  const table = rows(name);
  const same = table.filter(([one, other]) => {
    const left = searchKeys(one);
    const right = searchKeys(other);
    return (
      left.exact === right.exact ||
      left.folded === right.folded ||
      left.bare === right.bare ||
      left.stem === right.stem
    );
  });
  return same.length / table.length;
}

it.each([
  ['scientific-roots', 0.96, 0.98],
  ['newspaper-roots', 0.94, 0.98],
  ['classical-roots', 0.88, 0.96],
  ['unlisted-roots', 0.92, 0.96],
  ['mixed-roots', 0.93, 0.98],
  ['loanwords', 0.97, 0.97],
  ['scientific-roots-second', 0.97, 0.985],
  ['newspaper-roots-second', 0.95, 0.98],
  ['classical-roots-second', 0.9, 0.97],
  ['unlisted-roots-second', 0.93, 0.97],
  ['loanwords-second', 0.95, 0.95],
  ['scientific-roots-third', 0.97, 0.985],
  ['classical-roots-third', 0.94, 0.97],
  ['loanwords-third', 0.97, 0.97],
])('%s: the right root comes first and among three as often as the bar asks', (name, first, third) => {
  expect(shareOfRoots(name, 1)).toBeGreaterThanOrEqual(first);
  expect(shareOfRoots(name, 3)).toBeGreaterThanOrEqual(third);
});

it.each([
  ['same-inflection', 0.97],
  ['same-plural', 0.93],
  ['same-particle', 0.95],
  ['same-spelling', 0.9],
  ['same-inflection-second', 0.92],
  ['same-plural-second', 0.91],
  ['same-plural-third', 0.9],
  ['same-particle-second', 0.91],
  ['same-spelling-second', 0.9],
])('%s: words that search takes as one share a key', (name, bar) => {
  expect(shareOfMatches(name)).toBeGreaterThanOrEqual(bar);
});

it.each([
  ['apart-letter', 0.015],
  ['apart-family', 0.03],
  ['apart-letter-second', 0.01],
  ['apart-family-second', 0.03],
])('%s: different words share none', (name, bar) => {
  expect(shareOfMatches(name)).toBeLessThanOrEqual(bar);
});
