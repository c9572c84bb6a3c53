import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesOf, readTables } from '../scripts/pack.ts';
import { RADICAL_LETTERS } from './script/letters.ts';

const tables = readTables();
const columns = (name: string) => (tables.get(name) ?? []).map((row) => row.split('\t'));
const roots = columns('roots');

const GUTTURAL = /[ءهعحغخ]/;
/** Verbs with fatha in past and present though no radical is guttural (Wright I §91 rem.). */
const FREE_FATHA = new Set([
  'ءبي',
  'ركن',
  'قلي',
  'جبي',
  'وذر',
  'غسي',
  'قنط',
  'خصي',
  'ذرو',
  'هلك',
  'غسو',
  'حيي',
  'ودد',
]);

function isPossibleVowels(root: string, vowels: string): boolean {
  if (!/^(a-u|a-i|a-a|i-a|i-i|u-u)$/.test(vowels)) return false;
  return vowels !== 'a-a' || GUTTURAL.test(root.slice(1)) || FREE_FATHA.has(root);
}

/** Nouns of one spelling and two roots. */
const HOMOGRAPHS = new Set(['خِيَار', 'كَانُون']);

/** Words in م whose last alif is no radical, or that take no tanwin (Wright I §309). */
const FEMININE_ALIF = new Set(
  'مُوسَى مَثْنَى مِعْزَى مِرْعِزَّى مُثْلَى مَوْتَى مَرْضَى مُوسِيقَى'.split(' ').map((word) => word.normalize('NFC')),
);

const VOWELLED = '[\u0621-\u063a\u0641-\u064a](?:\u0651?[\u064b-\u0650]|[\u064b-\u0650]\u0651?|\u0652)';
/** Vowelled letters, long vowels and ة; the last letter may end without a vowel. */
const FULLY_MARKED = new RegExp(
  `^(?:${VOWELLED}|(?<=\u064e\u0651?)[اىة]|(?<=\u064b\u0651?)[اى]|(?<=\u064f\u0651?)و|(?<=\u0650\u0651?)ي|آ|(?<=[اىآ])ة)+[ء-ي]?\u0651?$`,
);

function isFullyMarked(word: string): boolean {
  return word === word.normalize('NFC') && FULLY_MARKED.test(word);
}

describe('the tables', () => {
  test('are packed as they stand in data/', () => {
    const stale = [...tables]
      .flatMap(([name, rows]) => [...filesOf(name, rows)])
      .filter(([file, text]) => readFileSync(new URL(`./tables/${file}`, import.meta.url), 'utf8') !== text)
      .map(([file]) => file);
    expect(stale).toEqual([]);
  });

  test('name each root once, with radicals only', () => {
    const letters = new RegExp(`^[${RADICAL_LETTERS}]{3}$`);
    const names = roots.map(([root = '']) => root);
    expect(names.filter((root, at) => !letters.test(root) || names.indexOf(root) !== at)).toEqual([]);
  });

  test('give roots six columns and a frequency from 0 to 3', () => {
    expect(
      roots.filter((row) => row.length !== 6 || !/^[0-3]$/.test(row[1] ?? '')).map(([root]) => root),
    ).toEqual([]);
  });

  test('give form I only vowels that its radicals allow', () => {
    const impossible = roots.filter(([root = '', , , formOne = '-']) =>
      formOne.split(';').some((part) => formOne !== '-' && !isPossibleVowels(root, part.split(':')[0] ?? '')),
    );
    expect(impossible.map(([root, , , formOne]) => `${root} ${formOne}`)).toEqual([]);
  });

  test.each(['instruments', 'places', 'elatives', 'intensives'])(
    'hold each root of %s once and vowelled words',
    (name) => {
      const rows = columns(name);
      const keys = rows.map(([root]) => root);
      expect(
        rows.filter(
          (row, at) =>
            row.length !== 2 || keys.indexOf(row[0]) !== at || !/[\u064e-\u0650]/.test(row[1] ?? ''),
        ),
      ).toEqual([]);
    },
  );

  test('hold each word of a borrowed sense once, without marks, and its Latin as it is compared', () => {
    const rows = columns('borrowed-senses');
    const words = rows.map(([word]) => word);
    const faulty = rows.filter(
      ([word = '', latin = ''], at) =>
        words.indexOf(word) !== at || !/^[ء-ي]+$/.test(word) || !/^[a-z]+(?:,[a-z]+)*$/.test(latin),
    );
    expect(faulty).toEqual([]);
  });

  test('weigh every plural of every singular measure', () => {
    const faulty = columns('plural-patterns').filter(
      ([, , plurals = '']) => !/^(\S+:\d+)( \S+:\d+)*$/.test(plurals),
    );
    expect(faulty).toEqual([]);
  });

  const nouns = columns('nouns');
  const formsOf = ([singular = '', plurals = '-']: string[]) => [
    singular,
    ...(plurals === '-' ? [] : plurals.split(',')),
  ];

  test('name each noun once, but for words that only look alike', () => {
    const singulars = nouns.map(([singular = '']) => singular);
    const twice = singulars.filter((singular, at) => singulars.indexOf(singular) !== at);
    expect(twice.filter((singular) => !HOMOGRAPHS.has(singular))).toEqual([]);
    const withRoots = nouns.map(([singular, , root]) => `${singular} ${root}`);
    expect(withRoots.filter((noun, at) => withRoots.indexOf(noun) !== at)).toEqual([]);
  });

  // Wright I §311: a last weak radical after i, or a last alif of the root, takes tanwin.
  test('write nouns of a last weak radical with tanwin: قَاضٍ, مَعَانٍ, مَعْنًى', () => {
    const open = (word: string) =>
      /\u0650\u0651?ي$/.test(word) || (/^م.*\u064e\u0651?ى$/.test(word) && !FEMININE_ALIF.has(word));
    expect(nouns.flatMap(formsOf).filter(open)).toEqual([]);
  });

  test('mark every letter of a noun but the last, long vowels and ة', () => {
    expect(nouns.flatMap(formsOf).filter((word) => !isFullyMarked(word))).toEqual([]);
  });
});
