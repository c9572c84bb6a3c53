import { readScript, UNSEEN } from './read-script.ts';

/** The twenty-eight letters that can be radicals, hamza written ء and the weak letters و and ي. */
export const RADICAL_LETTERS = 'ءبتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Letters that do not join to the letter after them. */
export const NON_JOINING_LETTERS = 'اأإآٱدذرزوؤةىء';

export const FATHA = '\u064e';
export const DAMMA = '\u064f';
export const KASRA = '\u0650';
export const SHADDA = '\u0651';
export const SUKUN = '\u0652';
export const TANWIN_FATH = '\u064b';
export const TANWIN_KASR = '\u064d';

/** Throat letters, which favour fatha beside them (حروف الحلق). */
export const GUTTURALS = 'ءهعحغخ';

/** Vowel marks and the small signs of the Quran. */
const MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff]/;
const MARKS_AND_UNSEEN = new RegExp(`${MARKS.source}|${UNSEEN.source}`, 'g');

/** Remove vowel marks, tatweel and what is not seen; letters stay, and so does a hamza written as a mark. */
export function stripMarks(text: string): string {
  return text.normalize('NFC').replace(MARKS_AND_UNSEEN, '');
}

/** The same for words of our own, which hold no other marks than vowels: `stripMarks` is dearer. */
export const withoutVowels = (word: string): string => word.replace(/[\u064b-\u0652\u0670]/g, '');

/** Whether the text carries any vowel mark. */
export function hasMarks(text: string): boolean {
  return MARKS.test(text);
}

const ROOT = new RegExp(`^[${RADICAL_LETTERS}]{3,5}$`);

/** Read a root as people type it (seated hamza, ى or ا for weak letters, spaces or dashes), or null. */
export function readRoot(text: string): string | null {
  if (text.length > 40) return null;
  const letters = stripMarks(readScript(text))
    .replace(/[^\u0621-\u064a\u0671]/g, '')
    .replace(/[أإآؤئٱ]/g, 'ء')
    .replace(/ى/g, 'ي')
    .replace(/^ا/, 'ء')
    .replace(/ا/g, 'و');
  const root = letters.length === 2 ? letters + letters[1] : letters;
  return ROOT.test(root) ? root : null;
}

export function isWeak(letter: string | undefined): boolean {
  return letter === 'و' || letter === 'ي';
}
