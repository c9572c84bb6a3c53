import { type CountedNoun, countOf } from '../../text/format.ts';

const proposals: CountedNoun = {
  zero: 'لا اقتراحات',
  one: 'اقتراح واحد',
  two: 'اقتراحان',
  few: 'اقتراحات',
  many: 'اقتراحًا',
  other: 'اقتراح',
};

export const text = {
  title: 'مراجعة الإضافات',
  lead: 'أسماء أخرى وأمثلة وصلات اقترحها القراء على مصطلحات قائمة، الأقدم أولًا. اقبل ما يصح وارفض غيره مع ذكر السبب؛ يُبلَّغ صاحب الاقتراح بقرارك.',
  none: 'لا إضافات تنتظر',
  noneHint: 'يظهر هنا كل اسم أو مثال أو صلة يقترحها غيرك على مصطلح قائم.',
  list: 'إضافات مقترحة',
  count: (count: number) => countOf(count, proposals),
  loadFailed: 'تعذّر تحميل الإضافات، حاول لاحقًا',
  emptyPlace: 'لا اقتراحات بعد هذا الموضع',
  first: 'من أول القائمة',
  next: 'التالي',
  pages: 'صفحات الإضافات',
  kinds: { names: 'اسم آخر', examples: 'مثال', relations: 'صلة' },
  by: (name: string, day: string) => `اقترحه ${name}، ${day}`,
  entry: 'المصطلح',
  alsoCalled: 'أسماؤه الأخرى:',
  relations: {
    broader: 'يُقترح مصطلحًا أعم منه:',
    narrower: 'يُقترح مصطلحًا أخص منه:',
    related: 'يُقترح مصطلحًا ذا صلة به:',
    see: 'يُقترح أن يُنظر معه:',
  },
  accept: 'قبول',
  acceptFailed: 'تعذّر تسجيل القبول، حاول لاحقًا',
} as const;
