/** The relative adjective (النسب) and the abstract noun made from it. */

import { findRoot } from '../lexicon/lexicon.ts';
import { findByPlural, findNouns, knownVowels } from '../lexicon/noun-lexicon.ts';
import { nounTable } from '../lexicon/noun-table.ts';
import { nounOf, soundsOfNoun } from '../lexicon/vocalise.ts';
import { stripMarks } from '../script/letters.ts';
import { readSounds } from '../script/read-sounds.ts';
import { spell } from '../script/spelling.ts';
import { rows } from '../tables/relatives.data.generated.ts';

const listed = nounTable(rows);

/** How many letters a stretch of sounds is written with, gemination counted twice. */
function letterCount(sounds: string): number {
  return sounds.replace(/[aiu@TMN]/g, '').length;
}

interface Rule {
  /** Where the ending begins is where this matches. */
  ending: RegExp;
  /** Stems before the new ending, best first, from the sounds before the old one and the old one. */
  stems: (before: string, match: RegExpExecArray) => string[];
}

/** Wright I §§249–269; شذا العرف، النسب. The first rule that matches and answers decides. */
const RULES: readonly Rule[] = [
  { ending: /([aiu])يي(aT)?$/, stems: (before) => afterDoubledYa(before) },
  { ending: /AيA$/, stems: (before) => [`${before}Aء`] },
  { ending: /يA$/, stems: (before) => (letterCount(before) >= 3 ? [before.replace(/[aiu]$/, '')] : []) },
  { ending: /Aيa(T)?$/, stems: (before) => [`${before}Aء`, `${before}Aو`, `${before}Aي`] },
  { ending: /AT$/, stems: (before) => afterLongA(before) },
  { ending: /[AY]$/, stems: (before) => afterLongA(before) },
  { ending: /iيaT$/, stems: (before) => afterYaTa(before) },
  { ending: /([^aiuAIU])يaT$/, stems: (before, match) => afterQuietYa(before + match[1]) },
  { ending: /[NI]$/, stems: (before) => afterFinalI(before) },
  { ending: /Aء$/, stems: (before) => afterLongHamza(before) },
  { ending: /^([^aiuAIU@][aiu][^aiuAIU])aT$/, stems: (_, match) => [`${match[1]}aو`, match[1] as string] },
  {
    ending: /(?<=^.)aييi([^aiuAIU])(aT)?$/,
    stems: (before, match) => [`${before}aي${match[1]}`, `${before}aييi${match[1]}`],
  },
  {
    ending: /^([^aiuAIU@][aiu][^aiuAIUيو])i([^aiuAIU])(aT)?$/,
    stems: (_, match) => [`${match[1]}a${match[2]}`, `${match[1]}i${match[2]}`],
  },
  { ending: /aT$|[aiu]$|$/, stems: (before) => [before] },
];

/** نَبِيّ → نَبَوِيّ, حَيّ → حَيَوِيّ, كُرْسِيّ → كُرْسِيّ. */
function afterDoubledYa(before: string): string[] {
  const count = letterCount(before);
  if (count >= 3) return [before];
  if (count === 2) return [`${before}aو`];
  const isWaw = findRoot(`${before[0]}وي`) !== undefined && findRoot(`${before[0]}يي`) === undefined;
  return [`${before}a${isWaw ? 'و' : 'ي'}aو`];
}

/** فَتًى → فَتَوِيّ, مَعْنًى → مَعْنَوِيّ or مَعْنِيّ, مُصْطَفًى → مُصْطَفِيّ. */
function afterLongA(before: string): string[] {
  const count = letterCount(before);
  if (count <= 2) return [`${before}aو`];
  if (count > 3) return [before, `${before}aو`];
  const isSecondQuiet = /^.[aiu][^aiuAIU][^aiuAIU]$/.test(before) || /^.[AIU].$/.test(before);
  return isSecondQuiet ? [`${before}aو`, before, `${before}Aو`] : [before, `${before}aو`];
}

/** تَرْبِيَة → تَرْبَوِيّ, زَاوِيَة → زَاوِيّ. */
function afterYaTa(before: string): string[] {
  const count = letterCount(before);
  if (count === 2) return [`${before}aو`];
  const dropsFirst = count > 3 || before.endsWith('و');
  return dropsFirst ? [before, `${before}aو`] : [`${before}aو`, before];
}

/** قَرْيَة → قَرَوِيّ, ظَبْي → ظَبْيِيّ. */
function afterQuietYa(before: string): string[] {
  const opened = /^(.a.)$/.test(before) || /^(.a)(.)$/.exec(before) ? `${before}aو` : null;
  const rest = [`${before}يaو`, `${before}ي`, `${before}و`];
  return opened ? [opened, ...rest] : rest;
}

/** عَمٍ → عَمَوِيّ, قَاضٍ → قَاضِيّ or قَاضَوِيّ, مُعْتَدٍ → مُعْتَدِيّ. */
function afterFinalI(before: string): string[] {
  const count = letterCount(before);
  if (count <= 2) return [`${before}aو`];
  return count === 3 ? [before, `${before}aو`] : [before];
}

/** صَحْرَاء → صَحْرَاوِيّ, إِنْشَاء → إِنْشَائِيّ, كِسَاء → كِسَائِيّ or كِسَاوِيّ. */
function afterLongHamza(before: string): string[] {
  const isFeminine =
    /^[^aiuAIU@]a[^aiuAIU][^aiuAIU]$/.test(before) || /^[^aiuAIU@]u[^aiuAIU]a[^aiuAIU]$/.test(before);
  return isFeminine ? [`${before}Aو`, `${before}Aء`] : [`${before}Aء`, `${before}Aو`];
}

function stemsOf(sounds: string): string[] {
  for (const { ending, stems } of RULES) {
    const match = ending.exec(sounds);
    const found = match ? stems(sounds.slice(0, match.index), match) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Singulars hidden in sound plurals: معلومات, مهندسون (Wright I §254). */
function withoutPluralEnding(sounds: string): string | null {
  const feminine = /^(?!ءi|@)(.*[^aiuAIU])Aت$/.exec(sounds);
  if (feminine && letterCount(feminine[1] as string) >= 3) return `${feminine[1]}aT`;
  const dual = /^(.*)(?:A|aي)نi$/.exec(sounds);
  if (dual) return (dual[1] as string).replace(/aت$/, 'aT');
  const masculine = /^(.*)[UI]نa?$/.exec(sounds);
  const before = masculine?.[1] ?? '';
  return before.startsWith('مu') && letterCount(before) >= 4 ? before : null;
}

/** Relative adjectives of a noun, best first; empty for text that is no Arabic word. */
export function relative(text: string): string[] {
  const noun = nounOf(text);
  if (noun === '') return [];
  // شَاءٍ (willing) is not شَاء (sheep): a last radical that fell is part of the word.
  const known = noun.endsWith('\u064d') ? listed(noun.replace(/\u064d$/, '\u0650ي')) : listed(noun);
  const sounds = soundsOfNoun(noun);
  const entries = findNouns(noun).length > 0 ? [] : findByPlural(noun);
  const singulars = entries.map((entry) => entry.singular);
  const vowelled = entries.flatMap(({ plurals }) => plurals.filter((plural) => stripMarks(plural) === noun));
  const singular = knownVowels(noun) === undefined ? withoutPluralEnding(sounds) : null;
  const ofSingulars = singulars.flatMap((one) =>
    listed(one).concat(stemsOf(soundsOfNoun(one)).map(adjective)),
  );
  const ofPlural = singular ? stemsOf(singular).slice(0, 1).map(adjective) : [];
  return [
    ...new Set([
      ...known,
      ...ofSingulars,
      ...ofPlural,
      ...stemsOf(vowelled[0] ? readSounds(vowelled[0]) : sounds).map(adjective),
    ]),
  ].slice(0, 6);
}

function adjective(stem: string): string {
  return spell(`${stem}iييM`);
}

/** The abstract nouns in ـيّة of relative adjectives, in their order (المصدر الصناعي). */
export function abstractNouns(relatives: readonly string[]): string[] {
  return relatives.filter((word) => word.endsWith('\u0651')).map((word) => `${word}\u064eة`.normalize('NFC'));
}

/** Abstract nouns in ـيّة, best first. */
export const artificialMasdar = (text: string): string[] => abstractNouns(relative(text));
