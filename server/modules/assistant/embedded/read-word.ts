import { type Analysis, analyse, type Kind, normalize, nounSenses, stripMarks } from '@mustalah/morphology';
import { withoutArticle } from './arabic-grammar.ts';
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
  const same = derivationsOf(best.root).filter(({ plain }) => normalize(plain) === normalize(word));
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

/** A broken plural is read as the singular it is listed under: معادن as معدن. */
function singularOf(word: string): string {
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
