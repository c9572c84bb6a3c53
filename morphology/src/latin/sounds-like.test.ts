import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { soundsLike } from './sounds-like.ts';

test.each([
  ['أليل', 'allele'],
  ['غازيّ', 'gas'],
  ['رنا', 'RNA'],
  ['الدنا', 'DNA'],
  ['أمينيّ', 'amino'],
  ['أوميّة', 'ohmic'],
  ['بوليّ', 'Boolean'],
  ['كوانتيّ', 'quantum'],
  ['سيلانات', 'silane'],
])('%s sounds as %s', (arabic, latin) => {
  expect(soundsLike(arabic, latin)).toBe(true);
});

test.each([
  ['مجين', 'genome'],
  ['حاسوب', 'computer'],
  ['نظير', 'isotope'],
  ['تقطير', 'distillation'],
  ['ذرّة', 'atom'],
  ['حمض', 'acid'],
  ['', 'gas'],
  ['غاز', ''],
])('%j does not sound as %j', (arabic, latin) => {
  expect(soundsLike(arabic, latin)).toBe(false);
});

test('nine of ten borrowed words of the lists sound as one of their Latin words', () => {
  const rows = ['loanwords', 'borrowed-words'].flatMap((name) =>
    readFileSync(new URL(`../../data/${name}.tsv`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(2),
  );
  const pairs = rows.map((row) => row.split('\t')).filter(([arabic = '']) => !arabic.includes(' '));
  const alike = pairs.filter(([arabic = '', latin = '']) =>
    latin.split(/[ ,-]/).some((word) => soundsLike(arabic, word)),
  );
  expect(alike.length / pairs.length).toBeGreaterThan(0.9);
});
