import { stripMarks } from './letters.ts';
import { readScript } from './read-script.ts';

/** Version of the rules of search keys; stored beside the keys, which are rebuilt when it changes. */
export const NORMALIZER_VERSION = 15;

const ARABIC = /[\u0620-\u064A\u066E-\u06D3\u06D5\u06EE\u06EF\u06FA-\u06FF]/;
const FAR_FROM_LATIN = /[^\u0000-\u007F\u0600-\u06FF]+/g;

const SAME_LETTER: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
};

const LATIN_LIGATURES: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Tell whether a text holds at least one Arabic letter. */
export function hasArabic(text: string): boolean {
  return ARABIC.test(text);
}

/**
 * Bring a text to the spelling as typed: presentation forms, marks, controls, digits, case and
 * punctuation are levelled, Arabic letters keep their hamza, ة and ى.
 */
export function normalizeSpelling(text: string): string {
  return stripMarks(readScript(text))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .toLowerCase()
    .replace(FAR_FROM_LATIN, withoutAccents)
    .replace(/[ßæœøđðłþıς]/g, (letter) => LATIN_LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .replace(/(?<![a-z0-9+#])[+#]+/g, ' ')
    .replace(/[+#]+(?=[\p{L}\p{N}\p{M}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Fold the spelling variants of Arabic letters (hamza on alif, ة and ه, ى and ي) in normalised spelling. */
export function foldLetters(spelling: string): string {
  return spelling.replace(/[أإآٱىة]/g, (letter) => SAME_LETTER[letter] ?? letter);
}

/** Bring a text to the one form in which stored texts and queries are compared; idempotent. */
export function normalize(text: string): string {
  return foldLetters(normalizeSpelling(text));
}

function withoutAccents(run: string): string {
  return run
    .normalize('NFKD')
    .replace(/[\u02B9-\u02BF]|(?=\p{Script=Inherited})\p{M}/gu, '')
    .normalize('NFC');
}
