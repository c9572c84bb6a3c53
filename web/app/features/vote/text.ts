import { counted } from '../../domain/counted.ts';
import { countOf } from '../../text/format.ts';

export const text = {
  title: 'بحاجة إلى صوتك',
  description: 'مصطلحات اقترحها الأعضاء وتنتظر أصوات المختصين، واحدًا بعد واحد.',
  lead: 'اقرأ المصطلح وتعريفه وما ينافسه، ثم صوّت له أو تخطَّه. خمسة أصوات تعتمده.',
  waiting: (count: number) => `${countOf(count, counted.terms)} في الانتظار`,
  waitingMany: 'أكثر من ألف مصطلح في الانتظار',
  category: 'التخصص',
  allCategories: 'كل التخصصات',
  asList: 'عرضها في قائمة',
  actions: 'الإجراء',
  vote: 'صوّت',
  skip: 'تخطَّ',
  /** After a vote. */
  following: 'التالي',
  open: 'صفحة المصطلح',
  back: 'السابق',
  undo: 'سحب الصوت',
  undoFor: (term: string) => `صوّتَّ لـ«${term}».`,
  keys: 'من لوحة المفاتيح: ١ صوّت، ٢ تخطَّ، ٣ صفحة المصطلح، ٤ السابق',
  loading: 'جارٍ تحميل المصطلحات…',
  failed: 'فشل تحميل المصطلحات، حاول لاحقًا',
  done: 'لا مصطلح ينتظر صوتك الآن',
  doneHint: 'عد لاحقًا، أو اقترح مصطلحًا ليصوّت عليه غيرك.',
  suggest: 'اقترح مصطلحًا',
  again: 'من البداية',
} as const;
