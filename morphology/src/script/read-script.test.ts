import { expect, test } from 'vitest';
import { analyse } from '../analyse/analyse.ts';
import { conjugate } from '../conjugate/conjugate.ts';
import { diminutive } from '../derive/diminutive.ts';
import { relative } from '../derive/nisba.ts';
import { pluralCandidates } from '../derive/plural.ts';
import { findLoanword } from '../latin/loanwords.ts';
import { searchKeys } from '../search/search-keys.ts';
import { readRoot } from './letters.ts';
import { readScript } from './read-script.ts';

/** The same words on Persian and Urdu keyboards, in presentation forms, stretched and with invisible joiners. */
const WRITINGS: [string, string][] = [
  ['مکتبۃ', 'مكتبة'],
  ['ھواء', 'هواء'],
  ['کتابۃ', 'كتابة'],
  ['قاضے', 'قاضي'],
  ['ﻣﺠﻬﺮ', 'مجهر'],
  ['مـجـهـر', 'مجهر'],
  ['مج\u200dهر', 'مجهر'],
  ['\u202bمجهر\u202c', 'مجهر'],
  ['تلفزیون', 'تلفزيون'],
];

const readings = (word: string) => ({
  analyses: analyse(word),
  relative: relative(word),
  diminutive: diminutive(word),
  plurals: pluralCandidates(word),
  loanword: findLoanword(word)?.latin,
  keys: searchKeys(word),
});

test.each(WRITINGS)('%s is read as %s by the whole engine', (written, plain) => {
  expect(readings(written)).toEqual(readings(plain));
});

test('verbs and roots of another keyboard are read too', () => {
  expect(conjugate('کَتَبَ')).toEqual(conjugate('كَتَبَ'));
  expect(readRoot('ک-ت-ب')).toBe('كتب');
});

test('what is no Arabic, hamza, ة, ى and vowel marks stay', () => {
  const text = 'مُؤَسَّسَةُ أبى x² — آلة';
  expect(readScript(text)).toBe('مُؤَسَّسَةُ أبى x2 — آلة'.normalize('NFKC'));
});
