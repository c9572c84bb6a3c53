/** Words blended of two (النحت), which have the root of neither. */
import { withoutAttached } from '../script/article.ts';
import { foldHamza } from '../script/fold-hamza.ts';
import { stripMarks } from '../script/letters.ts';
import { readScript } from '../script/read-script.ts';
import { rows } from '../tables/blends.data.generated.ts';
import { findNouns } from './noun-lexicon.ts';

interface Blends {
  whole: ReadonlyMap<string, readonly string[]>;
  /** The word that each beginning stands for, the longest beginning first. */
  beginnings: readonly (readonly [beginning: string, word: string])[];
}

let table: Blends | undefined;

function blends(): Blends {
  if (table) return table;
  const read = rows.split('\n').map((row) => row.split('\t') as [blend: string, of: string]);
  table = {
    whole: new Map(
      read.filter(([blend]) => !blend.endsWith('-')).map(([blend, of]) => [foldHamza(blend), of.split(' ')]),
    ),
    beginnings: read
      .filter(([blend]) => blend.endsWith('-'))
      .map(([blend, of]): [string, string] => [blend.slice(0, -1), of])
      .sort(([one], [other]) => other.length - one.length),
  };
  return table;
}

/** What inflection and the ي of relation add. */
const ENDINGS = /(?:ي?(?:ة|ات|ون|ين)|ي)$/;

/** The words that a word, or the four letters of its root, is blended of; null where it is no blend that can be told. */
export function blendOf(word: string): readonly string[] | null {
  const bare = withoutAttached(stripMarks(readScript(word)));
  const stem = bare.replace(ENDINGS, '');
  const { whole, beginnings } = blends();
  const listed = [bare, stem, `${stem}ي`].map(foldHamza).find((one) => whole.has(one));
  if (listed !== undefined) return whole.get(listed) ?? null;
  for (const [beginning, first] of beginnings) {
    const second = bare.startsWith(beginning) ? nounBehind(bare.slice(beginning.length)) : null;
    if (second !== null) return [first, second];
  }
  return null;
}

/** Letters that a word behind a beginning has at least: كهرب is no blend. */
const SHORTEST = 3;

/** The listed noun that the rest of a blend is, or is the relative of (Wright I §§249–263). */
function nounBehind(rest: string): string | null {
  if (rest.length < SHORTEST) return null;
  const [, stem] = /^(..+)ي(?:ة|ات|ون|ين)?$/.exec(rest) ?? [];
  const nouns = stem === undefined ? [rest] : [stem, `${stem}ة`, `${stem}ا`, stem.replace(/ئ$/, 'ء')];
  return nouns.find((noun) => findNouns(noun).some(({ partOfSpeech }) => partOfSpeech === 'n')) ?? null;
}
