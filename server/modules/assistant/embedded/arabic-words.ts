import { searchKeys } from '@mustalah/morphology';

/** Arabic words that join others and translate nothing. */
const JOINING = new Set(['في', 'من', 'علي', 'الي', 'عن', 'ذو', 'ذات', 'ذي', 'او', 'ثم', 'عند']);

/** A word of a term, under the keys by which its translations are learnt and found. */
export interface ArabicWord {
  /** As it stands in the term, without vowel marks. */
  text: string;
  /** Without article and feminine ending; the ending of adjectives stays. */
  key: string;
  /** Without any inflection: the looser key. */
  stem: string;
}

/** The words of a term that carry meaning, in their order. */
export function arabicWordsOf(arabic: string): ArabicWord[] {
  const { exact, bare, stem } = searchKeys(arabic);
  const texts = exact.split(' ');
  const stems = stem.split(' ');
  return bare
    .split(' ')
    .map((word, place) => ({ text: texts[place] ?? word, key: wordKey(word), stem: stems[place] ?? word }))
    .filter(({ key }) => key !== '' && !JOINING.has(key));
}

/** Feminine and masculine of an adjective are one word; so are a noun with ه and with ة, which are folded already. */
const wordKey = (bare: string): string => (bare.length > 3 ? bare.replace(/ه$/, '') : bare);
