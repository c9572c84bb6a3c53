/** The tree of all stems: patterns of every class of roots, and the nouns of the word list. */
import { findRoot } from '../lexicon.ts';
import { rows as nounRows } from '../nouns.data.generated.ts';
import { rows as patternRows } from '../noun-patterns.data.generated.ts';
import type { Ending } from './endings.ts';
import { endingsOf } from './endings.ts';
import { foldHamza } from './fold-hamza.ts';
import { rows as templateRows } from './templates.data.generated.ts';

export interface Pattern {
  pattern: string;
  /** Verb form of a verb or of a noun that every verb of the form has; null for other nouns. */
  form: string | null;
  kind: string;
  isVerb: boolean;
  cost: number;
}

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
  endings: ReadonlyMap<string, Ending>;
  ends: StemEnd[];
}

export interface StemNode {
  next: Map<string, StemNode>;
  groups: EndGroup[];
}

function addEnd(node: StemNode, end: StemEnd): void {
  const endings = endingsOf(end.endings);
  const group = node.groups.find((one) => one.endings === endings && one.root === end.root && one.isListed === end.isListed);
  if (group) group.ends.push(end);
  else node.groups.push({ root: end.root, isListed: end.isListed, endings, ends: [end] });
}

const MARKS = /[\u064b-\u0652]/g;

/** Costs of verbs and of the nouns that derived verbs have. */
const VERBAL_COSTS: Record<string, number> = {
  perfect: 0.45,
  imperfect: 0.3,
  imperative: 1.3,
  masdar: 0.2,
  active_participle: 0.2,
  passive_participle: 0.3,
};

const FORM_COSTS: Record<string, number> = { IX: 1.2, XI: 1.5, XII: 1, QIII: 1.5, QIV: 0.8, VII: 0.15 };

const PERFECTS: Record<string, string> = {
  I: 'فَعَلَ', II: 'فَعَّلَ', III: 'فَاعَلَ', IV: 'أَفْعَلَ', V: 'تَفَعَّلَ', VI: 'تَفَاعَلَ', VII: 'اِنْفَعَلَ', VIII: 'اِفْتَعَلَ',
  IX: 'اِفْعَلَّ', X: 'اِسْتَفْعَلَ', XI: 'اِفْعَالَّ', XII: 'اِفْعَوْعَلَ', QI: 'فَعْلَلَ', QII: 'تَفَعْلَلَ', QIII: 'اِفْعَنْلَلَ', QIV: 'اِفْعَلَلَّ',
};

const IMPERFECTS: Record<string, string> = {
  I: 'يَفْعَلُ', II: 'يُفَعِّلُ', III: 'يُفَاعِلُ', IV: 'يُفْعِلُ', V: 'يَتَفَعَّلُ', VI: 'يَتَفَاعَلُ', VII: 'يَنْفَعِلُ', VIII: 'يَفْتَعِلُ',
  IX: 'يَفْعَلُّ', X: 'يَسْتَفْعِلُ', XI: 'يَفْعَالُّ', XII: 'يَفْعَوْعِلُ', QI: 'يُفَعْلِلُ', QII: 'يَتَفَعْلَلُ', QIII: 'يَفْعَنْلِلُ', QIV: 'يَفْعَلِلُّ',
};

function verbalPattern(name: string): Pattern {
  const [form = '', kind = '', measure] = name.split('/');
  const isVerb = measure === undefined;
  return {
    pattern: measure ?? ((kind === 'perfect' ? PERFECTS : IMPERFECTS)[form] as string),
    form,
    kind,
    isVerb,
    cost: (VERBAL_COSTS[kind] ?? 0.3) + (FORM_COSTS[form] ?? 0),
  };
}

const FORMED_KINDS = new Set(['active_participle', 'passive_participle', 'masdar']);

function nounPattern(row: string): Pattern {
  const [, pattern = '', kinds = '', , cost = '1'] = row.split('\t');
  const [kind = '', form] = kinds.split(' ');
  return { pattern, kind, form: form ?? (FORMED_KINDS.has(kind) ? 'I' : null), isVerb: false, cost: Number(cost) };
}

function nodeAt(tree: StemNode, letters: string): StemNode {
  let node = tree;
  for (const letter of letters) {
    let next = node.next.get(letter);
    if (!next) {
      next = { next: new Map(), groups: [] };
      node.next.set(letter, next);
    }
    node = next;
  }
  return node;
}

/** Contracted forms of doubled roots that are rarer than they look, since their shadda is seldom written. */
function shapeCost(pattern: Pattern, root: string, stem: string): number {
  // The passive of weak verbs has a shape of its own.
  if (pattern.kind === 'imperfect' && root.length === 3) {
    if (/^.[وي][^وي]$/.test(root) && /ا/.test(stem)) return pattern.form === 'I' ? 0 : /IV|X/.test(pattern.form ?? '') ? 0.4 : 0;
    if (/ى$/.test(stem)) return pattern.form === 'I' ? 0 : /^(V|VI|QII)$/.test(pattern.form ?? '') ? 0 : 0.4;
  }
  if (pattern.kind === 'perfect' && pattern.form === 'I' && /^.[وي][^وي]$/.test(root) && stem.length === 2) return 0.1;
  const isContracted = root.endsWith('22') && stem.includes('\u0651');
  if (!isContracted) return 0;
  if (pattern.form === 'III') return 1.5;
  return pattern.kind === 'active_participle' && pattern.form === 'I' ? 0.25 : 0;
}

/** The stem of each pattern for each class of roots, as it stands without an ending. */
const stemsOfPatterns = new Map<string, string>();
const listedSingulars = new Set<string>();
const listedLemmas = new Set<string>();

/** Put the radicals of a root into a stem with digits. */
export function fillStem(stem: string, root: string): string {
  return stem.replace(MARKS, '').replace(/[1-4]/g, (digit) => root[Number(digit) - 1] ?? digit);
}

/** The stem that a pattern of the tree has for a root of a class, or null. */
export function stemOfPattern(name: string, rootClass: string, root: string): string | null {
  const stem = stemsOfPatterns.get(`${name} ${rootClass}`);
  return stem === undefined ? null : fillStem(stem, root);
}

/** Whether ة tells two listed nouns apart (مكتب، مكتبة), so that it must stay. */
export function isFeminineTelling(lemma: string): boolean {
  return lemma.length > 4 && lemma.endsWith('ة') && listedLemmas.has(lemma) && listedLemmas.has(lemma.slice(0, -1));
}

/** Whether the noun list has a singular of a root, with or without ة. */
export function isListedSingular(root: string, stem: string): boolean {
  return listedSingulars.has(`${root} ${stem.replace(/ة$/, '')}`);
}

function addTemplates(tree: StemNode): void {
  const nounPatterns = patternRows.split('\n').map(nounPattern);
  const verbal = new Map<string, Pattern>();
  for (const row of templateRows.split('\n')) {
    const [name = '', root = '', stems = ''] = row.split('\t');
    let pattern = name.startsWith('N') ? nounPatterns[Number(name.slice(1))] : verbal.get(name);
    if (!pattern) {
      pattern = verbalPattern(name);
      verbal.set(name, pattern);
    }
    for (const shown of stems.split(',')) {
      const [stem = '', endings = ''] = shown.split(':');
      const key = `${name} ${root}`;
      if (!stemsOfPatterns.has(key)) stemsOfPatterns.set(key, stem);
      addEnd(nodeAt(tree, stem.replace(MARKS, '')), {
        pattern,
        root,
        endings,
        stem,
        isListed: false,
        lemma: null,
        shapeCost: shapeCost(pattern, root, stem),
      });
    }
  }
}

const LISTED_SINGULAR: Pattern = { pattern: '', form: null, kind: 'noun', isVerb: false, cost: 0 };
const LISTED_ADJECTIVE: Pattern = { ...LISTED_SINGULAR, kind: 'adjective' };
const LISTED_PLURAL: Pattern = { ...LISTED_SINGULAR, kind: 'plural', cost: 0.1 };

/** The stems under which a written noun occurs, with what may follow each. */
export function nounStems(word: string, endings: string): [stem: string, endings: string][] {
  const folded = foldHamza(word).replace(/[\u064b-\u0650\u0652]+$/, '');
  const bare = folded.replace(MARKS, '');
  if (bare.endsWith('ة')) {
    const stem = folded.replace(/\u064e?ة$/, '');
    // تربية → تربوي, حياة → حيوي, قناة → قنوات
    if (/ي$/.test(stem)) return [[stem, 'F'], [`${stem.slice(0, -1)}و`, 'YN']];
    if (/ا$/.test(stem)) return [[stem, 'F'], [`${stem.slice(0, -1)}و`, 'W']];
    return [[stem, 'F']];
  }
  if (bare.endsWith('ى') || (bare.endsWith('ا') && bare.length > 2)) {
    const stem = folded.replace(/\u064e?[ىا]$/, '');
    return [
      [folded, 'Y'],
      [`${stem}ا`, 'YP'],
      [`${stem}ي`, 'YD'],
      [`${stem}و`, 'YN'],
      [stem, 'YM'],
    ];
  }
  if (/\u064d\u0651?$/.test(word)) return [[folded, endings === 'A' ? 'N' : 'NM'], [`${folded}ي`, endings === 'A' ? 'NA' : 'NP']];
  if (bare.endsWith('اء')) return [[folded, endings], [folded.replace(/ء$/, 'و'), 'W']];
  if (/\u0650ي$/.test(folded)) return [[folded.replace(/\u0650ي$/, ''), 'N'], [folded, endings]];
  return [[folded, endings]];
}

function addListedNouns(tree: StemNode): void {
  for (const row of nounRows.split('\n')) {
    const [singular = '', plurals = '', listedRoot = '', pos = ''] = row.split('\t');
    if (singular === '') continue;
    const root = listedRoot === '-' || listedRoot === '' ? skeletonRoot(singular) : listedRoot;
    const lemma = foldHamza(singular).replace(MARKS, '');
    listedSingulars.add(`${root} ${lemma.replace(/ة$/, '')}`);
    listedLemmas.add(lemma);
    const list = (word: string, endings: string, pattern: Pattern) => {
      for (const [stem, allowed] of nounStems(word, endings)) {
        const end = { pattern, root, endings: allowed, stem, isListed: true, lemma, shapeCost: 0 };
        addEnd(nodeAt(tree, stem.replace(MARKS, '')), end);
      }
    };
    if (pos.startsWith('adj')) list(singular, 'A', LISTED_ADJECTIVE);
    else list(singular, 'M', LISTED_SINGULAR);
    if (plurals === '-') continue;
    for (const plural of plurals.split(',')) {
      if (!isSoundPlural(singular, plural.trim())) list(plural.trim(), 'P', LISTED_PLURAL);
    }
  }
}

/** Stands for the root of a listed word that has none. */
export const NO_ROOT = '-';

/** A borrowed word may have made a root of its own (بركان، تبركن). */
function skeletonRoot(word: string): string {
  const skeleton = foldHamza(word).replace(/[^ء-ي]|[اةى]/g, '');
  const candidates = [skeleton, skeleton.replace(/[وي]/g, '')];
  return candidates.find((root) => root.length === 4 && findRoot(root) !== undefined) ?? NO_ROOT;
}

/** Whether a plural follows from its singular by ending alone. */
function isSoundPlural(singular: string, plural: string): boolean {
  const stem = singular.replace(MARKS, '').replace(/ة$/, '');
  const bare = plural.replace(MARKS, '');
  return bare === `${stem}ات` || bare === `${stem}ون`;
}

let root: StemNode | undefined;

/** The tree, built at the first question. */
export function stemTree(): StemNode {
  if (root) return root;
  root = { next: new Map(), groups: [] };
  addTemplates(root);
  addListedNouns(root);
  return root;
}
