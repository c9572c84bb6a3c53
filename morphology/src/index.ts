/** The published surface of the Arabic language engine. */
export { derive, listSurfaces } from './derive.ts';
export type { DerivedWord, DeriveOptions } from './derive.ts';
export { KINDS } from './derived-word.ts';
export type { Kind, Status, Surface } from './derived-word.ts';
export { readRoot } from './letters.ts';
export { allRoots, findRoot } from './lexicon.ts';
export type { RootEntry } from './lexicon.ts';
export type { VerbForm } from './templates.ts';
export { formOneVowels } from './verb-stems.ts';
export { hasArabic, NORMALIZER_VERSION, normalize, stripMarks } from './normalize.ts';
export { type SearchKeys, searchKeys } from './search-keys.ts';
