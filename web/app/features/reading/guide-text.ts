import { FEWEST_WORDS, PAPER_MEGABYTES } from '@mustalah/contract/journal/paper';
import { formatInteger, formatUngrouped } from '../../text/format.ts';
import { SUPPORT_ADDRESS } from './text.ts';

// Read by the page and by `scripts/make-guide.ts`, which prints the same text as a PDF.

/** A reference as the journal wants it; the Latin ones run from the left. */
export interface ReferenceExample {
  kind: string;
  reference: string;
  isLatin: boolean;
}

export interface GuideSection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  /** The points follow each other. */
  isOrdered?: boolean;
  examples?: readonly ReferenceExample[];
}

export const guide = {
  title: 'دليل النشر',
  description: 'شروط النشر في المجلة: أجزاء البحث وطوله ولغته، وتوثيق المراجع، والتحكيم مزدوج التعمية ومدته.',
  lead: 'ما ينبغي أن يعرفه الباحث قبل أن يقدّم بحثه إلى المجلة: كيف يكتبه، وكيف يوثّق مراجعه، وكيف يُحكَّم.',
  support: 'للسؤال عن النشر راسلنا على:',
  supportAddress: SUPPORT_ADDRESS,
} as const;

export const guideSections: readonly GuideSection[] = [
  {
    id: 'requirements',
    title: 'شروط القبول',
    points: [
      'أن يُكتب البحث بلغة عربية سليمة، تُذكر فيها المصطلحات الأعجمية بين قوسين عند أول ورودها.',
      `ألا يقل عن ${formatUngrouped(FEWEST_WORDS)} كلمة، لا تُحسب منها المراجع والملاحق.`,
      'أن يكون أصيلًا لم يُنشر من قبل، وليس معروضًا على مجلة أخرى.',
      `أن يُقدَّم ملفًا واحدًا بصيغة PDF لا يزيد حجمه على ${formatInteger(PAPER_MEGABYTES)} ميجابايت.`,
      'أن يخلو الملف من أسماء المؤلفين وجهات عملهم، ومن كل إشارة تدل عليهم.',
    ],
  },
  {
    id: 'parts',
    title: 'أجزاء البحث',
    paragraphs: ['يضم كل بحث الأجزاء الستة الآتية بهذا الترتيب، ثم قائمة المراجع:'],
    isOrdered: true,
    points: [
      'الملخص: من ١٥٠ إلى ٢٥٠ كلمة تذكر المشكلة والطريقة وأهم النتائج، وبعدها من ثلاث إلى ست كلمات مفتاحية.',
      'المقدمة: المشكلة وأهميتها، وما سبق من دراسات، وما يضيفه هذا البحث إليها.',
      'المنهجية: ما صُنع وكيف صُنع، بتفصيل يكفي غيرك ليعيده.',
      'النتائج: ما وُجد، بجداول وأشكال مرقّمة لكل منها عنوان، ومن غير تأويل.',
      'المناقشة: معنى النتائج، وصلتها بما سبقها، وحدودها.',
      'الخاتمة: خلاصة ما ثبت، وما يُقترح بعده.',
    ],
  },
  {
    id: 'references',
    title: 'توثيق المراجع',
    paragraphs: [
      'تُتّبع طريقة IEEE مبسّطة: يُشار إلى المرجع في المتن برقم بين قوسين معقوفين مثل [١] أو [٢، ٥]، وتُرقّم المراجع بحسب أول ورودها، وتُسرد في آخر البحث بأرقامها.',
      'أمثلة على صيغة المرجع:',
    ],
    examples: [
      {
        kind: 'كتاب',
        reference: '[١] اسم المؤلف، عنوان الكتاب، رقم الطبعة. المدينة: الناشر، السنة.',
        isLatin: false,
      },
      {
        kind: 'بحث في مجلة',
        reference: '[٢] اسم المؤلف، «عنوان البحث»، اسم المجلة، المجلد، العدد، الصفحات، السنة.',
        isLatin: false,
      },
      {
        kind: 'بحث بلغة لاتينية',
        reference: '[3] A. Author, “Title of the paper,” Name of the Journal, vol. 1, no. 2, pp. 3–14, 2024.',
        isLatin: true,
      },
      {
        kind: 'صفحة على الشبكة',
        reference: '[٤] اسم الجهة، «عنوان الصفحة»، السنة. العنوان الإلكتروني، تاريخ الاطلاع.',
        isLatin: false,
      },
    ],
  },
  {
    id: 'review',
    title: 'التحكيم',
    paragraphs: [
      'التحكيم مزدوج التعمية: لا يعرف المحكّم من كتب البحث، ولا يعرف الباحث من حكّمه. ويستغرق من ٧ إلى ٢١ يومًا من تاريخ التقديم.',
      'ينتهي التحكيم إلى واحدة من ثلاث:',
    ],
    points: [
      'القبول: يُدرج البحث في عدد قادم من المجلة.',
      'طلب التعديل: يرفع الباحث نسخة معدّلة، ومعها ردّ على ملاحظات المحكّم، ثم تُحكَّم من جديد.',
      'الرفض: مع ذكر أسبابه.',
    ],
  },
  {
    id: 'steps',
    title: 'خطوات التقديم',
    isOrdered: true,
    points: [
      'نزّل قالب البحث واكتب فيه، ثم احفظ الملف بصيغة PDF.',
      'سجّل الدخول، وافتح صفحة «قدّم بحثًا».',
      'اكتب العنوان والملخص، واختر التخصص الرئيس ثم الفرعي.',
      'أرفق الملف وأرسله، ثم تابع حاله في صفحة «أبحاثي».',
    ],
  },
  {
    id: 'ethics',
    title: 'أمانة النشر',
    points: [
      'يُنسب كل قول ورأي وشكل إلى صاحبه، ويوضع المنقول بحرفه بين علامتي تنصيص.',
      'يشارك كل مذكور بين المؤلفين في العمل مشاركة حقيقية، ويوافق على نشره.',
      'يُفصح عن مصدر التمويل وعن كل مصلحة قد تؤثر في النتائج، وعن كل أداة ذكاء اصطناعي استُعملت في الكتابة.',
      'تُسحب كل ورقة يثبت فيها انتحال أو تلفيق، ويُعلن سحبها.',
    ],
  },
];
