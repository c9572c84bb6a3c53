import { stripMarks } from '../script/letters.ts';
import { readScript } from '../script/read-script.ts';

const letterFolds: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  گ: 'ج',
  چ: 'تش',
  پ: 'ب',
  ڤ: 'ف',
  ژ: 'ج',
  ڨ: 'ق',
};

/** Take away marks and controls and unify letters that differ in writing only. */
export function foldArabic(text: string): string {
  return stripMarks(readScript(text)).replace(/[أإآٱىگچپڤژڨ]/g, (letter) => letterFolds[letter] ?? letter);
}

/** Fold a Latin string to plain lower-case letters, digits, spaces and hyphens. */
export function foldLatin(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
