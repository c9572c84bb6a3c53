import { stripMarks } from '@mustalah/morphology';
import { withoutBefore } from './read-word.ts';
import { wordsOf } from './roots.ts';

/** The words of a dictionary by their letters, as their authors marked them; null where they marked them differently. */
export type MarkedWords = ReadonlyMap<string, string | null>;

const SHADDA = '\u0651';

/** Learn how the words of terms are marked. */
export function learnMarks(terms: Iterable<{ arabic: string }>): MarkedWords {
  const known = new Map<string, string | null>();
  for (const { arabic } of terms)
    for (const word of wordsOf(arabic)) {
      const written = withoutBefore(word).normalize('NFC');
      const letters = stripMarks(written);
      if (letters === written) continue;
      const other = known.get(letters);
      known.set(letters, other === undefined ? written : other && joined(other, written));
    }
  return known;
}

/** A text whose words without marks have those that the dictionary gives them; particles and article stay as they are. */
export const withKnownMarks = (text: string, marks: MarkedWords): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const bare = withoutBefore(word);
    const marked = stripMarks(word) === word ? marks.get(bare) : null;
    return marked ? word.slice(0, word.length - bare.length) + marked : word;
  });

/** The marks of two spellings of one word together, or null where they contradict each other. */
function joined(one: string, other: string): string | null {
  const [letters, others] = [lettersOf(one), lettersOf(other)];
  const writeShadda = one.includes(SHADDA) && other.includes(SHADDA);
  let word = '';
  for (const [place, letter] of letters.entries()) {
    const [vowel, second] = [vowelOf(letter), vowelOf(others[place] ?? '')];
    const isDoubled = letter.includes(SHADDA);
    if (vowel !== '' && second !== '' && vowel !== second) return null;
    if (writeShadda && isDoubled !== (others[place] ?? '').includes(SHADDA)) return null;
    word += `${letter[0]}${isDoubled || (others[place] ?? '').includes(SHADDA) ? SHADDA : ''}${vowel || second}`;
  }
  return word.normalize('NFC');
}

const lettersOf = (word: string): string[] => word.match(/\p{L}\p{M}*/gu) ?? [];
const vowelOf = (letter: string): string => letter.slice(1).replaceAll(SHADDA, '');
