import { counted } from '../../domain/counted.ts';
import { countOf, formatPoints } from '../../text/format.ts';

export const text = {
  title: 'اقترح مصطلحًا',
  streak: (length: number, bonus: number) =>
    `المواظبة المتتالية: ${countOf(length, counted.days)}، مكافأة إضافية قدرها ${formatPoints(bonus)} UAS`,

  rejectedTitle: (term: string) => `لم يُقبل «${term}»`,
  rejectedBecause: (reason: string) => `السبب: ${reason}`,
  rejectedAdvice: 'هذا نصّه كما كتبتَه. أصلح ما يلزم، ثم اقترحه من جديد.',
  rejectedGone: 'تعذّر إحضار نص المصطلح: ربما أُعيد إلى المعجم أو حُذف.',

  services: { translation: 'الترجمة', definition: 'التعريف', category: 'التخصص' },
  states: { ready: 'جاهزة', unavailable: 'غير متاحة', checking: 'جارٍ الفحص' },
  limitedServices: 'بعض خدمات الذكاء الاصطناعي محدودة الآن، وستُستخدم بدائل عنها',

  arabic: 'المصطلح العربي',
  isThere: 'موجود في المعجم',
  alike: 'في المعجم ما يشبهه',
  latin: 'المقابل اللاتيني',
  category: 'التخصص',
  chooseCategory: 'اختر التخصص',
  definition: 'التعريف',
  filling: 'جارٍ التعبئة الآلية…',
  filled: 'عُبّئ آليًا، راجعه قبل الإرسال',
  draftMark: 'مسودة آلية من نموذج لغوي، راجعها قبل الإرسال',

  latinFailed: 'فشل توليد المقابل اللاتيني، أدخله يدويًا',
  definitionFailed: 'فشل توليد التعريف، عدّل الصيغة العامة أو اكتب تعريفك',
  categoryFailed: 'فشل تحديد التخصص، اختره يدويًا',
  categoriesFailed: 'فشل تحميل التخصصات، تحقق من الشبكة',

  likelyCategories: 'لعله من:',
  beginning: 'قد يبدأ التعريف هكذا:',
  models: 'تعريفان من المعجم على مثاله:',
  styleSheet: 'كيف تكتب تعريفًا جيدًا',
  sendAnyway: 'أرسله كما هو',

  preview: 'المكافأة المتوقعة بعد الاعتماد',
  base: 'النقاط الأساسية',
  streakBonus: 'مكافأة المواظبة المتتالية',
  categoryBonus: 'مكافأة تخصص جديد',
  total: 'المجموع',
  uas: (value: number) => `${formatPoints(value)} UAS`,

  submit: 'إرسال المصطلح',
  preparing: 'جارٍ التحضير…',
  submitting: 'جارٍ الإرسال…',
  loginToSubmit: 'سجّل الدخول لإرسال المصطلح',
  mustLogIn: 'يجب تسجيل الدخول لإرسال المصطلح وكسب النقاط',
  submitted: '✅ تم إرسال المصطلح. سيُراجع، وتضاف نقاطه إلى رصيدك بعد اعتماده.',
  openTerm: 'افتح صفحة المصطلح',

  arabicMissing: 'يرجى إدخال مصطلح عربي',
  latinMissing: 'يرجى إدخال المقابل اللاتيني',
  categoryMissing: 'يرجى اختيار التخصص',
  definitionMissing: 'يرجى إدخال التعريف',
  categoryUnknown: 'التخصص المختار غير معروف',
  categoryRefused: 'خطأ في التخصص المختار، اختر تخصصًا آخر',
  submitFailed: 'فشل في إرسال المصطلح',
  more: 'تصريفه وأسماؤه الأخرى ومثال ومصدر (اختياري)',
  partOfSpeech: 'قسم الكلمة',
  gender: 'الجنس',
  plural: 'الجمع',
  unknown: 'غير محدد',
  names: 'أسماء أخرى',
  namesHint: 'اكتب كل اسم في سطر: مرادف عربي، أو اسم لاتيني آخر، أو اختصار.',
  example: 'مثال من الاستعمال',
  exampleSource: 'مصدر المثال',
  near: 'مصطلحات قريبة موجودة في المعجم:',
  draftRestored: 'استُعيدت المسودة التي كتبتها قبل تسجيل الدخول',
};
