import { normalize, nounSenses, remembering, stripMarks } from '@mustalah/morphology';

/** The names of the Latin letters, and of the numbers behind them, as Arabic writes them; some are words too (آي, زي, في, ثري). */
const NAMES = new Set(
  [
    'إيه أي ايه بي سي دي إي إف جي إتش إيتش آي جيه كيه كي إل إم إن أو كيو آر إس تي يو في دبليو',
    'إكس واي زد زيد زي',
    'ون تو ثري فور فايف',
  ]
    .join(' ')
    .split(' ')
    .map(normalize),
);

const isName = remembering(50_000, (word): boolean => NAMES.has(normalize(stripMarks(word))));

/**
 * Tell of each word of a term whether it spells a letter of an abbreviation: جي بي إس.
 *
 * Beside another such name it does; alone where no noun is written so.
 */
export const spellLetters = (words: readonly string[]): boolean[] =>
  words.map(
    (word, place) =>
      isName(word) &&
      ([words[place - 1], words[place + 1]].some((next) => next !== undefined && isName(next)) ||
        !isNoun(word)),
  );

/** Whether the list has a word as it is written, or as the plural of another one: آي of آية, but not إس for أسّ. */
const isNoun = (word: string): boolean =>
  nounSenses(word).some(
    ({ singular }) => stripMarks(singular) === stripMarks(word) || normalize(singular) !== normalize(word),
  );
