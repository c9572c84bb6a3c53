import { statisticNames } from '../../domain/statistics.ts';
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
  submittedCategories: 'تخصصات مقترحاتك',
  noCategories: 'لم تقترح مصطلحًا بعد.',
  suggest: 'اقترح مصطلحًا',
} as const;

export const rewardsText = {
  title: 'سجل المكافآت',
  lead: 'ما كسبته من نقاط وما دُفع لك منها. النقطة الواحدة تساوي UAS واحدة.',
  whatIsUas: 'وUAS رمز رقمي على شبكة سولانا تُصرف به المكافآت إلى محفظتك.',
  aboutUas: 'اقرأ عن المكافآت',
  totalPoints: 'مجموع النقاط',
  totalPaid: statisticNames.paid,
  remaining: statisticNames.balance,
  worth: (points: string, usd: string, each: string) =>
    `قيمة رصيدك: ${points} UAS ≈ ${usd} دولار أمريكي، بسعر ${each} دولار للوحدة الآن.`,
  worthUnknown: 'تعذّرت معرفة سعر UAS الآن.',
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
  position: (page: string, total: string) => `${page} / ${total}`,
  pointsPages: 'صفحات سجل النقاط',
  transactionPages: 'صفحات المعاملات المدفوعة',
} as const;

export const settingsText = {
  title: 'إعدادات الحساب',
  name: 'الاسم',
  bio: 'نبذة عنك',
  bioLength: (used: string, limit: string) => `${used} / ${limit} من الحروف`,
  education: 'المستوى التعليمي',
  specialty: 'التخصص',
  affiliation: 'جهة العمل',
  affiliationHint:
    'اختيارية. كما تكتبها على أبحاثك، ولا يراها إلا من يحرّر المجلة: بها نتجنب أن تحكّم بحث زميل لك.',
  orcid: 'رقم ORCID (اختياري)',
  wallet: 'عنوان محفظة UAS',
  walletHint: 'اختياري. تُحوَّل إليه مكافآتك: من ٣٢ إلى ٤٤ حرفًا ورقمًا، بلا الرموز 0 و O و I و l.',
  choose: 'غير محدد',
  nameMissing: 'يرجى إدخال الاسم',
  walletValid: 'العنوان صالح',
  walletInvalid: 'عنوان محفظة UAS غير صالح',
  walletUnpayable: (reason: string) => `يمكنك حفظه، ولا يمكن أن تُصرف لك عليه نقاط: ${reason}.`,
  save: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ…',
  undo: 'تراجع عن التغييرات',
  unsaved: 'لديك تغييرات لم تُحفظ',
  saved: 'تم حفظ التغييرات بنجاح',
  saveFailed: 'فشل حفظ التغييرات، حاول مجددًا',
  restored: 'استُعيدت التغييرات التي لم تُحفظ',
} as const;

export const emailText = {
  title: 'تغيير البريد الإلكتروني',
  current: 'بريد حسابك الآن:',
  newEmail: 'البريد الجديد',
  hint: 'نرسل إليه رابطًا، ويصير بريدَ حسابك حين تفتحه.',
  password: 'كلمة مرور حسابك',
  emailMissing: 'البريد الإلكتروني مطلوب',
  passwordMissing: 'كلمة المرور مطلوبة',
  send: 'أرسل الرابط',
  sending: 'جارٍ الإرسال…',
  failed: 'تعذّر طلب تغيير البريد، حاول مجددًا',
} as const;

export const payoutText = {
  title: 'متى تُصرف نقاطك؟',
  failed: 'تعذّرت معرفة ما يؤخّر الصرف',
  ready: (amount: string) => `لا شيء ينقصك: ${amount} UAS جاهزة، وتُصرف لك حين يأمر مدير المنصة بالصرف.`,
  howPaid: 'يأمر مدير المنصة بالصرف، وليس له موعد ثابت، ويصلك إشعار متى صُرف لك.',
  lastRun: (day: string) => `آخر صرف في المنصة: ${day}.`,
  heldUntil: (when: string) => `غيّرت محفظتك حديثًا، فلا يُصرف إليها قبل ${when} حمايةً لك.`,
  partlyDoubtful: (payable: string) =>
    `بعض نقاطك يستند إلى أصوات سُحبت أو إلى حسابات موقوفة، فلا يُصرف قبل أن يُراجَع. ويمكن صرف ${payable} UAS منها.`,
  delays: {
    nothing_to_pay:
      'لا رصيد لك يُصرف الآن. تُكسب النقاط بما يُعتمد من مصطلحاتك، وبالتصويت، وبالتحدي اليومي، وتُضاف إلى رصيدك في الحال.',
    unconfirmed: 'لم تؤكد بريدك الإلكتروني، ولا تُصرف نقاط قبل تأكيده. في أعلى الصفحة ما يعيد إرسال الرابط.',
    wallet_missing: 'لم تُضف عنوان محفظتك، فلا عنوان تُصرف إليه نقاطك.',
    wallet_unusable: 'لا يمكن الصرف إلى عنوان المحفظة الذي أضفته.',
    wallet_held: 'غيّرت محفظتك حديثًا، فلا يُصرف إليها حتى تنقضي مهلة الأمان.',
    too_little: 'رصيدك أقل من أصغر مبلغ يمكن صرفه.',
    doubtful_points: 'تستند نقاطك إلى أصوات سُحبت أو إلى حسابات موقوفة، فلا تُصرف قبل أن تُراجَع.',
    being_paid: 'تُصرف لك نقاط الآن، ويصلك إشعار متى وصلت.',
    in_review: 'تنتظر عملية صرف سابقة لك أن يراجعها مدير المنصة.',
    above_ceiling: 'رصيدك أكبر من أقصى ما يُصرف في العملية الواحدة، ويلزم صرفه قرار من مشغّل المنصة.',
    off: 'لم يُفعَّل الصرف في هذه المنصة بعد. ما تكسبه من نقاط محفوظ في السجل.',
    stopped: 'الصرف متوقف للجميع حتى تُراجَع سجلات المنصة. نقاطك محفوظة.',
  },
  /** What the owner of the points can do; nothing where they can only wait. */
  steps: {
    nothing_to_pay: { words: 'ما ينتظر صوتك', to: '/vote' },
    unconfirmed: null,
    wallet_missing: { words: 'أضف عنوان المحفظة', to: '?tab=settings' },
    wallet_unusable: { words: 'صحّح عنوان المحفظة', to: '?tab=settings' },
    wallet_held: null,
    too_little: { words: 'ما ينتظر صوتك', to: '/vote' },
    doubtful_points: { words: 'راسلنا', to: '/contact' },
    being_paid: null,
    in_review: { words: 'راسلنا', to: '/contact' },
    above_ceiling: { words: 'راسلنا', to: '/contact' },
    off: null,
    stopped: null,
  },
} as const;

export const authorPageText = {
  title: 'صفحة بأبحاثي المنشورة',
  hint: 'تجمع ما نُشر لك في المجلة تحت اسمك كما كُتب على البحث، ويراها الجميع. من كتب رقم ORCID على بحثه فله صفحة به من غير هذا.',
  open: 'افتح الصفحة',
  failed: 'تعذّر حفظ الاختيار، حاول مجددًا',
} as const;
