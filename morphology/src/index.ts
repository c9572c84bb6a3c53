/** The published surface of the Arabic language engine. */

export { type Analysis, analyse } from './analyse/analyse.ts';
export type { Paradigm, Voice } from './conjugate.ts';
export { conjugate, conjugateStems, listVerbForms } from './conjugate.ts';
export type { Mood, Person } from './conjugate-endings.ts';
export { MOODS, PERSONS } from './conjugate-endings.ts';
export type { DerivedWord, DeriveOptions } from './derive.ts';
export { derive, listSurfaces } from './derive.ts';
export type { Kind, Status, Surface } from './derived-word.ts';
export { KINDS } from './derived-word.ts';
export { diminutive } from './diminutive.ts';
export { backTransliterate } from './latin/back-transliterate.ts';
export { composeArabic } from './latin/compose.ts';
export { listLoanwords } from './latin/list-loanwords.ts';
export { findLoanword, isLoanword, type Loanword } from './latin/loanwords.ts';
export { type LatinPart, latinCuts, latinParts, type Segmentation } from './latin/parts.ts';
export { transliterate } from './latin/transliterate.ts';
export { readRoot } from './letters.ts';
export type { RootEntry } from './lexicon.ts';
export { allRoots, findRoot } from './lexicon.ts';
export { hasArabic, NORMALIZER_VERSION, normalize, stripMarks } from './normalize.ts';
export { type NounSense, nounSenses } from './noun-senses.ts';
export { pluralCandidates } from './plural.ts';
export { artificialMasdar, relative } from './relative.ts';
export { type SearchKeys, searchKeys } from './search-keys.ts';
export type { VerbForm } from './templates.ts';
export { formOneVowels } from './verb-stems.ts';
