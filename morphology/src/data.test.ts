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

  test('weigh every plural of every singular measure', () => {
    const faulty = columns('plural-patterns').filter(
      ([, , plurals = '']) => !/^(\S+:\d+)( \S+:\d+)*$/.test(plurals),
    );
    expect(faulty).toEqual([]);
  });
});
