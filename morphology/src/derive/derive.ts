/** Everything a root makes, from verb to noun of instrument. */

import { spellingKey } from '../lexicon/known-words.ts';
import { type NounEntry, nounsOfRoot } from '../lexicon/noun-lexicon.ts';
import { readRoot } from '../script/letters.ts';
import type { VerbForm } from '../word/templates.ts';
import { nounSurfaces } from './derive-nouns.ts';
import { relationSurfaces } from './derive-relation.ts';
import { formSurfaces, formsOf } from './derive-verbal.ts';
import type { Kind, Surface } from './derived-word.ts';
import { bestFirst } from './derived-word.ts';
import { verbChoice } from './verb-choice.ts';

export interface DeriveOptions {
  form?: VerbForm | undefined;
  kind?: Kind | undefined;
  /** The diacritised base verb, when the caller knows which one is meant. */
  verb?: string | undefined;
}

/** Every verb, verbal noun, participle and measured noun of a root; no order between kinds. */
export function listSurfaces(root: string): Surface[] {
  return formsOf(root).flatMap((form) => [...formSurfaces(root, form), ...nounSurfaces(root, form)]);
}

const RELATION_KINDS: readonly Kind[] = ['nisba', 'artificial_masdar', 'diminutive'];

/** Derive words from a root, best first within a kind; empty when the text is no root. */
export function derive(text: string, options: DeriveOptions = {}): Surface[] {
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
  // The rule keeps its order: what is listed beside the usual word of a kind does not go before it.
  return inUse(root, bestFirst(wanted));
}

/** Kinds of which a listed noun of the same vowels may be one by chance: only their own tables attest them. */
const BY_TABLE: ReadonlySet<Kind> = new Set([
  'perfect',
  'imperfect',
  'instrument',
  'intensive',
  'instance',
  'manner',
  'elative',
]);

/** Whether a listed word of these vowels is one of this kind too: أَمْن (security) is no adjective of state. */
function isOfKind({ kind, form, pattern, status }: Surface, { partOfSpeech }: NounEntry): boolean {
  const isAdjective = partOfSpeech.startsWith('adj');
  if (kind === 'active_participle') return isAdjective || status !== 'doubtful';
  if (kind === 'masdar') return !isAdjective && status !== 'doubtful' && pattern !== 'فِعَال';
  return kind !== 'place_time' || (!isAdjective && form !== 'I');
}

/** A word that the list of nouns has under this root is in use, whatever the rule says of it. */
function inUse(root: string, surfaces: readonly Surface[]): Surface[] {
  const entries = nounsOfRoot(root);
  return surfaces.map((surface) => {
    if (surface.status === 'attested' || BY_TABLE.has(surface.kind)) return surface;
    const bare = surface.plain.replace(/[أإ]/g, 'ا');
    const isListed = entries.some(
      (entry) =>
        entry.bare === bare &&
        isOfKind(surface, entry) &&
        spellingKey(entry.singular) === spellingKey(surface.derived),
    );
    return isListed ? { ...surface, status: 'attested' } : surface;
  });
}
