import { spellingKey } from '../lexicon/known-words.ts';
import { makingsOf } from '../measure/makings.ts';
import { infixesOf } from './verb-stems.ts';

/** The measure by which the engine makes a fully marked word of a root; empty where it makes it by none, or by two. */
export function measureName(word: string, root: string): string {
  const sought = spellingKey(word);
  const measures = makingsOf(word, root, infixesOf(root)).flatMap(({ word: made, ending, measure }) =>
    (ending === '' || ending === 'ة') && spellingKey(made) === sought ? measure : [],
  );
  const [first = ''] = measures;
  return measures.every((measure) => measure === first) ? first : '';
}
