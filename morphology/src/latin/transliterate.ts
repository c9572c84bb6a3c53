import { foldLatin } from './fold.ts';
import { listedArabic } from './loanwords.ts';
import { type Model, type Piece, sharedModel, wordEnd } from './model.ts';
import { chance } from './ngram.ts';

type Hypothesis = { arabic: string; first: number; second: number; score: number; inserted: boolean };

const breadth = 40;
const longestToken = 30;
const mostTokens = 4;
const mostAnswers = 8;
const longestPiece = 4;
// The academies write the vowels of a loanword out, so a longer spelling gains a little for each letter.
const fullness = 0.8;

// Letters that no listed piece covers are written with their usual Arabic letter.
const fallback: Record<string, string> = {
  b: 'ب',
  c: 'ك',
  d: 'د',
  f: 'ف',
  g: 'غ',
  h: 'ه',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  p: 'ب',
  q: 'ك',
  r: 'ر',
  s: 'س',
  t: 'ت',
  v: 'ف',
  w: 'و',
  x: 'كس',
  y: 'ي',
  z: 'ز',
  a: 'ا',
  e: '',
  i: 'ي',
  o: 'و',
  u: 'و',
};

function scored(model: Model, last: Hypothesis, symbol: number): number {
  const context = last.second < 0 ? [] : last.first < 0 ? [last.second] : [last.first, last.second];
  return last.score + Math.log(chance(model.joint, context, context.length, symbol));
}

function prune(list: Hypothesis[]): Hypothesis[] {
  const best = new Map<string, Hypothesis>();
  for (const one of list.toSorted((a, b) => b.score - a.score)) {
    const key = `${one.arabic} ${one.second}`;
    if (!best.has(key)) best.set(key, one);
    if (best.size >= breadth) break;
  }
  return [...best.values()];
}

function grow(model: Model, last: Hypothesis, piece: Piece): Hypothesis {
  return {
    arabic: last.arabic + piece.arabic,
    first: last.second,
    second: piece.id,
    score: scored(model, last, piece.id) + fullness * piece.arabic.length,
    inserted: piece.latin === '',
  };
}

// French endings and doubled letters in the spelling whose Arabic the model knows.
const respellings: [RegExp, string][] = [
  [/logie$/, 'logy'],
  [/graphie$/, 'graphy'],
  [/(tom|scop|metr|path|therap|nom|phob|man)ie$/, '$1y'],
  [/ique$/, 'ic'],
  [/cc(?=[eiy])/g, 'x'],
  [/([bdfgjkmnprtvz])\1/g, '$1'],
  [/tion(s?)$/, 'shen$1'],
];

function respell(latin: string): string {
  return respellings.reduce((word, [from, to]) => word.replace(from, to), latin);
}

/** Tell whether a letter without a counterpart in Latin may be written at a place: أوزون, فيلتر, بيولوجيا. */
function mayInsert(letter: string, latin: string, place: number): boolean {
  if (place === 0) return letter === 'ا' && /^(?:[aeiouy]|s[^aeiouy])/.test(latin);
  if (place < latin.length) return letter === 'ا' || letter === 'و' || letter === 'ي';
  return /(?:[aeiouy]|ics)$/.test(latin) && (letter === 'ا' || letter === 'ة');
}

/** Write one folded Latin word with Arabic letters, alif still without hamza. */
export function encode(model: Model, latin: string): string[] {
  const beams: Hypothesis[][] = Array.from({ length: latin.length + 1 }, () => []);
  beams[0]?.push({ arabic: '', first: -1, second: -1, score: 0, inserted: false });
  const silent = (model.byLatin.get('') ?? []).filter((piece) => piece.id !== wordEnd && piece.count > 2);
  for (let place = 0; place <= latin.length; place++) {
    const beam = prune(beams[place] ?? []);
    const free = silent.filter((piece) => mayInsert(piece.arabic, latin, place));
    const withSilent = prune([
      ...beam,
      ...beam.filter((one) => !one.inserted).flatMap((one) => free.map((piece) => grow(model, one, piece))),
    ]);
    beams[place] = withSilent;
    if (place === latin.length) break;
    for (let length = 1; length <= longestPiece && place + length <= latin.length; length++) {
      const letters = latin.slice(place, place + length);
      const pieces = (model.byLatin.get(letters) ?? []).filter((piece) => piece.count > 0);
      for (const one of withSilent)
        for (const piece of pieces) beams[place + length]?.push(grow(model, one, piece));
    }
    const letter = fallback[latin.charAt(place)] ?? '';
    for (const one of withSilent.slice(0, 3)) {
      beams[place + 1]?.push({ ...one, arabic: one.arabic + letter, score: one.score - 14, inserted: false });
    }
  }
  const finished = (beams[latin.length] ?? []).map((one) => ({
    arabic: one.arabic,
    score: scored(model, one, wordEnd),
  }));
  finished.sort((a, b) => b.score - a.score);
  return [...new Set(finished.map((one) => one.arabic))].filter((word) => word !== '');
}

/** Give the first alif its hamza: below before e and i, above before a, o and u (usage of the academies). */
function withHamza(arabic: string, latin: string): string {
  if (arabic.startsWith('اا')) return `آ${arabic.slice(2)}`;
  if (!arabic.startsWith('ا')) return arabic;
  const high = /^h?(?:[eiy](?!u)|oe|ae)/.test(latin) && !arabic.startsWith('او');
  return (high ? 'إ' : 'أ') + arabic.slice(1);
}

/** Listed loanwords of a Latin word first, the likelier spelling before the other, then the spellings made by rule. */
function spellings(model: Model, latin: string): string[] {
  const made = encode(model, respell(latin)).map((one) => withHamza(one, latin));
  const place = (word: string) => (made.includes(word) ? made.indexOf(word) : made.length);
  const listed = listedArabic(latin).toSorted((a, b) => place(a) - place(b));
  return [...new Set([...listed, ...made])];
}

/** Spell a Latin scientific word with Arabic letters by the usage of the academies, likeliest first. */
export function transliterate(text: string): string[] {
  const tokens = foldLatin(text.slice(0, 200))
    .split(' ')
    .filter((token) => token !== '')
    .slice(0, mostTokens);
  const model = sharedModel();
  let phrases: string[] = [''];
  for (const token of tokens) {
    const letters = token.slice(0, longestToken);
    const answers = /^[a-z]+$/.test(letters) ? spellings(model, letters) : [token];
    const kept = answers.slice(0, tokens.length > 1 ? 3 : mostAnswers);
    phrases = phrases.flatMap((phrase) => kept.map((answer) => `${phrase} ${answer}`.trim())).slice(0, 30);
  }
  return phrases.filter((phrase) => phrase !== '').slice(0, mostAnswers);
}
