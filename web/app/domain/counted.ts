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
} as const satisfies Record<string, CountedNoun>;
