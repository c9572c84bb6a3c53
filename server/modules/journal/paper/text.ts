import type { PaperStatus, Verdict } from '@mustalah/contract/journal/paper';
import { arabicDay, arabicNumber } from '../../../platform/arabic-numbers.ts';
import type { NoticeText } from './tell.ts';

// A reviewer may read the title of a paper, an author their own, and an editor both. Nobody reads a name here.

const outcomes: Record<PaperStatus, string> = {
  approved: 'القبول',
  rejected: 'الرفض',
  revisions_requested: 'طلب تعديلات',
  pending: 'العودة إلى المراجعة',
};

/** What reviewers are told. */
export const reviewerText = {
  invited: (title: string, due: Date): NoticeText => ({
    kind: 'review_invited',
    title: `دعوة إلى تحكيم بحث: «${title}»`,
    body: `نرجو حكمك فيه قبل ${arabicDay(due)}. اقرأه في لوحة المحكّم، أو اعتذر مبكرًا إن لم يسعك وقتك أو كان بينك وبينه تعارض مصالح.`,
  }),
  invitedAgain: (title: string, due: Date): NoticeText => ({
    kind: 'review_invited_again',
    title: `نسخة معدّلة من بحث حكّمته: «${title}»`,
    body: `رفعها صاحبها مع ردّه على الملاحظات. نرجو حكمك فيها قبل ${arabicDay(due)}.`,
  }),
  cancelled: (title: string): NoticeText => ({
    kind: 'review_cancelled',
    title: `لم يعد تحكيم «${title}» مطلوبًا منك`,
    body: 'نشكرك على استعدادك. ونرجو ألا تحتفظ بنسخة من البحث.',
  }),
  decided: (title: string, outcome: PaperStatus): NoticeText => ({
    kind: 'reviewed_paper_decided',
    title: `صدر القرار في بحث حكّمته: «${title}»`,
    body: `القرار: ${outcomes[outcome]}. شكرًا لك.`,
  }),
  dueSoon: (title: string, due: Date): NoticeText => ({
    kind: 'review_due_soon',
    title: `اقترب موعد تحكيم «${title}»`,
    body: `الموعد ${arabicDay(due)}. إن لم يسعك وقتك فاعتذر عنه ليُسند إلى غيرك.`,
  }),
  overdue: (title: string, due: Date): NoticeText => ({
    kind: 'review_overdue',
    title: `فات موعد تحكيم «${title}»`,
    body: `كان الموعد ${arabicDay(due)}، والباحث ينتظر. أرسل حكمك، أو اعتذر عنه ليُسند إلى غيرك.`,
  }),
  rewarded: (points: string): NoticeText => ({
    kind: 'review_rewarded',
    title: `أُضيفت إلى رصيدك ${points} UAS`,
    body: 'مكافأة ما حكّمته للمجلة. وهي واحدة أيًّا كان الحكم.',
  }),
};

/** What the author of a paper is told. */
export const authorText = {
  submitted: (title: string): NoticeText => ({
    kind: 'paper_submitted',
    title: `استلمنا بحثك «${title}»`,
    body: 'نجهّز الآن نسخة المحكّمين منه، وتجد حاله وما يُطلب منك في صفحة «أبحاثي».',
  }),
  revisionReceived: (title: string): NoticeText => ({
    kind: 'paper_revised',
    title: `استلمنا النسخة المعدّلة من «${title}»`,
    body: 'سنخبرك حين يصدر القرار فيها.',
  }),
  withdrawn: (title: string): NoticeText => ({
    kind: 'paper_withdrawn',
    title: `سُحب بحثك «${title}»`,
    body: 'سحبناه من التحكيم كما طلبت، ويبقى سجله في صفحة «أبحاثي».',
  }),
  decided: (title: string, outcome: Verdict): NoticeText => ({
    kind: `paper_${outcome}`,
    title: {
      approved: `قُبل بحثك «${title}»`,
      rejected: `لم يُقبل بحثك «${title}»`,
      revisions_requested: `طُلبت تعديلات على بحثك «${title}»`,
    }[outcome],
    body: {
      approved: 'يُنشر في أحد مجلدات المجلة، ويصلك إشعار عند نشره.',
      rejected: 'اقرأ ملاحظات التحكيم في صفحة «أبحاثي».',
      revisions_requested: 'اقرأ ملاحظات التحكيم في صفحة «أبحاثي»، ثم ارفع نسخة معدّلة مع ردّك عليها.',
    }[outcome],
  }),
  returned: (title: string): NoticeText => ({
    kind: 'paper_returned',
    title: `عاد بحثك «${title}» إلى المراجعة`,
    body: 'أعاد التحرير النظر فيه، ويصلك إشعار بالقرار عند صدوره.',
  }),
  waiting: (title: string): NoticeText => ({
    kind: 'paper_waits_for_author',
    title: `ما زال بحثك «${title}» ينتظر تعديلاتك`,
    body: 'الملاحظات في صفحة «أبحاثي»، ومنها ترفع النسخة المعدّلة مع ردّك عليها.',
  }),
  corrected: (title: string, notice: string): NoticeText => ({
    kind: 'paper_corrected',
    title: `صحّحت هيئة التحرير بيانات بحثك «${title}»`,
    body: `تجدها في صفحة «أبحاثي».${notice && ` ويظهر على صفحة البحث هذا التصحيح: ${notice}`} إن لم يكن صحيحًا فراسل التحرير.`,
  }),
  correctionsAsked: (title: string, note: string): NoticeText => ({
    kind: 'paper_corrections_asked',
    title: `طلبت هيئة التحرير تصحيح بيانات بحثك «${title}»`,
    body: `صحّحها من صفحة «أبحاثي». الطلب: ${note}`,
  }),
  finalWanted: (title: string): NoticeText => ({
    kind: 'paper_final_wanted',
    title: `بحثك «${title}» ينتظر نسخته النهائية`,
    body: 'أرفق من صفحة «أبحاثي» ملف PDF النهائي وعليه أسماء المؤلفين. ونضع نحن صفحة العنوان أمامه.',
  }),
  finalByEditor: (title: string): NoticeText => ({
    kind: 'paper_final_given',
    title: `رفعت هيئة التحرير النسخة النهائية من بحثك «${title}»`,
    body: 'تجدها في صفحة «أبحاثي»، وهي التي تُنشر. إن وجدت فيها خطأ فراسل التحرير.',
  }),
  concernRaised: (title: string, note: string): NoticeText => ({
    kind: 'paper_concern',
    title: `أبدت هيئة التحرير قلقًا على بحثك «${title}»`,
    body: `يظهر الإعلان على صفحته حتى يُبتّ فيه. النص: ${note}`,
  }),
  concernLifted: (title: string): NoticeText => ({
    kind: 'paper_concern_lifted',
    title: `رُفع إعلان القلق عن بحثك «${title}»`,
    body: 'نظرت هيئة التحرير في الأمر، وعادت صفحة البحث كما كانت.',
  }),
  retracted: (title: string, note: string): NoticeText => ({
    kind: 'paper_retracted',
    title: `سُحب بحثك «${title}» بعد نشره`,
    body: `تبقى صفحته وعليها إعلان السحب، وسُحبت نقاط نشره. السبب: ${note}`,
  }),
  reinstated: (title: string, reason: string): NoticeText => ({
    kind: 'paper_reinstated',
    title: `رُفع السحب عن بحثك «${title}»`,
    body: `عاد البحث قائمًا يُستشهد به، وعادت نقاط نشره. السبب: ${reason}`,
  }),
};

/** What editors are told. */
export const editorText = {
  received: (title: string): NoticeText => ({
    kind: 'paper_received',
    title: `بحث جديد ينتظر التحكيم: «${title}»`,
    body: 'اختر له محكّمًا من صفحة إدارة المجلة.',
  }),
  named: (title: string): NoticeText => ({
    kind: 'paper_named_editor',
    title: `تُعدّ من مؤلفي «${title}»`,
    body: 'ذُكرت بينهم، أو تشترك مع أحدهم في محفظة، ولا يحرّر البحث أحد من مؤلفيه. إن لم تكن منهم فأخبر محررًا آخر أو مدير المنصة، فقد يُراد إبعادك عنه.',
  }),
  editorsNamed: (title: string, names: readonly string[]): NoticeText => ({
    kind: 'paper_named_editor',
    title: `بين مؤلفي «${title}» من يحرّر المجلة`,
    body: `ذكرهم صاحبه بينهم، أو يشتركون مع أحدهم في محفظة، فلا يحرّرونه: ${names.join('، ')}. تحقق من ذلك قبل القرار.`,
  }),
  correctedByAuthor: (title: string): NoticeText => ({
    kind: 'paper_corrected',
    title: `صحّح الباحث بيانات «${title}»`,
    body: 'تجد ما تغيّر في سجل البحث.',
  }),
  finalGiven: (title: string): NoticeText => ({
    kind: 'paper_final_given',
    title: `وصلت النسخة النهائية من «${title}»`,
    body: 'دقّقها من صفحة المجلد، واستبدلها إن لزم.',
  }),
  revised: (title: string): NoticeText => ({
    kind: 'paper_revised',
    title: `وصلت نسخة معدّلة من «${title}»`,
    body: 'معها ردّ الباحث على الملاحظات. دُعي إلى تحكيمها من حكّم النسخة السابقة، فإن لم يبق منهم أحد فاختر محكّمًا.',
  }),
  withdrawnByAuthor: (title: string): NoticeText => ({
    kind: 'paper_withdrawn',
    title: `سحب الباحث بحث «${title}»`,
    body: 'أُغلقت طلبات تحكيمه القائمة.',
  }),
  admitted: (title: string): NoticeText => ({
    kind: 'paper_editor_admitted',
    title: `لم تعد تُعدّ من مؤلفي «${title}»`,
    body: 'رفع محرر غيرك ما كان يمنعك من البحث وسجّل سببه، فلك أن تتولى تحريره.',
  }),
  accepted: (title: string): NoticeText => ({
    kind: 'invitation_accepted',
    title: `قَبِل المحكّم تحكيم «${title}»`,
    body: '',
  }),
  declined: (title: string): NoticeText => ({
    kind: 'invitation_declined',
    title: `اعتذر المحكّم عن تحكيم «${title}»`,
    body: 'السبب، إن ذُكر، في صفحة إدارة المجلة. أسنده إلى محكّم آخر.',
  }),
  reviewed: (title: string, done: number, required: number): NoticeText => ({
    kind: 'review_received',
    title: `وصل حكم في «${title}»`,
    body:
      done < required
        ? `وصل ${arabicNumber(done)} من ${arabicNumber(required)}، ولا يصدر القرار قبل اكتمالها.`
        : 'اختلفت الأحكام، فالقرار للتحرير.',
  }),
  decided: (title: string, outcome: PaperStatus): NoticeText => ({
    kind: 'paper_decided',
    title: `صدر القرار في «${title}»`,
    body: `القرار بحكم المحكّمين: ${outcomes[outcome]}.`,
  }),
  overdue: (title: string): NoticeText => ({
    kind: 'review_is_overdue',
    title: `تأخر تحكيم «${title}»`,
    body: 'ذُكّر المحكّم. يمكنك إلغاء الإسناد واختيار غيره.',
  }),
};
