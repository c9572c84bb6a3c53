import { PAPER_MEGABYTES } from '@mustalah/contract/journal/paper';
import { formatInteger } from '../text/format.ts';

export const messageText = {
  open: 'المراسلات',
  openWith: (unread: number) => `المراسلات (${formatInteger(unread)} لم تُقرأ)`,
  of: (title: string) => `مراسلات «${title}»`,
  lead: 'تصل رسالتك إلى هيئة التحرير، ويصلك جوابها هنا وبالبريد. لا يرى المحكّمون هذه الرسائل.',
  reviewerLead: 'تصل رسالتك إلى هيئة التحرير وحدها. لا يراها الباحث، ولا يعرف أحد من المحكّمين أنك كتبتها.',
  loadFailed: 'تعذّر تحميل المراسلات',
  none: 'لا رسائل بعد.',
  you: 'أنت',
  editors: 'هيئة التحرير',
  write: 'رسالتك',
  file: 'ملف PDF (اختياري)',
  fileHint: `لا يزيد حجمه على ${formatInteger(PAPER_MEGABYTES)} ميجابايت.`,
  pick: 'أرفق ملفًا',
  attached: 'الملف المرفق (PDF)',
  send: 'أرسل الرسالة',
  sent: 'أُرسلت الرسالة',
  failed: 'تعذّر إرسال الرسالة، وما كتبته باقٍ كما هو',
  missing: 'اكتب نص الرسالة',
  isRead: 'قُرئت',
  isNew: 'جديدة',
};
