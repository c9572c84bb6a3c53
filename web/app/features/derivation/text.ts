import { type CountedNoun, countOf } from '../../text/format.ts';

const words: CountedNoun = {
  zero: 'لا كلمات',
  one: 'كلمة واحدة',
  two: 'كلمتان',
  few: 'كلمات',
  many: 'كلمة',
  other: 'كلمة',
};

interface VerbFacts {
  derived: string;
  kind_name: string;
  root: string;
  pattern: string;
  form: string | null;
}

export const text = {
  title: 'الاشتقاق',
  description: 'اكتب مصطلحًا أو جذرًا، يشتق لك المحرك اللغوي أفعاله ومصادره ومشتقاته بأوزانها، مضبوطة بالشكل.',
  searchLabel: 'مصطلح أو جذر',
  searchPlaceholder: 'مثال: مجهر، أو ج هـ ر',
  reset: 'إعادة ضبط',
  copy: 'نسخ النتائج',
  exportPdf: 'تصدير PDF',
  exporting: 'جارٍ إعداد الملف…',
  searching: 'جارٍ الاشتقاق…',
  found: (count: number) => countOf(count, words),
  roots: 'الجذر:',
  pages: 'صفحات المشتقات، الصفحة',
  intro: 'اكتب حرفين على الأقل لبدء الاشتقاق.',
  none: (term: string) => `لم يُعثر على مشتقات للمصطلح «${term}»`,
  noneHint:
    'قد يكون اللفظ معرّبًا أو منحوتًا لا جذر له في العربية، أو حرفًا لا يُشتق منه. وإن عرفت جذره فاكتب حروفه مفرّقة، مثل: ك ت ب.',
  failed: 'تعذّر الاشتقاق، حاول مجددًا',
  nothingToExport: 'لا توجد نتائج للتصدير',
  copied: 'نُسخت النتائج',
  copyFailed: 'تعذّر نسخ النتائج',
  pdfFailed: 'تعذّر إعداد ملف PDF',
  earned: (points: string) => `كسبت ${points} UAS`,

  inDictionary: 'في المعجم',
  suggest: 'اقترح هذا المصطلح',
  suggestWord: (word: string) => `اقترح المصطلح ${word}`,
  explain: 'شرح',
  explainWord: (word: string) => `اشرح ${word}`,
  explanationOf: (word: string) => `شرح «${word}»`,
  verb: ({ derived, kind_name, root, pattern, form }: VerbFacts) =>
    `«${derived}»: ${kind_name} من الجذر (${root})، على وزن «${pattern}»${form ? `، ${form}` : ''}.`,
  noExplanation: 'لم يُعثر على شرح لهذا المصطلح',
  explanationFailed: 'تعذّر جلب الشرح، حاول لاحقًا',

  pattern: 'الوزن',
  showUnheard: 'أظهر ما لم يُسمع',
  statuses: { attested: 'مسموع', regular: 'قياسي', doubtful: 'محتمل' },

  pdfTitle: (term: string) => `مشتقات «${term}»`,
  pdfFile: (term: string) => `مشتقات ${term}.pdf`,
  pdfRoots: (roots: string) => `الجذر: ${roots}`,
  pdfDate: (date: string) => `أُعدّ في ${date} من منصة مصطلح`,
};
