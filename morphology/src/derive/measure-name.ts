import { spellingKey } from '../lexicon/known-words.ts';
import { makingsOf } from '../measure/makings.ts';
import { stripMarks } from '../script/letters.ts';
import { infixesOf } from './verb-stems.ts';

const names = new Map<string, string>();
/** About all words of the tables that it is asked for. */
const MOST_NAMES = 20_000;

/** The measure by which the engine makes a fully marked word of a root; empty where it makes it by none, or by two. */
export function measureName(word: string, root: string): string {
  const asked = `${root} ${word}`;
  const known = names.get(asked);
  if (known !== undefined) return known;
  const name = nameOf(word, root);
  if (names.size >= MOST_NAMES) names.clear();
  names.set(asked, name);
  return name;
}

function nameOf(word: string, root: string): string {
  const makings = makingsOf(stripMarks(word), root, infixesOf(root), ['', 'ة']);
  const exact = makings.filter((making) => making.word === word);
  const same =
    exact.length > 0 ? exact : makings.filter((making) => spellingKey(making.word) === spellingKey(word));
  const [first] = same;
  return first && same.every(({ measure }) => measure === first.measure) ? first.measure : '';
}
