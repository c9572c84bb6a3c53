import { cutsOf, functionWord, hasArticle, stripMarks } from '@mustalah/morphology';
import { EVERYDAY, VAGUE, VAGUE_LATIN } from './everyday-words.ts';
import {
  ARABIC_WORD,
  type Branch,
  edgeOf,
  foldWord,
  LATIN_WORD,
  latinKey,
  type TermIndex,
} from './term-index.ts';
import { readingsOf, type WordReading } from './word-readings.ts';

/** Where a term stands in a text: from this letter to before that one. */
export interface Place {
  start: number;
  end: number;
}

/** A term that a text uses. */
export interface FoundTerm {
  id: number;
  count: number;
  /** In the order of the text. */
  places: Place[];
}

/** A word of the text. */
export interface Token extends Place {
  text: string;
  isArabic: boolean;
  /** Whether only space stands between it and the word before. */
  isJoined: boolean;
}

/** A term that begins at some word, and over how many it goes. */
interface Match {
  ids: readonly number[];
  length: number;
}

/**
 * The terms of a dictionary that a text uses, the most used first, then in the order of the text.
 *
 * Arabic words count in any number, with article, particles before and pronouns behind them; the longest phrase wins. A
 * single everyday word counts only as the very noun, with its article or before what it belongs to, and one that may
 * mean anything only beside its Latin. Latin words count where they are no everyday words; in brackets behind the
 * Arabic they are the same mention.
 */
export function findTerms(text: string, index: TermIndex): FoundTerm[] {
  const tokens = tokensOf(text);
  const places = new Map<number, Place[]>();
  const note = (id: number, place: Place) => {
    const known = places.get(id);
    if (known) known.push(place);
    else places.set(id, [place]);
  };
  const readings = remembered(index);
  const latin: { match: Match; place: Place }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const match = token.isArabic
      ? arabicMatch(tokens, at, { index, readings, text })
      : latinMatch(tokens, at, index.latin);
    if (!match) {
      at++;
      continue;
    }
    const place = { start: token.start, end: (tokens[at + match.length - 1] as Token).end };
    if (!token.isArabic) latin.push({ match, place });
    else for (const id of match.ids) note(id, place);
    at += match.length;
    if (token.isArabic) at += echoLength(tokens, at, { index, text, ids: match.ids });
  }
  for (const { match, place } of latin) {
    // Of several terms with one Latin equivalent that is meant which the text names in Arabic.
    const meant = match.ids.length > 1 ? match.ids.filter((id) => places.has(id)) : match.ids;
    for (const id of meant) note(id, place);
  }
  return [...places]
    .map(([id, found]) => ({
      id,
      count: found.length,
      places: found.sort((one, other) => one.start - other.start),
    }))
    .sort((one, other) => other.count - one.count || firstOf(one) - firstOf(other) || one.id - other.id);
}

const firstOf = ({ places: [first] }: FoundTerm): number => first?.start ?? 0;

/** The words of a text in both scripts, in its order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [expression, isArabic] of [
    [ARABIC_WORD, true],
    [LATIN_WORD, false],
  ] as const) {
    for (const { 0: word, index: start } of text.matchAll(expression))
      tokens.push({ text: word, start, end: start + word.length, isArabic, isJoined: false });
  }
  tokens.sort((one, other) => one.start - other.start);
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    token.isJoined =
      before !== undefined && /^[\s\u200e\u200f-]+$/u.test(text.slice(before.end, token.start));
  });
  return tokens;
}

/** The readings of a word; the same words come again and again. */
function remembered({ words }: TermIndex): (token: string) => WordReading[] {
  const known = new Map<string, WordReading[]>();
  return (token) => {
    const found = known.get(token) ?? readingsOf(foldWord(token), words);
    known.set(token, found);
    return found;
  };
}

interface Arabic {
  index: TermIndex;
  readings: (token: string) => WordReading[];
  text: string;
}

/** The longest term that begins at an Arabic word; its plainest reading wins. */
function arabicMatch(tokens: readonly Token[], at: number, arabic: Arabic): Match | null {
  const token = tokens[at] as Token;
  let best: Match | null = null;
  for (const first of arabic.readings(token.text)) {
    const branch = first.agrees ? undefined : arabic.index.arabic.next.get(first.word);
    if (!branch) continue;
    if (!best && branch.terms.length > 0) {
      const ids = branch.terms.filter((id) => isMeant(tokens, at, { ...arabic, first, id }));
      if (ids.length > 0) best = { ids, length: 1 };
    }
    const phrase = longestPhrase(branch, { tokens, at: at + 1, length: 1, first, before: first }, arabic);
    if (phrase && phrase.length > (best?.length ?? 0)) best = phrase;
  }
  return best;
}

interface Walk {
  tokens: readonly Token[];
  at: number;
  length: number;
  /** The head of the phrase, and the word before this one. */
  first: WordReading;
  before: WordReading | null;
}

/** Words in a phrase that take no article, and behind which a new one begins. */
const UNDEFINED = new Set('في من عن علي الي غير نحو تحت فوق قبل بعد بين مع ذي ذو ذات لا اثناء ضد'.split(' '));

function longestPhrase(branch: Branch, walk: Walk, arabic: Arabic): Match | null {
  const { tokens, at, length, first, before } = walk;
  const token = tokens[at];
  if (!token?.isArabic || !token.isJoined || branch.next.size === 0) return null;
  let best: Match | null = null;
  for (const reading of arabic.readings(token.text)) {
    if (reading.agrees && !first.isPlural) continue;
    const next = branch.next.get(edgeOf(reading, length));
    const isPlain = UNDEFINED.has(reading.word) || reading.clitic !== '';
    // What follows a definite word is definite, or it is no part of its phrase: السرعة متجهة is a sentence.
    if (!next || (before?.hasArticle && !reading.hasArticle && !isPlain)) continue;
    const walkOn = { tokens, at: at + 1, length: length + 1, first, before: isPlain ? null : reading };
    const found =
      longestPhrase(next, walkOn, arabic) ??
      (next.terms.length > 0 ? { ids: next.terms, length: length + 1 } : null);
    if (found && found.length > (best?.length ?? 0)) best = found;
  }
  return best;
}

interface Single extends Arabic {
  first: WordReading;
  id: number;
}

/** Whether a single word is the term of that name. */
function isMeant(tokens: readonly Token[], at: number, { first, id, index, text }: Single): boolean {
  const token = tokens[at] as Token;
  // أما is no أم in the accusative.
  if (first.isShort || functionWord(stripMarks(token.text)) !== undefined) return false;
  if (first.isItself && contradicts(token.text, index.marked.get(id) ?? '')) return false;
  if (VAGUE.has(first.word)) return echoLength(tokens, at + 1, { index, text, ids: [id] }) > 0;
  if (!EVERYDAY.has(first.word)) return true;
  if (echoLength(tokens, at + 1, { index, text, ids: [id] }) > 0) return true;
  const next = tokens[at + 1];
  const isOwned = next?.isArabic === true && next.isJoined && isDefinite(foldWord(next.text));
  return first.isItself && (first.hasArticle || isOwned);
}

/** With the article, also after the preposition ل. */
const isDefinite = (word: string): boolean =>
  hasArticle(word) || cutsOf(word).some((cut) => cut.hasArticle && cut.clitic === 'ل');

const VOWEL = /[\u064b-\u0650\u0652]/;

/** Whether the marks of two spellings of a word speak against each other; the last letter has that of the case. */
function contradicts(written: string, listed: string): boolean {
  const [one, other] = [lettersOf(written), lettersOf(listed)];
  for (let back = 2; back <= Math.min(one.length, other.length); back++) {
    const [here, there] = [one.at(-back) ?? '', other.at(-back) ?? ''];
    const [vowel, wanted] = [VOWEL.exec(here)?.[0], VOWEL.exec(there)?.[0]];
    if (vowel && wanted && vowel !== wanted) return true;
  }
  return false;
}

const lettersOf = (word: string): string[] => word.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];

/** In any number: a text that speaks of functions means no function either. */
const vagueLatin: ReadonlySet<string> = new Set([...VAGUE_LATIN].map(latinKey));

/** The longest Latin term that begins at a word; a single everyday word is none. */
function latinMatch(tokens: readonly Token[], at: number, root: Branch): Match | null {
  let branch: Branch | undefined = root;
  let best: Match | null = null;
  for (let length = 1; ; length++) {
    const token = tokens[at + length - 1];
    if (!token || token.isArabic || (length > 1 && !token.isJoined)) break;
    branch = branch.next.get(latinKey(token.text));
    if (!branch) break;
    const isVague = length === 1 && vagueLatin.has(latinKey(token.text));
    if (branch.terms.length > 0 && !isVague) best = { ids: branch.terms, length };
  }
  return best;
}

interface Echo {
  index: TermIndex;
  text: string;
  ids: readonly number[];
}

const OPENING = /^[\s\u200e\u200f]*[([:،«"“]+[\s\u200e\u200f]*$/u;

/** How many words of Latin in brackets say one of these terms again; none, mostly. */
function echoLength(tokens: readonly Token[], at: number, { index, text, ids }: Echo): number {
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (!before || !first || first.isArabic || !OPENING.test(text.slice(before.end, first.start))) return 0;
  let branch: Branch | undefined = index.latin;
  let said = 0;
  for (let length = 1; ; length++) {
    const token = tokens[at + length - 1];
    if (!token || token.isArabic || (length > 1 && !token.isJoined)) break;
    branch = branch.next.get(latinKey(token.text));
    if (!branch) break;
    if (branch.terms.some((id) => ids.includes(id))) said = length;
  }
  return said;
}
