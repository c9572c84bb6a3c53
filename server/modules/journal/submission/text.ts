import type { UnreadableReason } from '../../../gateways/pdf/child-answer.ts';
import type { NoticeText } from '../paper/tell.ts';

export const submissionText = {
  mainUnknown: 'التخصص الرئيس غير معروف',
  subUnknown: 'هذا التخصص الفرعي ليس من التخصص الرئيس المختار',
  tooManyToday: 'قدّمت اليوم أقصى ما يُقبل من الأبحاث، حاول غدًا',
  replyMissing: 'اكتب ردّك على الملاحظات',
  sameFile: 'هذا هو الملف الذي قدّمته من قبل، أرفق النسخة المعدّلة',
  editors: 'هيئة التحرير',
};

/** Why a PDF is refused, and what to do about it. */
export const unreadableText: Record<UnreadableReason, string> = {
  not_pdf: '❌ يجب إرفاق ملف بصيغة PDF فقط',
  encrypted: '❌ الملف محمي بكلمة مرور أو مقيّد الصلاحيات، أزل الحماية ثم أرفقه',
  empty: '❌ الملف خالٍ لا صفحات فيه',
  damaged: '❌ الملف تالف أو ناقص، صدّره من جديد ثم أرفقه',
  too_many_pages: '❌ عدد صفحات الملف أكبر مما تنشره المجلة',
  too_heavy: '❌ محتوى الملف أثقل من أن يُقرأ، خفّف صوره ورسومه ثم أرفقه',
  too_slow: '❌ قراءة الملف تستغرق أطول مما ينبغي، خفّف صوره ورسومه ثم أرفقه',
};

/** Why the background work gave a file up. */
export type Failure = UnreadableReason | 'given_up';

const failureText: Record<Failure, string> = {
  not_pdf: 'الملف ليس بصيغة PDF، فأرفق ملفًا سليمًا مكانه.',
  encrypted: 'الملف محمي، فأرفق مكانه ملفًا بلا حماية.',
  empty: 'الملف خالٍ لا صفحات فيه، فأرفق ملفًا سليمًا مكانه.',
  damaged: 'الملف تالف، فصدّره من جديد وأرفقه مكانه.',
  too_many_pages: 'عدد صفحات الملف أكبر مما تنشره المجلة، فأرفق ملفًا أقصر مكانه.',
  too_heavy: 'محتوى الملف أثقل من أن يُقرأ، فخفّف صوره ورسومه وأرفقه من جديد.',
  too_slow: 'قراءة الملف تستغرق أطول مما ينبغي، فخفّف صوره ورسومه وأرفقه من جديد.',
  given_up: 'لم نستطع تجهيزه بعد محاولات عدة، فصدّره من جديد وأرفقه.',
};

/** What people are told; a title stands in quotes, for it is not ours. */
export const noticeText = {
  submitted: (paper: string): NoticeText => ({
    kind: 'paper_submitted',
    title: `استلمنا بحثك «${paper}»`,
    body: 'نجهّز الآن نسخة المحكّمين منه، وتجد حاله وما يُطلب منك في صفحة «أبحاثي».',
  }),
  received: (paper: string): NoticeText => ({
    kind: 'paper_received',
    title: `بحث جديد ينتظر التحكيم: «${paper}»`,
    body: 'اختر له محكّمًا من صفحة إدارة المجلة.',
  }),
  named: (paper: string): NoticeText => ({
    kind: 'paper_named_editor',
    title: `تُعدّ من مؤلفي «${paper}»`,
    body: 'ذُكرت بينهم، أو تشترك مع أحدهم في محفظة، ولا يحرّر البحث أحد من مؤلفيه. إن لم تكن منهم فأخبر محررًا آخر أو مدير المنصة، فقد يُراد إبعادك عنه.',
  }),
  editorsNamed: (paper: string, names: readonly string[]): NoticeText => ({
    kind: 'paper_named_editor',
    title: `بين مؤلفي «${paper}» من يحرّر المجلة`,
    body: `ذكرهم صاحبه بينهم، أو يشتركون مع أحدهم في محفظة، فلا يحرّرونه: ${names.join('، ')}. تحقق من ذلك قبل القرار.`,
  }),
  revisionReceived: (paper: string): NoticeText => ({
    kind: 'paper_revised',
    title: `استلمنا النسخة المعدّلة من «${paper}»`,
    body: 'سنخبرك حين يصدر القرار فيها.',
  }),
  revised: (paper: string): NoticeText => ({
    kind: 'paper_revised',
    title: `وصلت نسخة معدّلة من «${paper}»`,
    body: 'معها ردّ الباحث على الملاحظات. دُعي إلى تحكيمها من حكّم النسخة السابقة، فإن لم يبق منهم أحد فاختر محكّمًا.',
  }),
  withdrawn: (paper: string): NoticeText => ({
    kind: 'paper_withdrawn',
    title: `سُحب بحثك «${paper}»`,
    body: 'سحبناه من التحكيم كما طلبت، ويبقى سجله في صفحة «أبحاثي».',
  }),
  withdrawnByAuthor: (paper: string): NoticeText => ({
    kind: 'paper_withdrawn',
    title: `سحب الباحث بحث «${paper}»`,
    body: 'أُغلقت طلبات تحكيمه القائمة.',
  }),
  fileFailed: (paper: string, reason: Failure): NoticeText => ({
    kind: 'paper_file_failed',
    title: `تعذّرت قراءة ملف بحثك «${paper}»`,
    body: `${failureText[reason]} تجد زر الاستبدال في صفحة «أبحاثي».`,
  }),
  fileFailedForEditors: (paper: string): NoticeText => ({
    kind: 'paper_file_failed',
    title: `تعذّرت قراءة ملف «${paper}»`,
    body: 'طلبنا من مؤلفه ملفًا سليمًا، ولا يبدأ تحكيمه قبل وصوله.',
  }),
};
