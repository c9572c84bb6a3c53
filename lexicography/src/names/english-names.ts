import { hasArabic, normalize } from '@mustalah/morphology';
import { ABBREVIATIONS } from './abbreviations.ts';
import { ELEMENTS } from './elements.ts';
import { FORMULAS } from './formulas.ts';
import { FRENCH } from './french.ts';
import { byFrenchEnding } from './french-endings.ts';
import { saltName } from './salt-name.ts';
import { speltLetters } from './spelt-letters.ts';

/** A text is read as at most so many names. */
const MOST = 12;
const SMALL_WORDS = new Set('d de du des la le les l un une'.split(' '));

/** C-14 and C14, B 12 and B12 are one. */
const BEFORE_NUMBER = /(?<=\p{L}) (?=\d)/gu;

const french = readNames(FRENCH);
const abbreviations = readNames(ABBREVIATIONS);
const formulas = readNames(FORMULAS);
const elements = new Map(
  ELEMENTS.trim()
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/**
 * What a text is in English where it is a French word, an abbreviation of either script or a formula: the names that it
 * may have, likeliest first. Whether a name means anything is for the caller to look up.
 */
export function englishNames(text: string): string[] {
  const element = elementOf(text.trim());
  if (element.length > 0 && text.trim().length > 1) return element;
  const plain = normalize(text.replace(/\^/g, ''));
  const names = hasArabic(plain)
    ? speltLetters(text).flatMap((letters) => abbreviations.get(letters) ?? [])
    : [
        ...element,
        ...(formulas.get(plain) ?? formulas.get(plain.replace(BEFORE_NUMBER, '')) ?? []),
        ...(abbreviations.get(plain.replace(/ (?=\p{L}(?: |$))/gu, '')) ?? []),
        ...saltNames(text),
        ...frenchNames(plain, hasAccents(text)),
      ];
  return [...new Set(names)].filter((name) => name !== plain).slice(0, MOST);
}

/** What a text stands for that is written as an abbreviation is, in capitals, or as the symbol of an element: RAM and not ram, Au and not AU. */
export function abbreviated(text: string): string[] {
  if (/^[A-Z][a-z]$/.test(text)) return elementOf(text);
  return /^[A-Z][A-Z0-9]{1,5}$/.test(text) ? (abbreviations.get(text.toLowerCase()) ?? []) : [];
}

function elementOf(symbol: string): string[] {
  const name = elements.get(symbol);
  return name === undefined ? [] : [name];
}

function saltNames(text: string): string[] {
  const name = saltName(text.normalize('NFKC').trim());
  return name === null ? [] : [name];
}

const hasAccents = (text: string): boolean => /[a-z][\u0300-\u036f]/i.test(text.normalize('NFD'));

function frenchNames(plain: string, isAccented: boolean): string[] {
  const listed = french.get(plain);
  if (listed) return listed;
  const words = plain.split(' ').filter((word) => !SMALL_WORDS.has(word));
  if (words.length === 1) return wordInEnglish(words[0] ?? '', isAccented);
  if (words.length > 3) return [];
  const readings = words.map((word) => wordInEnglish(word, isAccented));
  // An English phrase with a slip is no French one.
  if (!isAccented && readings.some((reading) => reading.length === 0)) return [];
  const inOrder = readings.map((reading, at) => (reading.length === 0 ? [words[at] ?? ''] : reading));
  // What is told of a noun stands behind it in French.
  return inOrder
    .toReversed()
    .reduce<string[]>(
      (phrases, reading) => phrases.flatMap((phrase) => reading.map((word) => `${phrase} ${word}`.trim())),
      [''],
    );
}

function wordInEnglish(word: string, isAccented: boolean): string[] {
  const listed = french.get(word) ?? french.get(word.replace(/[sx]$/, ''));
  return [...(listed ?? []), ...byFrenchEnding(word, isAccented)];
}

type Names = ReadonlyMap<string, string[]>;

function readNames(list: string): Names {
  const rows = list.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [name = '', english = ''] = row.split(': ');
      return [name, english.split('|')];
    }),
  );
}
