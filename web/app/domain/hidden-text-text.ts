import type { HiddenReason } from '@mustalah/contract/journal/paper';
import { type CountedNoun, countOf, formatInteger } from '../text/format.ts';
import { counted } from './counted.ts';

const words: CountedNoun = {
  zero: 'لا كلمات',
  one: 'كلمة واحدة',
  two: 'كلمتان',
  few: 'كلمات',
  many: 'كلمة',
  other: 'كلمة',
};
const inPages: CountedNoun = { ...counted.pages, two: 'صفحتين' };

/** Text of a file that nobody sees and that programs read. */
export const hiddenText = {
  ofFile: (pages: number) =>
    `في ${countOf(pages, inPages)} منه نص لا يراه القارئ وتقرؤه البرامج، ويُخبَر به المحررون. احذفه من ملفك:`,
  ofCopy: (pages: number) =>
    `في ${countOf(pages, inPages)} منها نص لا يراه القارئ وتقرؤه البرامج، وقد يكون تعليمات لها. انظر فيه قبل الإسناد:`,
  place: (page: number, count: number) => `الصفحة ${formatInteger(page)}، ${countOf(count, words)}`,
  reasons: {
    invisible: 'بلا لون يُرى',
    colour: 'بلون الخلفية',
    tiny: 'بخط أصغر من أن يُقرأ',
    outside: 'خارج حدود الصفحة',
    covered: 'تحت شكل أو صورة',
    layer: 'في طبقة مطفأة',
    clipped: 'خارج إطار شكل مقصوص',
  } satisfies Record<HiddenReason, string>,
  more: (pages: number) => `ومثله في ${countOf(pages, inPages)} غير ما ذُكر.`,
  scanned: (pages: number) =>
    `${countOf(pages, counted.pages)} من صور ممسوحة ضوئيًا ومعها نص للبحث، وهذا مألوف.`,
  unchecked: (pages: number) =>
    `تعذّر البحث عن نص لا يُرى في ${countOf(pages, inPages)}، فمحتوى الصفحة أثقل من أن يُفحص.`,
};
