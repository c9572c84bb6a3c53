import type { CreditRole } from '@mustalah/contract/journal/declarations';
import { PAPER_MEGABYTES } from '@mustalah/contract/journal/paper';
import type { AuthorStep, SectionId } from '@mustalah/contract/journal/submissions';
import { SUPPLEMENT_MEGABYTES } from '@mustalah/contract/journal/supplements';
import { statementText } from '../../domain/credit-text.ts';
import { type CountedNoun, countOf, formatInteger } from '../../text/format.ts';

const words: CountedNoun = {
  zero: 'لا كلمات فيه',
  one: 'كلمة واحدة',
  two: 'كلمتان',
  few: 'كلمات',
  many: 'كلمة',
  other: 'كلمة',
};

export const submitText = {
  former: (title: string) => `تقديم جديد لبحث لم يُقبل: «${title}»`,
  formerHint: 'يرى المحررون تاريخه، ولا يراه المحكّمون.',
  title: 'قدّم بحثًا',
  lead: 'يُحكَّم بحثك تحكيمًا مزدوج التعمية، ويستغرق التحكيم من ٧ إلى ٢١ يومًا من تاريخ الإسناد.',
  guide: 'اقرأ دليل النشر وقالب البحث قبل التقديم',

  paperTitle: 'عنوان البحث',
  main: 'التخصص الرئيس',
  chooseMain: 'اختر التخصص الرئيس',
  sub: 'التخصص الفرعي',
  chooseSub: 'اختر التخصص الفرعي',
  chooseMainFirst: 'اختر التخصص الرئيس أولًا',
  categoriesFailed: 'تعذّر تحميل التخصصات',
  abstract: 'الملخص',
  abstractHint: 'من ١٥٠ إلى ٢٥٠ كلمة تذكر المشكلة والطريقة وأهم النتائج.',
  file: 'ملف البحث',
  fileHint: `ملف PDF لا يزيد حجمه على ${formatInteger(PAPER_MEGABYTES)} ميجابايت، بلا أسماء مؤلفيه ولا جهات عملهم.`,
  pick: 'اختر ملف PDF',

  more: 'المؤلفون وبيانات أخرى (اختياري)',
  moreHint: 'تُنشر مع البحث إن قُبل، ولا يراها المحكّمون قبل ذلك.',
  you: 'أنت، المؤلف الأول',
  name: 'الاسم كما يُنشر',
  yourName: (name: string) => `إن تركته فارغًا نُشر اسم حسابك: ${name}`,
  latinName: 'الاسم بالحروف اللاتينية',
  affiliation: 'جهة العمل',
  orcid: 'رقم ORCID',
  email: 'البريد الإلكتروني',
  emailHint: 'لا يُنشر؛ به نتجنب أن يُحكّم البحث أحد مؤلفيه.',
  coAuthor: (place: number) => `المؤلف ${formatInteger(place)}`,
  addAuthor: 'أضف مؤلفًا مشاركًا',
  removeAuthor: (place: number) => `احذف المؤلف ${formatInteger(place)}`,
  keywords: 'الكلمات المفتاحية',
  keywordsHint: 'من ثلاث إلى ست، بينها فاصلة.',
  language: 'لغة البحث',
  languages: { ar: 'العربية', en: 'الإنجليزية', fr: 'الفرنسية' },
  titleEn: 'العنوان بالإنجليزية',
  abstractEn: 'الملخص بالإنجليزية',
  conflict: 'الإفصاح عن تعارض المصالح',
  conflictHint: 'التمويل، وكل مصلحة قد تؤثر في النتائج.',

  roles: (roles: readonly CreditRole[]) =>
    roles.length === 0 ? 'الإسهام في البحث (اختياري)' : `الإسهام: ${statementText.rolesOf(roles)}`,

  declarations: 'الأخلاق والبيانات والتمويل (اختياري)',
  declarationsHint: 'تُنشر مع البحث إن قُبل، ولا يراها المحكّمون. اترك ما لا يخص بحثك فارغًا.',
  ethicsHint: 'الجهة التي أجازت البحث ورقم إجازتها، وكيف أُخذت موافقة المشاركين.',
  dataAccessHint: 'أين بيانات البحث، وكيف يصل إليها من أرادها، أو لِمَ لا تُتاح.',
  aiUseHint: 'الأداة، وما استُعملت فيه. والأداة لا تُعد مؤلفًا.',
  fundingBy: (place: number) => `جهة التمويل ${formatInteger(place)}`,
  funder: 'اسم الجهة',
  award: 'رقم المنحة',
  funderId: 'معرّف الجهة في سجل Crossref',
  funderIdHint: 'إن عُرف، ويبدأ بـ ⁦10.13039/⁩',
  addFunding: 'أضف جهة تمويل',
  removeFunding: (place: number) => `احذف جهة التمويل ${formatInteger(place)}`,
  funderMissing: (place: number) => `اكتب اسم جهة التمويل ${formatInteger(place)}، أو احذفها`,

  agreement: 'الإقرار',
  agree: 'أقرّ بذلك عن المؤلفين جميعًا',
  agreementMissing: 'لا يُرسل البحث قبل هذا الإقرار',

  coined: 'مصطلحات جديدة يضعها البحث (اختياري)',
  coinedHint:
    'ما وضعتَه في بحثك من مصطلحات لا يعرفها المعجم. تنتظر مع البحث ولا تُعرض في المعجم قبل نشره، ثم تدخل المراجعة باسمك. ولك أن تضيفها بعد القبول من «أبحاثي».',
  coinedTerm: (place: number) => `المصطلح ${formatInteger(place)}`,
  addCoined: 'أضف مصطلحًا',
  removeCoined: (place: number) => `احذف المصطلح ${formatInteger(place)}`,
  coinedMissing: (place: number) => `أكمل حقول المصطلح ${formatInteger(place)}، أو احذفه`,

  submit: 'إرسال البحث',
  uploading: (percent: number) => `جارٍ رفع الملف: ${formatInteger(percent)}٪`,
  uploadLabel: 'ما رُفع من الملف',
  reading: 'رُفع الملف، وجارٍ التحقق منه…',
  sent: '✅ تم إرسال البحث بنجاح!',
  follow: 'تابع حاله في «أبحاثي»',
  beside: 'ولك أن ترفق به بيانات واستبانات وجداول من زر «الملفات المرافقة» هناك.',
  failed: '❌ حدث خطأ أثناء الإرسال',
  noAnswer: 'لم يصل جواب من المنصة. تحقق من الشبكة وأعد الإرسال: لا يُسجَّل البحث مرتين.',

  draftRestored: 'استعدنا ما كتبته من قبل. أرفق الملف من جديد، فهو لا يُحفظ.',
  clearDraft: 'امسح المسودة',

  authorNameMissing: (place: number) => `اكتب اسم المؤلف ${formatInteger(place)}، أو احذفه`,
  orcidWrong: (place: number) => `رقم ORCID للمؤلف ${formatInteger(place)} غير صحيح`,
  tooManyKeywords: (most: number) => `عدد الكلمات المفتاحية لا يتجاوز ${formatInteger(most)}`,
};

export const checkText = {
  check: 'افحص الملف قبل إرساله',
  checking: 'جارٍ فحص الملف…',
  hint: 'نقرأ الملف ونقول لك ما ينقصه وما يدل فيه على مؤلفيه، ونريك النسخة التي يقرؤها المحكّمون.',
  title: 'نتيجة الفحص',
  adviceOnly: 'هذه نصائح لا تمنع الإرسال، وقراءة النص من ملف PDF قد تخطئ.',
  failed: 'تعذّر فحص الملف',
  words: (count: number) => `طوله نحو ${countOf(count, words)} من غير المراجع.`,
  fewWords: (count: number, fewest: number) =>
    `طوله نحو ${countOf(count, words)} من غير المراجع، والمطلوب ${countOf(fewest, words)} على الأقل.`,
  allSections: 'أجزاء البحث التي يطلبها الدليل كلها فيه.',
  missing: (sections: string) => `لم نجد فيه عناوين هذه الأجزاء: ${sections}.`,
  sections: {
    abstract: 'الملخص',
    introduction: 'المقدمة',
    methodology: 'المنهجية',
    results: 'النتائج',
    discussion: 'المناقشة',
    conclusion: 'الخاتمة',
    references: 'المراجع',
  } satisfies Record<SectionId, string>,
  noText: 'لم نجد فيه نصًا يُقرأ، فلعل صفحاته صور. صدّره من محرر النصوص مباشرة.',
  noSigns: 'لم نجد فيه ما يدل على مؤلفيه.',
  signs: 'فيه ما قد يدل على مؤلفيه، فاحذفه إن لم يكن مرجعًا:',
  preview: 'افتح نسخة المحكّمين',
  previewGone: 'انتهت مدة المعاينة، أعد الفحص.',
};

export const papersText = {
  title: 'أبحاثي',
  search: 'ابحث في عناوين أبحاثك وملخصاتها',
  shown: (first: number, last: number, all: number) =>
    `عرض ${formatInteger(first)} - ${formatInteger(last)} من ${formatInteger(all)}`,
  list: 'أبحاثك',
  pages: 'صفحات أبحاثك، الصفحة',
  loadFailed: 'فشل في تحميل الأبحاث.',
  noResults: 'لا توجد أبحاث مطابقة',
  none: 'لم تقدّم بحثًا بعد',
  submit: 'قدّم بحثًا',
  showAll: 'اعرض أبحاثك كلها',
  locked: '🔒 سجّل الدخول لترى أبحاثك',
  login: 'تسجيل الدخول',

  noAbstract: 'لا يوجد ملخص',
  withdrawn: 'سحبه صاحبه',
  retracted: 'مسحوب بعد النشر',
  published: 'منشور',
  submittedOn: (day: string) => `قُدّم في ${day}`,
  note: 'ملاحظة التحكيم',
  letter: 'خطاب القرار',
  download: 'تنزيل الملف',
  downloadOf: (title: string) => `تنزيل ملف «${title}»`,
  copy: 'نسخة المحكّمين',
  copyOf: (title: string) => `نسخة المحكّمين من «${title}»`,
  article: 'صفحة البحث في المجلة',
  history: 'الجولات والتفاصيل',
  answersOf: (from: string) => `أجوبة ${from} عن أسئلة المجلة`,
  annotated: (from: string) => `تعليقات ${from} على البحث (PDF)`,
  historyOf: (title: string) => `الجولات والتفاصيل: «${title}»`,

  steps: {
    wait_for_file: 'نجهّز ملفك الآن',
    replace_file: 'مطلوب منك: ملف سليم مكان الملف الذي تعذّرت قراءته',
    /** Whether anybody was asked to review it is not told. */
    wait_for_review: 'لدى هيئة التحرير، ولم يصدر فيه قرار بعد',
    wait_for_decision: 'قيد القرار: وصلت توصيات المحكّمين، وينظر فيها المحرر',
    revise: 'مطلوب منك: نسخة معدّلة وردّ على الملاحظات',
    give_final: 'مطلوب منك: النسخة النهائية وعليها أسماء المؤلفين',
    none: '',
  } satisfies Record<AuthorStep, string>,
  revise: 'ارفع النسخة المعدّلة',
  replace: 'استبدل الملف',
  giveFinal: 'ارفع النسخة النهائية',
  replaceFinal: 'استبدل النسخة النهائية',
  finalOf: (title: string) => `النسخة النهائية من «${title}»`,
  withdraw: 'اسحب البحث',
  resubmit: 'قدّمه من جديد',
  resubmitOf: (title: string) => `قدّم «${title}» من جديد`,
  terms: 'مصطلحات البحث',
  termsOf: (title: string) => `مصطلحات «${title}»`,

  round: (round: number) => `الجولة ${formatInteger(round)}`,
  decisions: {
    approved: 'القرار: القبول',
    rejected: 'القرار: الرفض',
    revisions_requested: 'القرار: طلب تعديلات',
    pending: 'لم يصدر القرار',
  },
  reply: 'ردّك:',
};

export const supplementsText = {
  open: 'الملفات المرافقة',
  openOf: (title: string) => `الملفات المرافقة لبحث «${title}»`,
  title: (title: string) => `الملفات المرافقة لبحث «${title}»`,
  lead: 'بيانات واستبانات وجداول تُقرأ مع البحث. يراها المحررون، ولا يراها المحكّمون إلا إن أتاحها لهم محرر؛ فلا تكتب فيها ما يدل عليك. وللمحرر أن ينشر منها مع البحث ما ينفع القراء؛ فراسله إن كان فيها ما لا تريد نشره.',
  loadFailed: 'تعذّر تحميل الملفات المرافقة',
  none: 'لا ملفات مرافقة لهذا البحث',
  list: 'الملفات المرافقة',
  addedOn: (day: string) => `أُرفق في ${day}`,
  shared: 'متاح للمحكّمين',
  published: 'يُنشر مع البحث',
  remove: 'احذفه',
  removeOf: (label: string) => `احذف «${label}»`,
  removeFailed: 'تعذّر حذف الملف المرافق',
  label: 'وصف الملف',
  labelMissing: 'صف الملف في سطر',
  file: 'الملف',
  fileHint: `ملف PDF أو CSV أو صورة، أو DOCX أو XLSX أو ODT أو ODS أو ZIP، لا يزيد حجمه على ${formatInteger(SUPPLEMENT_MEGABYTES)} ميجابايت.`,
  fileMissing: 'اختر الملف',
  pick: 'اختر ملفًا',
  add: 'أرفق الملف',
  addFailed: 'تعذّر إرفاق الملف',
  closed: 'لا تتغير الملفات المرافقة بعد نشر البحث أو رفضه أو سحبه.',
};

export const revisionText = {
  title: (title: string) => `نسخة معدّلة من «${title}»`,
  replaceTitle: (title: string) => `ملف سليم لبحث «${title}»`,
  reply: 'ردّك على الملاحظات',
  replyHint: 'اذكر ما صنعت بكل ملاحظة. يقرؤه المحكّمون، فلا تكتب فيه اسمك.',
  replyMissing: 'اكتب ردّك على الملاحظات',
  send: 'أرسل النسخة المعدّلة',
  sendFile: 'أرسل الملف',
  sent: 'وصلت النسخة المعدّلة',
  replaced: 'وصل الملف',
  failed: 'تعذّر إرسال النسخة المعدّلة',
};

export const ownCorrectionText = {
  open: 'صحّح بيانات البحث',
  openOf: (title: string) => `صحّح بيانات «${title}»`,
  title: (title: string) => `تصحيح بيانات «${title}»`,
  asked: 'طلب هيئة التحرير',
  withRevision: 'إن غيّر التعديل عنوان البحث أو ملخصه أو مؤلفيه فصحّح بياناته معه.',
  done: 'صُحّحت بيانات البحث، وأُبلغت هيئة التحرير',
};

export const conflictsText = {
  asked: 'تغيّر مؤلفو البحث، فأفصح من جديد عن تعارض المصالح.',
  open: 'أفصح عن تعارض المصالح',
  openOf: (title: string) => `أفصح عن تعارض المصالح في «${title}»`,
  title: (title: string) => `تعارض المصالح في «${title}»`,
  lead: (authors: string) => `المؤلفون الآن: ${authors}. راجع الإفصاح معهم، ثم أكّده كما هو أو عدّله.`,
  hint: 'التمويل، وكل مصلحة قد تؤثر في النتائج. اتركه فارغًا إن لم يكن تعارض.',
  send: 'أرسل الإفصاح',
  done: 'وصل الإفصاح إلى هيئة التحرير',
  failed: 'تعذّر إرسال الإفصاح',
};

export const withdrawalText = {
  title: (title: string) => `سحب «${title}»`,
  warning: 'يخرج البحث من التحكيم أو من النشر ولا يعود، ويبقى سجله هنا. ولك أن تقدّمه من جديد بحثًا آخر.',
  act: 'اسحب البحث',
  done: 'سُحب البحث',
  failed: 'تعذّر سحب البحث',
};

export const coAuthorText = {
  title: 'بحث يحمل اسمك',
  loading: 'نقرأ البحث…',
  loadFailed: 'تعذّرت قراءة البحث',
  missing: 'الرابط ناقص: افتحه كما وصلك في البريد.',
  lead: 'قُدّم هذا البحث إلى مجلة مصطلح وأنت مذكور بين مؤلفيه.',
  leadOfArticle: 'نُشر هذا البحث في مجلة مصطلح وأنت مذكور بين مؤلفيه.',
  agreed: 'أقرّ مرسله عن المؤلفين جميعًا بما يأتي:',
  fine: 'إن كان ذلك برضاك فأغلق الصفحة، ولا يلزمك شيء.',
  reason: 'لماذا تعترض؟',
  reasonHint: 'لست من مؤلفيه، أو لم توافق على إرساله أو على ترتيب المؤلفين. يقرؤه المحررون وحدهم.',
  reasonMissing: 'اكتب سبب اعتراضك',
  object: 'أعترض على نشره',
  reasonHintOfArticle: 'لست من مؤلفيه، أو لم توافق على نشره أو على ترتيب المؤلفين. يقرؤه المحررون وحدهم.',
  ofArticle: 'وإن اعترضت نظر المحرر في اعتراضك، وصحّح البحث أو سحبه إن لزم؛ فقد سبق نشره.',
  objectToArticle: 'أرسل اعتراضي',
  objected: 'سبق أن اعترضت على هذا البحث، وينظر المحرر في اعتراضك.',
  failed: 'تعذّر إرسال الاعتراض',
};
