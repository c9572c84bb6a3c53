import { ANNOTATED_MEGABYTES } from '@mustalah/contract/journal/annotated';
import type { Verdict } from '@mustalah/contract/journal/paper';
import { type CountedNoun, formatInteger } from '../../text/format.ts';

const papers: CountedNoun = {
  zero: 'لا أبحاث',
  one: 'بحث واحد',
  two: 'بحثان',
  few: 'أبحاث',
  many: 'بحثًا',
  other: 'بحث',
};

export const text = {
  title: 'لوحة المحكّم',
  lead: 'ما أُسند إليك من أبحاث، دون أسماء أصحابها. اقرأ نسخة المحكّمين، ثم أرسل حكمك مع ملاحظاتك.',
  search: 'ابحث في أبحاثك',
  searchHint: 'عنوان أو تخصص أو ملاحظة',
  papers,
  summary: 'ملخص الأبحاث المسندة إليك',
  pages: 'صفحات الأبحاث، الصفحة',
  loadFailed: 'فشل في تحميل الأبحاث.',
  none: 'لا أبحاث مسندة إليك الآن',
  noneHint: 'يصلك إشعار وبريد حين يُسند إليك بحث.',
  noMatch: 'لا نتائج مطابقة لبحثك',
  showAll: 'عرض كل الأبحاث',

  paper: 'البحث',
  category: 'التخصص',
  status: 'الحالة',
  due: 'الموعد',
  respondBy: 'أجب عن الدعوة قبل',
  submittedAt: 'تاريخ التقديم',
  open: (title: string) => `اقرأ «${title}» وأرسل حكمك`,

  writer: 'الباحث',
  unknown: 'غير معروف',
  abstract: 'الملخص',
  noAbstract: 'لا يوجد ملخص',
  round: (round: string) => `الجولة ${round}`,
  file: 'اقرأ البحث (PDF)',
  fileOf: (round: string) => `ملف الجولة ${round} (PDF)`,
  filePreparing: 'نسخة المحكّمين قيد الإعداد، وتظهر هنا حين تجهز.',
  fileGone: 'انتهى التحكيم فأُغلق الملف.',
  supplements: 'ملفات مرافقة أتاحها المحرر',
  overdue: 'فات موعده',
  dueOn: (day: string) => `الموعد: ${day}`,
  withdrawn: 'سحب الباحث بحثه.',

  reply: 'ردّ الباحث على ملاحظات الجولة السابقة',
  earlier: 'ما قلته في الجولات السابقة',
  others: 'أحكام زملائك في هذه الجولة',
  ownNote: 'ملاحظتك للباحث',
  ownInternalNote: 'ملاحظتك للتحرير',
  ownVerdict: 'حكمك',
  noNote: 'بلا ملاحظة',
  verdicts: {
    approved: 'قبول',
    revisions_requested: 'طلب تعديلات',
    rejected: 'رفض',
  } satisfies Record<Verdict, string>,
  waitingForOthers: 'وصل حكمك، وينتظر القرار بقية الأحكام.',

  invited: 'دُعيت إلى تحكيم هذا البحث. اقبل الدعوة أو اعتذر عنها؛ وإرسال حكمك قبولٌ لها.',
  accept: 'أقبل التحكيم',
  accepted: 'قبلت التحكيم',
  decline: 'أعتذر عن التحكيم',
  declineTitle: (title: string) => `الاعتذار عن تحكيم «${title}»`,
  declineHint: 'يقرأ السببَ التحريرُ وحده. يُغلق البحث أمامك، ويُسند إلى غيرك.',
  reason: 'السبب (اختياري)',
  reasonHint: 'ضيق الوقت، أو تعارض مصالح، أو بُعد عن تخصصك',
  answerFailed: 'تعذّر إرسال جوابك',

  note: 'ملاحظة للباحث (اختيارية)',
  noteHint: 'يقرؤها الباحث مع القرار دون اسمك: لا توقّعها، ولا تذكر ما يدل عليك.',
  internalNote: 'ملاحظة للتحرير وحده (اختيارية)',
  act: { approved: 'قبول', revisions_requested: 'طلب تعديلات', rejected: 'رفض' } satisfies Record<
    Verdict,
    string
  >,
  confirmTitle: (act: string) => `إرسال الحكم: ${act}`,
  confirmHint: (title: string) => `حكمك في «${title}» نهائي: لا يُعدَّل بعد إرساله.`,
  asAdvice: 'حكمك توصية: يقرر المحرر بعد أن تصله التوصيات.',
  askedReasons: 'لم تذكر سببًا واحدًا، والباحث يقرأ الرفض بلا ما يعينه. هل عندك ما تقوله له؟',
  sendWithout: 'أرسل الرفض بلا سبب',
  withoutNote: 'لم تكتب ملاحظة للباحث. الملاحظة تعينه على فهم الحكم.',
  send: 'أرسل الحكم',
  sent: 'أُرسل حكمك. شكرًا لك.',
  sendFailed: 'تعذّر إرسال الحكم، وما كتبته باقٍ كما هو',

  duties: 'واجبات المحكّم',
  dutyList: [
    'السرّية: لا تُطلع أحدًا على البحث، ولا تستعمل ما فيه قبل نشره، ولا تحتفظ بنسخة بعد انتهاء التحكيم.',
    'التعمية: لا تبحث عن الباحث. فإن عرفته، أو كانت بينكما مصلحة، فاعتذر.',
    'التخصص والوقت: اقبل ما تُحسن تحكيمه وتستطيع إتمامه في موعده، واعتذر مبكرًا عمّا عداه.',
    'الإنصاف: احكم على البحث لا على صاحبه، وعلّل حكمك بما يعين على إصلاحه.',
    'المكافأة واحدة أيًّا كان حكمك، وتُضاف إلى رصيدك بعد انتهاء الأسبوع.',
  ],
};

/** What the journal asks beside the verdict. */
export const questionText = {
  forAuthor: 'يقرأ الباحث جوابك مع القرار، دون اسمك.',
  forEditors: 'يقرأ جوابك التحرير وحده.',
  choose: 'اختر',
  scores: { 1: '١ (ضعيف جدًا)', 2: '٢ (ضعيف)', 3: '٣ (متوسط)', 4: '٤ (جيد)', 5: '٥ (ممتاز)' } as Partial<
    Record<number, string>
  >,
  missing: 'أجب عن هذا السؤال قبل إرسال حكمك',
  unanswered: 'أجب أولًا عن الأسئلة التي لا بد منها',
  loadFailed: 'تعذّر تحميل أسئلة المجلة',
};

/** The paper with what its reviewer noted on it. */
export const annotatedText = {
  label: 'البحث وعليه تعليقاتك (اختياري)',
  hint: `علّق على نسخة المحكّمين في برنامج PDF ثم ارفعها هنا. تبقى تعليقاتك وخطوطك، ونحذف اسمك منها والأختام. يقرؤها التحرير مع حكمك، والباحث مع القرار. الحد الأقصى ${formatInteger(ANNOTATED_MEGABYTES)} ميجابايت.`,
  pick: 'ارفع الملف',
  replace: 'ارفع غيره',
  giving: 'نحذف من الملف ما يدل عليك…',
  wait: 'ملف تعليقاتك ما زال يُرفع، فانتظر لحظة ثم أرسل حكمك',
  given: 'حُفظت تعليقاتك، وتُرسل مع حكمك',
  giveFailed: 'تعذّر رفع الملف، فارفعه من جديد',
  open: 'تعليقاتك على البحث كما تُقرأ (PDF)',
  remove: 'احذفها',
  removeFailed: 'تعذّر حذف الملف',
};

/** An invitation to somebody who has no account. */
export const addressText = {
  terms: (day: string, days: string) => `أجب قبل ${day}. ومهلة التحكيم ${days} من قبولك.`,
  hasAccount: (email: string) => `لهذا البريد حساب في المنصة (${email}). سجّل الدخول به لتقبل الدعوة.`,
  signIn: 'سجّل الدخول',
  newAccount: 'اقبل التحكيم بحساب جديد',
  accountOf: 'تصير محكّمًا في المجلة، وتجد البحث في لوحة المحكّم. بريد حسابك:',
  name: 'اسمك',
  password: 'كلمة مرور لحسابك',
  passwordHint: 'اختر عبارة طويلة لا تستعملها في مكان آخر.',
  passwordShort: 'كلمة المرور قصيرة',
  acceptNew: 'أقبل وأنشئ الحساب',
};

export const linkText = {
  title: 'دعوة إلى تحكيم بحث',
  loading: 'نقرأ الدعوة…',
  lead: 'تدعوك مجلة مصطلح إلى تحكيم هذا البحث. التحكيم مزدوج التعمية: لا تعرف من كتبه، ولا يعرف صاحبه من حكّمه.',
  missing: 'الرابط ناقص: افتحه كما وصلك في البريد.',
  loadFailed: 'تعذّرت قراءة الدعوة',
  reason: 'إن اعتذرت فلِمَ؟ (اختياري)',
  toDashboard: 'إلى لوحة المحكّم',
  toHome: 'إلى الرئيسية',
};
