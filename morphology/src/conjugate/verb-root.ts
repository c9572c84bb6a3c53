/** Guess which roots a perfect verb may come from, for verbs given without their root. */

import { hasVerbRule } from '../lexicon/irregular-verbs.ts';
import { findRoot } from '../lexicon/lexicon.ts';
import { hasMarks, SHADDA, withoutVowels } from '../script/letters.ts';

/** Where the radicals stand in the bare letters of each perfect; a dot is a radical (Wright I §35). */
const SHAPES: readonly RegExp[] = [
  /^(.)(.)(.)$/,
  /^(.)(.)$/,
  /^(.)ا(.)(.?)$/,
  /^ء(.)(.)(.?)$/,
  /^ت(.)(.)(.)$/,
  /^ت(.)ا(.)(.?)$/,
  /^ان(.)(.)(.?)$/,
  /^ا(.)[تطد](.)(.?)$/,
  /^ا([طدذتثظ])(.)(.?)$/,
  /^ا(.)(.)(.)$/,
  /^است(.)(.)(.?)$/,
  /^(.)(.)(.)(.)$/,
  /^ت(.)(.)(.)(.)$/,
  /^ا(.)(.)(.)(.)$/,
  /^ا(.)(.)ن(.)(.)$/,
  // The rare forms XI to XV.
  /^ا(.)(.)ا(.)$/,
  /^ا(.)(.)و\2(.)$/,
  /^ا(.)(.)و(.)$/,
  /^ا(.)(.)ن(.)\3$/,
  /^ا(.)(.)ن(.)ا$/,
];

function skeleton(verb: string): string {
  return withoutVowels(verb)
    .replace(/\u0640/g, '')
    .replace(/آ/g, 'ءا')
    .replace(/[أإؤئ]/g, 'ء')
    .replace(/ى/g, 'ا');
}

/** What a written letter may be as a radical. */
function readings(letter: string, isFirst: boolean): string[] {
  if (letter === 'ا') return isFirst ? ['ء'] : ['و', 'ي'];
  if (letter === 'ي') return ['ي', 'و'];
  if (letter === 'و') return ['و', 'ي'];
  return [letter];
}

function expand(radicals: readonly string[]): string[] {
  const full = radicals.length === 2 ? [...radicals, radicals[1] as string] : [...radicals];
  return full.reduce<string[]>(
    (roots, letter, place) =>
      roots.flatMap((root) => readings(letter, place === 0).map((reading) => root + reading)),
    [''],
  );
}

/** Candidate roots of a verb, those of the data first and the commoner before the rarer. */
export function verbRoots(verb: string): string[] {
  const letters = skeleton(verb);
  if (!/^[ء-غف-ي]{2,7}$/.test(letters)) return [];
  const found = SHAPES.flatMap((shape) => {
    const match = shape.exec(letters);
    return match ? expand(match.slice(1).filter((letter) => letter !== '' && letter !== undefined)) : [];
  });
  const withoutHamza = /^ء(.)ا$/.exec(letters)?.[1];
  if (withoutHamza && hasVerbRule('drops-hamza', 'IV', `${withoutHamza}ءي`)) found.push(`${withoutHamza}ءي`);
  const extra = /^ا(?:ت|د)(.)(.?)$/.exec(letters);
  if (extra) {
    const [, second = '', third = ''] = extra;
    const rest = [second, third || second];
    for (const first of ['و', 'ء', 'ي', 'ذ', 'ث']) found.push(...expand([first, ...rest]));
  }
  const rank = (root: string) => {
    const entry = findRoot(root);
    return entry ? 10 + entry.frequency : 0;
  };
  const isGeminate = hasMarks(verb) && verb.includes(SHADDA);
  return [...new Set(found)].sort(
    (one, other) => rank(other) - rank(one) || (isGeminate ? other.length - one.length : 0),
  );
}
