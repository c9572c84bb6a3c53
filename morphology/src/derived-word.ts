import type { Licence } from './phonology.ts';
import type { VerbForm } from './templates.ts';
import { stripMarks } from './letters.ts';
import { writeWord } from './write-word.ts';

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
  /** With full vowel marks and without case ending. */
  derived: string;
  plain: string;
  kind: Kind;
  form: VerbForm | null;
  pattern: string;
  status: Status;
}

/** Make a surface from a word that is already written. */
export function surfaceOf(
  derived: string,
  kind: Kind,
  form: VerbForm | null,
  pattern: string,
  status: Status,
): Surface {
  return { derived, plain: stripMarks(derived), kind, form, pattern, status };
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
