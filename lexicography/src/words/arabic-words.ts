import {
  hasArabic,
  lightStem,
  normalize,
  readScript,
  remembering,
  stripMarks,
  withoutAttached,
} from '@mustalah/morphology';
import { withTaMarbuta } from './final-ha.ts';

/** Arabic words that join others and translate nothing. */
const JOINING = new Set(['في', 'من', 'علي', 'الي', 'عن', 'ذو', 'ذات', 'ذي', 'او', 'ثم', 'عند']);

/** A word of a term, under the keys by which one learns of it; search has stricter and dearer keys of its own. */
export interface TermWord {
  /** As it stands in the term, without vowel marks. */
  text: string;
  /** Without article, spelling variants folded; a final ه that is not the word's own is ة. */
  bare: string;
  /** `bare` without the feminine ending, so that both genders of an adjective are one; its ـي stays. */
  key: string;
  /** Without any inflection: the loosest key. */
  stem: string;
}

/** All words of a text, in their order, in either script. */
export const termWordsOf = (text: string): TermWord[] =>
  (stripMarks(readScript(text)).match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []).flatMap((word) => {
    const found = termWord(word);
    return found.bare === '' ? [] : [found];
  });

/** The words of an Arabic term that carry meaning. */
export const arabicWordsOf = (arabic: string): TermWord[] =>
  termWordsOf(arabic).filter(({ key }) => !JOINING.has(key));

/** The same words come again and again while one learns. */
const termWord = remembering(20_000, (text): TermWord => {
  const spelt = withTaMarbuta(withoutAttached(text));
  const folded = normalize(spelt);
  const bare = spelt.endsWith('ة') ? folded.replace(/ه$/, 'ة') : folded;
  const key = bare.length > 3 ? bare.replace(/ة$/, '') : bare;
  return { text, bare, key, stem: hasArabic(bare) ? lightStem(folded) : bare };
});
