import type { MatchKind } from '@mustalah/contract/terms/dictionary';

/** A part of a name, and whether it is written like what was searched for. */
export interface Piece {
  letters: string;
  isMatched: boolean;
}

/** What of a name may be marked: words that are written so, and for some the beginning of one too. */
const MARKED: Partial<Record<MatchKind, 'words' | 'beginnings'>> = {
  spelling: 'words',
  article: 'words',
  words: 'words',
  some_words: 'words',
  prefix: 'beginnings',
};

const WORD = /[\p{L}\p{N}\p{M}ـ]+/gu;
/** Marks of vowels, and what only lengthens a line. */
const UNREAD = /[\p{M}ـ]/u;
const SAME_LETTER: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه' };
const ARTICLE = 'ال';
/** What follows an article; less is a word of its own. */
const SHORTEST_AFTER_ARTICLE = 3;
/** A letter alone begins too much. */
const SHORTEST_BEGINNING = 2;

/** Part a name where it is written like what was searched for. What was found by anything else is not marked. */
export function piecesOf(name: string, search: string, match: MatchKind | null): Piece[] {
  const mode = match ? MARKED[match] : undefined;
  const asked = mode ? (search.match(WORD) ?? []).map(fold) : [];
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of asked.length > 0 ? name.matchAll(WORD) : []) {
    const [from, to] = matchedIn(word, asked, mode === 'beginnings');
    if (to === from) continue;
    pieces.push({ letters: name.slice(end, index + from), isMatched: false });
    pieces.push({ letters: name.slice(index + from, index + to), isMatched: true });
    end = index + to;
  }
  pieces.push({ letters: name.slice(end), isMatched: false });
  return pieces.filter(({ letters }) => letters !== '');
}

/** Where in a word what was asked stands; nowhere when both places are one. */
function matchedIn(word: string, asked: readonly string[], areBeginningsEnough: boolean): [number, number] {
  const folded = fold(word);
  if (asked.includes(folded)) return [0, word.length];
  const own = bare(folded);
  const start = lettersBefore(word, folded.length - own.length);
  if (asked.some((each) => each === own || bare(each) === own)) return [start, word.length];
  // Only the last word is still being written. What begins it may be an article, or letters of its own.
  const last = asked.at(-1) ?? '';
  if (!areBeginningsEnough || last.length < SHORTEST_BEGINNING) return [0, 0];
  const begun = [last, bare(last)].find((letters) => own.startsWith(letters));
  if (begun) return [start, lettersBefore(word, folded.length - own.length + begun.length)];
  return folded.startsWith(last) ? [0, lettersBefore(word, last.length)] : [0, 0];
}

/** How far so many letters of a word reach, with the marks they carry. */
function lettersBefore(word: string, count: number): number {
  if (count === 0) return 0;
  let left = count;
  let place = 0;
  while (place < word.length && (left > 0 || UNREAD.test(word[place] ?? ''))) {
    if (!UNREAD.test(word[place] ?? '')) left -= 1;
    place += 1;
  }
  return place;
}

/** The letters of a word however they are spelt, each at its place among them. */
const fold = (word: string): string =>
  [...word]
    .filter((letter) => !UNREAD.test(letter))
    .map((letter) => SAME_LETTER[letter] ?? letter.toLowerCase())
    .join('');

const bare = (folded: string): string =>
  folded.startsWith(ARTICLE) && folded.length >= ARTICLE.length + SHORTEST_AFTER_ARTICLE
    ? folded.slice(ARTICLE.length)
    : folded;
