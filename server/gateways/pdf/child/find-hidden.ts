import type { HiddenReason } from '@mustalah/contract/journal/paper';
import type { Box, Letter, Paint, Part } from './drawn-page.ts';
import { Difference, isMostly, isVaried, type Picture, Places } from './pixels.ts';

/** What stands on a page, and what is seen of it. */
export interface Looking {
  width: number;
  height: number;
  /** With null between words. */
  letters: readonly (Letter | null)[];
  parts: readonly Part[];
  paintOf: (part: number) => Paint;
  /** The parts are left out from now on. */
  pictureWithout: (parts: readonly number[]) => Picture;
}

/** Words that stand side by side in the text of a page and that nobody sees, for one reason. */
export interface HiddenRun {
  reason: HiddenReason;
  /** Where they stand in the text, the end not included. */
  from: number;
  to: number;
  words: number;
}

export interface FoundHidden {
  runs: HiddenRun[];
  /** The page is a picture under the text that was read in it. */
  isScan: boolean;
}

/** In points. */
const SMALLEST = 1;
/** From 0 to 255: what is darker is seen on white. */
const LIGHT = 128;
/** Of a page that is a picture. */
const MOST_OF_PAGE = 0.7;
/** Fewer letters of a page, for one reason, are a slip of a program and no text. */
const FEWEST_LETTERS = 3;
/** Ways to paint text (ISO 32000-2, table 104). */
const [UNPAINTED, CLIPPING] = [3, 7];

interface Word {
  letters: Letter[];
  /** Null of what is seen. */
  reason: HiddenReason | null;
}

/**
 * Find the words that nobody sees by looking at the page with and without them. Unpainted text over the picture of a
 * whole page, or over letters that are only drawn, is how such a page is searched, and says what is seen.
 */
export function findHidden(page: Looking): FoundHidden {
  const words = wordsOf(page.letters);
  if (words.length === 0) return { runs: [], isScan: false };
  const whole = page.pictureWithout([]);
  const reasonOf = judge(page, whole);
  for (const word of words) {
    const reasons = word.letters.map(reasonOf);
    // A letter may leave no trace; a word does.
    word.reason = reasons.includes(null) ? null : mostOf(reasons);
  }
  const isScan = acceptSearchLayer(words, page, whole);
  return { runs: runsOf(words), isScan };
}

function mostOf(reasons: readonly (HiddenReason | null)[]): HiddenReason | null {
  const countOf = (reason: HiddenReason | null) => reasons.filter((each) => each === reason).length;
  const [most = null] = [...new Set(reasons)].toSorted((one, other) => countOf(other) - countOf(one));
  return most;
}

/** Why a letter is not seen; null where it is. */
function judge(page: Looking, whole: Picture): (letter: Letter) => HiddenReason | null {
  const covered = coveredParts(page);
  const known = new Map(page.parts.map((part) => [part.handle, part]));
  const handles = new Set(page.letters.flatMap((letter) => (letter ? [letter.part] : [])));
  const paints = new Map([...handles].map((part) => [part, page.paintOf(part)]));
  // Text that lies under other text is left out before it, and alone: what may be covered, what is light, and the rest.
  const groups = new Map<number, number[]>([0, 1, 2, 3].map((group) => [group, []]));
  for (const [part, paint] of paints) {
    if (paint.mode !== UNPAINTED) groups.get(groupOf(part, paint))?.push(part);
  }
  const inks = new Map<number, Difference>();
  let before = whole;
  for (const [group, parts] of groups) {
    if (parts.length === 0) continue;
    const without = page.pictureWithout(parts);
    inks.set(group, new Difference(before, without));
    before = without;
  }
  const ground = before;

  function groupOf(part: number, { color }: Paint): number {
    const isLight = !color || Math.max(...color.slice(0, 3)) >= LIGHT;
    return (covered.has(part) ? 0 : 2) + (isLight ? 0 : 1);
  }

  return ({ box, part: handle }) => {
    const [part, paint] = [known.get(handle), paints.get(handle)];
    if (!part || !paint) return null;
    // guard: Text that is too small to be seen is hidden (../hidden-text.test.ts)
    if (part.size < SMALLEST) return 'tiny';
    if (isOutside(box, page)) return 'outside';
    // guard: Text that is not painted is hidden, also over what is seen (../hidden-text.test.ts)
    if (paint.mode === UNPAINTED) return 'invisible';
    // What is painted through its letters comes after them.
    if (paint.mode === CLIPPING) return covered.has(handle) && isVaried(whole, box) ? null : 'invisible';
    // guard: Text that makes a difference to its page is seen (../hidden-text.test.ts)
    if (inks.get(groupOf(handle, paint))?.isIn(box)) return null;
    return whyUnseen(part, paint, box);
  };

  function whyUnseen(part: Part, { color, isClipped }: Paint, box: Box): HiddenReason {
    if (part.isLayered) return 'layer';
    const [, , , opacity] = color ?? [];
    if (opacity === 0) return 'invisible';
    if (color && isMostly(ground, box, color)) return 'colour';
    if (covered.has(part.handle)) return 'covered';
    return isClipped ? 'clipped' : 'invisible';
  }
}

const isOutside = ({ left, top, right, bottom }: Box, { width, height }: Looking): boolean =>
  right <= 0 || bottom <= 0 || left >= width || top >= height;

function wordsOf(letters: readonly (Letter | null)[]): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  for (const letter of letters) {
    if (letter && isOpen) words.at(-1)?.letters.push(letter);
    else if (letter) words.push({ letters: [letter], reason: null });
    isOpen = letter !== null;
  }
  return words;
}

/** Texts over whose place something else is painted afterwards. */
function coveredParts({ parts, ...size }: Looking): Set<number> {
  const painted = new Places(size);
  const covered = new Set<number>();
  for (const { handle, kind, box } of parts.toReversed()) {
    if (kind !== 'text') painted.add(box);
    else if (painted.has(box)) covered.add(handle);
  }
  return covered;
}

/**
 * Take for seen what is searched on a page that shows words without saying them, and tell whether it is a picture.
 * Where more words are seen than not, they say themselves what they show.
 */
function acceptSearchLayer(words: readonly Word[], page: Looking, whole: Picture): boolean {
  const pictured = new Places(page);
  for (const { kind, box } of page.parts) if (kind === 'picture') pictured.add(box);
  const isPicture = pictured.share() >= MOST_OF_PAGE;
  const hidden = words.filter(({ reason }) => reason !== null);
  const searched = hidden.filter(({ letters, reason }) => {
    if (reason === 'colour' || reason === 'outside') return false;
    if (isPicture) return letters.some(({ box }) => pictured.has(box));
    return reason === 'invisible' && letters.some(({ box }) => isVaried(whole, box));
  });
  // guard: Words that are not painted are no layer of a page that says what it shows (../hidden-text.test.ts) ‹searched.length <= words.length - hidden.length → false›
  if (searched.length <= words.length - hidden.length) return false;
  for (const word of searched) word.reason = null;
  return isPicture;
}

/** What is hidden side by side for one reason, where it is more than a slip. */
function runsOf(words: readonly Word[]): HiddenRun[] {
  const runs: HiddenRun[] = [];
  const sizes = new Map<HiddenReason, number>();
  let last: HiddenReason | null = null;
  for (const { letters, reason } of words) {
    const run = runs.at(-1);
    if (reason !== null) {
      const places = letters.map(({ at }) => at);
      const [from, to] = [Math.min(...places), Math.max(...places) + 1];
      if (run && last === reason) {
        run.to = to;
        run.words++;
      } else runs.push({ reason, from, to, words: 1 });
      sizes.set(reason, (sizes.get(reason) ?? 0) + letters.filter(isTelling).length);
    }
    last = reason;
  }
  return runs.filter(({ reason }) => (sizes.get(reason) ?? 0) >= FEWEST_LETTERS);
}

const isTelling = ({ code }: Letter): boolean => /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
