import { arabicDigits, arabicNumber } from '../../../platform/arabic-numbers.ts';

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
  retracted: (paper: string, note: string) => ({
    kind: 'paper_retracted',
    title: `سُحب بحثك «${paper}» بعد نشره`,
    body: `تبقى صفحته وعليها إعلان السحب، وسُحبت نقاط نشره. السبب: ${note}`,
  }),
};

export const doneText = { retracted: 'سُحب البحث، وظهر إعلان السحب على صفحته' } as const;
