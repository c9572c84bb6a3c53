import { withoutVowels } from '../script/letters.ts';
import type { Licence } from '../word/phonology.ts';
import type { VerbForm } from '../word/templates.ts';
import { writeWord } from '../word/write-word.ts';

export const KINDS = [
  'perfect',
  'imperfect',
  'masdar',
  'active_participle',
  'passive_participle',
  'place_time',
  'instrument',
  'intensive',
  'elative',
  'instance',
  'manner',
  'nisba',
  'artificial_masdar',
  'diminutive',
] as const;

export type Kind = (typeof KINDS)[number];
export type Status = 'attested' | 'regular' | 'doubtful';

/** A word made from a root, before it is explained. */
export interface Surface {
  /** With full vowel marks and without case ending, except the tanwin of a weak last radical: قَاضٍ, مُعْطًى. */
  derived: string;
  plain: string;
  kind: Kind;
  form: VerbForm | null;
  pattern: string;
  status: Status;
}

/** Kinds whose words in a last weak radical take tanwin: مُعْطًى, مَرْمًى, هُدًى (Wright I §167). */
const TAKES_TANWIN = new Set<Kind>(['masdar', 'passive_participle', 'place_time', 'instrument']);

/** Three letters, of which the last is long a: it stands for the last radical, since a noun has three. */
const THREE_LETTERS = /^.[\u064e-\u0650].\u064e[اى]$/;

/** Write the tanwin of a noun that ends in its last radical as long a; فُعْلَى and أَفْعَل take none. */
function withTanwin(word: string, kind: Kind, pattern: string): string {
  const endsInRadical = withoutVowels(pattern).endsWith('ل') || THREE_LETTERS.test(word);
  if (!TAKES_TANWIN.has(kind) || !endsInRadical) return word;
  return word.replace(/\u064e(\u0651?[اى])$/, '\u064b$1');
}

/** Make a surface from a word that is already written. */
export function surfaceOf(
  word: string,
  kind: Kind,
  form: VerbForm | null,
  pattern: string,
  status: Status,
): Surface {
  const derived = withTanwin(word, kind, pattern);
  return { derived, plain: withoutVowels(word), kind, form, pattern, status };
}

/** Make a surface from a template. */
export function surfaceFrom(
  root: string,
  template: { sounds: string; pattern: string } & Licence,
  kind: Kind,
  form: VerbForm | null,
  status: Status,
): Surface {
  return surfaceOf(writeWord(template.sounds, root, template), kind, form, template.pattern, status);
}

const WORSE: Record<Status, number> = { attested: 0, regular: 1, doubtful: 2 };

/** Keep the first of equal words of a kind and put better attested ones first, otherwise in order. */
export function bestFirst(surfaces: readonly Surface[]): Surface[] {
  const seen = new Set<string>();
  const unique = surfaces.filter((surface) => {
    const key = `${surface.kind} ${surface.form} ${surface.derived}`;
    return !seen.has(key) && seen.add(key);
  });
  return unique.sort((one, other) => WORSE[one.status] - WORSE[other.status]);
}
