import { counted } from '../../domain/counted.ts';
import { type CountedNoun, countOf } from '../../text/format.ts';

const rows: CountedNoun = {
  zero: 'لا صفوف',
  one: 'صف واحد',
  two: 'صفان',
  few: 'صفوف',
  many: 'صفًا',
  other: 'صف',
};

const names: CountedNoun = {
  zero: 'لا أعلام',
  one: 'علم واحد',
  two: 'علمان',
  few: 'أعلام',
  many: 'علمًا',
  other: 'علم',
};

/** By which the shelf is leafed through; forms of hamza stand with the alif. */
export const alphabets = {
  arabic: [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'],
  latin: [...'abcdefghijklmnopqrstuvwxyz'],
} as const;

export const text = {
  title: 'المسرد',
  description:
    'مسارد علمية عربية إنجليزية في كل تخصص، لم تُراجَع بعد: ابحث فيها، وتصفّحها بحروف الهجاء، واقترح منها ما يستحق دخول المعجم.',
  lead: 'أزواج من المصطلحات ومقابلاتها جُمعت في كل تخصص ولم يراجعها أحد بعد. ليست من المعجم ولا تُحسب فيه: خذ منها ما تثق به، واقترح ما يستحق أن يُعتمد، ونبّه على ما تراه خطأ.',
  fieldTitle: (field: string) => `مسرد ${field}`,
  fieldDescription: (field: string, count: string) =>
    `مسرد ${field}: ${count} بالعربية والإنجليزية لم تُراجَع بعد، مرتبة على حروف الهجاء.`,
  fields: 'التخصصات',
  inField: (terms: number, nameCount: number) =>
    nameCount === 0
      ? countOf(terms, counted.terms)
      : `${countOf(terms, counted.terms)}، ${countOf(nameCount, names)}`,
  sources: 'المصادر',
  searchLabel: 'ابحث في المسرد بالعربية أو الإنجليزية',
  searchInLabel: (field: string) => `ابحث في مسرد ${field}`,
  searchPlaceholder: 'مثال: طاقة، energy',
  search: 'بحث',
  found: (count: number) => countOf(count, rows),
  none: 'لا شيء في المسرد بهذه الشروط',
  noneHint: 'جرّب كلمة أقصر أو حرفًا آخر.',
  toDictionary: 'ابحث في المعجم',
  notFilled: 'المسرد يُعبّأ الآن، عد بعد قليل.',
  noField: 'لا مسرد لهذا التخصص',
  allFields: 'كل التخصصات',
  arabicLetters: 'الحروف العربية',
  latinLetters: 'الحروف اللاتينية',
  letter: (letter: string) => `حرف ${letter}`,
  allLetters: 'الكل',
  results: 'صفوف المسرد',
  pages: 'صفحات المسرد، الصفحة',
  loadFailed: 'تعذّر تحميل المسرد، حاول لاحقًا',
} as const;

export const reviewText = {
  title: 'مراجعة المسرد',
  lead: 'صفوف من المسرد أبلغ القراء عن خطأ فيها. أبقِ الصحيح، وصحّح ما يُصحَّح، وأخفِ ما لا يصلح؛ يُسجَّل كل قرار باسمك في سجل الإدارة.',
  none: 'لا بلاغات تنتظر',
  noneHint: 'يظهر هنا كل صف يبلغ القراء عن خطأ فيه.',
  list: 'صفوف أُبلغ عنها',
  pages: 'صفحات البلاغات، الصفحة',
  count: (count: number) => countOf(count, rows),
  keep: 'أبقه',
  correct: 'صحّحه',
  hide: 'أخفه',
  own: 'أبلغت عنه أنت: يبتّ فيه غيرك',
  failed: 'تعذّر تسجيل القرار، حاول لاحقًا',
  loadFailed: 'تعذّر تحميل البلاغات، حاول لاحقًا',
  correctTitle: 'تصحيح صف من المسرد',
  arabic: 'العربي',
  latin: 'المقابل اللاتيني',
  arabicMissing: 'يرجى إدخال مصطلح عربي',
  latinMissing: 'يرجى إدخال المقابل اللاتيني',
  save: 'احفظ التصحيح',
} as const;

export const adminText = {
  title: 'مصادر المسرد',
  lead: 'ما على المسرد من قوائم، ورخصة كل منها. يضيفها مشغّل المنصة ويزيلها من الخادم بالأمر shelf:import.',
  sources: 'المصادر',
  name: 'الاسم',
  key: 'المفتاح',
  licence: 'الرخصة',
  rows: 'الصفوف',
  hidden: 'المخفي',
  imported: 'آخر تحميل',
  noSources: 'لا مصادر على المسرد بعد',
  hiddenTitle: 'ما أخفاه المراجعون',
  noHidden: 'لم يُخفَ شيء',
  restore: 'أعده',
  restoreFailed: 'تعذّرت الإعادة، حاول لاحقًا',
  failed: 'تعذّر التحميل، حاول لاحقًا',
  pages: 'صفحات المخفي، الصفحة',
} as const;
