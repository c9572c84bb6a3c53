/** What several screens say of one thing. */
export const statusText = { approved: 'معتمد', pending: 'قيد المراجعة', needsDefinition: 'يحتاج إلى تعريف' };

/** The queues of whoever reviews entries. */
export const reviewText = {
  label: 'ما ينتظر مراجعتك',
  vote: 'ما ينتظر صوتك',
  /** Beside a term that waits. */
  others: 'غيره مما ينتظر',
  reviewTerms: 'ما ينتظر مراجعتك',
  queues: { terms: 'المصطلحات', proposals: 'الإضافات', rows: 'بلاغات المسرد' },
} as const;

/** Where a link from a mail shows nothing. */
export const linkFailureText = { contact: 'راسلنا' } as const;

/** What asks why something is rejected. */
export const rejectionText = {
  act: 'رفض',
  failed: 'تعذّر تسجيل الرفض، حاول لاحقًا',
  title: (part: string) => `رفض «${part}»`,
  reason: 'سبب الرفض',
  reasonHint: 'يُرسل إلى من اقترحه، فاكتب ما يعينه على اقتراح أفضل.',
  reasonMissing: 'يرجى كتابة سبب الرفض',
} as const;

export const shareText = {
  shareOn: (place: string) => `شارك عبر ${place} (يفتح في نافذة جديدة)`,
  shareByMail: 'أرسل بالبريد الإلكتروني',
  /** Where something can be shared, in the order shown. */
  places: [
    { id: 'x', name: 'إكس' },
    { id: 'facebook', name: 'فيسبوك' },
    { id: 'whatsapp', name: 'واتساب' },
  ],
} as const;

export const challengeText = {
  title: 'التحدي اليومي',
  reward: (reward: string) => `المكافأة: ${reward} UAS`,
  done: 'مكتمل',
  left: (left: string) => `المتبقي: ${left}`,
};

export const lockedText = {
  hint: 'هذه الصفحة لأدوار أخرى غير دورك. إن كنت تظن أنه خطأ فراسلنا من صفحة «اتصل بنا».',
  browseDictionary: 'تصفّح المعجم',
};

/** What the roles are called. */
export const roleNames = {
  writer: 'كاتب',
  contributor: 'مساهم رسمي',
  reviewer: 'محكّم',
  journalAdmin: 'مدير المجلة',
  admin: 'مدير المنصة',
} as const;

export const undoText = {
  act: 'نقض كل القرارات',
  title: (name: string) => `نقض قرارات ${name}`,
  restored: (terms: string) => `يعود إلى المعجم مما رُفض: ${terms}، كما كان بأصواته ونقاطه`,
  returned: (terms: string) => `يعود إلى المراجعة ما لم يعتمده غيره: ${terms}، وتُسحب نقاطه حتى يُعتمد`,
  taken: (terms: string) => `يبقى مرفوضًا لأن كلمته اقتُرحت من جديد: ${terms}`,
  hint: 'يُبلَّغ أصحاب المصطلحات بما تغيّر، ويُسجَّل هذا الإجراء باسمك في سجل الإدارة.',
  nothing:
    'لا قرارات قائمة لهذا المراجع: ما رفضه أعيد أو حُذف، وما اعتمده اعتمده غيره بعده أو عاد إلى المراجعة.',
  done: 'نُقضت القرارات',
  failed: 'تعذّر نقض القرارات',
  previewFailed: 'تعذّر حساب ما يتغيّر',
};

export const otherNamesText = { title: 'قد يكون موجودًا باسم آخر:' };

export const searchText = {
  label: 'ابحث عن مصطلح',
  placeholder: 'عربي أو لاتيني…',
  search: 'بحث',
};

export const suggestionText = {
  label: 'ما قد تبحث عنه',
  entries: 'من المعجم',
  shelf: 'من المسرد، لم يُراجَع',
  found: (entries: string, shelfRows: number) =>
    `${entries} من المعجم${shelfRows > 0 ? '، ومن المسرد غيرها' : ''}. تنقّل بينها بالسهمين.`,
};

/** Which meaning of a word that the dictionary has is meant. */
export const meaningText = {
  exists: 'هذا المصطلح موجود في المعجم:',
  whichMeaning: 'أيّ معنى تقصد؟',
  sameMeaning: 'المعنى نفسه',
  otherMeaning: 'معنى آخر في مجال آخر',
  sameMeaningHint: 'افتح المصطلح الموجود لتصوّت له، أو لتضيف إليه اسمًا أو مثالًا.',
  otherMeaningHint: 'يُرسل مصطلحًا مستقلًا، فاختر تخصصه ومقابله اللاتيني، واكتب تعريف هذا المعنى.',
  rivals: 'لهذا المقابل اللاتيني مصطلح عربي في التخصص نفسه:',
  whichConcept: 'أتقترح لفظًا آخر للمفهوم نفسه؟',
  sameConcept: 'نعم، يُعرض إلى جانبه ويختار المجتمع بالتصويت',
  otherConcept: 'لا، هذا مفهوم آخر',
  answerFirst: 'أجب أولًا: أهو المعنى نفسه أم معنى آخر؟',
  sameEntry: 'في المعجم هذا اللفظ بهذا المعنى، فلا يُحفظ مرتين: اختر تخصصًا أو مقابلًا آخر',
};

export const paperStatusText = {
  pending: 'قيد المراجعة',
  approved: 'مقبول',
  rejected: 'مرفوض',
  revisions_requested: 'تعديلات مطلوبة',
};

export const volumeText = {
  /** A volume without a title is called by its number and year. */
  numbered: (number: string, year: string) => `المجلد ${number} – ${year}`,
  noCover: 'لا يوجد غلاف',
  cover: (name: string) => `غلاف ${name}`,
};

export const journalText = {
  strip: 'صفحات المجلة',
  submitPaper: 'قدّم بحثًا',
  myPapers: 'أبحاثي',
  reviewerDashboard: 'لوحة المحكّم',
  journalAdmin: 'إدارة المجلة',
};

/** The pages of those who edit and publish the journal. */
export const deskPagesText = {
  label: 'أقسام إدارة المجلة',
  papers: 'الأبحاث',
  statistics: 'الإحصاءات',
  publish: 'نشر مجلد جديد',
  volumes: 'إدارة المجلدات',
  announcements: 'إدارة الإعلانات',
  letters: 'نماذج الرسائل',
  reviewForm: 'أسئلة التحكيم',
  policies: 'سياسات المجلة',
  board: 'إدارة هيئة التحرير',
  dois: 'معرّفات DOI',
};

/** What reviewers answered to the journal's questions. */
export const reviewAnswersText = { score: (score: string, best: string) => `${score} من ${best}` };

export const transactionText = {
  open: (hash: string) => `المعاملة ${hash} في مستكشف السلسلة (تُفتح في نافذة جديدة)`,
};
