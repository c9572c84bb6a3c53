/** Verbal nouns of form I: those the data give, then the measures that suit the verb's class. */

import { findRoot, findVerbs } from '../lexicon/lexicon.ts';
import { GUTTURALS, isWeak } from '../script/letters.ts';
import type { Template } from '../word/templates.ts';
import type { Surface } from './derived-word.ts';
import { surfaceFrom, surfaceOf } from './derived-word.ts';
import { measureName } from './measure-name.ts';

const MEASURES = {
  فَعْل: '1a23M',
  فِعْل: '1i23M',
  فُعْل: '1u23M',
  فَعَل: '1a2a3M',
  فِعَل: '1i2a3M',
  فُعَل: '1u2a3M',
  فَعَال: '1a2A3M',
  فِعَال: '1i2A3M',
  فُعَال: '1u2A3M',
  فُعُول: '1u2U3M',
  فَعِيل: '1a2I3M',
  فَعَالَة: '1a2A3aT',
  فِعَالَة: '1i2A3aT',
  فُعُولَة: '1u2U3aT',
  فَعْلَة: '1a23aT',
  فُعْلَة: '1u23aT',
  فِعْلَة: '1i23aT',
  عِلَة: '2i3aT',
  فَعَلَان: '1a2a3AnM',
  فُعْلَان: '1u23AnM',
  فِعْلَان: '1i23AnM',
  مَفْعِل: 'ma12i3M',
  مَفْعَلَة: 'ma12a3aT',
} as const;

type Measure = keyof typeof MEASURES;

/** Measures by root class and vowels, likeliest first (Wright I §§196–200; شذا العرف، مصادر الثلاثي). */
const BY_CLASS: Record<string, readonly Measure[]> = {
  'hollow a-u': ['فَعْل', 'فِعَالَة', 'فَعَال', 'فِعَال', 'فَعَلَان'],
  'hollow a-i': ['فَعْل', 'فَعَلَان', 'فِعَالَة', 'مَفْعِل'],
  'hollow i-a': ['فَعْل', 'فَعَل', 'فِعَالَة'],
  'defective a-u': ['فَعْل', 'فُعُول', 'فَعَال', 'فُعَال', 'فَعَلَان'],
  'defective a-i': ['فَعْل', 'فِعَالَة', 'فَعَلَان', 'فُعُول'],
  'defective a-a': ['فَعْل', 'فِعَالَة', 'فُعُول'],
  'defective i-a': ['فَعَل', 'فَعَال', 'فِعْلَة', 'فَعَالَة'],
  'doubled a-u': ['فَعْل', 'فُعُول', 'فِعَال'],
  'doubled a-i': ['فَعْل', 'فَعِيل', 'فَعَالَة', 'فِعْلَة', 'فَعَال'],
  'doubled i-a': ['فَعَل', 'فَعَالَة', 'فَعْل', 'فَعَال'],
  'assimilated a-i': ['فَعْل', 'فُعُول', 'عِلَة', 'فَعَلَان'],
  'assimilated a-a': ['فَعْل', 'فُعُول', 'عِلَة'],
  'assimilated i-i': ['فَعَل', 'عِلَة', 'فُعُول'],
  'a-u': ['فَعْل', 'فُعُول', 'فِعَالَة', 'فَعَل', 'فَعَلَان'],
  'a-i': ['فَعْل', 'فُعُول', 'فِعَالَة', 'فَعَلَان', 'فَعِيل'],
  'a-a': ['فَعْل', 'فُعُول', 'فِعَالَة', 'فَعَلَان'],
  'i-a': ['فَعَل', 'فَعْل', 'فِعْل', 'فَعَالَة', 'فُعُول'],
  'i-i': ['فِعْل', 'فِعْلَان', 'فَعْل'],
  'u-u': ['فَعَالَة', 'فُعُولَة', 'فُعْل', 'فِعَل', 'فَعَل'],
};

/** Meaning that calls for a measure of its own (Wright I §198; شذا العرف، ما يدل على صوت أو داء أو حرفة). */
const BY_SENSE: readonly [sense: RegExp, measures: readonly Measure[]][] = [
  [/صوت|صياح|نباح/, ['فَعِيل', 'فُعَال']],
  [/(^|\s)(مرض|داء|وجع|علة)/, ['فُعَال', 'فَعَل']],
  [/اضطراب|تقلب|غليان|خفقان/, ['فَعَلَان']],
  [/حرفة|صناعة|مهنة|ولاية/, ['فِعَالَة']],
  [/امتناع|نفور|هرب/, ['فِعَال']],
];

function classOf(root: string, vowels: string): string {
  const [first, second, third] = root;
  if (isWeak(third)) return `defective ${vowels}`;
  if (isWeak(second)) return `hollow ${vowels}`;
  if (second === third) return `doubled ${vowels}`;
  if (first === 'و') return `assimilated ${vowels}`;
  return vowels;
}

function measuresFor(root: string, vowels: string): Measure[] {
  const usual = BY_CLASS[classOf(root, vowels)] ?? BY_CLASS[vowels] ?? ['فَعْل', 'فُعُول', 'فِعَالَة'];
  const sense = findRoot(root)?.senseArabic ?? '';
  const bySense = BY_SENSE.filter(([pattern]) => pattern.test(sense)).flatMap(([, measures]) => measures);
  const isProfession = GUTTURALS.includes(root[2] ?? '') && vowels === 'a-a';
  const ordered = isProfession ? [usual[0] as Measure, 'فِعَالَة' as const, ...usual] : usual;
  return [...new Set([...bySense, ...ordered])];
}

function templateOf(measure: Measure, root: string): Template {
  const moves = (measure === 'فِعَال' || measure === 'فِعَالَة' || measure === 'مَفْعِل') && root[1] !== root[2];
  return { sounds: MEASURES[measure], pattern: measure, moves };
}

/** Verbal nouns of form I with given vowels, up to five, most usual first. */
export function formOneMasdars(root: string, vowels: string): Surface[] {
  const known = findVerbs(root)?.formOne.find((one) => one.vowels === vowels)?.masdars ?? [];
  const attested = known.map((word) => surfaceOf(word, 'masdar', 'I', measureName(word, root), 'attested'));
  const guesses = measuresFor(root, vowels).map((measure, place) =>
    surfaceFrom(
      root,
      templateOf(measure, root),
      'masdar',
      'I',
      place === 0 && known.length === 0 ? 'regular' : 'doubtful',
    ),
  );
  const written = new Set(attested.map(({ derived }) => derived));
  return [...attested, ...guesses.filter((guess) => !written.has(guess.derived))].slice(
    0,
    Math.max(5, known.length),
  );
}
