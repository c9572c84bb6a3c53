// What the Word template says. It is filled in by authors, so it stands outside the site's screens.

export interface TemplatePart {
  heading: string;
  hints: readonly string[];
}

export const template = {
  fileTitle: 'قالب البحث',
  siteName: 'مصطلح',
  notice:
    'لا تكتب في هذا الملف اسمك ولا جهة عملك ولا ما يدل عليك: التحكيم مزدوج التعمية. احذف هذا السطر قبل التصدير.',
  paperTitle: 'اكتب هنا عنوان البحث',
  abstractHeading: 'الملخص',
  abstractHint: 'من ١٥٠ إلى ٢٥٠ كلمة تذكر المشكلة والطريقة وأهم النتائج، من غير مراجع ولا اختصارات.',
  keywords: 'الكلمات المفتاحية:',
  keywordsHint: 'كلمة أولى، كلمة ثانية، كلمة ثالثة (من ثلاث إلى ست)',
  tableCaption: 'جدول ١: عنوان الجدول فوقه',
  tableHead: ['العيّنة', 'القيمة', 'الوحدة'],
  tableRows: [
    ['الأولى', '١٢٫٥', 'متر'],
    ['الثانية', '١٣٫١', 'متر'],
  ],
  figureCaption: 'شكل ١: عنوان الشكل تحته',
  figurePlace: 'مكان الشكل',
  referencesHeading: 'المراجع',
  pageNumber: 'صفحة ',
} as const;

export const templateParts: readonly TemplatePart[] = [
  {
    heading: '١. المقدمة',
    hints: [
      'المشكلة وأهميتها، وما سبق من دراسات، وما يضيفه هذا البحث إليها.',
      'اذكر المصطلح الأعجمي بين قوسين عند أول وروده، وأشر إلى المرجع برقمه بين قوسين معقوفين هكذا [١]، وإلى أكثر من مرجع هكذا [٢، ٣].',
    ],
  },
  { heading: '٢. المنهجية', hints: ['ما صُنع وكيف صُنع، بتفصيل يكفي غيرك ليعيده: العيّنة والأدوات والخطوات.'] },
  {
    heading: '٣. النتائج',
    hints: ['ما وُجد من غير تأويل، بجداول وأشكال مرقّمة لكل منها عنوان يُذكر في المتن.'],
  },
  { heading: '٤. المناقشة', hints: ['معنى النتائج، وصلتها بما سبقها، وحدودها.'] },
  { heading: '٥. الخاتمة', hints: ['خلاصة ما ثبت، وما يُقترح بعده.'] },
];
