/** How likely a root is in a reading: whether it is known, how common it is, and in which forms. */
import { findRoot } from '../lexicon/lexicon.ts';
import { foldHamza } from '../script/fold-hamza.ts';
import { withoutVowels } from '../script/letters.ts';
import type { StemEnd } from './stem-tree.ts';

const FREQUENCY_COSTS = [1.7, 1.1, 0.6, 0.2];

const UNKNOWN_ROOT = 4.5;
const UNKNOWN_QUADRILITERAL = 5;
const FORM_NOT_IN_USE = 1.2;
const MASDAR_IN_USE = 0.4;
const WORD_LISTED = 0.6;
/** How much of a root's rarity counts against a listed word, which may be common all the same. */
const LISTED_SHARE = 0.6;
/** A present with another vowel than the data give, which may be a passive. */
const OTHER_PRESENT = 0.35;
const VOWEL_OF_LETTER: Record<string, string> = { ا: 'a', ى: 'a', و: 'u', ي: 'i' };
const NOUN_NOT_LISTED = 0.25;
/** Words such as إهالة are verbal nouns of hollow verbs in form IV rather than nouns of a root in hamza. */
const LIKE_FORM_FOUR = 0.5;
/** Each form in use makes a root a little likelier. */
const FORM_SHARE = 0.02;

interface RootFacts {
  cost: number;
  forms: ReadonlySet<string>;
  /** Vowels of the present of form I; empty where the data are silent. */
  presents: ReadonlySet<string>;
  /** Verbal nouns of form I without marks. */
  masdars: ReadonlySet<string>;
}

const facts = new Map<string, RootFacts | null>();

function factsOf(root: string): RootFacts | null {
  const known = facts.get(root);
  if (known !== undefined) return known;
  const entry = findRoot(root);
  const found = entry
    ? {
        cost: (FREQUENCY_COSTS[entry.frequency] ?? 1) - FORM_SHARE * entry.forms.length,
        forms: new Set(entry.forms),
        presents: new Set(entry.formOne.map((one) => one.vowels.slice(-1))),
        masdars: new Set(entry.formOne.flatMap((one) => one.masdars.map(bare))),
      }
    : null;
  if (facts.size > 20_000) facts.clear();
  facts.set(root, found);
  return found;
}

function bare(word: string): string {
  return foldHamza(withoutVowels(word));
}

/** The vowel of the present that a weak verb of form I shows in its letters, if any. */
function shownPresentVowel(root: string, { pattern, stem }: StemEnd): string {
  if (pattern.form !== 'I' || pattern.kind !== 'imperfect' || root.length !== 3) return '';
  const isDefective = /[وي]$/.test(root);
  if (!isDefective && !/^.[وي]/.test(root)) return '';
  const shown = isDefective ? stem.at(-1) : (/[اوي]/.exec(stem)?.[0] ?? '');
  return VOWEL_OF_LETTER[shown ?? ''] ?? '';
}

/**
 * Four letters that no table knows make a root only in the shapes that every such root has; else the word is
 * more likely borrowed.
 */
function unknownCost(root: string, { pattern }: StemEnd): number {
  if (root.length === 3) return UNKNOWN_ROOT;
  const isRepeated = root[0] === root[2] && root[1] === root[3];
  const isPlain = isRepeated || !/[ءوي]/.test(root);
  const isOwnShape = pattern.form === null ? pattern.kind === 'plural' : !/^(QIII|QIV)$/.test(pattern.form);
  const isRegular = isPlain && isOwnShape && pattern.kind !== 'imperfect' && pattern.kind !== 'imperative';
  return isRegular ? UNKNOWN_QUADRILITERAL : Number.POSITIVE_INFINITY;
}

export interface RootCost {
  cost: number;
  status: 'attested' | 'regular' | 'doubtful';
}

/** Weigh a root in a reading; `wordOf` gives the stem with its feminine ending, hamza folded. */
export function rootCost(root: string, end: StemEnd, wordOf: () => string): RootCost {
  const known = factsOf(root);
  if (end.isListed) return { cost: LISTED_SHARE * (known?.cost ?? 0.8) - WORD_LISTED, status: 'attested' };
  if (!known) return { cost: unknownCost(root, end), status: 'doubtful' };
  const { form } = end.pattern;
  if (form === null) {
    const isMasdar = known.masdars.has(wordOf());
    const looksLikeFour = root[0] === 'ء' && end.pattern.pattern === 'فِعَالَة' ? LIKE_FORM_FOUR : 0;
    return {
      cost: known.cost + (isMasdar ? -MASDAR_IN_USE : NOUN_NOT_LISTED + looksLikeFour),
      status: isMasdar ? 'attested' : 'regular',
    };
  }
  if (known.forms.has(form)) {
    const vowel = shownPresentVowel(root, end);
    const isOther = vowel !== '' && known.presents.size > 0 && !known.presents.has(vowel);
    return { cost: known.cost + (isOther ? OTHER_PRESENT : 0), status: 'attested' };
  }
  const isPlainParticiple = form === 'I' && !end.pattern.isVerb;
  return { cost: known.cost + (isPlainParticiple ? 0.6 : FORM_NOT_IN_USE), status: 'regular' };
}

/** Whether the data give a word as verbal noun of form I; `word` has its hamza folded. */
export function isMasdarInUse(root: string, word: string): boolean {
  return factsOf(root)?.masdars.has(word) ?? false;
}
