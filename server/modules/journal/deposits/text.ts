import { arabicNumber } from '../../../platform/arabic-numbers.ts';

export const depositText = {
  away: 'تعذّر الوصول إلى Crossref، ويُعاد الإيداع وحده',
  unanswered: 'لم يرد من Crossref ما يثبت التسجيل',
} as const;

export const doneText = {
  sent: 'يُودَع ما اخترته خلال دقائق، وتظهر حاله هنا',
  registered: 'أُثبت التسجيل، وظهرت المعرّفات على صفحات الأبحاث',
  references: (count: number) =>
    count === 0 ? 'أُزيلت المراجع' : `أُثبتت المراجع، وعدد أسطرها ${arabicNumber(count)}`,
} as const;
