import { type CountedNoun, countOf } from '../text/format.ts';
import { counted } from './counted.ts';

const times: CountedNoun = {
  zero: 'لا مرات',
  one: 'مرة واحدة',
  two: 'مرتين',
  few: 'مرات',
  many: 'مرة',
  other: 'مرة',
};

/** What the author of a paper and its editors read of its terms. */
export const paperTermsText = {
  title: 'مصطلحات البحث',
  loadFailed: 'تعذّر تحميل مصطلحات البحث',

  found: 'مصطلحات المعجم في البحث',
  hint: 'وجدناها آليًا وقد نخطئ. أثبت ما استُعمل في البحث بمعناه في المعجم، وردّ غيره. لا يظهر للقرّاء إلا ما أُثبت، حين يُنشر البحث.',
  stages: {
    waiting: 'نبحث عن مصطلحات المعجم في البحث حين يُقبل.',
    seeking: 'نبحث الآن عن مصطلحات المعجم في البحث…',
    open: 'لم نجد في البحث مصطلحًا من مصطلحات المعجم.',
    ended: 'لم يعد هذا البحث قائمًا، فلا تُثبَت مصطلحاته.',
  },
  left: (count: number) => (count === 0 ? 'حُسمت كلها' : `بلا قرار: ${countOf(count, counted.terms)}`),
  confirmRest: 'أثبت الباقي كله',
  refuseRest: 'ردّ الباقي كله',
  confirm: 'أثبت',
  confirmOf: (term: string) => `أثبت ${term}`,
  refuse: 'ردّ',
  refuseOf: (term: string) => `ردّ ${term}`,
  uses: (count: number) => `ورد ${countOf(count, times)}`,
  inAbstract: 'وهو في الملخص',
  decided: {
    confirmed: { you: 'أثبتَّه', author: 'أثبته المؤلف', editors: 'أثبتته هيئة التحرير' },
    refused: { you: 'رددتَه', author: 'ردّه المؤلف', editors: 'ردّته هيئة التحرير' },
  },
  decideFailed: 'تعذّر حفظ القرار',

  proposals: 'مصطلحات جديدة وضعها البحث',
  proposalsHint: 'تنتظر مع البحث، ثم تدخل مراجعة المعجم باسم مؤلفه حين يُنشر، ويُذكر البحث مصدرًا لها.',
  noProposals: 'لم يقترح البحث مصطلحًا جديدًا.',
  states: { waiting: 'ينتظر نشر البحث', suggested: 'دخل المعجم', duplicate: 'موجود من قبل' },
  gone: 'لم يُقبل في المعجم',
  existing: 'في المعجم:',
  openTerm: 'صفحته في المعجم',
  propose: 'اقترح مصطلحًا جديدًا',
  send: 'أضف المصطلح',
  sent: 'أُضيف المصطلح إلى البحث',
  sendFailed: 'تعذّرت إضافة المصطلح',
  cancel: 'إلغاء',
  remove: 'احذف',
  removeOf: (term: string) => `احذف المصطلح المقترح ${term}`,
  removeFailed: 'تعذّر حذف المصطلح',

  arabic: 'المصطلح العربي',
  latin: 'المقابل اللاتيني',
  category: 'التخصص',
  chooseCategory: 'اختر التخصص',
  definition: 'التعريف',
  categoriesFailed: 'تعذّر تحميل التخصصات',
  exists: 'هذا المصطلح موجود في المعجم:',
  arabicMissing: 'اكتب المصطلح العربي',
  latinMissing: 'اكتب المقابل اللاتيني',
  categoryMissing: 'اختر التخصص',
  definitionMissing: 'اكتب التعريف',
};
