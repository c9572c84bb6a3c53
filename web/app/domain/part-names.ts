import type { Designation } from '@mustalah/contract/terms/concepts';

/** What the parts of an entry are called, wherever they are shown or proposed. */
export const partNames = {
  languages: { ar: 'العربية', en: 'الإنجليزية', fr: 'الفرنسية', la: 'اللاتينية العلمية', other: 'لغات أخرى' },
  kinds: { term: 'اسم', abbreviation: 'اختصار', symbol: 'رمز', variant: 'صورة أخرى' },
  partsOfSpeech: { noun: 'اسم', verb: 'فعل', adjective: 'صفة', adverb: 'ظرف', phrase: 'عبارة' },
  genders: { masculine: 'مذكّر', feminine: 'مؤنّث' },
  relationKinds: { broader: 'أعم', narrower: 'أخص', related: 'ذو صلة', see: 'انظر أيضًا' },
  pluralOf: (plural: string) => `جمعه ${plural}`,
  source: 'المصدر',
  pageOf: (page: string) => `ص ${page}`,
} as const;

type Grammar = Pick<Designation, 'part_of_speech' | 'gender' | 'plural'>;

/** What is known of a word as a word: part of speech, gender, plural. */
export const grammarOf = ({ part_of_speech, gender, plural }: Grammar): string[] =>
  [
    part_of_speech ? partNames.partsOfSpeech[part_of_speech] : '',
    gender ? partNames.genders[gender] : '',
    plural && partNames.pluralOf(plural),
  ].filter(Boolean);

/** All that is known of a name beside its text and source. */
export const notesOf = (name: Grammar & Pick<Designation, 'kind' | 'region' | 'note'>): string[] =>
  [name.kind === 'term' ? '' : partNames.kinds[name.kind], ...grammarOf(name), name.region, name.note].filter(
    Boolean,
  );
