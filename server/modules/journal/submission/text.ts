import type { UnreadableReason } from '../../../gateways/pdf/child-answer.ts';
import type { NoticeText } from '../paper/tell.ts';
import { written } from '../templates/in-force.ts';

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
  fileFailed: (paper: string, reason: Failure): NoticeText => ({
    kind: 'paper_file_failed',
    ...written('author_file_failed', { العنوان: paper, 'ما يُصنع': failureText[reason] }),
  }),
  fileFailedForEditors: (paper: string): NoticeText => ({
    kind: 'paper_file_failed',
    ...written('editor_file_failed', { العنوان: paper }),
  }),
};

/** What is said to those whose names stand on a paper that somebody else sent. */
export const coAuthorText = {
  named: (title: string, link: string, isAgreed: boolean) => ({
    subject: `ذُكرت مؤلفًا في بحث مقدَّم إلى مجلة مصطلح: «${title}»`,
    text: `قُدّم إلى مجلة مصطلح بحث عنوانه «${title}»، وأنت مذكور بين مؤلفيه.${isAgreed ? ' أقرّ مرسله عن المؤلفين جميعًا بأصالة العمل وبنشره برخصة CC BY 4.0.' : ''}\n\nإن كان ذلك برضاك فلا يلزمك شيء. وإن لم تكن من مؤلفيه، أو لم توافق على إرساله، فاعترض من هذا الرابط، ولا يُنشر البحث حتى يبتّ المحرر في اعتراضك:\n${link}`,
  }),
  namedOnArticle: (title: string, link: string) => ({
    subject: `ذُكرت مؤلفًا في بحث منشور في مجلة مصطلح: «${title}»`,
    text: `أنت مذكور بين مؤلفي البحث «${title}» المنشور في مجلة مصطلح.\n\nإن كان ذلك برضاك فلا يلزمك شيء. وإن لم تكن من مؤلفيه فاعترض من هذا الرابط، وينظر المحرر في اعتراضك:\n${link}`,
  }),
  objected: 'وصل اعتراضك إلى التحرير، ولا يُنشر البحث حتى يُبتّ فيه.',
  objectedToArticle:
    'وصل اعتراضك إلى التحرير، وقد سبق نشر البحث؛ ينظر المحرر في اعتراضك ويصحح البحث أو يسحبه إن لزم.',
};

/** What an author is told of what was done. */
export const doneText = {
  supplementAdded: 'أُرفق الملف بالبحث',
  supplementRemoved: 'حُذف الملف المرافق',
};
