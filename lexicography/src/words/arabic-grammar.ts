import {
  analyse,
  findLoanword,
  hasArticle,
  normalize,
  nounSenses,
  relative,
  stripMarks,
  withoutArticle,
} from '@mustalah/morphology';

const FEMININE = new Set(
  'شمس نار أرض نفس عين يد قدم أذن ساق كبد رحم ريح روح بئر حرب سوق سماء صحراء كهرباء كيمياء فيزياء رياضيات'.split(
    ' ',
  ),
);

/** Tell whether a bare noun takes feminine verbs and adjectives; plurals of things in ات do too. */
export const isFeminine = (noun: string): boolean =>
  /[ةى]$/.test(noun) || FEMININE.has(withoutArticle(noun)) || isSoundPlural(noun) || isBrokenPlural(noun);

/** Tell whether a word is listed only as a plural; things in the plural are feminine. */
export function isBrokenPlural(noun: string): boolean {
  const bare = withoutArticle(noun);
  const senses = nounSenses(bare);
  return senses.length > 0 && senses.every(({ singular }) => normalize(singular) !== normalize(bare));
}

/** In نبات and سبات the ت belongs to the root. */
const isSoundPlural = (noun: string): boolean =>
  noun.endsWith('ات') && analyse(withoutArticle(noun))[0]?.affixes.at(-1) !== undefined;

/** Give the article to a word that has none. */
export const definite = (word: string): string => (hasArticle(word) ? word : `ال${word}`);

/** Make the last word of a construct definite, as in علم الأحياء; what is definite already stays. */
export function definiteConstruct(words: readonly string[]): string {
  if (words.some(hasArticle)) return words.join(' ');
  return words
    .map((word, place) =>
      !isName(word) && (place === words.length - 1 || isAdjectiveOf(words, place)) ? definite(word) : word,
    )
    .join(' ');
}

/** A noun and its adjectives all take the article: النبات الطبي. */
const isAdjectiveOf = (words: readonly string[], place: number): boolean =>
  words
    .slice(place + 1)
    .every((word) => isNisba(word) || nounSenses(word).some(({ partOfSpeech }) => partOfSpeech === 'adj'));

/** The preposition ب before a phrase. */
export const withBa = (phrase: string): string => `ب${phrase}`;

/** Tell whether a word brings its preposition with it, as في does and the لل of للآفات. */
export const isPrepositional = (word: string): boolean =>
  /^(?:في|من|على|إلى|عن|مع|بين|تحت|فوق|عند|لدى|دون|بلا|[بك]ال\p{L}{2,}|لل\p{L}{2,})$/u.test(word);

/** A word without article or ending of its own that stands in no list of Arabic nouns. */
const isUnlisted = (word: string): boolean =>
  !hasArticle(word) && !isNisba(word) && !word.endsWith('ة') && nounSenses(word).length === 0;

const NAME_CONFIDENCE = 0.4;

/**
 * Tell whether a word is likely the name of a person or a place: no article, and no word of ours.
 *
 * A root that fits by chance proves nothing; names of Latin letters fit some root as often as not.
 */
export const isName = (word: string): boolean =>
  word.length > 3 &&
  isUnlisted(word) &&
  !findLoanword(word) &&
  (analyse(word)[0]?.confidence ?? 0) < NAME_CONFIDENCE;

/** Tell whether a word may be a name where one is expected; بيرنولي only looks like a relative adjective. */
export const isForeign = (word: string): boolean =>
  (isUnlisted(word) && !isMasdar(word)) ||
  (word.endsWith('ي') && baseOfNisba(word) === null && analyse(word).length === 0);

/** A verbal noun need not be listed to be Arabic. */
const isMasdar = (word: string): boolean =>
  /^(?:ت\p{L}{2}ي\p{L}|[اإ]\p{L}{2,4}ا\p{L}|ت\p{L}ا?\p{L}{2}|م\p{L}{3,})$/u.test(word);

const NISBA = /^(.{2,}?)(?:ي|ية|يات|يون|يين)$/;

/** Tell whether a word has the shape of a relative adjective, and is not of a root that ends so. */
export const isNisba = (word: string): boolean => {
  const bare = withoutArticle(word);
  if (!NISBA.test(bare)) return false;
  const [best] = analyse(bare);
  // خالية is the participle of خلا, not what belongs to الخال.
  const isParticiple = best !== undefined && /^(?:فَاعِل|مُ)/.test(best.pattern);
  return !isParticiple || best.affixes.some((affix) => affix.startsWith('ي'));
};

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
