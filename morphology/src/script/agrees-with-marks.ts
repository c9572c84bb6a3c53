/** Compare the marks that an author wrote with those of a fully marked word. */
import { SHADDA, SUKUN } from './letters.ts';

interface MarkedLetter {
  letter: string;
  vowel: string;
  isDoubled: boolean;
}

const VOWEL = /[\u064b-\u0650]/;

function lettersOf(word: string): MarkedLetter[] {
  const letters: MarkedLetter[] = [];
  for (const sign of word.normalize('NFC')) {
    const last = letters.at(-1);
    if (sign === SHADDA && last) last.isDoubled = true;
    else if (sign === SUKUN && last) last.vowel = SUKUN;
    else if (VOWEL.test(sign) && last) last.vowel = sign;
    else if (!/\p{M}/u.test(sign)) letters.push({ letter: sign, vowel: '', isDoubled: false });
  }
  return letters;
}

/**
 * Whether a written word, marked as far as its author cared, may be this fully marked one.
 *
 * A mark that was written has to stand there; one that was left out is free, and so is the case of the last letter.
 * Who writes one shadda of a word writes them all.
 */
export function agreesWithMarks(written: string, full: string): boolean {
  const given = lettersOf(written);
  const wanted = lettersOf(full);
  if (given.length !== wanted.length) return false;
  const writesShadda = given.some(({ isDoubled }) => isDoubled);
  return given.every(({ letter, vowel, isDoubled }, at) => {
    const other = wanted[at] as MarkedLetter;
    if (letter !== other.letter || (isDoubled && !other.isDoubled)) return false;
    if (writesShadda && !isDoubled && other.isDoubled) return false;
    const isLast = at === given.length - 1;
    // Tanwin is written on the letter before its alif or on the alif.
    if (isLast || vowel === '' || vowel === '\u064b' || other.vowel === '\u064b') return true;
    return vowel === other.vowel || (vowel === SUKUN && other.vowel === '');
  });
}
