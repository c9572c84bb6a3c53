import { findLoanword, normalize, nounSenses, relative, stripMarks } from '@mustalah/morphology';

const FEMININE = new Set(
  'شمس نار أرض نفس عين يد قدم أذن ساق كبد رحم ريح روح بئر حرب سوق سماء صحراء كهرباء كيمياء فيزياء رياضيات'.split(
    ' ',
  ),
);

/** Tell whether a bare noun takes feminine verbs and adjectives; plurals of things in ات do too. */
export const isFeminine = (noun: string): boolean =>
  /(?:[ةى]|ات)$/.test(noun) || FEMININE.has(withoutArticle(noun));

/** Give the article to a word that has none. */
export const definite = (word: string): string => (hasArticle(word) ? word : `ال${word}`);

/** Cut the article off a word. */
export const withoutArticle = (word: string): string => (hasArticle(word) ? word.slice(2) : word);

const hasArticle = (word: string): boolean =>
  /^ال(?=\p{L}{2})/u.test(word) && !/^ال(?:تهاب|تزام|تئام|تقاء|تواء|تحام|تقاط|تماس)/.test(word);

/** Make the last word of a construct definite, as in علم الأحياء; what is definite already stays. */
export function definiteConstruct(words: readonly string[]): string {
  if (words.some(hasArticle)) return words.join(' ');
  return words
    .map((word, place) => (place === words.length - 1 || isAdjectiveOf(words, place) ? definite(word) : word))
    .join(' ');
}

/** A noun and its adjectives all take the article: النبات الطبي. */
const isAdjectiveOf = (words: readonly string[], place: number): boolean =>
  words
    .slice(place + 1)
    .every((word) => isNisba(word) || nounSenses(word).some(({ partOfSpeech }) => partOfSpeech === 'adj'));

/** The preposition ب before a phrase. */
export const withBa = (phrase: string): string => `ب${phrase}`;

/** The preposition ل before a phrase: the article loses its alif. */
export const withLam = (phrase: string): string =>
  phrase.startsWith('ال') ? `لل${phrase.slice(2)}` : `ل${phrase}`;

const NISBA = /^(.{2,}?)(?:ي|ية|يات|يون|يين)$/;

/** Tell whether a word has the shape of a relative adjective. */
export const isNisba = (word: string): boolean => NISBA.test(withoutArticle(word));

let bases: Map<string, string> | undefined;

/** Nouns whose adjective does not show them: نووي of نواة. */
const HIDDEN = [
  'نواة',
  'خلية',
  'رئة',
  'لغة',
  'دم',
  'يد',
  'كلية',
  'معدة',
  'قوة',
  'حياة',
  'فم',
  'لثة',
  'شتاء',
  'سماء',
  'فضاء',
  'ماء',
  'هواء',
  'ضوء',
  'كيمياء',
  'فيزياء',
  'كهرباء',
  'صحراء',
];

function hiddenBases(): Map<string, string> {
  bases ??= new Map(
    HIDDEN.flatMap((noun) => relative(noun).map((word) => [stripMarks(word), noun] as const)),
  );
  return bases;
}

/** The noun that a relative adjective is made of, without marks; null when none is known. */
export function baseOfNisba(adjective: string): string | null {
  const word = withoutArticle(adjective).replace(/(?:ة|ات|ون|ين)$/, '');
  const hidden = hiddenBases().get(word);
  if (hidden) return hidden;
  const stem = NISBA.exec(word)?.[1];
  if (stem === undefined) return null;
  const nouns = [stem, `${stem}ة`, `${stem}ا`, stem.replace(/ئ$/, 'ء'), `${stem}يا`, `${stem}ية`];
  const listed = nouns.find((noun) => nounSenses(noun).length > 0 && !noun.endsWith('ي'));
  if (listed) return listed;
  const loanword = findLoanword(word);
  return loanword && normalize(loanword.arabic) !== normalize(word) ? loanword.arabic : null;
}
