/** Name the measure (وزن) of a written word from its root. */
import { isWeak, SHADDA, SUKUN } from '../script/letters.ts';

const MEASURE_LETTERS = ['ف', 'ع', 'ل', 'ل', 'ل'];
const HAMZAS = 'ءأإؤئ';

/** Whether a letter is the radical as it stands. */
function isRadical(letter: string, radical: string): boolean {
  return radical === 'ء' ? HAMZAS.includes(letter) : letter === radical;
}

/** Whether a letter may be what a weak radical has become, when the radical itself does not follow. */
function isChangedRadical(letter: string, radical: string, rest: readonly string[]): boolean {
  if (!isWeak(radical) || rest.includes(radical)) return false;
  return 'اىوي'.includes(letter) || (letter === 'ء' && rest.length === 0);
}

function isChangedLast(letters: readonly string[], at: number, root: string, next: number): boolean {
  const isLast = next === root.length - 1;
  const letter = letters[at] as string;
  const rest = letters.slice(at + 1);
  if (isLast && letter === 'ا' && rest.some((one) => one === 'ء')) return false;
  return (
    isChangedRadical(letter, root[next] as string, rest) || (isLast && letter === 'ء' && isWeak(root[next]))
  );
}

function matchFrom(letters: readonly string[], root: string, start: number): string | null {
  let pattern = '';
  let next = start;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as string;
    const radical = root[next];
    if (radical === undefined || !(isRadical(letter, radical) || isChangedLast(letters, at, root, next))) {
      pattern += letter;
      continue;
    }
    pattern += MEASURE_LETTERS[next++];
    if (
      letters[at + 1] === SHADDA &&
      (root[next] === radical || isWeak(root[next])) &&
      next === root.length - 1
    ) {
      pattern += SUKUN + MEASURE_LETTERS[next++];
      at++;
    }
  }
  return next === root.length ? pattern : null;
}

/** The measure of a word, or the word itself when its radicals cannot be found in order. */
export function patternOf(word: string, root: string): string {
  const letters = [...word.replace(/آ/g, 'أ\u064eا').replace(/([\u064b-\u0650])\u0651/g, '\u0651$1')];
  const pattern = matchFrom(letters, root, 0) ?? (root[0] === 'و' ? matchFrom(letters, root, 1) : null);
  return pattern?.normalize('NFC') ?? word;
}
