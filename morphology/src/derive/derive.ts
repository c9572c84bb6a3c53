/** Everything a root makes, from verb to noun of instrument. */

import { inUseOf } from '../lexicon/attested-words.ts';
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
  const relations = wantsRelations ? relationSurfaces(root, surfaces) : [];
  const all = [...surfaces, ...relations];
  const ofKind = (made: readonly Surface[]) => made.filter((one) => kind === undefined || one.kind === kind);
  // The rule keeps its order: what is listed beside the usual word of a kind does not go before it.
  const words = heardFirst(root, inUse(root, bestFirst(ofKind(all)), surfaces));
  return [...words, ...ofKind(feminineNouns(root, surfaces))];
}

const PARTICIPLES: ReadonlySet<Kind> = new Set(['active_participle', 'passive_participle']);

/** Participles in ة that have become nouns of their own: مَقُولَة, جَامِعَة; no word that the root makes otherwise. */
function feminineNouns(root: string, surfaces: readonly Surface[]): Surface[] {
  const made = new Set(surfaces.flatMap(({ derived, status }) => (status === 'doubtful' ? [] : [derived])));
  const listed = new Set(
    nounsOfRoot(root).flatMap(({ singular, partOfSpeech }) => (partOfSpeech === 'n' ? [singular] : [])),
  );
  return surfaces.flatMap((surface) => {
    const derived = `${surface.derived}\u064eة`.normalize('NFC');
    if (!PARTICIPLES.has(surface.kind) || made.has(derived) || !listed.has(derived)) return [];
    const pattern = `${surface.pattern}\u064eة`.normalize('NFC');
    return [{ ...surface, derived, plain: `${surface.plain}ة`, pattern, status: 'attested' as const }];
  });
}

/** A verbal noun that is listed as the one in use goes before the one that the rule gives its form: تَشْيِيء. */
function heardFirst(root: string, surfaces: Surface[]): Surface[] {
  const heard = new Set(inUseOf(root));
  const isHeard = ({ kind, derived }: Surface) => kind === 'masdar' && heard.has(derived);
  const forms = new Set(surfaces.filter(isHeard).map(({ form }) => form));
  if (forms.size === 0) return surfaces;
  const demoted = surfaces.map((surface) =>
    surface.kind === 'masdar' && forms.has(surface.form) && !isHeard(surface) && surface.status === 'attested'
      ? { ...surface, status: 'regular' as const }
      : surface,
  );
  return bestFirst(demoted);
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

/** The kinds of which `data/in-use.tsv` lists words; مُجْتَمَع as a place is another one than as a participle. */
const HEARD_KINDS: ReadonlySet<Kind> = new Set(['masdar', 'active_participle', 'passive_participle']);

/** Whether a listed word of these vowels is one of this kind too: أَمْن (security) is no adjective of state. */
function isOfKind({ kind, form, pattern, status }: Surface, { partOfSpeech }: NounEntry): boolean {
  const isAdjective = partOfSpeech.startsWith('adj');
  if (kind === 'active_participle') return isAdjective || status !== 'doubtful';
  if (kind === 'masdar') return !isAdjective && status !== 'doubtful' && pattern !== 'فِعَال';
  return kind !== 'place_time' || (!isAdjective && form !== 'I');
}

const isMasdarInUse = ({ kind, status }: Surface): boolean => kind === 'masdar' && status === 'attested';

/** A word that the list of nouns has under this root is in use, whatever the rule says of it. */
function inUse(root: string, words: readonly Surface[], surfaces: readonly Surface[]): Surface[] {
  const entries = nounsOfRoot(root);
  const heard = new Set(inUseOf(root));
  const masdars = new Set(surfaces.filter(isMasdarInUse).map(({ derived }) => derived));
  return words.map((surface) => {
    if (surface.status === 'attested' || BY_TABLE.has(surface.kind)) return surface;
    if (HEARD_KINDS.has(surface.kind) && heard.has(surface.derived))
      return { ...surface, status: 'attested' };
    // What is listed is the verbal noun, not a participle of the same letters: مَجِيء.
    if (surface.kind !== 'masdar' && masdars.has(surface.derived)) return surface;
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
