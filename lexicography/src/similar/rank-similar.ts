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
}

export interface Similar {
  id: number;
  arabic: string;
  latin: string;
  /** One Arabic phrase: what the two have in common. */
  why: string;
}

interface Evidence {
  weight: number;
  why: string;
}

/** A word shared by a term of another field must be a rare one; of the same field, any. */
const LEAST = 1.5;
const SAME_FIELD = 0.5;

/**
 * Rank terms by what they share with the asked one: a word of either script; never that term itself.
 *
 * A common root is no likeness (معادلة is not near عدالة); the term page has the family of a word apart.
 */
export function rankSimilar(asked: Asked, candidates: readonly SimilarCandidate[], most: number): Similar[] {
  const inArabic = frequencies(candidates.map(({ arabic_stem }) => arabic_stem));
  const inLatin = frequencies(candidates.map(({ latin_stem }) => latin_stem));
  return candidates
    .filter(({ arabic_bare, arabic_stem }) => arabic_bare !== asked.bare && arabic_stem !== asked.stem)
    .map((term) => ({ term, evidence: evidenceOf(asked, term, inArabic, inLatin) }))
    .filter(({ evidence }) => evidence.length > 0)
    .map(({ term, evidence }) => ({ term, evidence, score: scoreOf(asked, term, evidence) }))
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score || one.term.id - other.term.id)
    .slice(0, most)
    .map(({ term: { id, arabic, latin }, evidence }) => ({ id, arabic, latin, why: evidence[0]?.why ?? '' }));
}

/** How many of the candidates have each stem: what many share says little. */
function frequencies(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stems of texts) {
    for (const stem of new Set(stems.split(' '))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

const rarity = (stem: string, frequency: ReadonlyMap<string, number>): number =>
  1 + 1.2 / Math.sqrt(frequency.get(stem) ?? 1);

function evidenceOf(
  asked: Asked,
  term: SimilarCandidate,
  inArabic: ReadonlyMap<string, number>,
  inLatin: ReadonlyMap<string, number>,
): Evidence[] {
  const stems = new Set(asked.stem.split(' '));
  const spelt = term.arabic.split(/\s+/);
  const shared = term.arabic_stem
    .split(' ')
    .flatMap((stem, place) =>
      stems.has(stem) ? [{ weight: rarity(stem, inArabic), why: text.sharesWord(spelt[place] ?? stem) }] : [],
    );
  if (shared.length > 0) return shared.sort((one, other) => other.weight - one.weight);
  const latinStems = new Set(asked.latinStem.split(' ').filter((stem) => stem.length >= SHORTEST));
  const words = term.latin.split(/[\s-]+/);
  return term.latin_stem
    .split(' ')
    .flatMap((stem, place) =>
      latinStems.has(stem)
        ? [{ weight: rarity(stem, inLatin), why: text.sharesLatinWord(words[place] ?? stem) }]
        : [],
    );
}

/** Shorter Latin words join others. */
const SHORTEST = 3;

/** What is shared counts; field, closeness in letters, approval and votes decide among equals. */
function scoreOf(asked: Asked, term: SimilarCandidate, evidence: readonly Evidence[]): number {
  const shared = evidence.reduce((sum, { weight }, place) => sum + weight / (place + 1), 0);
  const field = term.category === asked.category ? SAME_FIELD : 0;
  return shared + field + 0.5 * term.closeness + (term.is_approved ? 0.1 : 0) + Math.min(term.votes, 5) / 100;
}
