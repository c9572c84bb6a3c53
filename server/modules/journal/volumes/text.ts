import { arabicDigits, arabicNumber } from '../../../platform/arabic-numbers.ts';
import type { NoticeText } from '../paper/tell.ts';
import { written } from '../templates/in-force.ts';

export const doneText = {
  arranged: 'حُفظ ترتيب المجلد',
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
  published: (paper: string, volume: NamedVolume, points: number): NoticeText => ({
    kind: 'paper_published',
    ...written('author_published', {
      العنوان: paper,
      المجلد: volumeName(volume),
      المكافأة: points > 0 ? `وأُضيفت ${arabicNumber(points)} UAS إلى رصيدك.` : '',
    }),
  }),
  unpublished: (paper: string, volume: NamedVolume): NoticeText => ({
    kind: 'paper_unpublished',
    ...written('author_unpublished', { العنوان: paper, المجلد: volumeName(volume) }),
  }),
  republished: (paper: string, volume: NamedVolume): NoticeText => ({
    kind: 'paper_republished',
    ...written('author_republished', { العنوان: paper, المجلد: volumeName(volume) }),
  }),
};
