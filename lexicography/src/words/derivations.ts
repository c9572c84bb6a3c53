import { derive, KINDS, normalize, nounSenses, remembering, type Surface } from '@mustalah/morphology';
import { formNames } from './form-names.ts';
import { kindNames } from './kind-names.ts';
import { vowelsOf } from './vowels-of.ts';

export interface EngineWord extends Surface {
  root: string;
  kind_name: string;
  /** What Arabic grammar calls the verb form; null for nouns of no verb. */
  form_name: string | null;
  /** What the list of nouns says this very word means in English; empty where it has none. */
  english: string;
}

/**
 * Every word a root makes, grouped by kind in a fixed order, the best attested first in each group.
 *
 * One question asks for the same root several times, and the next one often does again.
 */
export const derivationsOf = remembering(200, (root): readonly EngineWord[] => {
  const words = Map.groupBy(derive(root), ({ kind }) => kind);
  return KINDS.flatMap((kind) =>
    attestedFirst(words.get(kind) ?? []).map((word) => ({
      ...word,
      root,
      kind_name: kindNames[kind],
      form_name: word.form && formNames[word.form],
      english: isTold(word) ? englishOf(word, root) : '',
    })),
  );
});

const ORDER: Record<Surface['status'], number> = { attested: 0, regular: 1, doubtful: 2 };

const attestedFirst = (words: readonly Surface[]): Surface[] =>
  words.toSorted((one, other) => ORDER[one.status] - ORDER[other.status]);

/** Verbs stand in no list of nouns, and a noun of a single act or manner looks like nouns of any meaning. */
const UNTOLD: ReadonlySet<Surface['kind']> = new Set(['perfect', 'imperfect', 'instance', 'manner']);

/** Only a word in use can be the one that is listed: دَرِيس is hay, and nobody says it of one who studies. */
const isTold = ({ kind, status }: Surface): boolean => status === 'attested' && !UNTOLD.has(kind);

/** Kinds that are adjectives, and those that never are: أَرْوَى as a noun are ibexes. */
const ADJECTIVES: ReadonlySet<Surface['kind']> = new Set(['elative', 'nisba']);
const NOUNS: ReadonlySet<Surface['kind']> = new Set([
  'masdar',
  'artificial_masdar',
  'instrument',
  'place_time',
]);

function isOfKind(kind: Surface['kind'], partOfSpeech: string): boolean {
  const isAdjective = partOfSpeech.startsWith('adj');
  if (ADJECTIVES.has(kind)) return isAdjective;
  return !(NOUNS.has(kind) && isAdjective);
}

/** The English of a word that is listed under this root, of this kind and with these vowels; no plural's. */
function englishOf({ derived: word, kind }: Surface, root: string): string {
  const entries = nounSenses(word).filter(
    ({ singular, root: own, partOfSpeech }) =>
      own === root &&
      isOfKind(kind, partOfSpeech) &&
      normalize(singular) === normalize(word) &&
      vowelsOf(singular) === vowelsOf(word),
  );
  return [...new Set(entries.flatMap(({ english }) => english))].join(', ');
}
