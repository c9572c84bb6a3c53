/** The article ال and what is written together with it. */
import { hasMarks, stripMarks } from './letters.ts';

/** ال, bare or marked, before at least two letters; a written hamza (ألف، إلكترون) shows that there is none. */
const ARTICLE = /^[اٱ]\u064e?ل\u0652?(?=\p{L}\p{M}*\p{L})/u;

/**
 * Verbal nouns of form VIII of roots in ل (Wright I §55; شذا العرف، مصادر الخماسي): their ال is the prefix and the
 * first radical. No noun begins with what a cut would leave (تهاب، تزام); التماس is not among them, for تماس is one.
 */
const OWN =
  /^الت(?:ئام|باس|جاء|حاق|حام|ذاذ|زام|صاق|طام|فات|فاف|قاء|قاط|قام|ماع|هاب|هام|واء)(?:ات|ية?|يات|ين|ان|ا)?(?![\u0621-\u064a])/;

const lettersOf = (word: string): string => (hasMarks(word) ? stripMarks(word) : word);

/** Tell whether a word begins with the article. */
// guard: The one rule for the article knows the nouns whose ال is their own ‹!OWN.test(lettersOf(word)) → lettersOf(word) !== OWN.source›
export const hasArticle = (word: string): boolean => ARTICLE.test(word) && !OWN.test(lettersOf(word));

/** The article or none, in a pattern. */
export const ARTICLE_IF_ANY = '(?:ال)?';

/** Cut the article off a word; what has none stays as it is. */
export const withoutArticle = (word: string): string => (hasArticle(word) ? word.replace(ARTICLE, '') : word);

/** The article, alone or after و ف ب ك, and لل; three letters must remain, for الية and الفا are آلية and ألفا. */
const ATTACHED = /^(?:[وف]?[بك]?[اٱ]ل|[وف]?لل)(?=[\u0621-\u064a]{3})/;
const PARTICLES = /^[وف]?[بك]?(?=ال)/;

/** Cut the article with the particles before it off a word without marks, so that all its writings are one. */
export const withoutAttached = (word: string): string =>
  ATTACHED.test(word) && !OWN.test(word.replace(PARTICLES, '')) ? word.replace(ATTACHED, '') : word;

const BEGUN = / (?:(?:[وف]?[بك]?ال|[وف]?لل)([\u0621-\u064a]{0,2})|ا)$/;

/**
 * Leave out the article of the last word of a phrase without marks where that word is still to be typed: nothing stands
 * behind the article, or no more than two letters, or its alif stands alone.
 */
export const withoutBegunArticle = (phrase: string): string =>
  phrase.replace(BEGUN, (_, begun = '') => ` ${begun}`).trimEnd();

const OF_LAST = /(?:^| )([وف]?[بك]?ال|[وف]?لل)[\u0621-\u064a]*$/;
/** One letter of it, which nothing tells from the beginning of a word. */
const ALIF = / (ا)$/;

/** The article with which the last word of a phrase without marks begins, or what is typed of it; empty where there is none. */
export const lastArticle = (phrase: string): string =>
  OF_LAST.exec(phrase)?.[1] ?? ALIF.exec(phrase)?.[1] ?? '';

const SLIPPED = [/^لا(.+)$/, /^[ال](.+)$/, /^.ل(.+)$/, /^ا.(.+)$/, /^(?:ا.ل|.ال)(.+)$/];

/** What stands behind an article in which a letter was mistaken, left out, doubled or changed places, by each reading. */
export const behindSlippedArticle = (word: string): string[] =>
  SLIPPED.flatMap((slipped) => slipped.exec(word)?.[1] ?? []);

const INNER = /(?<=.{3})ال(?=.{3})/u;

/** Leave out the first article inside words that were written without a gap. */
export const withoutInnerArticle = (joined: string): string => joined.replace(INNER, '');

/** One way to cut what is written together with a noun off it. */
export interface Cut {
  /** و ف ب ك ل and what they make together; empty for the article alone. */
  clitic: string;
  hasArticle: boolean;
  rest: string;
}

const WITH_ARTICLE = /^([وف]?[بك]?)[اٱ]ل(?=[\u0621-\u064a]{2})/;
const WITH_DOUBLE_LAM = /^([وف]?)لل(?=[\u0621-\u064a])/;
const BARE_PARTICLES = /^(?:[وف][بكل]?|[بكل])/;

/**
 * Every way to cut the article and particles off a word without marks, the article first; who asks knows which rest is
 * a word, and how short one may be.
 */
export function cutsOf(word: string): Cut[] {
  const cuts: Cut[] = [];
  const [whole, before = ''] = WITH_ARTICLE.exec(word) ?? [];
  if (whole !== undefined && !OWN.test(word.slice(before.length)))
    cuts.push({ clitic: before, hasArticle: true, rest: word.slice(whole.length) });
  const [lams, conjunction = ''] = WITH_DOUBLE_LAM.exec(word) ?? [];
  if (lams !== undefined) {
    const rest = word.slice(lams.length);
    // للغة is the article before a ل of the word, whose third ل is not written.
    for (const each of [rest, `ل${rest}`])
      cuts.push({ clitic: `${conjunction}ل`, hasArticle: true, rest: each });
  }
  const [particles = ''] = BARE_PARTICLES.exec(word) ?? [];
  for (let length = 1; length <= particles.length; length++)
    cuts.push({ clitic: word.slice(0, length), hasArticle: false, rest: word.slice(length) });
  return cuts;
}

/** Write the preposition ل before a phrase: its article loses the alif, and two ل never become three. */
export function withLam(phrase: string): string {
  if (!hasArticle(phrase)) return `ل${phrase}`;
  const bare = withoutArticle(phrase);
  // guard: The preposition ل before the article never makes three ل ‹bare.startsWith('ل') ? `ل${bare}` :  →›
  return bare.startsWith('ل') ? `ل${bare}` : `لل${bare}`;
}
