/** Arabic words in Latin letters, as English and French have those that they took from Arabic. */
import { DAMMA, FATHA, KASRA, SHADDA } from '../script/letters.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: '',
  ا: 'a',
  ى: 'a',
  و: 'w',
  ي: 'y',
};
const VOWELS: Readonly<Record<string, string>> = { [FATHA]: 'a', [KASRA]: 'i', [DAMMA]: 'u' };

/** A fully marked word in the letters of the Latin alphabet: تَوَرُّق, tawarruq. Signs for ع and ء are left out, long vowels short. */
function romanized(word: string): string {
  let latin = '';
  for (const letter of word.normalize('NFC').match(/\p{L}\p{M}*/gu) ?? []) {
    const consonant = LETTERS[letter[0] ?? ''] ?? '';
    const vowel = VOWELS[letter.slice(1).replace(SHADDA, '')] ?? '';
    latin += (letter.includes(SHADDA) ? consonant + consonant : consonant) + vowel;
  }
  return latin
    .replace(/aa/g, 'a')
    .replace(/iy(?![aiuy])/g, 'i')
    .replace(/uw(?![aiuw])/g, 'u');
}

/** Fewer letters are met by chance: رم, RAM. */
const LEAST = 4;

/** Whether a Latin word is a fully marked Arabic one in other letters, and so taken from it: qasaba, قَصَبَة. */
export const isRomanized = (latin: string, word: string): boolean =>
  latin.length >= LEAST && latin.replace(/(?<=a)h$/, '') === romanized(word);
