import { hasArabic, normalize, withoutArticle } from '@mustalah/morphology';

/** Words that stand in one writing of a name and are missing in another, and titles; as `name_parts` in the database. */
const LEFT_OUT = new Set(
  `بن ابن بنت ال د ا م دكتور الدكتور دكتوره الدكتوره استاذ الاستاذ استاذه الاستاذه بروفيسور البروفيسور مهندس المهندس شيخ الشيخ
  السيد السيده al el bin ibn ben bint ash as an at ar az ad dr prof professor mr mrs ms phd md`.split(/\s+/),
);

/** Consonants as an Arabic name has them in Latin writings, which agree on little else. */
const SOUNDS: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'S',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'g',
  ف: 'f',
  ڤ: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
};

const LATIN: readonly [RegExp, string][] = [
  // Written together with the name.
  [/^[ae]l(?=[a-z]{4})/, ''],
  [/sh|ch/g, 'S'],
  [/kh/g, 'k'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/[qc]/g, 'k'],
  [/x/g, 'ks'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/[aeiouyw]/g, ''],
];

/** What both scripts agree on of one part of a name: its consonants, each once in a row, without a last h. */
function soundOf(part: string): string {
  const [, servant = '', named = part] = /^(عبد|abd(?:[aeiou]?l|u(?!l))?)(.{2,})$/u.exec(part) ?? [];
  const sounds = (servant && 'bd') + consonantsOf(named);
  return sounds.replace(/(.)\1+/g, '$1').replace(/(?<=.)h$/, '') || '-';
}

const consonantsOf = (part: string): string =>
  hasArabic(part)
    ? [...withoutArticle(part)].map((letter) => SOUNDS[letter] ?? '').join('')
    : LATIN.reduce((sound, [written, said]) => sound.replace(written, said), part);

/** The parts of a name without titles; عبد is one part with what follows it. */
export function partsOf(name: string): string[] {
  const words = normalize(name).split(' ').filter(Boolean);
  const named = words.filter((word) => !LEFT_OUT.has(word));
  // A letter that could be a title is a shortened part where too little would be left.
  const kept = named.length > 1 ? named : words.filter((word) => word.length === 1 || !LEFT_OUT.has(word));
  return kept
    .join(' ')
    .replace(/(^| )(عبد|abd|abdul|abdel|abdal) /g, '$1$2')
    .split(' ')
    .filter(Boolean);
}

/** By what a name meets another that may be of the same person. */
export interface NameKeys {
  /** Its first part with each of its last ones, in either order. */
  pairs: ReadonlySet<string>;
  /** Its first letter with its last part. */
  initials: ReadonlySet<string>;
  /** Its first part is a letter only. */
  isShortened: boolean;
}

const NONE: NameKeys = { pairs: new Set(), initials: new Set(), isShortened: false };

export function nameKeys(name: string): NameKeys {
  const parts = partsOf(name);
  const sounds = parts.map(soundOf);
  const [first, second] = sounds;
  const last = sounds.at(-1);
  if (sounds.length < 2 || !first || !second || !last) return NONE;
  const isShortened = [parts[0], parts.at(-1)].some((part) => part !== undefined && /^\p{L}$/u.test(part));
  const pair = (one: string, other: string) => [one, other].toSorted().join(' ');
  const initial = (one: string, other: string) => `${one[0]} ${other}`;
  return {
    pairs: new Set(isShortened ? [] : [pair(first, last), pair(first, second)]),
    initials: new Set([initial(first, last), initial(last, first)]),
    isShortened,
  };
}

/** Whether two names may be one person's: by their first part and one of the others, in any order, script and shortening. */
export const mayBeSame = (one: NameKeys, other: NameKeys): boolean =>
  [...one.pairs].some((pair) => other.pairs.has(pair)) ||
  ((one.isShortened || other.isShortened) && [...one.initials].some((key) => other.initials.has(key)));
