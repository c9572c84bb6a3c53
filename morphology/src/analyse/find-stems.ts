/** Walk a word through the tree of stems and collect every reading of it. */
import type { Ending } from './endings.ts';
import { endingsOf } from './endings.ts';
import type { WordLetters } from './letters-of.ts';
import type { Proclitic } from './proclitics.ts';
import type { StemEnd, StemNode } from './stem-tree.ts';
import { stemTree } from './stem-tree.ts';

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

const RADICALS = 'ءبتثجحخدذرزسشصضطظعغفقكلمنهوي';
const SLOTS = ['1', '2', '3', '4'] as const;

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

const JOINING = 'نت';

/** Prefixes of the imperfect: others speak more often than I and we. */
const PREFIX_COSTS: Record<string, number> = { ي: 0, ت: 0.1, ن: 0.3, ء: 0.7 };

function rootOf(end: StemEnd, bound: readonly string[]): string | null {
  const { root } = end;
  if (end.isListed) return root;
  let found = '';
  for (const sign of root) {
    const radical = sign >= '1' && sign <= '4' ? bound[Number(sign) - 1] : sign;
    if (!radical) return null;
    found += radical;
  }
  if (root.length === 3) {
    for (let at = 0; at < 3; at++) {
      // A weak radical has templates of its own class.
      const isSlot = root[at] === String(at + 1);
      if (isSlot && (found[at] === 'و' || found[at] === 'ي')) return null;
    }
    if (root[1] === '2' && root[2] === '3' && found[1] === found[2]) return null;
    if (root[0] === '1' && end.pattern.form === 'VIII' && CHANGING_INFIX.includes(found[0] as string)) return null;
    if (found[0] === found[1]) return null;
  }
  return found;
}

/** Collect the readings of a word whose stem begins after the given proclitic. */
export function findStems(word: WordLetters, proclitic: Proclitic, from: number, into: Reading[]): void {
  const { letters, seats } = word;
  const length = letters.length;
  const bound: string[] = ['', '', '', ''];

  function finish(node: StemNode, at: number, cost: number): void {
    if (node.ends.length === 0) return;
    const rest = at === length ? '' : letters.slice(at).join('');
    for (const end of node.ends) {
      const table = endingsOf(end.endings);
      const last = at > from ? (letters[at - 1] as string) : '';
      // A last radical ن or ت joins the same letter of the ending (كنّا، سكتّ).
      const ending = table.get(rest) ?? (end.pattern.kind === 'perfect' && JOINING.includes(last) ? table.get(last + rest) : undefined);
      if (!ending || !agrees(proclitic, end, ending)) continue;
      const root = rootOf(end, bound);
      if (root === null) continue;
      const shape = end.shapeCost + (ending.text === '' && isShortened(end) ? 0.7 : 0) + (ending.text === 'ا' && at - from === 2 ? 0.3 : 0);
      into.push({ root, end, ending, proclitic, cost: cost + ending.cost + proclitic.cost + shape, from });
    }
  }

  function step(node: StemNode, at: number, cost: number): void {
    finish(node, at, cost);
    if (at >= length || cost > 1.5) return;
    const letter = letters[at] as string;
    const follow = (label: string, extra: number, taken = 1): void => {
      const next = node.next.get(label);
      if (next) step(next, at + taken, cost + extra);
    };
    follow(letter, 0);
    if (letter === 'ا') {
      const missing = at === from ? CARELESS.hamzaLeftOut : CARELESS.hamzaLeftOutInside;
      follow('ء', missing);
      const opened = node.next.get('ء')?.next.get('ا');
      if (opened) step(opened, at + 1, cost + missing + 0.1);
      if (at > from) bind(node, 'ء', at, cost + missing);
    } else if (letter === 'ء' && at === from && (seats[at] === 'أ' || seats[at] === 'إ')) {
      follow('ا', CARELESS.hamzaAdded);
    } else if (letter === 'ى') {
      follow('ي', CARELESS.maqsuraForYa);
    } else if (letter === 'ي' && at === length - 1) {
      follow('ى', CARELESS.alifForMaqsura);
    }
    if (at === from) {
      const prefix = PREFIX_COSTS[letter];
      if (prefix !== undefined) follow('P', prefix);
    }
    bind(node, letter, at, cost);
  }

  function bind(node: StemNode, letter: string, at: number, cost: number): void {
    if (!RADICALS.includes(letter)) return;
    for (let slot = 0; slot < 4; slot++) {
      const next = node.next.get(SLOTS[slot] as string);
      if (!next) continue;
      const held = bound[slot] as string;
      if (held !== '' && held !== letter) continue;
      bound[slot] = letter;
      step(next, at + 1, cost);
      bound[slot] = held;
    }
  }

  step(stemTree(), from, 0);
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
