import { normalize, nounSenses, stripMarks } from '@mustalah/morphology';

/**
 * Whether two spellings of one key are two words: the one ends in its own ه, the other in ة, and both are listed so.
 *
 * Else a final ه is ة whose dots were left out (سرعه), or the reverse (متجة). It says nothing of words that differ otherwise.
 */
export const areApart = (one: string, other: string): boolean =>
  (endsIn('ه', one) && endsIn('ة', other)) || (endsIn('ة', one) && endsIn('ه', other));

/** Write ة for a final ه that is not the word's own. */
export const withTaMarbuta = (word: string): string =>
  word.endsWith('ه') && !endsIn('ه', word) ? `${word.slice(0, -1)}ة` : word;

/** Whether a word is written with this ending and listed with it: موجه by its ه, موجة by its ة. */
const endsIn = (ending: 'ه' | 'ة', word: string): boolean =>
  word.endsWith(ending) &&
  nounSenses(word).some(
    ({ singular }) => stripMarks(singular).endsWith(ending) && normalize(singular) === normalize(word),
  );
