import { arabicDigits, arabicNumber } from '../../../platform/arabic-numbers.ts';

export const doneText = {
  concernRaised: 'ظهر إعلان القلق على صفحة البحث وفي كل ما يُعرَّف به',
  concernLifted: 'رُفع إعلان القلق',
  retracted: 'سُحب البحث، وظهر إعلان السحب على صفحته',
  reinstated: 'رُفع السحب عن البحث، وقُيّد سببه في سجله',
  added: 'أُضيف البحث إلى المجلد',
  removed: 'أُخرج البحث من المجلد، وبقي مقبولًا',
  deleted: 'حُذف المجلد، وبقيت أبحاثه مقبولة',
} as const;

/** Why a picture cannot be a cover. */
export const coverText = {
  not_image: 'الغلاف صورة من نوع PNG أو JPEG أو WebP',
  too_large: 'أبعاد صورة الغلاف كبيرة جدًا، صغّرها ثم حاول مجددًا',
  damaged: 'ملف صورة الغلاف تالف أو ناقص، أعد حفظها ثم حاول مجددًا',
} as const;

interface NamedVolume {
  title: string;
  number: number;
  year: number;
}

/** «المجلد ٣ (٢٠٢٦)», with its title when it has one. */
export const volumeName = ({ title, number, year }: NamedVolume): string => {
  const numbered = `المجلد ${arabicDigits(number)} (${arabicDigits(year)})`;
  return title ? `${numbered}: «${title}»` : numbered;
};

/** What the submitter of a paper is told about its publication. */
export const noticeText = {
  published: (paper: string, volume: NamedVolume, points: number) => ({
    kind: 'paper_published',
    title: `نُشر بحثك «${paper}»`,
    body: `صدر في ${volumeName(volume)}، وصار متاحًا للجميع.${
      points > 0 ? ` وأُضيفت ${arabicNumber(points)} UAS إلى رصيدك.` : ''
    }`,
  }),
  unpublished: (paper: string, volume: NamedVolume) => ({
    kind: 'paper_unpublished',
    title: `أُوقف نشر بحثك «${paper}»`,
    body: `أوقفت هيئة التحرير نشر ${volumeName(volume)}. يبقى بحثك مقبولًا، ولم يتغير رصيدك.`,
  }),
  republished: (paper: string, volume: NamedVolume) => ({
    kind: 'paper_republished',
    title: `عاد نشر بحثك «${paper}»`,
    body: `عاد ${volumeName(volume)} منشورًا، ومعه بحثك.`,
  }),
};
