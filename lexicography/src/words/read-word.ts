import {
  type Analysis,
  analyse,
  type Kind,
  normalize,
  nounSenses,
  stripMarks,
  withoutArticle,
} from '@mustalah/morphology';
import { derivationsOf, type EngineWord } from './derivations.ts';

/** What a word is: its root, and what kind of word of that root. */
export interface WordReading {
  root: string;
  rootClass: string;
  pattern: string;
  form: string | null;
  /** Null where the word is none of the derived kinds. */
  kind: Kind | null;
  /** With full vowel marks, where the word is a derived one. */
  vowelled: string | null;
}

/** Of a word with several readings, nouns of a clear meaning come before participles, those before verbs. */
const PREFERENCE: readonly Kind[] = [
  'masdar',
  'instrument',
  'active_participle',
  'place_time',
  'passive_participle',
  'intensive',
  'nisba',
  'artificial_masdar',
  'elative',
  'diminutive',
  'instance',
  'manner',
  'perfect',
  'imperfect',
];
const STATUS: Record<EngineWord['status'], number> = { attested: 0, regular: 1, doubtful: 2 };

/** Read a word as the derived word it most likely is; null for loanwords and words without a root. */
export function readWord(text: string): WordReading | null {
  const word = singularOf(withoutArticle(stripMarks(text)));
  const [best] = analyse(word);
  if (!best) return null;
  const vowels = knownVowels(word);
  const same = derivationsOf(best.root).filter(
    (each) => normalize(each.plain) === normalize(word) && isCredible(each, vowels),
  );
  const [derived] = same.sort((one, other) => rank(one, best) - rank(other, best));
  return {
    root: best.root,
    rootClass: best.class,
    pattern: derived?.pattern ?? best.pattern,
    form: derived?.form ?? best.form,
    kind: derived?.kind ?? null,
    vowelled: derived?.derived ?? null,
  };
}

/** The vowelled forms under which a word is listed. */
const knownVowels = (word: string): string[] =>
  nounSenses(word).flatMap(({ singular }) =>
    normalize(singular) === normalize(word) ? [comparable(singular)] : [],
  );

/** Kinds that any root has by rule, so that only usage tells whether a word is one. */
const BY_USAGE: ReadonlySet<Kind> = new Set(['intensive', 'instance', 'manner', 'elative', 'diminutive']);

/** A listed word has the vowels of its entry; an unlisted one is what usage or an unmistakable measure makes it. */
function isCredible({ derived, kind, pattern, status }: EngineWord, vowels: readonly string[]): boolean {
  if (vowels.length > 0) return vowels.includes(comparable(derived));
  if (status === 'attested') return true;
  return status === 'regular' && !BY_USAGE.has(kind) && pattern !== 'فَعَّالَة' && pattern !== 'فِعَال';
}

/** A vowelled word without the marks that some writers leave out. */
const comparable = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/\u0652|\u064e(?=[اى])/g, '')
    .replace(/[\u064b-\u0650]$/, '');

/** A broken plural is read as the singular it is listed under: معادن as معدن. */
function singularOf(word: string): string {
  // أَشْرَاف is a plural, إِشْرَاف is not.
  if (word.startsWith('إ')) return word;
  const senses = nounSenses(word);
  const isSingular = senses.some(({ singular }) => normalize(singular) === normalize(word));
  return isSingular ? word : stripMarks(senses[0]?.singular ?? word);
}

/** Attested words first, then those the analysis meant, then by kind. */
function rank(word: EngineWord, best: Analysis): number {
  const isMeant = word.pattern === best.pattern;
  // مرصد is a place of form I before it is a participle of form IV.
  const isPlainPlace = word.kind === 'place_time' && word.form === 'I';
  return STATUS[word.status] * 100 + (isMeant ? 0 : 50) + (isPlainPlace ? 1 : PREFERENCE.indexOf(word.kind));
}
