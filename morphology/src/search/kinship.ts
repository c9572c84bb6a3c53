import { readForm } from '../analyse/analyse.ts';
import { isSameWithFeminine, type ReadForm } from '../analyse/lemma.ts';
import { NO_ROOT } from '../analyse/listed-nouns.ts';
import { isLoanword } from '../latin/loanwords.ts';
import { soundsLike } from '../latin/sounds-like.ts';
import { type NounSense, nounSenses } from '../lexicon/noun-senses.ts';
import { agreesWithMarks } from '../script/agrees-with-marks.ts';
import { hasMarks, stripMarks } from '../script/letters.ts';
import { hasArabic } from '../script/normalize.ts';
import { type SearchKeys, searchKeys } from './search-keys.ts';

/** A word and another form of it, its nisba, or another word of its root. */
export type Kinship = 'form' | 'nisba' | 'relative';

/**
 * What a text is of another as far as it can be proved, word by word; null where their keys are alike by chance.
 *
 * Keys are made of letters alone, and cut what may be an ending: to them أمواج and مُوجِّه are one, and so are موارد and مواردة.
 *
 * @param latin what the other is called, where it must prove that no other word of its letters is meant.
 */
export function kinshipOf(asked: string, other: string, latin = ''): Kinship | null {
  const [words, others] = [wordsOf(asked), wordsOf(other)];
  if (words.length !== others.length) return null;
  const said = words.length === 1 ? latin : '';
  const each = words.map((word, at) => kinshipOfWords(word, others[at] ?? '', said));
  if (each.includes(null)) return null;
  return KINSHIPS.findLast((kinship) => each.includes(kinship)) ?? null;
}

/** The nearest first. */
const KINSHIPS: readonly Kinship[] = ['form', 'nisba', 'relative'];

const wordsOf = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{N}\p{M}\u0640]+/gu, ' ')
    .trim()
    .split(' ');

function kinshipOfWords(asked: string, other: string, latin: string): Kinship | null {
  const [left, right] = [searchKeys(asked), searchKeys(other)];
  const isOneWord = left.loose === right.loose && left.bare.length === right.bare.length;
  if (left.folded === right.folded || left.bare === right.bare || isOneWord) return 'form';
  if (!hasArabic(asked) || !hasArabic(other)) return left.stem === right.stem ? 'form' : null;
  const noun = kinshipByNouns(left.bare, other, latin);
  if (noun !== undefined) return noun;
  const known = readForm(other);
  const singulars = singularsOf(left.bare);
  if (known && singulars.length > 0) return kinshipOfAny(singulars, known, other, latin);
  const read = readForm(asked);
  if (!read || !known) {
    const isPluralOf =
      (read?.plural === 'broken' && left.stem === right.folded) ||
      (known?.plural === 'broken' && right.stem === left.folded);
    return isPluralOf ? 'form' : kinshipOfUnread(left, right);
  }
  return isNamesake(other, latin) ? null : kinshipOfForms(read, known);
}

/** What a word is of the nouns that a broken plural is of. */
function kinshipOfAny(
  singulars: readonly string[],
  known: ReadForm,
  other: string,
  latin: string,
): Kinship | null {
  if (isNamesake(other, latin) || !isSaid(singulars.flatMap(nounSenses), latin)) return null;
  const each = singulars.map((singular) => {
    const read = readForm(singular);
    return read && kinshipOfForms({ ...read, plural: 'broken' }, known);
  });
  if (each.includes('form') && !isMadeWithFeminine(other, known)) return 'form';
  return (
    KINSHIPS.find((kinship) => kinship !== 'form' && each.includes(kinship)) ??
    (each.includes('form') ? 'relative' : null)
  );
}

/** Whether a word of no table has ة, which of a noun makes another one: مَعْدِن, مَعْدَنة. */
const isMadeWithFeminine = (other: string, { lemma, isListed }: ReadForm): boolean =>
  stripMarks(other).endsWith('ة') && !isListed && !isSameWithFeminine(lemma);

/** Whether a word that is not of the table is borrowed with its Latin, or has the ending of a salt (حديدات, ferrate). */
const isNamesake = (other: string, latin: string): boolean =>
  latin !== '' && (soundsLike(other, latin) || (stripMarks(other).endsWith('ات') && /ates?$/.test(latin)));

function kinshipOfForms(asked: ReadForm, other: ReadForm): Kinship | null {
  if (asked.root !== other.root || (other.isVerb && !asked.isVerb) || !other.isPlain) return null;
  if (asked.isListed !== other.isListed && asked.isAdjective !== other.isAdjective) return null;
  if (asked.lemma === other.lemma) {
    if (!isSameMake(asked, other)) return 'relative';
    return asked.isNisba === other.isNisba ? 'form' : 'nisba';
  }
  if (asked.root === NO_ROOT) return null;
  if (isNisbaOf(asked.lemma, other.lemma) || isNisbaOf(other.lemma, asked.lemma)) return 'nisba';
  const [shorter, longer] = asked.lemma.length < other.lemma.length ? [asked, other] : [other, asked];
  return longer.lemma === `${shorter.lemma}ة` && isSameWithFeminine(longer.lemma) ? 'form' : 'relative';
}

const isNisbaOf = (noun: string, adjective: string): boolean => adjective === `${noun.replace(/ة$/, '')}ي`;

/** Two plurals may be of two words: طُلّاب, طَلَبات. */
const isSameMake = (one: ReadForm, other: ReadForm): boolean =>
  one.isVerb === other.isVerb && (one.plural === null || other.plural === null);

/**
 * What the table of nouns tells of a plural and its singular. A noun of the same letters is another one by its vowels,
 * موارد is of مَوْرِد and not of مُورِّد, and one without marks is this one where the table says its Latin.
 */
function kinshipByNouns(asked: string, other: string, latin: string): Kinship | null | undefined {
  const letters = stripMarks(other);
  const ofAsked = nounSenses(asked).filter(({ singular }) => stripMarks(singular) === letters);
  if (ofAsked.length === 0) return undefined;
  if (hasMarks(other) && !ofAsked.some(({ singular }) => agreesWithMarks(other, singular))) {
    const roots = new Set(ofAsked.map(({ root }) => root));
    return roots.has(readForm(other)?.root ?? '') ? 'relative' : null;
  }
  return hasMarks(other) || isSaid(ofAsked, latin) ? 'form' : null;
}

/** Whether the table calls one of these nouns so; without marks only that tells nouns of the same letters apart: مرض is disease, and satisfactory. */
const isSaid = (nouns: readonly NounSense[], latin: string): boolean =>
  latin === '' || nouns.some(({ english }) => english.some((each) => stemOf(each) === stemOf(latin)));

const stemOf = (latin: string): string => searchKeys(latin).stem;

/** Of a word that the engine cannot read only the endings that borrowed words have can be told. */
function kinshipOfUnread(asked: SearchKeys, other: SearchKeys): Kinship | null {
  if (asked.stem !== other.stem) return null;
  const [one, another] = [unreadOf(asked.bare), unreadOf(other.bare)];
  if (one.base !== another.base) return null;
  return one.isNisba === another.isNisba ? 'form' : 'nisba';
}

function unreadOf(bare: string): { base: string; isNisba: boolean } {
  const single = bare.replace(/(?<=\p{L}{3})(?:ات|ه)$|(?<=\p{L}{3}ي)(?:ون|ين|ان|ات|ه)$/u, '');
  const base = single.replace(/(?<=\p{L}{3})ي$/u, '');
  return { base, isNisba: base !== single };
}

/** The endings of two or of many. */
const NUMBER = /(?<=\p{L}{3})(?:ات|ان|ين|ون|تان|تين)$/u;

/**
 * Whether a word without marks is surely a form of a noun: a table has it, or it has the ending of two or of many. Of a
 * term nobody says what a verb or a pronoun says, and a word of no table may as well be a slip.
 */
export function isSurelyNoun(word: string): boolean {
  if (NUMBER.test(word) || isLoanword(word)) return true;
  const form = readForm(word);
  return form !== null && form.isListed && form.isPlain && !form.isVerb;
}

/** The vowelled nouns of the table that a word of these letters is the broken plural of. */
export function singularsOf(word: string): string[] {
  const { bare } = searchKeys(word);
  const singulars = nounSenses(bare).map(({ singular }) => singular);
  const isItself = singulars.some((singular) => searchKeys(singular).bare === bare);
  if (isItself) return [];
  // Of what names a kind ة names one: موج، موجة.
  const single = singulars.filter(
    (singular) => !/ة\p{M}*$/u.test(singular) && isSameWithFeminine(stripMarks(singular)),
  );
  return [
    ...new Set([...singulars, ...single.map((singular) => `${singular.replace(/[\u064b-\u0652]+$/, '')}ة`)]),
  ];
}
