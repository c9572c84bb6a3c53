/** The letters of a word as the analysis compares them, each with the marks written on it. */

export interface WordLetters {
  /** Letters with hamza folded to ء and آ opened to ءا. */
  letters: string[];
  /** The folded letters as one string. */
  folded: string;
  /** The letter before folding, for what its seat tells. */
  seats: string[];
  marks: string[];
  hasMarks: boolean;
  /** Whether a shadda is written, and so each one. */
  writesShadda: boolean;
  /** Whether the tanwin of a last radical that fell is written: جارٍ. */
  endsCut: boolean;
}

const MARK = /[\u064b-\u0652\u0670]/;
const SEATED = 'أإؤئ';

/** Split a cleaned word into letters; final short vowels and tanwin say nothing of the stem and are left out. */
export function lettersOf(word: string): WordLetters {
  const letters: string[] = [];
  const seats: string[] = [];
  const marks: string[] = [];
  for (const sign of word) {
    if (MARK.test(sign)) {
      if (marks.length > 0) marks[marks.length - 1] += sign;
      continue;
    }
    if (sign === 'آ') {
      letters.push('ء', 'ا');
      seats.push('آ', 'ا');
      marks.push('', '');
      continue;
    }
    letters.push(SEATED.includes(sign) ? 'ء' : sign === 'ٱ' ? 'ا' : sign);
    seats.push(sign);
    marks.push('');
  }
  const last = marks.length - 1;
  const endsCut = marks[last]?.includes('\u064d') ?? false;
  const writesShadda = marks.some((mark) => mark.includes('\u0651'));
  if (last >= 0) marks[last] = (marks[last] as string).replace(/[\u064b-\u0650\u0652]/g, '');
  const hasMarks = marks.some((mark) => mark !== '');
  return { letters, folded: letters.join(''), seats, marks, hasMarks, writesShadda, endsCut };
}
