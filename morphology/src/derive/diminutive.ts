/** The diminutive (التصغير): فُعَيْل, فُعَيْعِل, فُعَيْعِيل (Wright I §§269–284; شذا العرف، التصغير). */

import { findRoot } from '../lexicon/lexicon.ts';
import { findByPlural, findNouns } from '../lexicon/noun-lexicon.ts';
import { nounTable } from '../lexicon/noun-table.ts';
import { nounOf, soundsOfNoun } from '../lexicon/vocalise.ts';
import { spell } from '../script/spelling.ts';
import { rows as diminutiveRows } from '../tables/diminutives.data.generated.ts';
import { rows as feminineRows } from '../tables/feminine-nouns.data.generated.ts';

/** The diminutives of a noun that leave the rule, or give back a radical that fell. */
export const listedDiminutives = nounTable(diminutiveRows);
const feminine = nounTable(feminineRows);

const isLong = (unit: string | undefined) => unit !== undefined && 'AIUYN'.includes(unit);
const isWeakUnit = (unit: string | undefined) => isLong(unit) || unit === 'و' || unit === 'ي';

/** Nouns in ـان whose plural is ـِين, so that the ن counts as a radical. */
const ROOTED_AN =
  /^(?:سuلطAن|شaيطAن|بuستAن|فiنجAن|مaيدAن|دiيوAن|بuرهAن|سiرحAن|عuنوAن|حiصAن|لiسAن|مaكAن|زaمAن|قuربAن|دuكّAن|ثuعبAن|قaبطAن|فuستAن|خaزّAن)$/;

interface Parts {
  core: string[];
  /** What stays outside the count. */
  ending: string;
}

function split(sounds: string): Parts {
  const endings: [RegExp, string][] = [
    [/(?<=..)AT$/, 'AT'],
    [/iييaT$/, 'iييaT'],
    [/iيي$/, 'iيي'],
    [/aT$/, 'aT'],
    [/Aء$/, 'Aء'],
    [/Aن$/, 'Aن'],
    [/Y$/, 'Y'],
  ];
  for (const [pattern, ending] of endings) {
    const match = pattern.exec(sounds);
    if (!match) continue;
    const before = sounds.slice(0, match.index);
    if (!isOutside(sounds, before, ending)) continue;
    if (ending === 'AT') return { core: unitsOf(`${before}A`), ending: 'aT' };
    return { core: unitsOf(before), ending };
  }
  return { core: unitsOf(sounds), ending: '' };
}

function isOutside(sounds: string, before: string, ending: string): boolean {
  const count = unitsOf(before).length;
  if (ending === 'Aء')
    return /^[^aiuAIU@]a[^aiuAIU][^aiuAIU]$/.test(before) || (count >= 4 && !/^(?:ءi|@)/.test(sounds));
  if (ending === 'Aن') return count >= 3 && !ROOTED_AN.test(sounds) && !takesRootedPlural(sounds);
  if (ending === 'Y') return count === 3 && !sounds.startsWith('م') && !sounds.startsWith('ء');
  return count >= (ending.startsWith('iيي') ? 3 : 2);
}

function takesRootedPlural(sounds: string): boolean {
  return findNouns(spell(sounds)).some((entry) =>
    entry.plurals.some((plural) => plural.endsWith('\u0650ين')),
  );
}

/** Consonants and long vowels in order; the wasl alif and the short vowels go. */
function unitsOf(sounds: string): string[] {
  return [...sounds.replace(/[aiu@TM]/g, '')];
}

/** In مُوقِن the long vowel hides a first radical ي, in مُورِد a و. */
function hidesFirstYa(third: string, fourth: string): boolean {
  const frequency = (first: string) => findRoot(first + third + fourth)?.frequency ?? -1;
  return frequency('ي') > frequency('و');
}

/** The radical that a long vowel in second place hides. */
function hiddenRadical(noun: string, core: readonly string[]): string {
  const [first = '', second = '', third = '', fourth = ''] = core;
  if (!isLong(second)) return second;
  if (core.length > 3 && second === 'A') return 'و';
  if (second === 'U' && first === 'م' && core.length > 3) return hidesFirstYa(third, fourth) ? 'ي' : 'و';
  if (second === 'U') return 'و';
  const root = findNouns(noun)[0]?.root;
  if (root && root.length === 3) return root[1] === 'ي' ? 'ي' : 'و';
  if (core.length > 3) return first === 'م' ? 'و' : 'ي';
  const waw = findRoot(`${first}و${third}`)?.frequency ?? -1;
  const ya = findRoot(`${first}ي${third}`)?.frequency ?? -1;
  if (second === 'I') return ya >= 0 && ya >= waw ? 'ي' : 'و';
  return ya > waw ? 'ي' : 'و';
}

/** Whether the hamza of ـاء stands for a lost glide, as in كِسَاء. */
function isGlideHamza(first: string, second: string): boolean {
  const frequency = (last: string) => findRoot(first + second + last)?.frequency ?? -1;
  return Math.max(frequency('و'), frequency('ي')) >= frequency('ء');
}

/** Leave four letters, or five with a long vowel before the last, dropping added letters first. */
function reduce(units: readonly string[], sounds: string): string[] {
  let core = [...units];
  if (/^مu.[تطد]A.$/.test(sounds) || /^مu[صض]طa.Y$/.test(sounds)) core.splice(2, 1);
  const fits = () => core.length <= 4 || (core.length === 5 && isLong(core[3]));
  while (!fits()) {
    const doubled = core.findIndex((unit, at) => at > 0 && unit === core[at - 1] && !isLong(unit));
    const long = core.findIndex((unit, at) => at > 0 && at < core.length - 2 && isLong(unit));
    if (core.length > 5 && core[0] === 'م' && core[1] === 'س' && core[2] === 'ت') core.splice(1, 2);
    else if (core[0] === 'س' && core[1] === 'ت' && sounds.startsWith('@')) core.splice(0, 1);
    else if (core[0] === 'م' && 'نت'.includes(core[1] ?? '-')) core.splice(1, 1);
    else if (core[0] === 'م' && core[2] === 'ت') core.splice(2, 1);
    else if (doubled > 0) core.splice(doubled, 1);
    else if (long > 0) core.splice(long, 1);
    else if (sounds.startsWith('مu') && core[0] === 'م') core.splice(0, 1);
    else core = core.slice(0, -1);
  }
  return core;
}

/** The stem of the diminutive from its letters; more than one where grammarians allow both. */
function shape(core: readonly string[], ending: string): string[] {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = core;
  const start = `${first === 'و' && second === 'و' ? 'ء' : first}u${second}aي`;
  if (core.length === 2) return [`${start}ي`];
  if (core.length === 3) return [isWeakUnit(third) ? `${start}ي` : start + third];
  if (core.length === 4) {
    if (isWeakUnit(third) && isWeakUnit(fourth)) return [`${start}ي`];
    if (third === 'A' && fourth === 'ء' && isGlideHamza(first, second)) return [`${start}ي`];
    const last = isLong(fourth) ? (ending === 'aT' ? 'iي' : 'N') : `i${fourth}`;
    if (isLong(third)) return [`${start}ي${last}`];
    if (isWeakUnit(third)) return [`${start}ي${last}`, `${start}${third}${last}`];
    return [`${start}${third}${last}`];
  }
  return [`${start}${isLong(third) ? 'و' : third}I${fifth}`];
}

const FEW: readonly [plural: RegExp, replacement: string][] = [
  [/^ءa(.)(.)A(.)$/, 'ءu$1aي$2A$3'],
  [/^ءa(.)(.)u(.)$/, 'ءu$1aي$2i$3'],
  [/^ءa(.)(.)i(.)aT$/, 'ءu$1aي$2i$3aT'],
  [/^([^ءم@])i([^aiuAIU])([^aiuAIU])aT$/, '$1u$2aي$3aT'],
];

/** A plural of paucity is made small as it is: أُجَيْمَال. */
function smallPlural(sounds: string): string | null {
  for (const [plural, replacement] of FEW) {
    if (plural.test(sounds))
      return spell(`${sounds.replace(plural, replacement)}${sounds.endsWith('T') ? '' : 'M'}`);
  }
  return null;
}

function ofSingular(noun: string, sounds: string): string[] {
  const { core, ending } = split(sounds);
  const reduced = reduce(core, sounds);
  if (reduced.length < 2 || isLong(reduced[0])) return [];
  reduced[1] = hiddenRadical(noun, reduced);
  const needsTa = ending === '' && reduced.length === 3 && feminine(noun).length > 0;
  // After the added alif two like letters may stay joined: دُوَيْبَّة (Wright I §273 rem.).
  const joined = /^(.)A(.)\2$/.exec(sounds.replace(/aT$/, ''));
  const stems = joined ? [`${joined[1]}uوaي${joined[2]}${joined[2]}`] : shape(reduced, ending);
  return stems.map((stem) => {
    const tail = needsTa ? 'aT' : ending;
    return spell(stem + tail + (tail.endsWith('T') || tail === 'Y' || stem.endsWith('N') ? '' : 'M'));
  });
}

/** Diminutives of a noun, best first; empty for text that is no Arabic word. */
export function diminutive(text: string): string[] {
  const noun = nounOf(text);
  if (noun === '') return [];
  const known = listedDiminutives(noun);
  const sounds = soundsOfNoun(noun);
  const small = smallPlural(sounds);
  const singulars = findNouns(noun).length > 0 ? [] : findByPlural(noun);
  if (singulars.length > 0 && !small) {
    return [...new Set(singulars.flatMap(({ singular }) => diminutive(singular).map(soundPlural)))];
  }
  const first = small && findNouns(noun).length === 0 ? [small] : [];
  return [...new Set([...known, ...first, ...ofSingular(noun, sounds)])].slice(0, 4);
}

/** The diminutive of a plural is the sound plural of the small singular (Wright I §284). */
function soundPlural(small: string): string {
  return small.endsWith('ة') ? small.replace(/ة$/, 'ات') : `${small}\u064eات`.normalize('NFC');
}
