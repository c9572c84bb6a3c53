import type { Sign } from '@mustalah/contract/journal/paper';
import { formatInteger } from '../text/format.ts';

const pageList = (pages: readonly number[]): string => pages.map(formatInteger).join('، ');

/** What gives an author away, and where it stands. */
export const signsText = {
  kinds: {
    name: 'اسم',
    email: 'بريد إلكتروني',
    affiliation: 'جهة عمل',
    orcid: 'رقم ORCID',
  } satisfies Record<Sign['kind'], string>,
  places: {
    pages: (pages: readonly number[]) => {
      // Of whoever was put among the authors later no page is known.
      if (pages.length === 0) return 'في صفحات الملف';
      return pages.length === 1 ? `في الصفحة ${pageList(pages)}` : `في الصفحات ${pageList(pages)}`;
    },
    title: () => 'في العنوان',
    abstract: () => 'في الملخص',
    reply: () => 'في الردّ على الملاحظات',
    properties: () => 'في خصائص الملف، وهي محذوفة من نسخة المحكّمين',
  } satisfies Record<Sign['where'], (pages: readonly number[]) => string>,
};
