/** Walk a word through the tree of stems and collect every reading of it. */
import { RADICAL_LETTERS } from '../script/letters.ts';
import type { Ending } from './endings.ts';
import type { WordLetters } from './letters-of.ts';
import type { Proclitic } from './proclitics.ts';
import type { EndGroup, StemEnd, StemNode } from './stem-tree.ts';
import { endingsOfGroup, follow, stemTree } from './stem-tree.ts';

export interface Reading {
  root: string;
  end: StemEnd;
  ending: Ending;
  proclitic: Proclitic;
  /** Cost of the affixes and of careless spelling; pattern and root are not in it. */
  cost: number;
  /** Place of the first letter of the stem in the word. */
  from: number;
}

/** Letters after which form VIII changes its ت, so that the plain template is not theirs. */
const CHANGING_INFIX = 'صضطظدذزوي';

const CARELESS = {
  /** ا for أ or إ at the start, and within. */
  hamzaLeftOut: 0.3,
  hamzaLeftOutInside: 1.0,
  /** أ or إ for a joining ا. */
  hamzaAdded: 0.6,
  alifForMaqsura: 0.6,
  maqsuraForYa: 0.4,
};

/** A word that is listed as it stands goes before a shorter listed one with an ending. */
const INFLECTED_LISTED = 0.3;

const JOINING = 'نت';

/** Prefixes of the imperfect: others speak more often than I and we. */
const PREFIX_COSTS: Record<string, number> = { ي: 0, ت: 0.1, ن: 0.3, ء: 0.7 };

/** The root that a group of readings finds, or null where the letters belong to another class of roots. */
function rootOf({ root, isListed }: EndGroup, bound: readonly string[]): string | null {
  if (isListed) return root;
  let found = '';
  for (let at = 0; at < root.length; at++) {
    const sign = root[at] as string;
    const isSlot = sign >= '1' && sign <= '4';
    const radical = isSlot ? bound[Number(sign) - 1] : sign;
    if (!radical) return null;
    // A weak radical has templates of its own class.
    if (isSlot && root.length === 3 && (radical === 'و' || radical === 'ي')) return null;
    found += radical;
  }
  if (root.length > 3) return found;
  if (root[1] === '2' && root[2] === '3' && found[1] === found[2]) return null;
  return found;
}

function hasChangingInfix({ root, isListed }: EndGroup, found: string): boolean {
  return !isListed && root[0] === '1' && CHANGING_INFIX.includes(found[0] as string);
}

/** Every letter of every ending. */
const ENDING_LETTERS = 'ةىاوينتكمه';

/** The first place from which on a word is made of the letters of endings: no stem ends before it. */
function firstEnd(letters: readonly string[]): number {
  let at = letters.length;
  while (at > 0 && ENDING_LETTERS.includes(letters[at - 1] as string)) at--;
  return at;
}

/** Collect the readings of a word whose stem begins after the given proclitic. */
export function findStems(word: WordLetters, proclitic: Proclitic, from: number, into: Reading[]): void {
  const { letters, seats, folded } = word;
  const length = letters.length;
  const earliest = firstEnd(letters);
  const bound: string[] = ['', '', '', ''];

  function finish(node: StemNode, at: number, cost: number): void {
    const rest = folded.slice(at);
    const last = at > from ? (letters[at - 1] as string) : '';
    const joined = JOINING.includes(last) ? last + rest : null;
    for (const group of node.groups) {
      const endings = endingsOfGroup(group);
      const ending = endings.get(rest);
      if (!ending && joined === null) continue;
      const root = rootOf(group, bound);
      if (root === null) continue;
      for (const end of group.ends) {
        // A last radical ن or ت joins the same letter of the ending (كنّا، سكتّ).
        const itsEnding =
          ending ?? (end.pattern.kind === 'perfect' ? endings.get(joined as string) : undefined);
        if (!itsEnding || !agrees(proclitic, end, itsEnding)) continue;
        if (end.pattern.form === 'VIII' && hasChangingInfix(group, root)) continue;
        const shortened = itsEnding.text === '' && isShortened(end) ? 0.7 : 0;
        const isAsListed = itsEnding.text === (end.endings === 'F' ? 'ة' : '');
        const inflected = group.isListed && !isAsListed ? INFLECTED_LISTED : 0;
        const shortTanwin = itsEnding.text === 'ا' && at - from === 2 ? 0.3 : 0;
        const total =
          cost + itsEnding.cost + proclitic.cost + end.shapeCost + shortened + shortTanwin + inflected;
        into.push({ root, end, ending: itsEnding, proclitic, cost: total, from });
      }
    }
  }

  function step(node: StemNode, at: number, cost: number): void {
    if (at >= earliest && node.groups.length > 0) finish(node, at, cost);
    if (at >= length || cost > 1.5) return;
    const letter = letters[at] as string;
    const same = follow(node, letter);
    if (same) step(same, at + 1, cost);
    if (letter === 'ا') {
      const missing = at === from ? CARELESS.hamzaLeftOut : CARELESS.hamzaLeftOutInside;
      const hamza = follow(node, 'ء');
      if (hamza) {
        step(hamza, at + 1, cost + missing);
        const opened = follow(hamza, 'ا');
        if (opened) step(opened, at + 1, cost + missing + 0.1);
      }
      if (at > from) bind(node, 'ء', at, cost + missing);
      return;
    }
    if (letter === 'ى') stepBy(node, 'ي', at, cost + CARELESS.maqsuraForYa);
    else if (letter === 'ي' && at === length - 1) stepBy(node, 'ى', at, cost + CARELESS.alifForMaqsura);
    if (at === from) {
      const prefix = PREFIX_COSTS[letter];
      if (prefix !== undefined) stepBy(node, 'P', at, cost + prefix);
      if (letter === 'ء' && (seats[at] === 'أ' || seats[at] === 'إ'))
        stepBy(node, 'ا', at, cost + CARELESS.hamzaAdded);
    }
    bind(node, letter, at, cost);
  }

  function stepBy(node: StemNode, label: string, at: number, cost: number): void {
    const next = follow(node, label);
    if (next) step(next, at + 1, cost);
  }

  function bind(node: StemNode, letter: string, at: number, cost: number): void {
    const { slots } = node;
    if (slots === null || !RADICAL_LETTERS.includes(letter)) return;
    for (let slot = 1; slot <= 4; slot++) {
      const next = slots[slot];
      if (!next) continue;
      const held = bound[slot - 1] as string;
      if (held !== '' && held !== letter) continue;
      bound[slot - 1] = letter;
      step(next, at + 1, cost);
      bound[slot - 1] = held;
    }
  }

  step(stemTree(letters[from] ?? ''), from, 0);
}

/** The jussive of hollow and defective verbs, which loses the glide (يقل، يدع). */
function isShortened({ pattern, root, stem }: StemEnd): boolean {
  if (pattern.kind !== 'imperfect' || root.length !== 3) return false;
  if (/[وي]/.test(root[2] as string)) return !/[اويى]/.test(stem.at(-1) as string);
  return /[وي]/.test(root[1] as string) && !/[اوي]/.test(stem);
}

/** Whether proclitic, stem and ending may stand together. */
function agrees(proclitic: Proclitic, end: StemEnd, ending: Ending): boolean {
  const { isVerb, kind } = end.pattern;
  switch (proclitic.before) {
    case 'any':
      return true;
    case 'noun':
      return !isVerb;
    case 'definite':
      return !isVerb && !ending.hasPronoun && !ending.isIndefinite;
    case 'verb':
      return isVerb && kind !== 'imperative';
    case 'imperfect':
      return kind === 'imperfect';
  }
}
