import { searchKeys } from '@mustalah/morphology';
import { rootOfHead } from '../words/read-term.ts';
import { text } from './text.ts';

/** A term that may be similar, as the dictionary gives it. */
export interface SimilarCandidate {
  id: number;
  arabic: string;
  latin: string;
  category: string;
  is_approved: boolean;
  votes: number;
  arabic_bare: string;
  arabic_stem: string;
  latin_stem: string;
  definition: string;
  /** The roots of its words. */
  roots: readonly string[];
  /** Share of common letter runs with the asked term, 0 to 1. */
  closeness: number;
}

/** The asked term under the keys by which it is compared. */
export interface Asked {
  bare: string;
  stem: string;
  /** The stems of its Latin words; empty where its Latin is not known. */
  latinStem: string;
  category: string | null;
  /** Of a term of the dictionary its text; what else is asked about has no kin. */
  entry: Pick<SimilarCandidate, 'arabic' | 'definition'> | null;
}

export interface Similar {
  id: number;
  arabic: string;
  latin: string;
  /** One Arabic phrase: what the two have in common. */
  why: string;
}

/** What two terms have in common. */
interface Evidence {
  weight: number;
  why: string;
}

const SAME_FIELD = 0.5;
/** A first word that more terms begin with, such as نظرية, makes two of them no likelier to be near. */
const COMMON_HEAD = 3;
/** In a longer term a word between others is not what the term is about. */
const SHORT_TERM = 2;
/** Words that are no words of a term. */
const JOINING = new Set('في من على عن بين بعد قبل مع تحت فوق the of and in on a an to for'.split(' '));
/** Words that qualify anything: to share one is nothing. */
const EMPTY = new Set('غير ذو ذات ذاتي نظام عام خاص علم نوع كل عدم دون job'.split(' '));

/**
 * Rank terms by what they share with the asked one; never that term itself.
 *
 * Two words of either script in common; or, in one field, one that is all of one term and begins or ends the other, or
 * a first word that few terms begin with and that both have in Latin too (طب alone joins surgery to skin). A word
 * somewhere within, or a root (معادلة, عدالة), is no likeness. After these comes the kin of an entry: terms whose first
 * word is of its root, where field, Latin or definition meet too; آلة المتّجهات is no kin of the protozoa.
 */
export function rankSimilar(asked: Asked, candidates: readonly SimilarCandidate[], most: number): Similar[] {
  const heads = new Map<string, number>();
  for (const { arabic_stem } of candidates) {
    const head = arabic_stem.split(' ')[0] ?? '';
    heads.set(head, (heads.get(head) ?? 0) + 1);
  }
  return candidates
    .filter(({ arabic_bare }) => arabic_bare !== asked.bare)
    .flatMap((term) => {
      const evidence = evidenceOf(asked, term, heads);
      return evidence ? [{ term, why: evidence.why, score: evidence.weight + bonusOf(asked, term) }] : [];
    })
    .sort((one, other) => other.score - one.score || one.term.id - other.term.id)
    .slice(0, most)
    .map(({ term: { id, arabic, latin }, why }) => ({ id, arabic, latin, why }));
}

const wordsOf = (stems: string): string[] =>
  stems.split(' ').filter((stem) => stem.length > 1 && !JOINING.has(stem));

function evidenceOf(
  asked: Asked,
  term: SimilarCandidate,
  heads: ReadonlyMap<string, number>,
): Evidence | null {
  const isSameField = term.category === asked.category;
  const arabic = sharedIn(wordsOf(asked.stem), wordsOf(term.arabic_stem));
  const spelt = new Map(
    term.arabic_stem.split(' ').map((stem, place) => [stem, term.arabic.split(/\s+/)[place]]),
  );
  const sharesWord = (stem: string) => text.sharesWord(spelt.get(stem) ?? stem);
  const [first = ''] = arabic.shared;
  if (arabic.shared.length > 1) return { weight: 1 + arabic.shared.length, why: sharesWord(first) };
  if (arabic.isAllOfOne && isSameField) return { weight: 1.5, why: sharesWord(first) };
  const latin = sharedIn(wordsOf(asked.latinStem), wordsOf(term.latin_stem));
  const sharesLatin = () => text.sharesLatin(latin.shared.map((each) => latinSpelt(term, each)).join(' '));
  if (latin.shared.length > 1) return { weight: 0.8 + latin.shared.length, why: sharesLatin() };
  if (latin.isAllOfOne && isSameField) return { weight: 1.4, why: sharesLatin() };
  const isHead =
    first !== '' && asked.stem.startsWith(`${first} `) && term.arabic_stem.startsWith(`${first} `);
  const isRareHead = (heads.get(first) ?? 0) <= COMMON_HEAD;
  if (isHead && isSameField && isRareHead && latin.shared.length > 0)
    return { weight: 1.2, why: sharesWord(first) };
  if (asked.entry === null || !isKin(asked, asked.entry, term)) return null;
  return { weight: 0.6, why: isHead ? sharesWord(first) : text.sharesRoot };
}

/** The word of a term whose stem is given, as its author wrote it. */
const latinSpelt = ({ latin }: SimilarCandidate, stem: string): string =>
  latin.split(/\s+/).find((word) => searchKeys(word).stem === stem) ?? stem;

/** Letters that tell a Latin root: pollut-ant, pollut-ion. */
const LATIN_ROOT = 5;

/**
 * Whether the first words of two terms are of one root, and they meet in something else too.
 *
 * With one first word they are of one field, since كسر is a fracture and a fraction. With two, the definition of one has
 * the other, where that is this word alone, or Latin words begin alike: a design (تصميم) is no kin of a valve (صمام), and
 * who heals himself (تداوٍ) takes a drug (دواء), but not an orphan drug. In two fields both must hold: a motion (حركة) is in the
 * definition of an engine (محرّك), which is none.
 * Two words of one stem, as دافعيّة and دافع, are near by it in one field, and in two by both.
 */
function isKin(asked: Asked, entry: NonNullable<Asked['entry']>, term: SimilarCandidate): boolean {
  const [head = ''] = asked.stem.split(' ');
  const [other = ''] = term.arabic_stem.split(' ');
  if (EMPTY.has(head) || EMPTY.has(other)) return false;
  const root = rootOfHead(entry.arabic, asked.latinStem);
  if (root === null || !term.roots.includes(root) || rootOfHead(term.arabic, term.latin) !== root)
    return false;
  const isSameField = term.category === asked.category;
  const isOneStem = head === other;
  const [own, its] = isOneStem ? [firstOf(asked.bare), firstOf(term.arabic_bare)] : [head, other];
  if (isOneStem && (isSameField || own === its)) return isSameField;
  // A definition that repeats its own word does not have another of that stem.
  const key = isOneStem ? 'bare' : 'stem';
  const isDefinedBy = (definition: string, word: string, whole: string) =>
    word.length > 2 && !whole.includes(' ') && searchKeys(definition)[key].split(' ').includes(word);
  const meetsInDefinition =
    isDefinedBy(term.definition, own, asked.stem) || isDefinedBy(entry.definition, its, term.arabic_stem);
  const beginnings = new Set(latinBeginnings(asked.latinStem));
  const meetsInLatin = () => latinBeginnings(term.latin_stem).some((each) => beginnings.has(each));
  return isSameField ? meetsInDefinition || meetsInLatin() : meetsInDefinition && meetsInLatin();
}

const firstOf = (keys: string): string => keys.split(' ')[0] ?? '';

const latinBeginnings = (stems: string): string[] =>
  wordsOf(stems)
    .filter((word) => word.length >= LATIN_ROOT)
    .map((word) => word.slice(0, LATIN_ROOT));

/** The words that two have in common, and whether one of the two is such a word and the other begins or ends with it. */
function sharedIn(words: readonly string[], others: readonly string[]) {
  const shared = [...new Set(words)].filter((word) => others.includes(word) && !EMPTY.has(word));
  const [shorter, longer] = words.length < others.length ? [words, others] : [others, words];
  const [word = ''] = shared;
  const isAbout = longer[0] === word || (longer.length <= SHORT_TERM && longer.includes(word));
  return { shared, isAllOfOne: shorter.length === 1 && shared.length === 1 && isAbout };
}

/** Field, closeness in letters, approval and votes decide among equals. */
const bonusOf = (asked: Asked, term: SimilarCandidate): number =>
  (term.category === asked.category ? SAME_FIELD : 0) +
  0.5 * term.closeness +
  (term.is_approved ? 0.1 : 0) +
  Math.min(term.votes, 5) / 100;
