import { spacedRoot } from '../words/sense-of-root.ts';
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
  latin_folded: string;
  roots: readonly string[];
  closeness: number;
}

/** The asked term under the keys by which it is compared. */
export interface Asked {
  bare: string;
  stem: string;
  roots: readonly string[];
  latinParts: readonly { text: string; arabic: string }[];
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

/** Below this two terms have nothing in common worth showing. */
const LEAST = 0.6;

/** Rank terms by what they share with the asked one; never that term itself. */
export function rankSimilar(asked: Asked, candidates: readonly SimilarCandidate[], most: number): Similar[] {
  const frequency = wordFrequency(candidates);
  return candidates
    .filter(({ arabic_bare, arabic_stem }) => arabic_bare !== asked.bare && arabic_stem !== asked.stem)
    .map((term) => ({ term, evidence: evidenceOf(asked, term, frequency) }))
    .map(({ term, evidence }) => ({ term, evidence, score: scoreOf(asked, term, evidence) }))
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score || one.term.id - other.term.id)
    .slice(0, most)
    .map(({ term: { id, arabic, latin }, evidence }) => ({
      id,
      arabic,
      latin,
      why: evidence[0]?.why ?? text.alike,
    }));
}

/** How many of the candidates have each stem: what many share says little. */
function wordFrequency(candidates: readonly SimilarCandidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { arabic_stem } of candidates) {
    for (const stem of new Set(arabic_stem.split(' '))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function evidenceOf(
  asked: Asked,
  term: SimilarCandidate,
  frequency: ReadonlyMap<string, number>,
): Evidence[] {
  const stems = new Set(asked.stem.split(' '));
  const shared = term.arabic_stem
    .split(' ')
    .flatMap((stem, place) => (stems.has(stem) ? [{ stem, place }] : []));
  const words = term.arabic_bare.split(' ');
  const spelt = term.arabic.split(/\s+/);
  const evidence: Evidence[] = shared.map(({ stem, place }) => ({
    weight: 1.2 + 1.3 / Math.sqrt(frequency.get(stem) ?? 1),
    why: text.sharesWord(spelt[place] ?? words[place] ?? stem),
  }));
  const root = asked.roots.find((each) => term.roots.includes(each));
  if (root !== undefined) evidence.push({ weight: 1.4, why: text.sharesRoot(spacedRoot(root)) });
  for (const part of asked.latinParts) {
    if (!term.latin_folded.includes(part.text)) continue;
    evidence.push({ weight: 0.6 + part.text.length / 10, why: text.sharesLatinPart(part.text, part.arabic) });
  }
  if (evidence.length === 0 && term.category === asked.category) {
    evidence.push({ weight: 0.2, why: text.sameField(term.category) });
  }
  return evidence.sort((one, other) => other.weight - one.weight);
}

/** What is shared counts; the same field, closeness in letters, approval and votes decide among equals. */
function scoreOf(asked: Asked, term: SimilarCandidate, evidence: readonly Evidence[]): number {
  const shared = evidence.reduce((sum, { weight }, place) => sum + weight / (place + 1), 0);
  const field = term.category === asked.category ? 0.4 : 0;
  return shared + field + 1.2 * term.closeness + (term.is_approved ? 0.1 : 0) + Math.min(term.votes, 5) / 100;
}
