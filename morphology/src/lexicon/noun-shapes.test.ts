import { expect, it } from 'vitest';
import { derive } from '../derive/derive.ts';
import { diminutive } from '../derive/diminutive.ts';
import { artificialMasdar, relative } from '../derive/nisba.ts';
import { pluralCandidates } from '../derive/plural.ts';
import { rows } from '../tables/nouns.data.generated.ts';
import { allRoots } from './lexicon.ts';
import { findByPlural, findNouns } from './noun-lexicon.ts';
import { nounSenses } from './noun-senses.ts';

const LETTER = '[ءأؤئإبتثجحخدذرزسشصضطظعغفقكلمنهوي](?:[\u064b-\u0650]?\u0651?|\u0652)';
const WORD = new RegExp(`^(?:آ|ا[\u064f\u0650]|${LETTER})(?:آ|ا|ى|ة|${LETTER})*$`);

/** A word Arabic script can carry: one vowel to a letter, none on alif, no cluster at the start. */
function isWritten(word: string): boolean {
  return WORD.test(word) && !/^.\u0652|\u0652ا|اا|[\u064e-\u0650]\u0652/.test(word);
}

/** A noun that its source writes with two quiescent letters in a row, as compounds do. */
const nouns = rows
  .split('\n')
  .map((row) => row.split('\t')[0] ?? '')
  .filter((noun) => isWritten(noun) && !noun.startsWith('ا'));

it.each(Object.entries({ relative, artificialMasdar, diminutive, pluralCandidates }))(
  '%s writes a possible word for every noun, with and without marks',
  (_name, make) => {
    const bare = nouns.map((noun) => noun.replace(/[\u064b-\u0652]/g, ''));
    const wrong = [...nouns, ...bare].flatMap((noun) =>
      make(noun)
        .filter((word) => !isWritten(word.normalize('NFC')))
        .map((word) => `${noun} ${word}`),
    );
    expect(wrong).toEqual([]);
  },
);

it('derive writes possible words for every seventh root', () => {
  const wrong = allRoots()
    .filter((_, at) => at % 7 === 0)
    .flatMap((root) => derive(root).map(({ derived }) => `${root} ${derived}`))
    .filter((line) => !isWritten((line.split(' ')[1] ?? '').normalize('NFC')));
  expect(wrong).toEqual([]);
});

it.each([
  ['باريس', 'بَارِيسِيّ'],
  ['موسيقي', 'مُوسِيقِيّ'],
  ['شيكاغو', 'شِيكَاغُوِيّ'],
  ['تصوف', 'تَصَوُّفِيّ'],
  ['محامٍ', 'مُحَامِيّ'],
  ['سحايا', 'سِحَائِيّ'],
])('the bare noun %s is read with its long vowels: %s', (noun, expected) => {
  expect(relative(noun)[0]).toBe(expected);
});

it.each(['قاض', 'قاضٍ', 'قاضي', 'قَاضِي', 'قَاضٍ'])(
  'a noun of a last weak radical is found with its ي and without: %s',
  (noun) => {
    expect(findNouns(noun).map(({ singular }) => singular)).toContain('قَاضٍ');
  },
);

it('a plural of a last weak radical is found with its ي and without', () => {
  expect(['معان', 'معاني', 'مَعَانٍ'].map((plural) => findByPlural(plural)[0]?.root)).toEqual([
    'عني',
    'عني',
    'عني',
  ]);
  expect(nounSenses('معاني')[0]?.english).toEqual(['meaning']);
});
