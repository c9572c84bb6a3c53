import {
  type Analysis,
  agreesWithMarks,
  analyse,
  findRoot,
  hasArticle,
  isListedPlural,
  isMadeOf,
  type Kind,
  type Measured,
  measureOf,
  type NounSense,
  normalize,
  nounSenses,
  plainRoot,
  readRoot,
  readScript,
  remembering,
  stripMarks,
  withoutArticle,
  withoutAttached,
} from '@mustalah/morphology';
import { derivationsOf } from './derivations.ts';
import { vowelsOf } from './vowels-of.ts';

/** The root of a word. */
export interface RootReading {
  root: string;
  /** The radicals that it is derived of: four where و or ي is added to those of the root (حوسب). */
  stem: string;
  rootClass: string;
  status: 'attested' | 'regular' | 'doubtful';
  /** The same letters as listed words of other roots: سُنّة beside سَنة. */
  rivals: readonly RootReading[];
  /** Whether it is read behind a particle that is cut from it (وجزر), as no first word of a term is. */
  isAttached: boolean;
  /** Whether the list has the same letters without a root too: سُكْر, drunkenness, beside سُكَّر. */
  isAlsoBorrowed: boolean;
}

/** What a word is: its root, and where the engine itself can make the word, how. */
export interface WordReading extends RootReading {
  /** The measure, fully marked and with the ending of the word; empty unless it is the only one. */
  pattern: string;
  /** How the engine makes the word; null where it cannot, or by several measures. */
  measured: Measured | null;
}

/**
 * Read a word as its author marked it; null for loanwords and words without a root, and where the root would be a guess.
 *
 * A table must have the word or its stem with this root, or the engine must make it of words or forms that are in use:
 * letters alone allow a root for any blend or name. Terms share most of their words.
 */
export const readWord = remembering(20_000, (text): Readonly<WordReading> | null => {
  const reading = rootOfWord(text);
  return reading && withMeasure(text, reading);
});

/** How the engine makes a word of a root. */
export function withMeasure(text: string, reading: Readonly<RootReading>): WordReading {
  const measured = measureOf(withoutBefore(text), reading.stem);
  return { ...reading, pattern: measured?.measure ?? '', measured };
}

/** The root of a word alone, which is far cheaper to tell than its measure. */
export const rootOfWord = remembering(20_000, readRootOfWord);

/** The same for whoever remembers the answer. */
export function readRootOfWord(text: string): Readonly<RootReading> | null {
  if (isRelativeOfRootless(text)) return null;
  const isAlsoBorrowed = isListedRootless(text);
  const found = isAlsoBorrowed
    ? analyse(text).filter(({ root }) => isItselfListed(text, root))
    : analyse(text);
  const [likeliest] = found;
  if (!likeliest || likeliest.known === 'rootless' || isOnlyItsLetters(likeliest.root)) return null;
  const founded = found.filter(
    (one) => (one === likeliest || one.known === 'listed') && isFounded(one, text),
  );
  const [best, ...others] = founded.filter(
    ({ root }, place) => founded.findIndex((one) => one.root === root) === place,
  );
  if (!best) return null;
  const rivals = others.filter(
    ({ root, confidence }) =>
      adjectivesOf(text).some((one) => one.root === root) ||
      (confidence >= RIVAL * best.confidence && isItselfListed(text, root)),
  );
  const reading = { ...readingOf(best), isAlsoBorrowed };
  return rivals.length === 0 ? shared(reading) : { ...reading, rivals: rivals.map(readingOf) };
}

/** One reading for all words that are read just so: roots are few beside the words of them that are remembered. */
const shared = (reading: RootReading): Readonly<RootReading> => sharedAs(JSON.stringify(reading));
const sharedAs = remembering(30_000, (written): Readonly<RootReading> => JSON.parse(written));

/** The share of the belief in the best reading from which on another root is as likely. */
const RIVAL = 0.3;

/** Whether the list has just this word under a root, and not one that it is inflected of. */
function isItselfListed(text: string, root: string): boolean {
  const written = withoutBefore(text);
  return nounSenses(written).some((noun) => noun.root === root && agreesWithMarks(written, noun.singular));
}

/** The listed adjectives of which a word is the feminine: أمنيّة is a wish, and of أمن. */
export function adjectivesOf(text: string): readonly NounSense[] {
  const [, masculine] = /^(.+?)\u064e?ة$/.exec(withoutBefore(text)) ?? [];
  if (masculine === undefined) return [];
  return nounSenses(masculine).filter(
    ({ singular, partOfSpeech }) => partOfSpeech.startsWith('adj') && agreesWithMarks(masculine, singular),
  );
}

const readingOf = ({ root: stem, class: rootClass, status, affixes }: Analysis): RootReading => ({
  root: plainRoot(stem),
  stem,
  rootClass,
  status,
  rivals: [],
  isAttached: isOnlyAttached(affixes),
  isAlsoBorrowed: false,
});

function isFounded({ root, known, affixes }: Analysis, text: string): boolean {
  if (!findRoot(root) || affixes.some((affix) => NEVER_IN_TERMS.test(affix))) return false;
  if (affixes.at(-1) === 'ون' && !isOfPersons(text, root)) return false;
  if (isOnlyAttached(affixes) && !isBehindAttached(text, root)) return false;
  if (isOfTooFewLetters(text, root, known) || isOfRareEnding(text, affixes)) return false;
  if (known === 'listed' && !lacksHamza(text, root)) return true;
  return known !== 'rootless' && isMadeOf(withoutBefore(text), root);
}

/** Whether ون may be the plural of an adjective, a participle or a relative, and not letters of the word: جردون. */
const isOfPersons = (text: string, root: string): boolean => {
  const base = withoutBefore(stripMarks(text)).replace(/ون$/, '');
  return (
    /^م|ي$|^.ا..$|^..[اي].$/.test(base) ||
    nounSenses(base).some((noun) => noun.root === root && noun.partOfSpeech === 'adj')
  );
};

/** Whether ب, ل or و is cut before a noun without the article, which may as well be a letter of the word: ليدو (ludo). */
const isOnlyAttached = ([first = '', second]: readonly string[]): boolean =>
  /^[بلو]$/.test(first) && second !== 'ال';

/**
 * Whether the list has the noun behind such a letter, and not the word with it (وذمة is no ذمّة); two letters are too few (بزق),
 * unless one is doubled (وحلّ).
 */
const isBehindAttached = (text: string, root: string): boolean =>
  (stripMarks(text).length > 3 || text.includes('\u0651')) &&
  nounSenses(text.slice(1)).some((noun) => noun.root === root) &&
  !isListedAsWritten(text);

const isListedAsWritten = (text: string): boolean =>
  nounSenses(text).some(({ singular }) => agreesWithMarks(text, singular));

/**
 * Whether three letters without marks are a word only by a last radical that they do not show: تول (tulle) as تَوَلٍّ.
 * Borrowed words and abbreviations of three letters are many, such words few, but for the measure of ناهٍ.
 */
function isOfTooFewLetters(text: string, root: string, known: Analysis['known']): boolean {
  const written = withoutBefore(text);
  const isBare = known === 'made' && stripMarks(written) === written;
  return isBare && /[وي]$/.test(root) && /^.[^ا][^اىويئءة]$/.test(written);
}

const RARE: ReadonlySet<string> = new Set(['ا', 'يه', 'ين', 'اتي', 'ان']);

/**
 * Whether a noun of three letters stands before the ا of an accusative (كونا), يه (جيليه), ين (سترين) or اتي (جيلاتي), or one of two
 * before ان (ستان, satin), which are rather its own.
 */
function isOfRareEnding(text: string, affixes: readonly string[]): boolean {
  const [, base = ''] = /^(.{2,3}(?=(?:ا|يه|ين|اتي)$)|.{2}(?=ان$))/.exec(text) ?? [];
  const isAdverb = nounSenses(base).some(({ partOfSpeech }) => partOfSpeech.startsWith('adj'));
  return base !== '' && RARE.has(affixes.at(-1) ?? '') && !isAdverb && !isListedAsWritten(text);
}

/**
 * Whether four letters are a root only because a noun has them: no verb is made of them, so that they mean just what
 * the noun does, and are often those of a borrowed one (زرنيخ, دهليز) or of several (برسام and برسيم).
 */
const isOnlyItsLetters = (root: string): boolean =>
  root.length > 3 && plainRoot(root) === root && findRoot(root)?.forms.length === 0;

/** Whether a hamza within the root is not written, so that the word is careless for another: سوات is no سوءات; مرايا has none. */
const lacksHamza = (text: string, root: string): boolean =>
  root.slice(1).includes('ء') &&
  !/[ءأإؤئآ]/.test(text) &&
  !isListedPlural(withoutBefore(text), root) &&
  !nounSenses(text).some((noun) => noun.root === root && normalize(noun.singular) === normalize(text));

/** Questions, oaths and the persons spoken to have no place in a term; such letters are the word's own. */
const NEVER_IN_TERMS = /^[أفكس]$|ك(?:م|ما|ن)?$/;

/** The ي of relation, with what may follow it. */
const NISBA = /ي\u0651?\u064e?(?:ة|ات|ون|ين)?$/;

/** Whether the list has a word without a root, so that its letters prove nothing: هُويّة. */
export function isListedRootless(text: string): boolean {
  const written = withoutBefore(text);
  return [written, written.replace(/ات$/, 'ة')].some((word) =>
    nounSenses(word).some(({ singular, root }) => root === null && agreesWithMarks(word, singular)),
  );
}

/**
 * Whether a word may be the relative of one that the list has without a root: غازيّ, أوميّة. A verb that was made of a
 * borrowed word is Arabic, and so are its nouns: جمركيّة. A final ا becomes و before the ي: نشويّ of نشا.
 */
function isRelativeOfRootless(text: string): boolean {
  const bare = stripMarks(withoutBefore(text));
  const base = bare.replace(NISBA, '');
  if (base === bare || base.length < 2 || isListedInYa(text)) return false;
  return (
    isRootlessNoun(base) ||
    (/..و$/.test(base) && ['ا', 'اء'].some((end) => isRootlessNoun(base.slice(0, -1) + end)))
  );
}

/** Whether the list has a word whose ي is its own: ماشية is of مشي, and no relative of ماش. */
const isListedInYa = (text: string): boolean =>
  nounSenses(withoutBefore(text)).some(
    ({ singular, root }) =>
      root !== null && singular.endsWith('\u0650ي\u064eة') && agreesWithMarks(withoutBefore(text), singular),
  );

function isRootlessNoun(base: string): boolean {
  const isWritten = (singular: string, word: string) =>
    normalize(singular) === normalize(word) && singular.startsWith('آ') === word.startsWith('آ');
  const rootsOf = (word: string) =>
    nounSenses(word).flatMap(({ singular, root }) => (isWritten(singular, word) ? [root] : []));
  const own = rootsOf(base);
  const feminine = rootsOf(`${base}ة`);
  const isListedSo = own.includes(null) && feminine.every((root) => root === null);
  const isOfFeminine = own.length === 0 && feminine.length > 0 && feminine.every((root) => root === null);
  return (isListedSo || isOfFeminine) && skeletonVerbs(base) === 0;
}

/** How many forms a verb of just these letters has, which may be made of the noun where they are four: سكر is no verb of سُكَّر. */
const skeletonVerbs = (base: string): number =>
  base.length > 3 ? (findRoot(readRoot(base) ?? '')?.forms.length ?? 0) : 0;

/** Kinds of which a word may be that qualifies another. */
const QUALIFYING: ReadonlySet<Kind> = new Set(['active_participle', 'passive_participle', 'intensive']);
const VOWEL = /[\u064e-\u0650\u0652]/u;

/**
 * Read a word of a term behind its first one.
 *
 * Where it may qualify that one, being as definite, letters without vowels do not tell a listed noun from a participle:
 * in طاقة مظلمة stands no مَظْلِمة, and in علف مركز hardly a مَرْكَز. Its measure is not told.
 */
export function readWordBehind(head: string, text: string): Readonly<WordReading> | null {
  const reading = readWord(text);
  const mayQualify = hasArticle(head) === hasArticle(text) && !VOWEL.test(text);
  return reading?.measured && mayQualify && isAlsoQualifying(reading.measured, reading.stem)
    ? withoutMeasure(reading)
    : reading;
}

export const withoutMeasure = (reading: Readonly<WordReading>): WordReading => ({
  ...reading,
  pattern: '',
  measured: null,
});

function isAlsoQualifying({ evidence, word }: Measured, stem: string): boolean {
  if (evidence !== 'listed') return false;
  const isNoun = nounSenses(word).every(({ partOfSpeech }) => partOfSpeech !== 'adj');
  const letters = stripMarks(word);
  const another = (derived: string) =>
    stripMarks(derived) === letters && vowelsOf(derived) !== vowelsOf(word);
  return (
    isNoun &&
    derivationsOf(stem).some(
      ({ derived, kind, status }) =>
        QUALIFYING.has(kind) && status !== 'doubtful' && (another(derived) || another(`${derived}ة`)),
    )
  );
}

/** Cut the article and what is written together with it; the marks of the rest stay. */
export function withoutBefore(text: string): string {
  const written = readScript(text).trim();
  const bare = stripMarks(written);
  const rest = [withoutArticle(bare), withoutAttached(bare)].sort(
    (one, other) => one.length - other.length,
  )[0];
  const before = bare.length - (rest ?? bare).length;
  if (before === 0) return written;
  // The letter after the article carries the shadda of the article, not its own.
  return written
    .replace(new RegExp(`^(?:\\p{L}\\p{M}*){${before}}`, 'u'), '')
    .replace(/^(\p{L}\p{M}*?)\u0651/u, '$1');
}
