import type { DemoTerm } from './terms.ts';

/** New terms that papers of the trial community coin, by the names of their files. */
export const coinedTerms: Readonly<Record<string, Omit<DemoTerm, 'by' | 'votes'>>> = {
  'derivation-in-computing': {
    arabic: 'ثبات المصطلح',
    latin: 'term retention',
    definition: 'بقاء المصطلح مستعملًا بعد سنوات من وضعه، ويُقاس بوروده في نصوص لم يكتبها من وضعوه.',
    category: 'اللسانيات',
  },
  'search-keys': {
    arabic: 'مفتاح موحّد الرسم',
    latin: 'orthographic search key',
    definition: 'صورة واحدة تُردّ إليها كتابات الكلمة المختلفة، فتتساوى عند البحث وإن اختلف رسمها.',
    category: 'علوم الحاسوب',
  },
  'gypsum-conductivity': {
    arabic: 'طريقة السلك الساخن',
    latin: 'hot-wire method',
    definition:
      'قياس الموصلية الحرارية بسلك في وسط العينة يمر فيه تيار ثابت، من ميل ارتفاع حرارته مع لوغاريتم الزمن.',
    category: 'الفيزياء',
  },
};
