/** Name the measure (وزن) of a written word from its root. */
import { isWeak } from './letters.ts';

const MEASURE_LETTERS = ['ف', 'ع', 'ل', 'ل', 'ل'];
const HAMZAS = 'ءأإؤئ';

function isRadical(letter: string, radical: string | undefined): boolean {
  if (radical === undefined) return false;
  if (radical === 'ء') return HAMZAS.includes(letter);
  return letter === radical;
}

/** The measure of a word, or the word itself when its radicals cannot be found in order. */
export function patternOf(word: string, root: string): string {
  const letters = [...word.replace(/آ/g, root.startsWith('ء') && !word.startsWith('آ') ? 'أ\u064eا' : 'آ')];
  let pattern = '';
  let next = 0;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as string;
    const isFinal = at === letters.length - 1;
    const isHiddenGlide = isWeak(root[next]) && next === root.length - 1 && isFinal && 'اى'.includes(letter);
    if (next < root.length && (isRadical(letter, root[next]) || isHiddenGlide)) {
      const isDoubled = letters[at + 1] === '\u0651' && root[next + 1] === root[next];
      pattern += MEASURE_LETTERS[next];
      next++;
      if (isDoubled) {
        pattern += '\u0652' + MEASURE_LETTERS[next];
        next++;
        at++;
      }
    } else pattern += letter;
  }
  return next === root.length ? pattern : word;
}
