import { type Cut, cutsOf } from '@mustalah/morphology';
import { isWord, singularsListed } from './term-index.ts';

/** One way to read a word of running text as a word of a term. */
export interface WordReading {
  /** The word as it stands in a term. */
  word: string;
  /** What is written before it: و ف ب ل ك and what they make together. */
  clitic: string;
  hasArticle: boolean;
  /** The word itself: no plural, dual or pronoun. */
  isItself: boolean;
  isPlural: boolean;
  /** So few letters remain behind a particle that only a phrase makes a word of them: و before فرط. */
  isShort: boolean;
  /** Read without the ة by which an adjective agrees with things: متحولة behind صخور. */
  agrees: boolean;
}

interface ShortCut extends Cut {
  isShort: boolean;
}

/** Letters that a word must keep where others were taken for a particle, and from which on it stands by itself. */
const KEPT = 3;
const ALONE = 4;

/** Every word of a term that a folded word may be read as, whether or not there is such a word. */
export function formsOf(word: string): string[] {
  const any = { has: (found: string) => found !== '' };
  return [...new Set(readingsAmong(word, any, isWord(word)).map((reading) => reading.word))];
}

/** Every way to read a folded word as one of these, the plainest first. */
export const readingsOf = (word: string, words: Words): WordReading[] =>
  // A word of its own is cut no further: بحث is no ب before حث.
  readingsAmong(word, words, words.has(word) || isWord(word));

type Words = Pick<ReadonlySet<string>, 'has'>;

function readingsAmong(word: string, words: Words, isOwn: boolean): WordReading[] {
  const readings = new Map<string, WordReading>();
  for (const { clitic, hasArticle, isShort, rest } of cutsWithin(word, isOwn)) {
    const add = (found: string, how: Partial<WordReading> = {}) => {
      if (!words.has(found)) return;
      const reading = {
        word: found,
        clitic,
        hasArticle,
        isShort,
        isItself: false,
        isPlural: false,
        agrees: false,
        ...how,
      };
      const name = `${clitic} ${hasArticle} ${found} ${reading.agrees}`;
      if (!readings.has(name)) readings.set(name, reading);
    };
    add(rest, { isItself: true });
    // Tanwin of the accusative stands on an alif; behind a preposition there is none: كتبنا is no ك before تبن.
    if (!hasArticle && rest.endsWith('ا') && !/[بلك]$/.test(clitic))
      add(rest.slice(0, -1), { isItself: true });
    for (const plural of singularsOf(rest)) add(plural, { isPlural: true });
    if (rest.endsWith('ة')) add(rest.slice(0, -1), { agrees: true });
    if (!hasArticle) for (const owned of withoutPronoun(rest)) add(owned.word, { isPlural: owned.isPlural });
  }
  return [...readings.values()];
}

function cutsWithin(word: string, isOwn: boolean): ShortCut[] {
  const cuts = cutsOf(word).filter(({ hasArticle, rest }) => hasArticle || (!isOwn && rest.length >= KEPT));
  return [{ clitic: '', hasArticle: false, rest: word }, ...cuts].map((cut) => ({
    ...cut,
    isShort: cut.clitic !== '' && !cut.hasArticle && cut.rest.length < ALONE,
  }));
}

/** The singulars that a word may be the plural or dual of: listed ones, and by the sound endings (Wright I §§299–302). */
function singularsOf(word: string): string[] {
  const listed = singularsListed(word);
  if (listed.includes(word)) return [];
  const sound = SOUND_ENDINGS.flatMap(([ending, ...singulars]) =>
    word.endsWith(ending) && word.length - ending.length >= 3
      ? singulars
          .map((singular) => word.slice(0, -ending.length) + singular)
          .filter((singular) => ending !== 'ات' || singular.length >= TAKES_AT)
      : [],
  );
  return [...listed, ...sound];
}

/** Letters that a noun without ة has that takes ات; shorter ones break (شتل is not the singular of شتلات). */
const TAKES_AT = 4;

const SOUND_ENDINGS: readonly (readonly [ending: string, ...singulars: string[]])[] = [
  ['ات', 'ة', ''],
  ['تان', 'ة'],
  ['تين', 'ة'],
  ['ون', ''],
  ['ين', ''],
  ['ان', ''],
];

const PRONOUN = /(?:هما|ها|هم|هن|نا|ه)$/;

/** The words that this one may be with a pronoun: سرعتها is سرعة, أجزاؤها is أجزاء. */
function withoutPronoun(word: string): { word: string; isPlural: boolean }[] {
  if (!PRONOUN.test(word) || isWord(word)) return [];
  const rest = word.replace(PRONOUN, '');
  if (rest.length < 3) return [];
  const own = rest.endsWith('ت') ? [`${rest.slice(0, -1)}ة`, rest] : [rest.replace(/[ئؤ]$/, 'ء')];
  return own.flatMap((each) => [
    { word: each, isPlural: false },
    ...singularsOf(each).map((singular) => ({ word: singular, isPlural: true })),
  ]);
}
