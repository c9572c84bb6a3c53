/** Prefixes and endings of the verb (Wright I §§83–101). */

export const PERSONS = [
  '3ms',
  '3md',
  '3mp',
  '3fs',
  '3fd',
  '3fp',
  '2ms',
  '2d',
  '2mp',
  '2fs',
  '2fp',
  '1s',
  '1p',
] as const;

/** Person, gender and number: `3ms` is هو, `2d` أنتما, `1p` نحن. */
export type Person = (typeof PERSONS)[number];
export type ImperativePerson = Extract<Person, `2${string}`>;
export const IMPERATIVE_PERSONS: readonly ImperativePerson[] = ['2ms', '2d', '2mp', '2fs', '2fp'];

export const PERFECT_ENDINGS: Record<Person, string> = {
  '3ms': 'a',
  '3md': 'A',
  '3mp': 'UZ',
  '3fs': 'at',
  '3fd': 'atA',
  '3fp': 'na',
  '2ms': 'ta',
  '2d': 'tumA',
  '2mp': 'tum',
  '2fs': 'ti',
  '2fp': 'tunna',
  '1s': 'tu',
  '1p': 'nA',
};

export const PRESENT_PREFIXES: Record<Person, string> = {
  '3ms': 'ي',
  '3md': 'ي',
  '3mp': 'ي',
  '3fs': 't',
  '3fd': 't',
  '3fp': 'ي',
  '2ms': 't',
  '2d': 't',
  '2mp': 't',
  '2fs': 't',
  '2fp': 't',
  '1s': 'ء',
  '1p': 'n',
};

export const MOODS = ['indicative', 'subjunctive', 'jussive'] as const;
/** المرفوع والمنصوب والمجزوم. */
export type Mood = (typeof MOODS)[number];

type EndingKind = 'none' | 'dual' | 'plural' | 'feminine' | 'women';

const ENDING_KINDS: Record<Person, EndingKind> = {
  '3ms': 'none',
  '3md': 'dual',
  '3mp': 'plural',
  '3fs': 'none',
  '3fd': 'dual',
  '3fp': 'women',
  '2ms': 'none',
  '2d': 'dual',
  '2mp': 'plural',
  '2fs': 'feminine',
  '2fp': 'women',
  '1s': 'none',
  '1p': 'none',
};

const MOOD_ENDINGS: Record<Mood, Record<EndingKind, string>> = {
  indicative: { none: 'u', dual: 'Ani', plural: 'Una', feminine: 'Ina', women: 'na' },
  subjunctive: { none: 'a', dual: 'A', plural: 'UZ', feminine: 'I', women: 'na' },
  jussive: { none: '', dual: 'A', plural: 'UZ', feminine: 'I', women: 'na' },
};

export function presentEnding(mood: Mood, person: Person): string {
  return MOOD_ENDINGS[mood][ENDING_KINDS[person]];
}
