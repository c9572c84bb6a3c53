/** All ways in which the engine makes a written noun of a root: from every template, through the three passes. */

import { stripMarks } from '../script/letters.ts';
import { rootClass } from '../word/phonology.ts';
import type { VerbForm } from '../word/templates.ts';
import { writeWord } from '../word/write-word.ts';
import { ENDINGS, type Ending, withEnding } from './endings.ts';
import { type NounTemplate, nounTemplates, suitsGlide } from './templates.ts';

/** One way to make a word. */
export interface Making {
  /** The word with full marks. */
  word: string;
  /** The measure of its template, with the same ending. */
  measure: string;
  /** The word without its ending. */
  base: string;
  ending: Ending;
  form: VerbForm | null;
}

interface Spelled extends Making {
  template: NounTemplate;
}

/** Spelled templates of a class of roots with one ending, by their bare letters; strong radicals are digits. */
const spelledOf = new Map<string, Map<string, Spelled[]>>();

const MOST_CLASSES = 2_000;

/** Digits for the strong radicals: what the class of the root leaves open. */
const openRoot = (root: string): string =>
  [...rootClass(root)].map((sign, at) => (/[1-5]/.test(sign) ? sign : (root[at] as string))).join('');

/** A last weak radical before tanwin has fallen, and so has the ل of the measure (شذا العرف، الميزان الصرفي). */
function withFallen(made: Making): Making[] {
  if (!made.word.endsWith('\u064d')) return [made];
  return [
    { ...made, measure: made.measure.replace(/[\u064f\u0650]ل$/, '\u064d') },
    { ...made, word: made.word.replace(/\u064d$/, '\u0650ي') },
  ];
}

function spell(open: string, ending: Ending): Map<string, Spelled[]> {
  const index = new Map<string, Spelled[]>();
  for (const template of nounTemplates(open)) {
    const base = writeWord(template.sounds, open, template);
    for (const { sounds, measure } of withEnding(template, ending, open)) {
      const word = writeWord(sounds, open, template);
      for (const made of withFallen({
        word,
        measure: measure.normalize('NFC'),
        base,
        ending,
        form: template.form,
      })) {
        const key = stripMarks(made.word);
        const known = index.get(key);
        if (known) known.push({ ...made, template });
        else index.set(key, [{ ...made, template }]);
      }
    }
  }
  return index;
}

function spelledWith(open: string, ending: Ending): Map<string, Spelled[]> {
  const key = `${open} ${ending}`;
  const known = spelledOf.get(key);
  if (known) return known;
  const made = spell(open, ending);
  if (spelledOf.size > MOST_CLASSES) spelledOf.clear();
  spelledOf.set(key, made);
  return made;
}

/** The bare word with digits in place of radicals, in every way that its letters allow. */
function openings(bare: string, root: string, open: string): string[] {
  let found = [''];
  for (const letter of bare) {
    const digits = [...open].filter((sign, at) => /[1-5]/.test(sign) && root[at] === letter);
    const choices = [letter, ...new Set(digits)];
    found = found.flatMap((start) => choices.map((choice) => start + choice));
  }
  return found;
}

const fill = (spelled: string, root: string): string =>
  spelled.replace(/[1-5]/g, (digit) => root[Number(digit) - 1] as string);

const LONGEST = 14;

/** Every way to make the letters of a word of a root, with one of the given endings. */
export function makingsOf(
  bare: string,
  root: string,
  infixes: readonly string[],
  endings: readonly Ending[] = ENDINGS,
): Making[] {
  if (root.length > 4 || bare.length > LONGEST) return [];
  const open = openRoot(root);
  const keys = openings(bare, root, open);
  const found: Making[] = [];
  for (const ending of endings) {
    if (!bare.endsWith(ending)) continue;
    const spelled = spelledWith(open, ending);
    for (const key of keys) {
      for (const { template, ...made } of spelled.get(key) ?? []) {
        const isItsVerb = template.infix === null || infixes.includes(template.infix);
        if (isItsVerb && suitsGlide(template, root))
          found.push({ ...made, word: fill(made.word, root), base: fill(made.base, root) });
      }
    }
  }
  return found;
}
