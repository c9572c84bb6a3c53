/** The three passes in a row: template → sounds → script, remembered for each class of roots. */

import { spell } from '../script/spelling.ts';
import type { Licence } from './phonology.ts';
import { pronounce, rootClass } from './phonology.ts';

const spelledTemplates = new Map<string, string>();
const rootClasses = new Map<string, string>();

function classOf(root: string): string {
  let radicals = rootClasses.get(root);
  if (radicals === undefined) {
    radicals = rootClass(root);
    if (rootClasses.size > 20_000) rootClasses.clear();
    rootClasses.set(root, radicals);
  }
  return radicals;
}

/** Two equal consonants that meet without a vowel are written once with shadda. */
const MEETING = /([ء-ي])\u0652\1([\u064b-\u0650]?)/g;

function fill(spelled: string, root: string): string {
  const word = spelled.replace(/[1-5]/g, (digit) => root[Number(digit) - 1] as string);
  return word.includes('\u0652') ? word.replace(MEETING, '$1$2\u0651') : word;
}

/** Write the word that a template makes of a root, with full vowel marks. */
export function writeWord(template: string, root: string, licence: Licence = {}): string {
  const radicals = classOf(root);
  const flags = (licence.moves ? 1 : 0) + (licence.contracts ? 2 : 0) + (licence.hamzates ? 4 : 0);
  const key = `${radicals}${flags}${template}`;
  let spelled = spelledTemplates.get(key);
  if (spelled === undefined) {
    spelled = spell(pronounce(template, radicals, licence));
    spelledTemplates.set(key, spelled);
  }
  return fill(spelled, root);
}

/** The sounds of a template filled with a root, for endings that depend on them. */
export function soundsOf(template: string, root: string, licence: Licence = {}): string {
  return pronounce(template, classOf(root), licence);
}

/** Spell sounds whose strong radicals are still digits. */
export function spellSounds(sounds: string, root: string): string {
  return fill(spell(sounds), root);
}
