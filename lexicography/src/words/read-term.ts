import {
  agreesWithMarks,
  blendOf,
  borrowedSensesOf,
  findLoanword,
  findRoot,
  hasArticle,
  isMadeOf,
  isRomanized,
  measureOf,
  nounSenses,
  remembering,
  rootsOfArabism,
  soundsLike,
  stripMarks,
} from '@mustalah/morphology';
import { isEponym } from './eponyms.ts';
import { latinWordsOf } from './latin-words.ts';
import { spellLetters } from './letter-names.ts';
import { readVerb, type VerbReading } from './read-verb.ts';
import {
  adjectivesOf,
  type RootReading,
  readRootOfWord,
  readWord,
  readWordBehind,
  rootOfWord,
  type WordReading,
  withMeasure,
  withoutBefore,
  withoutMeasure,
} from './read-word.ts';
import { wordsOf } from './roots.ts';
import { isUnitOfNumeral } from './unit-of-numeral.ts';

/** A word of a term, and what it is; null where it has no root, or none that can be told. */
export interface ReadTermWord {
  word: string;
  reading: Readonly<WordReading> | null;
  /** The words that it is blended of; null for all others. */
  blendOf: readonly string[] | null;
}

/**
 * Read each word of a term beside its Latin, as everything that speaks of the term does.
 *
 * A word that sounds as a word of the Latin is borrowed with it, whatever its letters allow: أليل beside allele.
 */
export function readTerm(arabic: string, latin: string): ReadTermWord[] {
  const words = wordsOf(arabic);
  const equivalents = equivalentsOf(latin);
  return rootsBeside(words, equivalents).map(({ word, reading, blendOf: parts }, place) => ({
    word,
    reading: reading && withoutSuffix(measuredAt(words, place, reading), word, equivalents),
    blendOf: parts,
  }));
}

interface RootedWord extends Omit<ReadTermWord, 'reading'> {
  reading: Readonly<RootReading> | null;
}

/** The words of a term with their roots, before anybody asks for measures. */
function rootsBeside(words: readonly string[], equivalents: readonly string[]): RootedWord[] {
  const areLetters = spellLetters(words);
  const isOneLoan = isSpelledApart(words, equivalents);
  return words.map((word, place) => {
    const { parts, possible, isPlain } = byItself(word);
    if (isOneLoan) return { word, reading: null, blendOf: null };
    if (parts) return { word, reading: null, blendOf: parts };
    // No particle stands before the first word of a term: بلغة (slipper) is no لغة.
    const isCut = place === 0 && possible?.isAttached;
    const isAnother =
      areLetters[place] || isEponym(words, place, equivalents) || isUnitOfNumeral(words, place);
    if (isCut || isAnother) return { word, reading: null, blendOf: null };
    const reading = isPlain ? possible : possible && decided(possible, word, equivalents);
    const isBorrowed = reading !== null && isBorrowedWith(equivalents, word, reading.stem);
    return { word, reading: isBorrowed ? null : reading, blendOf: null };
  });
}

/**
 * Whether several words are fewer of the Latin: لاب توب beside laptop, where توب is no repentance. What has the article is
 * Arabic, and the Latin borrowed from it: إبط الجوزاء, Betelgeuse.
 */
// guard: Parts of one borrowed word tell no root (told-roots.test.ts) ‹soundsLike(words.join(''), equivalents.join('')) → false›
const isSpelledApart = (words: readonly string[], equivalents: readonly string[]): boolean =>
  words.length > equivalents.length &&
  !words.some(hasArticle) &&
  soundsLike(words.join(''), equivalents.join(''));

/** What a word is whatever stands beside it. */
interface ByItself {
  possible: Readonly<RootReading> | null;
  /** The words that it is blended of, or that the letters of its root are. */
  parts: readonly string[] | null;
  /** Whether nothing else may be meant, so that the Latin need not decide. */
  isPlain: boolean;
}

const NOTHING: ByItself = { possible: null, parts: null, isPlain: true };

/** Words that are remembered: as many as a dictionary of a million terms is made of. */
const REMEMBERED = 150_000;

const byItself = remembering(REMEMBERED, (word): ByItself => {
  const possible = readRootOfWord(word);
  const parts = blendOf(word) ?? (possible && blendOf(possible.stem));
  if (possible === null) return parts === null ? NOTHING : { possible, parts, isPlain: true };
  const isPlain = isOnlyOne(possible, word);
  return parts === null
    ? sharedBy(possible, isPlain ? PLAIN : DOUBTFUL, isPlain)
    : { possible, parts, isPlain };
});

/** What words of one reading are, once for all of them. */
const [PLAIN, DOUBTFUL] = [new WeakMap<object, ByItself>(), new WeakMap<object, ByItself>()];

function sharedBy(
  possible: Readonly<RootReading>,
  known: WeakMap<object, ByItself>,
  isPlain: boolean,
): ByItself {
  const found = known.get(possible) ?? { possible, parts: null, isPlain };
  known.set(possible, found);
  return found;
}

const isOnlyOne = ({ rivals, isAlsoBorrowed, stem }: Readonly<RootReading>, word: string): boolean =>
  rivals.length === 0 && !isAlsoBorrowed && !isRatherAnother(word, stem);

/** The reading of a word in its place with the measure that can be told there. */
function measuredAt(
  words: readonly string[],
  place: number,
  reading: Readonly<RootReading>,
): Readonly<WordReading> {
  const word = words[place] ?? '';
  const whole = place === 0 ? readWord(word) : readWordBehind(words[0] ?? '', word);
  return whole?.stem === reading.stem ? whole : withMeasure(word, reading);
}

const equivalentsOf = (latin: string): string[] =>
  latinWordsOf(latin).flatMap((word) => word.split(/[^\p{L}]+/u));

/** Read what somebody asks about as one verb in use, beside the Latin of those letters; null for all else. */
export function readVerbInUse(text: string, latin: string): Readonly<VerbReading> | null {
  const [word = '', ...others] = wordsOf(text);
  if (others.length > 0 || blendOf(word) || spellLetters([word])[0]) return null;
  const verb = readVerb(word);
  const isInUse = verb?.status === 'attested' && !isBorrowedWith(equivalentsOf(latin), word, verb.stem);
  return isInUse ? verb : null;
}

/** The roots of what somebody searches for, who may write a verb where terms have nouns. */
export const rootsOfQuery = (text: string): string[] => [
  ...new Set(
    readTerm(text, '').flatMap(({ word, reading, blendOf: parts }) => {
      if (reading) return reading.root;
      return parts === null ? (readVerbInUse(word, '')?.root ?? []) : [];
    }),
  ),
];

/** Of listed words of several roots, or of one and a borrowed one, that whose English the Latin says; none where it says none. */
function decided(
  reading: Readonly<RootReading>,
  word: string,
  equivalents: readonly string[],
): Readonly<RootReading> | null {
  const isSaid = ({ stem }: Readonly<RootReading>) => {
    const said = sensesOf(word, stem);
    return equivalents.some((latin) => said.has(latin));
  };
  return [reading, ...reading.rivals].find(isSaid) ?? null;
}

/** How a term came to be, as far as its letters and its Latin prove it. */
export type Coining = 'derived' | 'compound' | 'borrowed' | 'blended';

/**
 * The way in which a term was coined: of several words, blended of two (نحت), derived from a root (اشتقاق), or borrowed
 * with its Latin, which it sounds like (تعريب). Null where none of these can be proved.
 */
export function coiningOf(arabic: string, latin: string): Coining | null {
  const words = wordsOf(arabic);
  if (words.length > 1) return 'compound';
  const equivalents = equivalentsOf(latin);
  const [only] = rootsBeside(words, equivalents);
  if (!only) return null;
  if (only.blendOf) return 'blended';
  if (only.reading) return 'derived';
  return equivalents.some((each) => soundsLike(only.word, each)) ? 'borrowed' : null;
}

/** The root of the first word of a term, where it can be told. */
export const rootOfHead = (arabic: string, latin: string): string | null =>
  readTerm(arabic, latin)[0]?.reading?.root ?? null;

/**
 * Whether a word without marks is rather another one than that of the list: one that has آ where it has ا (مازر, مآزر),
 * or beside a borrowed word that is written just so a plural or a noun that shows no last radical (رام, رامٍ).
 */
function isRatherAnother(word: string, root: string): boolean {
  const written = withoutBefore(word);
  if (stripMarks(written) !== written) return false;
  const senses = nounSenses(written).filter((sense) => sense.root === root);
  const isItself = senses.some(({ singular }) => isWrittenAs(singular, written));
  if (isItself) return false;
  return (
    lacksMadda(written, root) ||
    findLoanword(word)?.arabic === written ||
    isRatherLoans(written) ||
    lacksOnlyHamza(written, senses)
  );
}

/** Whether a plural in ات may be that of a borrowed word (أمينات), and of no noun in ة as جولات is. */
function isRatherLoans(written: string): boolean {
  const [, singular] = /^(..+)ات$/.exec(written) ?? [];
  if (singular === undefined || findLoanword(singular)?.arabic !== singular) return false;
  return !nounSenses(`${singular}ة`).some((noun) => stripMarks(noun.singular) === `${singular}ة`);
}

/** Whether a listed word is written so but for its hamza, where the one that was read lacks its last radical: راس, رأس. */
const lacksOnlyHamza = (written: string, senses: readonly { singular: string }[]): boolean =>
  senses.some(({ singular }) => singular.endsWith(TANWIN)) &&
  nounSenses(written).some(({ singular }) => {
    const letters = stripMarks(singular);
    return letters !== written && letters.replace(/[أؤئ]/g, 'ا') === written;
  });

const isWrittenAs = (singular: string, written: string): boolean =>
  stripMarks(singular) === written && !singular.endsWith(TANWIN);
const TANWIN = '\u064d';

/** Whether a word has its first radical only as part of a آ that is not written; تاثير merely lacks the hamza. */
const lacksMadda = (written: string, root: string): boolean =>
  root.startsWith('ء') &&
  /^[^اأإآء]+ا/.test(written) &&
  !/[ءأإؤئآ]/.test(written) &&
  !isMadeOf(written.replace('ا', 'أ'), root);

/**
 * Leave out the measure of a chemical name in ـات, ـيد, ـيت, ـين or ـول, which is no plural; its root is that of the word
 * before it, where that has one: خلّات of خلّ, but كبريتات of كبريت.
 */
function withoutSuffix(
  reading: Readonly<WordReading>,
  word: string,
  equivalents: readonly string[],
): Readonly<WordReading> | null {
  const suffix = chemicalSuffix(word, equivalents);
  if (!suffix || reading.measured?.ending === '' || isSaidOfSingular(word, reading, equivalents))
    return reading;
  const base = rootOfWord(withoutBefore(stripMarks(word)).replace(suffix, ''));
  return base?.stem === reading.stem ? withoutMeasure(reading) : null;
}

/** The suffix of a compound that a word ends in as its Latin does. */
function chemicalSuffix(word: string, equivalents: readonly string[]): RegExp | null {
  const ofLatin = CHEMICAL.filter(([, latin]) => equivalents.some((each) => latin.test(each)));
  if (ofLatin.length === 0) return null;
  const written = withoutBefore(stripMarks(word));
  return ofLatin.find(([arabic]) => arabic.test(written))?.[0] ?? null;
}

/** Suffixes of compounds, and what they are of in Latin. */
const CHEMICAL: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<=..)ات$/, /ates?$/],
  [/(?<=..)يد$/, /ides?$/],
  [/(?<=..)يت$/, /ites?$/],
  [/(?<=..)ين$/, /(?:in|[eiy]ne)s?$/],
  [/(?<=..)ول$/, /ols?$/],
];

/** Whether the list has a noun of which the word is the plural, and calls that by the Latin: شهادات, certificates. */
function isSaidOfSingular(
  word: string,
  { stem }: Readonly<WordReading>,
  equivalents: readonly string[],
): boolean {
  const singulars = [word.replace(/ات$/, 'ة'), word.replace(/ات$/, '')].map((one) => sensesOf(one, stem));
  return equivalents.some((latin) =>
    singulars.some((said) => said.has(latin) || said.has(latin.replace(/s$/, ''))),
  );
}

/** The roots of a term that can be told, once each, in the order of its words; without their measures, which are dear. */
export function rootsOfTerm(arabic: string, latin: string): string[] {
  const words = wordsOf(arabic);
  const equivalents = equivalentsOf(latin);
  const roots = rootsBeside(words, equivalents).flatMap(({ word, reading }, place) => {
    if (!reading) return [];
    const isTold =
      chemicalSuffix(word, equivalents) === null ||
      withoutSuffix(measuredAt(words, place, reading), word, equivalents) !== null;
    return isTold ? reading.root : [];
  });
  return [...new Set(roots)];
}

/**
 * Whether a word is a namesake of its Latin: مثيل beside methyl, غازي beside gas, or one that need not sound so: كلم beside km.
 *
 * What Latin borrowed from Arabic (وادٍ, wadi), or both from a third, is no namesake: a table has it, or the list of nouns
 * says in English what the Latin says (قطن, cotton). Nor is a word of a verb that was made of the borrowed one, and is Arabic now (فلسفة).
 */
function isBorrowedWith(equivalents: readonly string[], word: string, root: string): boolean {
  const senses = borrowedSensesOf(withoutBefore(word));
  // guard: A native word beside Latin that says another one tells no root (told-roots.test.ts) ‹senses.includes(latin.toLowerCase()) → latin === ''›
  if (equivalents.some((latin) => senses.includes(latin.toLowerCase()))) return true;
  const alike = equivalents.filter((latin) => soundsLike(word, latin));
  if (alike.length === 0) return false;
  if (root.length > 3 && (findRoot(root)?.forms.length ?? 0) > 0) return false;
  const said = sensesOf(word, root);
  // guard: A Latin word that is the Arabic one in other letters was taken from it (told-roots.test.ts) ‹ || isTakenFrom(latin, word, root) →›
  return !alike.some(
    (latin) => said.has(latin) || rootsOfArabism(latin).includes(root) || isTakenFrom(latin, word, root),
  );
}

/** Whether a Latin word is a word of this root in Latin letters: tawarruq, تورُّق. */
function isTakenFrom(latin: string, word: string, root: string): boolean {
  const written = withoutBefore(word);
  const listed = nounSenses(written).flatMap((sense) =>
    sense.root === root && agreesWithMarks(written, sense.singular) ? sense.singular : [],
  );
  const made = measureOf(written, root)?.word;
  return [...listed, ...(made ? [made] : [])].some((vowelled) => isRomanized(latin.toLowerCase(), vowelled));
}

/** The English words by which the list tells what a word of this root means. */
const sensesOf = (word: string, root: string): ReadonlySet<string> =>
  new Set(
    [...nounSenses(word), ...adjectivesOf(word)]
      .filter((sense) => sense.root === root)
      .flatMap(({ english }) => english.flatMap((each) => each.split(' '))),
  );
