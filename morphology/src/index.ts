/** The published surface of the Arabic language engine. */

export { type Analysis, analyse } from './analyse/analyse.ts';
export { functionWord } from './analyse/function-words.ts';
export type { Paradigm, Voice } from './conjugate/conjugate.ts';
export { conjugate, conjugateStems, listVerbForms } from './conjugate/conjugate.ts';
export type { Mood, Person } from './conjugate/conjugate-endings.ts';
export { MOODS, PERSONS } from './conjugate/conjugate-endings.ts';
export type { DeriveOptions } from './derive/derive.ts';
export { derive, listSurfaces } from './derive/derive.ts';
export type { Kind, Status, Surface } from './derive/derived-word.ts';
export { KINDS } from './derive/derived-word.ts';
export { diminutive } from './derive/diminutive.ts';
export { isMadeOf, type Measured, measureOf } from './derive/measure-of.ts';
export { artificialMasdar, relative } from './derive/nisba.ts';
export { pluralCandidates } from './derive/plural.ts';
export { formOneVowels } from './derive/verb-stems.ts';
export { backTransliterate } from './latin/back-transliterate.ts';
export { composeArabic } from './latin/compose.ts';
export { listLoanwords } from './latin/list-loanwords.ts';
export { findLoanword, isLoanword, type Loanword } from './latin/loanwords.ts';
export {
  isShapingEnding,
  type LatinPart,
  latinCuts,
  latinParts,
  type Segmentation,
  type Sense,
} from './latin/parts.ts';
export { isRomanized } from './latin/romanized.ts';
export { soundsLike } from './latin/sounds-like.ts';
export { transliterate } from './latin/transliterate.ts';
export { rootsOfArabism } from './lexicon/arabisms.ts';
export { plainRoot } from './lexicon/augmented.ts';
export { blendOf } from './lexicon/blends.ts';
export { borrowedSensesOf } from './lexicon/borrowed-senses.ts';
export { eponymsOf } from './lexicon/eponyms.ts';
export type { RootEntry } from './lexicon/lexicon.ts';
export { allRoots, findRoot } from './lexicon/lexicon.ts';
export { isListedPlural } from './lexicon/noun-lexicon.ts';
export { type NounSense, nounSenses } from './lexicon/noun-senses.ts';
export { remembering } from './remembering.ts';
export { agreesWithMarks } from './script/agrees-with-marks.ts';
export {
  ARTICLE_IF_ANY,
  behindSlippedArticle,
  type Cut,
  cutsOf,
  hasArticle,
  lastArticle,
  withLam,
  withoutArticle,
  withoutAttached,
  withoutBegunArticle,
  withoutInnerArticle,
} from './script/article.ts';
export { readRoot, stripMarks } from './script/letters.ts';
export { hasArabic, NORMALIZER_VERSION, normalize } from './script/normalize.ts';
export { readScript } from './script/read-script.ts';
export { isSurelyNoun, type Kinship, kinshipOf, singularsOf } from './search/kinship.ts';
export { latinStem } from './search/latin-stem.ts';
export { lightStem } from './search/light-stem.ts';
export { type SearchKeys, searchKeys } from './search/search-keys.ts';
export type { VerbForm } from './word/templates.ts';
