import { type Model, type Piece, wordEnd } from './model.ts';
import { chance } from './ngram.ts';

/** A partly written word: what has been written, the last two pieces, and its cost so far. */
type Hypothesis = { latin: string; first: number; second: number; joint: number; spelling: number };

export type Decoded = { latin: string; score: number; known: boolean };

export type DecodeOptions = {
  /** Hypotheses kept at each letter, whatever they write. */
  breadth: number;
  /** Hypotheses kept besides because they begin a known word. */
  knownBreadth: number;
  /** Hypotheses whose spelling is looked at after each letter. */
  spelt: number;
  /** How much the spelling of English counts beside the sound. */
  spellingWeight: number;
  /** What a known word gains. */
  knownBonus: number;
};

export const defaultDecode: DecodeOptions = {
  breadth: 32,
  knownBreadth: 32,
  spelt: 160,
  spellingWeight: 0.6,
  knownBonus: 3,
};

const mostPieces = 16;
// A hypothesis so far behind the best (in log chance) never comes back.
const hopeless = 14;
const codes: number[] = [];

/** Log chance of the letters from a place of a Latin word on, and of its end when asked for. */
function spellingScore(model: Model, latin: string, from: number, atEnd: boolean): number {
  codes.length = 0;
  for (let index = 0; index < latin.length; index++) codes.push(latin.charCodeAt(index));
  if (atEnd) codes.push(wordEnd);
  let score = 0;
  for (let index = from; index < codes.length; index++) {
    score += Math.log(chance(model.spelling, codes, index, codes[index] ?? wordEnd));
  }
  return score;
}

function jointChance(model: Model, last: Hypothesis, symbol: number): number {
  const context = last.second < 0 ? [] : last.first < 0 ? [last.second] : [last.first, last.second];
  return Math.log(chance(model.joint, context, context.length, symbol));
}

function usefulPieces(model: Model, arabic: string): Piece[] {
  const pieces = model.byArabic.get(arabic) ?? [];
  return pieces
    .filter((piece) => piece.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostPieces);
}

function worth(one: Hypothesis, options: DecodeOptions): number {
  return one.joint + options.spellingWeight * one.spelling;
}

function prune(model: Model, list: Hypothesis[], options: DecodeOptions): Hypothesis[] {
  list.sort((a, b) => worth(b, options) - worth(a, options));
  const kept: Hypothesis[] = [];
  let known = 0;
  const seen = new Set<string>();
  for (const one of list) {
    const free = kept.length - known < options.breadth;
    if (!free && known >= options.knownBreadth) break;
    const key = `${one.latin} ${one.second}`;
    if (seen.has(key)) continue;
    const begins = one.latin === '' || model.prefixes.has(one.latin);
    if (begins && known < options.knownBreadth) known++;
    else if (!free) continue;
    seen.add(key);
    kept.push(one);
  }
  return kept;
}

type Growth = { last: Hypothesis; piece: Piece; joint: number; worth: number };

/** The likeliest next pieces by sound alone, which decides what is worth spelling out. */
function growths(model: Model, beam: Hypothesis[], pieces: Piece[], options: DecodeOptions): Growth[] {
  const results: Growth[] = [];
  // Many hypotheses end in the same two pieces and share the chances of the next.
  const shared = new Map<number, number[]>();
  let best = Number.NEGATIVE_INFINITY;
  for (const last of beam) {
    const ending = last.first * 4096 + last.second;
    let chances = shared.get(ending);
    if (!chances) {
      chances = pieces.map((piece) => jointChance(model, last, piece.id));
      shared.set(ending, chances);
    }
    for (let index = 0; index < pieces.length; index++) {
      const piece = pieces[index];
      const joint = last.joint + (chances[index] ?? 0);
      const value = joint + options.spellingWeight * last.spelling;
      if (piece === undefined || value < best - hopeless) continue;
      if (value > best) best = value;
      results.push({ last, piece, joint, worth: value });
    }
  }
  return results.sort((a, b) => b.worth - a.worth).slice(0, options.spelt);
}

/** Spell one folded Arabic word with Latin letters, likeliest first. */
export function decode(model: Model, arabic: string, options: DecodeOptions = defaultDecode): Decoded[] {
  const beams: Hypothesis[][] = Array.from({ length: arabic.length + 1 }, () => []);
  beams[0]?.push({ latin: '', first: -1, second: -1, joint: 0, spelling: 0 });
  for (let place = 0; place < arabic.length; place++) {
    const beam = prune(model, beams[place] ?? [], options);
    for (const width of [1, 2]) {
      const next = beams[place + width];
      if (!next || place + width > arabic.length) continue;
      const pieces = usefulPieces(model, arabic.slice(place, place + width));
      for (const { last, piece, joint } of growths(model, beam, pieces, options)) {
        const latin = last.latin + piece.latin;
        const spelling = last.spelling + spellingScore(model, latin, last.latin.length, false);
        next.push({ latin, first: last.second, second: piece.id, joint, spelling });
      }
    }
  }
  const results = new Map<string, Decoded>();
  for (const last of prune(model, beams[arabic.length] ?? [], options)) {
    if (last.latin === '') continue;
    const known = model.words.has(last.latin);
    const joint = last.joint + jointChance(model, last, wordEnd);
    const spelling = last.spelling + spellingScore(model, last.latin, last.latin.length, true);
    const score = joint + options.spellingWeight * spelling + (known ? options.knownBonus : 0);
    const before = results.get(last.latin);
    if (!before || before.score < score) results.set(last.latin, { latin: last.latin, score, known });
  }
  return [...results.values()].toSorted((a, b) => b.score - a.score);
}
