export const text = {
  title: 'المصطلح العلمي بالعربية',
  description:
    'منصة عربية يقترح فيها الباحثون المصطلحات العلمية ويصوّتون عليها ويحكّمونها، ومعجم مفتوح ومجلة علمية محكّمة.',
  heroTitle: 'المصطلح العلمي بالعربية، نصوغه معًا',
  heroLead: 'ابحث في المعجم، واقترح مقابلًا عربيًا لما لا مقابل له، وصوّت على ما اقترحه غيرك، وانشر بحثك بلغتك.',
  suggestTerm: 'اقترح مصطلحًا',
  browse: 'تصفّح المعجم',

  leftPanel: 'حسابك وأخبار المعجم',
  rightPanel: 'الإعلانات والأدوات',
  unavailable: 'غير متاح الآن',
  points: (amount: string) => `${amount} UAS`,

  announcements: 'آخر الإعلانات',
  noAnnouncements: 'لا توجد إعلانات حاليًا',
  ticker: 'شريط الإعلانات',
  pauseTicker: 'إيقاف حركة الشريط',
  playTicker: 'تشغيل حركة الشريط',
  nextAnnouncement: 'الإعلان التالي',
  previousAnnouncement: 'الإعلان السابق',
  tickerPosition: (index: string, count: string) => `${index} / ${count}`,

  priceLead: 'تُصرف مكافآت المساهمين المعتمدة بعملة UAS، وهذا سعر الوحدة الواحدة الآن.',
  globalPrice: 'قيمة UAS عالميًا',
  refreshPrice: 'تحديث السعر',
  updatedAt: (time: string) => `آخر تحديث: ${time}`,
  priceStale: (moment: string) => `سعر قديم: لم يُجب مصدره منذ ${moment}`,
  priceUnconfirmed: 'سعر تقريبي: لم يُجب مصدره بعد',

  stats: 'المنصة بالأرقام',
  termCount: 'المصطلحات',
  userCount: 'المساهمون',
  paperCount: 'الأبحاث',
  volumeCount: 'المجلدات',
  uasTotal: 'مجموع UAS الممنوح',

  needsVotes: 'بحاجة إلى صوتك',
  allToVote: (count: string | null) => (count === null ? 'عرض الكل' : `عرض الكل (${count})`),
  nothingToVote: 'لا مصطلح ينتظر صوتك الآن.',
  newest: 'أحدث المصطلحات',

  termOfDay: 'مصطلح اليوم',
  termExample: 'مثال:',
  termAuthor: 'اقترحه:',
  moreOfTerm: 'المزيد',

  featuredPaper: 'بحث مميز',
  readPaper: 'اقرأ البحث',
  toJournal: 'المجلة',
  topContributors: 'أبرز المساهمين',
  noContributors: 'لا مساهمين بعد. كن أولهم!',
  fullLeaderboard: 'لوحة المتصدرين كاملة',
  quickLinks: 'روابط سريعة',

  share: 'شارك المنصة',
  shareSubject: 'مصطلح: المصطلح العلمي بالعربية',
  shareMessage: 'مصطلح: منصة عربية لصياغة المصطلحات العلمية والتصويت عليها ونشر البحث العلمي بالعربية',

  journalTools: 'أدوات المجلة',
  aiTools: 'أدوات الذكاء الاصطناعي',
  guide: 'دليل النشر',
  viewGuide: 'اطّلع على الدليل',
  guidePdf: 'الدليل بصيغة PDF',
} as const;

/** Names of the currencies that prices come in. */
export const currencyNames: Record<string, string> = {
  USD: 'دولار أمريكي',
  SAR: 'ريال سعودي',
  EUR: 'يورو',
  GBP: 'جنيه إسترليني',
  NGN: 'نايرا نيجيرية',
};

/** What the cards of a signed-in user say, and those that invite a visitor to become one. */
export const memberText = {
  account: 'حسابي',
  education: 'المستوى التعليمي:',
  specialty: 'التخصص:',
  level: (level: string) => `المستوى ${level}`,
  settings: 'إعدادات الملف الشخصي',
  logout: 'تسجيل الخروج',

  today: 'رصيدك والتحدي اليومي',
  progress: (done: string, goal: string) => `${done} من ${goal}`,
  goVote: 'صوّت الآن',
  goSuggest: 'اقترح الآن',

  joinLead: 'سجّل دخولك لتقترح المصطلحات وتصوّت عليها وتكسب UAS.',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',

  wallet: 'محفظة UAS',
  approximately: (usd: string) => `≈ ${usd} دولار أمريكي`,
  walletAddress: 'عنوان المحفظة',
  copyAddress: 'نسخ عنوان المحفظة',
  copied: 'نُسخ عنوان المحفظة',
  copyFailed: 'تعذّر النسخ، انسخ العنوان يدويًا',
  noWallet: 'لم تُضف عنوان محفظتك بعد.',
  addWallet: 'أضف العنوان',

  stats: 'إحصاءاتي',

  adminBox: 'صندوق الإدارة',
} as const;

export const linkNames = {
  dictionary: 'المعجم',
  submitPaper: 'قدّم بحثًا',
  journal: 'المجلة',
  leaderboard: 'المتصدرون',
  suggest: 'اقترح مصطلحًا',
  smartDictionary: 'المعجم',
  derivation: 'الاشتقاق',
  suggestion: 'اقترح مصطلحًا',
  adminDashboard: 'لوحة الإدارة',
  adminTerms: 'مراجعة المصطلحات',
  payouts: 'صرف UAS',
  roles: 'أدوار المستخدمين',
  adminPanel: 'مركز الإدارة',
  journalAdmin: 'إدارة المجلة',
  announcements: 'إدارة الإعلانات',
  myPapers: 'أبحاثي',
  reviewerDashboard: 'لوحة المحكّم',
} as const;

/** The four steps of the tour for newcomers. */
export const tutorial = {
  title: 'جولة تعريفية',
  position: (step: string, count: string) => `الخطوة ${step} من ${count}`,
  start: 'ابدأ من ملفك الشخصي',
  skip: 'تخطَّ الجولة',
  steps: [
    {
      title: 'مرحبًا بك في مصطلح',
      body: [
        'معجم علمي عربي مفتوح تصوغه جماعة من المهتمين.',
        'ابحث فيه عن مصطلح، أو استخرج مشتقات جذره، أو اطلب شرحه.',
      ],
    },
    {
      title: 'ساهم واكسب',
      body: [
        'اقترح مصطلحًا بمقابله اللاتيني وتعريفه، وصوّت على اقتراحات غيرك.',
        'لكل مساهمة مكافأة: +١–٥ UAS. تفصيلها في صفحة «كن مساهمًا».',
      ],
    },
    {
      title: 'انشر وحكّم',
      body: [
        'قدّم بحثك إلى المجلة العلمية المحكّمة.',
        'المكافأة: +٥٠–٢٠٠ UAS لكل بحث منشور، و+١٠–٣٠ UAS لكل تحكيم.',
      ],
    },
    {
      title: 'أكمل ملفك واستلم مكافآتك',
      body: ['أنشئ حسابك وأضف عنوان محفظتك إلى ملفك الشخصي.', 'إليها تُحوَّل مكافآتك المعتمدة.'],
    },
  ],
} as const;
