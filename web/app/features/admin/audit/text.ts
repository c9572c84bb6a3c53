import { roleNames } from '../../../domain/text.ts';
import { type CountedNoun, countOf } from '../../../text/format.ts';

export const text = {
  title: 'سجل الإدارة',
  lead: 'كل إجراء بصلاحية: من فعله، وعلى ماذا، وما الذي تغيّر. لا يُمحى منه شيء.',
  search: 'ابحث باسم مستخدم أو بريده أو بمصطلح',
  action: 'الإجراء',
  allActions: 'كل الإجراءات',
  from: 'من يوم',
  to: 'إلى يوم',
  none: 'لا شيء في السجل بهذه الشروط',
  showAll: 'عرض السجل كاملًا',
  failed: 'تعذّر تحميل سجل الإدارة',
  pages: 'صفحات سجل الإدارة، الصفحة',
  when: 'الوقت',
  who: 'من فعله',
  what: 'ما فعله',
  onWhat: 'على ماذا',
  operator: 'مشغّل المنصة',
  more: 'التفاصيل',
} as const;

const sessions: CountedNoun = {
  zero: 'لا جلسات',
  one: 'جلسة واحدة',
  two: 'جلستان',
  few: 'جلسات',
  many: 'جلسة',
  other: 'جلسة',
};

/** What single acts are called. One that is not named here is shown by its code. */
export const actionNames: Readonly<Record<string, string>> = {
  'user.role': 'تغيير دور',
  'user.reviewer': 'تغيير دور المحكّم',
  'user.suspend': 'إيقاف حساب',
  'user.activate': 'تنشيط حساب',
  'user.sign_out': 'إنهاء جلسات مستخدم',
  'user.undo_decisions': 'نقض قرارات مراجع',
  'user.take_back_votes': 'سحب أصوات حساب موقوف',
  'user.create': 'إنشاء حساب',
  'user.confirm': 'تأكيد بريد حساب',
  'user.email_undo': 'تراجع عن تغيير بريد',
  'user.wallet': 'تغيير محفظة',
  'user.wallet_undo': 'تراجع عن تغيير محفظة',
  'user.factor_add': 'تفعيل وسيلة تحقق ثانية',
  'user.factor_remove': 'إزالة وسيلة تحقق ثانية',
  'user.factor_reset': 'إزالة التحقق بخطوتين عن حساب',
  'user.recovery_codes': 'إنشاء رموز استرداد جديدة',
  'user.recovery_code': 'الدخول برمز استرداد',
  'term.approve': 'اعتماد مصطلح',
  'term.reject': 'رفض مصطلح',
  'term.edit': 'تعديل مصطلح',
  'term.restore': 'إعادة مصطلح مرفوض',
  'missed_search.dismiss': 'إخراج كلمة مما لم يجده الناس',
  'term.remove': 'حذف مصطلح نهائيًا',
  'term.hide_revision': 'إخفاء نسخة من سجل مصطلح',
  'terms.import': 'استيراد مصطلحات',
  'announcement.create': 'نشر إعلان',
  'announcement.edit': 'تعديل إعلان',
  'announcement.delete': 'حذف إعلان',
  'volume.create': 'إنشاء مجلد',
  'volume.edit': 'تعديل مجلد',
  'volume.delete': 'حذف مجلد',
  'volume.publish': 'نشر مجلد',
  'volume.unpublish': 'إلغاء نشر مجلد',
  'volume.add_paper': 'ضم بحث إلى مجلد',
  'volume.remove_paper': 'إخراج بحث من مجلد',
  'paper.retract': 'سحب بحث منشور',
  'paper.terms': 'قرار في مصطلحات بحث',
  'board.add': 'إضافة عضو إلى هيئة التحرير',
  'board.edit': 'تعديل عضو في هيئة التحرير',
  'board.remove': 'حذف عضو من هيئة التحرير',
  'demo.fill': 'ملء المنصة بمجتمع للتجربة',
  'work.retry': 'إعادة المحاولة في أعمال تعذّرت',
  'payout.order': 'أمر بصرف',
  'payout.submit': 'إرسال صرف وقّعته المحفظة',
  'payout.cancel': 'ترك صرف دون توقيع',
  'payout.ask': 'طلب موافقة على صرف',
  'payout.approve': 'موافقة على صرف',
  'payout.refuse': 'رفض صرف',
  'payout.book': 'قيد تحويل وُجد على السلسلة',
  'payout.settle': 'تثبيت تحويل بعد مراجعته',
  'payout.release': 'إعادة نقاط تحويل بعد مراجعته',
  'payout.dismiss': 'إغلاق اختلاف بين السجل والسلسلة بعد النظر فيه',
};

/** What an act was done to, where it has no name of its own. */
export const kindNames: Readonly<Record<string, string>> = {
  work: 'أعمال المنصة',
  user: 'مستخدم',
  term: 'مصطلح',
  terms: 'المعجم',
  announcement: 'إعلان',
  volume: 'مجلد',
  paper: 'بحث',
  board: 'هيئة التحرير',
  payout: 'دفعة',
  disagreement: 'اختلاف في الصرف',
  demo: 'مجتمع التجربة',
};

const roles: Readonly<Record<string, string>> = {
  user: 'مستخدم',
  journal_admin: roleNames.journalAdmin,
  admin: roleNames.admin,
};

const nameOf = (role: unknown): string => (typeof role === 'string' ? (roles[role] ?? role) : '');

export const sentences = {
  role: (from: unknown, to: unknown) => `من ${nameOf(from)} إلى ${nameOf(to)}`,
  reviewer: (isOne: boolean) => (isOne ? 'صار محكّمًا' : 'لم يعد محكّمًا'),
  sessions: (count: number) => countOf(count, sessions),
  reason: (reason: string) => `السبب: ${reason}`,
  changes: (changes: string) => `ما تغيّر: ${changes}`,
  undone: (restored: string, returned: string) => `عاد من المرفوض ${restored}، وإلى المراجعة ${returned}`,
  retried: (count: string) => `عدد ما أُعيدت محاولته: ${count}`,
  payout: (amount: string, note: string) => [`المبلغ: ${amount} UAS`, note].filter(Boolean).join('، '),
  votes: (votes: string, returned: string) => `سُحب من الأصوات ${votes}، وعاد إلى المراجعة ${returned}`,
};
