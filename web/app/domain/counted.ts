import type { CountedNoun } from '../text/format.ts';

/** The nouns that more than one screen counts, for `countOf`. */
export const counted = {
  votes: {
    zero: 'لا أصوات بعد',
    one: 'صوت واحد',
    two: 'صوتان',
    few: 'أصوات',
    many: 'صوتًا',
    other: 'صوت',
  },
  terms: {
    zero: 'لا مصطلحات',
    one: 'مصطلح واحد',
    two: 'مصطلحان',
    few: 'مصطلحات',
    many: 'مصطلحًا',
    other: 'مصطلح',
  },
  days: {
    zero: 'لا أيام بعد',
    one: 'يوم واحد',
    two: 'يومان',
    few: 'أيام',
    many: 'يومًا',
    other: 'يوم',
  },
  papers: {
    zero: 'لا أبحاث',
    one: 'بحث واحد',
    two: 'بحثان',
    few: 'أبحاث',
    many: 'بحثًا',
    other: 'بحث',
  },
  pages: {
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: 'صفحات',
    many: 'صفحة',
    other: 'صفحة',
  },
  volumes: {
    zero: 'لا مجلدات',
    one: 'مجلد واحد',
    two: 'مجلدان',
    few: 'مجلدات',
    many: 'مجلدًا',
    other: 'مجلد',
  },
} as const satisfies Record<string, CountedNoun>;
