/** Everything a root makes, from verb to noun of instrument. */

import { readRoot } from '../script/letters.ts';
import type { VerbForm } from '../word/templates.ts';
import { nounSurfaces } from './derive-nouns.ts';
import { relationSurfaces } from './derive-relation.ts';
import { formSurfaces, formsOf } from './derive-verbal.ts';
import type { Kind, Surface } from './derived-word.ts';
import { bestFirst } from './derived-word.ts';
import { glossOf } from './gloss.ts';
import { verbChoice } from './verb-choice.ts';

export interface DerivedWord extends Surface {
  /** Meaning in Arabic, from the sense of the root and the measure. */
  gloss: string;
}

export interface DeriveOptions {
  form?: VerbForm | undefined;
  kind?: Kind | undefined;
  /** The diacritised base verb, when the caller knows which one is meant. */
  verb?: string | undefined;
}

/** Every verb, verbal noun, participle and measured noun of a root; no glosses, no order between kinds. */
export function listSurfaces(root: string): Surface[] {
  return formsOf(root).flatMap((form) => [...formSurfaces(root, form), ...nounSurfaces(root, form)]);
}

const RELATION_KINDS: readonly Kind[] = ['nisba', 'artificial_masdar', 'diminutive'];

/** Derive words from a root, best first within a kind; empty when the text is no root. */
export function derive(text: string, options: DeriveOptions = {}): DerivedWord[] {
  const root = readRoot(text);
  if (root === null || root.length > 4) return [];
  const { kind } = options;
  const choice = options.verb === undefined ? undefined : verbChoice(root, options.verb);
  const forms = options.form ? [options.form] : choice ? [choice.form] : formsOf(root);
  const surfaces = forms.flatMap((form) => [
    ...formSurfaces(root, form, choice?.form === form ? choice.vowels : undefined),
    ...nounSurfaces(root, form),
  ]);
  const wantsRelations = kind === undefined || RELATION_KINDS.includes(kind);
  const all = wantsRelations ? [...surfaces, ...relationSurfaces(surfaces)] : surfaces;
  const wanted = kind === undefined ? all : all.filter((surface) => surface.kind === kind);
  return bestFirst(wanted).map((surface) => ({ ...surface, gloss: glossOf(root, surface) }));
}
