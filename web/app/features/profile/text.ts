import type { UserStats } from '@mustalah/contract/rewards';
import type { CountedNoun } from '../../text/format.ts';

export const days: CountedNoun = {
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};

export const text = {
  title: 'الملف الشخصي',
  tabs: {
    overview: { long: 'نظرة عامة على حسابك', short: 'نظرة عامة' },
    rewards: { long: 'المكافآت والمعاملات', short: 'المكافآت' },
    roles: { long: 'الأدوار والصلاحيات', short: 'الأدوار' },
    settings: { long: 'إعدادات الحساب', short: 'الإعدادات' },
  },
  loadFailed: 'تعذّر تحميل بيانات الملف الشخصي',

  account: 'بياناتك',
  edit: 'تعديل البيانات',
  email: 'البريد الإلكتروني',
  education: 'المستوى التعليمي',
  specialty: 'التخصص',
  wallet: 'محفظة UAS',
  noWallet: 'لم تُضف بعد',
  memberSince: 'عضو منذ',
  bio: 'نبذة',
  level: (level: string) => `المستوى ${level}`,

  stats: 'إحصاءاتك',
  totalTerms: 'المصطلحات المقترحة',
  approvedTerms: 'المصطلحات المعتمدة',
  streak: 'المواظبة المتتالية',
  earned: 'UAS المكتسبة',
  paid: 'UAS المدفوعة',
  pending: 'UAS قيد الانتظار',
  distinctCategories: 'عدد التخصصات',
  reviewed: 'الأبحاث المحكّمة',
  published: 'الأبحاث المنشورة',
  submittedCategories: 'تخصصات مقترحاتك',
  noCategories: 'لم تقترح مصطلحًا بعد.',
  suggest: 'اقترح مصطلحًا',
} as const;

export const badgeNames: Record<UserStats['badge'], string> = {
  beginner: 'مبتدئ',
  new: 'مساهم جديد',
  active: 'مساهم نشط',
  expert: 'مساهم خبير',
};

export const rewardsText = {
  title: 'سجل المكافآت',
  lead: 'ما كسبته من نقاط وما دُفع لك منها. النقطة الواحدة تساوي UAS واحدة.',
  totals: 'خلاصة المكافآت',
  totalPoints: 'مجموع النقاط',
  totalPaid: 'المدفوع',
  remaining: 'UAS المتبقية',
  uas: (amount: string) => `${amount} UAS`,
  loadFailed: 'فشل في تحميل سجل المكافآت',
  totalsFailed: 'تعذّر حساب الخلاصة',

  pointsLog: 'سجل النقاط',
  paidTransactions: 'المعاملات المدفوعة',
  noPoints: 'لم تكسب أي نقاط بعد',
  noTransactions: 'لا توجد معاملات مدفوعة بعد',
  none: 'لا توجد مكافآت مسجلة',
  howToEarn: 'كيف تُكسب النقاط؟',
  suggest: 'اقترح مصطلحًا',

  reason: 'السبب',
  points: 'النقاط',
  status: 'الحالة',
  date: 'التاريخ',
  amount: 'المبلغ',
  transaction: 'المعاملة',
  states: {
    pending: 'قيد الانتظار',
    paid: 'مدفوع',
    'taken-back': 'سُحبت',
    'counter-entry': 'قيد عكسي',
  },
  counterEntryHint: 'النقاط التي تُسحب تبقى في السجل، ويقابلها قيد عكسي بالقدر نفسه، فلا تُحتسب.',
  openTransaction: (hash: string) => `المعاملة ${hash} في مستكشف السلسلة (تُفتح في نافذة جديدة)`,
  position: (page: string, total: string) => `${page} / ${total}`,
  pointsPages: 'صفحات سجل النقاط',
  transactionPages: 'صفحات المعاملات المدفوعة',
  fullHistory: 'السجل كاملًا في صفحة واحدة',
} as const;

export const settingsText = {
  title: 'إعدادات الحساب',
  name: 'الاسم',
  bio: 'نبذة عنك',
  bioLength: (used: string, limit: string) => `${used} / ${limit} من الأحرف`,
  education: 'المستوى التعليمي',
  specialty: 'التخصص',
  wallet: 'عنوان محفظة UAS',
  walletHint: 'اختياري. تُحوَّل إليه مكافآتك: من ٣٢ إلى ٤٤ حرفًا ورقمًا، بلا الرموز 0 و O و I و l.',
  choose: 'غير محدد',
  nameMissing: 'يرجى إدخال الاسم',
  walletValid: 'العنوان صالح',
  walletInvalid: 'عنوان محفظة UAS غير صالح',
  save: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ…',
  undo: 'تراجع عن التغييرات',
  unsaved: 'لديك تغييرات لم تُحفظ',
  saved: 'تم حفظ التغييرات بنجاح',
  saveFailed: 'فشل حفظ التغييرات، حاول مجددًا',
  restored: 'استُعيدت التغييرات التي لم تُحفظ',
} as const;
