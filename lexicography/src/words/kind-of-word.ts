import { type Kind, type Measured, normalize, nounSenses } from '@mustalah/morphology';
import { derivationsOf, type EngineWord } from './derivations.ts';
import { vowelsOf } from './vowels-of.ts';

/** Kinds of which a word with ة is the feminine, as well as what it is by itself. */
const INFLECTED: ReadonlySet<Kind> = new Set(['active_participle', 'passive_participle', 'intensive']);

/** Kinds that no adjective is. */
const OF_NOUNS: ReadonlySet<Kind> = new Set(['masdar', 'place_time', 'instrument', 'instance', 'manner']);

/** Kinds that any root has by rule, so that only a table tells whether a word is one. */
const BY_USAGE: ReadonlySet<Kind> = new Set(['instrument', 'intensive', 'place_time', 'elative']);

/** The measures that mean what their kind says; tables hold other words of the same use, such as سكّين. */
const OWN_MEASURES: Partial<Record<Kind, RegExp>> = {
  instrument: /^مِفْ/,
  place_time: /^مَفْع[\u064e\u0650]ل$/,
  intensive: /^فَعَّال$/,
};

/**
 * The one derived kind that a word of known measure is of; null where it may be of two, or of none.
 *
 * All that the engine derives from the root is compared; a table of usage goes before a rule, and an adjective of
 * the word list is no noun of place.
 */
export function kindOf(measured: Measured, root: string): Kind | null {
  const entries = entriesOf(measured.word);
  const isAdjective = entries.length > 0 && entries.every(({ partOfSpeech }) => partOfSpeech === 'adj');
  // What is listed as a noun, as كُرْسِيّ is, belongs to nothing by its ي.
  if (measured.ending === 'ي')
    return measured.evidence === 'shape' || (entries.length > 0 && !isAdjective) ? null : 'nisba';
  if (measured.ending !== '' && measured.ending !== 'ة') return null;
  const possible = derivationsOf(root).filter(
    (word) =>
      word.status !== 'doubtful' && isThis(word, measured) && !(isAdjective && OF_NOUNS.has(word.kind)),
  );
  const attested = possible.filter(({ kind, status }) => BY_USAGE.has(kind) && status === 'attested');
  const kinds = new Set((attested.length > 0 ? attested : possible).map(({ kind }) => kind));
  const [only] = kinds;
  const [word] = possible.filter(({ kind }) => kind === only);
  if (only === undefined || word === undefined || kinds.size > 1) return null;
  return isClaimed(word, measured, isAdjective, nounSenses(measured.word).length > 0) ? only : null;
}

const entriesOf = (word: string) =>
  nounSenses(word).filter(
    ({ singular }) => normalize(singular) === normalize(word) && vowelsOf(singular) === vowelsOf(word),
  );

/** Forms whose verbal nouns look like nouns of any meaning. */
const PLAIN: ReadonlySet<string> = new Set(['I', 'QI']);

function isThis({ derived, kind }: EngineWord, { word, ending }: Measured): boolean {
  if (vowelsOf(derived) === vowelsOf(word)) return true;
  return ending === 'ة' && INFLECTED.has(kind) && vowelsOf(`${derived}ة`) === vowelsOf(word);
}

/** What is true of the shape need not be true of the word: a plain noun happens to look like a verbal noun too. */
function isClaimed(
  { kind, form, status }: EngineWord,
  { measure }: Measured,
  isAdjective: boolean,
  isListed: boolean,
): boolean {
  switch (kind) {
    case 'masdar':
      return PLAIN.has(form ?? '') || measure === 'فِعَال' ? !isListed && status === 'attested' : true;
    case 'active_participle':
      return form !== 'I' || isAdjective;
    case 'passive_participle':
      return true;
    case 'instrument':
    case 'place_time':
    case 'intensive':
    case 'elative':
      return status === 'attested' && (OWN_MEASURES[kind]?.test(measure) ?? true);
    default:
      return false;
  }
}
