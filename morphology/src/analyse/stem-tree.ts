import { withoutVowels } from '../script/letters.ts';
/** The tree of all stems: patterns of every class of roots, and the nouns of the word list. */

import { rows as templateRows } from '../tables/templates.data.generated.ts';
import type { Ending } from './endings.ts';
import { endingsOf } from './endings.ts';
import { listedStems } from './listed-nouns.ts';
import type { Pattern } from './patterns.ts';
import { nounPatterns, shapeCost, verbalPattern } from './patterns.ts';

/** One reading of a stem that ends at a node. */
export interface StemEnd {
  pattern: Pattern;
  /** Digits are radicals bound on the way, letters are themselves. */
  root: string;
  endings: string;
  /** The stem with the marks that are certain. */
  stem: string;
  /** Whether the stem is a word of the list and not only a possible one. */
  isListed: boolean;
  /** Singular of a listed noun, hamza folded; null for others. */
  lemma: string | null;
  /** What the shape costs beyond its pattern: hidden doubling, jussive shortening. */
  shapeCost: number;
}

/** Readings that share root and endings, so that a word asks for both once. */
export interface EndGroup {
  root: string;
  isListed: boolean;
  /** Name of the set of endings. */
  set: string;
  /** The set itself, made when a word first asks: few of the many sets are met soon. */
  endings: ReadonlyMap<string, Ending> | null;
  ends: StemEnd[];
}

/** The endings that a group allows. */
export function endingsOfGroup(group: EndGroup): ReadonlyMap<string, Ending> {
  group.endings ??= endingsOf(group.set);
  return group.endings;
}

/** Most nodes have one way on, kept without a map: the tree is built in half the time and space. */
export interface StemNode {
  label: string;
  only: StemNode | null;
  /** All ways on, where there are several. */
  many: Map<string, StemNode> | null;
  /** The ways on by a radical that the stem leaves open, by its number from 1. */
  slots: (StemNode | undefined)[] | null;
  groups: EndGroup[];
}

/** The node that a letter leads to. */
export function follow(node: StemNode, label: string): StemNode | undefined {
  if (node.many !== null) return node.many.get(label);
  return node.only !== null && node.label === label ? node.only : undefined;
}

/** The digit of a label that stands for an open radical, else 0. */
const slotOf = (label: string): number => (label >= '1' && label <= '4' ? Number(label) : 0);

function lead(node: StemNode, label: string, next: StemNode): void {
  const slot = slotOf(label);
  if (slot > 0) {
    node.slots ??= [];
    node.slots[slot] = next;
  } else if (node.many !== null) node.many.set(label, next);
  else if (node.only === null) {
    node.label = label;
    node.only = next;
  } else {
    node.many = new Map([
      [node.label, node.only],
      [label, next],
    ]);
  }
}

function addEnd(node: StemNode, end: StemEnd): void {
  const group = node.groups.find(
    (one) => one.set === end.endings && one.root === end.root && one.isListed === end.isListed,
  );
  if (group) group.ends.push(end);
  else {
    if (node.groups === NO_GROUPS) node.groups = [];
    node.groups.push({
      root: end.root,
      isListed: end.isListed,
      set: end.endings,
      endings: null,
      ends: [end],
    });
  }
}

// Many nodes have no reading: one shared list for them saves memory.
const NO_GROUPS: EndGroup[] = [];

function emptyNode(): StemNode {
  return { label: '', only: null, many: null, slots: null, groups: NO_GROUPS };
}

/** The node that a stem leads to; its marks are passed over. */
function nodeAt(tree: StemNode, stem: string): StemNode {
  let node = tree;
  for (let at = 0; at < stem.length; at++) {
    const code = stem.charCodeAt(at);
    if (code >= 0x64b && code <= 0x652) continue;
    const letter = stem[at] as string;
    const slot = slotOf(letter);
    let next = slot > 0 ? node.slots?.[slot] : follow(node, letter);
    if (!next) {
      next = emptyNode();
      lead(node, letter, next);
    }
    node = next;
  }
  return node;
}

let stemsOfPatterns: Map<string, string> | undefined;

/** The first stem of each row of templates, which is the one that stands without an ending. */
function firstStems(): Map<string, string> {
  stemsOfPatterns ??= new Map(
    templateRows.split('\n').map((row): [string, string] => {
      const stemAt = row.lastIndexOf('\t') + 1;
      return [row.slice(0, stemAt - 1), row.slice(stemAt, row.indexOf(':', stemAt))];
    }),
  );
  return stemsOfPatterns;
}

/** Put the radicals of a root into a stem with digits. */
export function fillStem(stem: string, root: string): string {
  return withoutVowels(stem).replace(/[1-4]/g, (digit) => root[Number(digit) - 1] ?? digit);
}

/** The stem that a pattern of the tree has for a root of a class, or null. */
export function stemOfPattern(name: string, rootClass: string, root: string): string | null {
  const stem = firstStems().get(`${name}\t${rootClass}`);
  return stem === undefined ? null : fillStem(stem, root);
}

function addTemplates(tree: StemNode): void {
  const nouns = nounPatterns();
  const verbal = new Map<string, Pattern>();
  for (const row of templateRows.split('\n')) {
    const [name = '', root = '', stems = ''] = row.split('\t');
    let pattern = name.startsWith('N') ? nouns[Number(name.slice(1))] : verbal.get(name);
    if (!pattern) {
      pattern = verbalPattern(name);
      verbal.set(name, pattern);
    }
    for (const shown of stems.split(',')) {
      const [stem = '', endings = ''] = shown.split(':');
      const node = nodeAt(tree, stem);
      const cost = shapeCost(pattern, root, stem);
      // Verbs name their endings in one list; each set of noun endings stands for itself.
      for (const set of pattern.isVerb ? [endings] : endings.split('.'))
        addEnd(node, {
          pattern,
          root,
          endings: set,
          stem,
          isListed: false,
          lemma: null,
          shapeCost: cost,
        });
    }
  }
}

let root: StemNode | undefined;
const listedInitials = new Set<string>();

function addListed(tree: StemNode, initial: string): void {
  if (listedInitials.has(initial)) return;
  listedInitials.add(initial);
  for (const end of listedStems(initial)) addEnd(nodeAt(tree, end.stem), end);
}

/** The tree for stems with a first letter; templates are built at the first question, listed nouns letter by letter. */
export function stemTree(initial: string): StemNode {
  if (!root) {
    root = emptyNode();
    addTemplates(root);
  }
  addListed(root, initial);
  // Either may be written for the other.
  if (initial === 'ا') addListed(root, 'ء');
  else if (initial === 'ء') addListed(root, 'ا');
  return root;
}
