import { arabicNumber } from '../../platform/arabic-numbers.ts';
import type { Complaint, PlainComplaint } from './rules.ts';

const plain = {
  not_https: 'العنوان العام ليس https؛ تُقرأ كلمات المرور في الطريق. ضع وسيطًا أمام الخادم، واضبط PUBLIC_URL.',
  no_answer: 'العنوان العام لا يجيب من هذا الجهاز؛ راجع PUBLIC_URL والوسيط وهل الخادم يعمل.',
  no_mail: 'لا يخرج أي بريد؛ تُكتب الرسائل في مجلد outbox وحده. اضبط MAIL_URL.',
  no_backup: 'لا توجد نسخة احتياطية كاملة في المجلد المذكور؛ خذ نسخة الآن.',
  backups_untold: 'لا يُعرف أين النسخ الاحتياطية؛ اذكر مجلدها في ‎--backups، أو فعّل أرشفة سجل PostgreSQL.',
  one_role:
    'يتصل الخادم بمستخدم يملك الجداول، فيستطيع تغيير السجلات؛ أنشئ مستخدمًا ثانيًا، واضبط DATABASE_MIGRATION_URL.',
  migrations_wait: 'الجداول أقدم من هذا الإصدار؛ نفّذ: npm run migrate',
  archive_fails:
    'آخر محاولة لأرشفة سجل PostgreSQL فشلت؛ راجع archive_command، فالقرص يمتلئ والاستعادة تتوقف عندها.',
  secrets_closed:
    'لا يفتح هذا المفتاح أسرار التنصيب، فلن تبدأ العمليات به؛ اضبط SECRETS_KEY على مفتاح العمليات الأخرى.',
  secrets_of_old_key: 'الأسرار مختومة بمفتاح قديم من SECRETS_KEY؛ تُختم بالأول عند بدء أي عملية.',
  logs_never_checked: 'لم تُفحص السجلات ودفتر النقاط قط؛ هل تعمل عملية تنجز عمل الخلفية؟',
} satisfies Record<PlainComplaint, string>;

const replicas = {
  away: (host: string) => `لا يمكن الوصول إلى النسخة التابعة ${host}`,
  follows_nobody: (host: string) => `النسخة ${host} لا تتبع الأصل`,
  behind: (host: string) => `النسخة التابعة ${host} متأخرة عن الأصل`,
};

/** What is wrong and what to do about it, in a sentence or two. */
export function sentenceOf(complaint: Complaint): string {
  switch (complaint.kind) {
    case 'setting':
    case 'database_away':
      return complaint.sentence;
    case 'files_refused':
      return `لا يمكن حفظ الملفات؛ راجع FILES_URL (${complaint.reason}).`;
    case 'mail_refused':
      return `خادم البريد لا يقبل الإرسال؛ راجع MAIL_URL (${complaint.reason}).`;
    case 'tables_owned':
      return `يملك مستخدم الخادم جداول ينبغي أن يملكها غيره: ${listed(complaint.tables)}`;
    case 'tables_closed':
      return `لا يستطيع مستخدم الخادم قراءة جداول: ${listed(complaint.tables)}؛ نفّذ: npm run migrate`;
    case 'replica':
      return `${replicas[complaint.state](complaint.host)}؛ تُقرأ الصفحات من غيرها حتى تلحق.`;
    case 'work_failed':
      return `عمل تعذّر في كل محاولاته: ${complaint.name}، وعدده ${arabicNumber(complaint.count)}؛ السبب في السجل، وتُعاد المحاولة من لوحة الإدارة.`;
    case 'work_late':
      return `عمل ينتظر منذ ${arabicNumber(complaint.minutes)} دقيقة: ${complaint.name}، وعدده ${arabicNumber(complaint.count)}؛ هل تعمل عملية تنجزه؟`;
    case 'disk_low':
      return `لم يبق على قرص مجلد البيانات سوى ${arabicNumber(complaint.megabytes)} م.ب؛ أفرغ مساحة.`;
    case 'clock_off':
      return `بين ساعة هذا الجهاز وساعة قاعدة البيانات ${arabicNumber(complaint.seconds)} ث؛ شغّل مزامنة الوقت على الجهازين.`;
    case 'version_old':
      return `إصدار PostgreSQL هو ${Math.floor(complaint.version / 10_000)}، والمطلوب 16 أو ما بعده.`;
    case 'payouts_late':
      return `لم تنته عمليات صرف طال أمدها، وعددها ${arabicNumber(complaint.count)}؛ راجع صفحة الصرف.`;
    case 'logs_altered':
      return `وجد آخر فحص للسجلات ما لا يطابق، وعدده ${arabicNumber(complaint.count)}؛ احفظ نسخة من قاعدة البيانات، ثم نفّذ: npm run mustalah -- verify`;
    case 'logs_unchecked':
      return `مضى على آخر فحص للسجلات ${arabicNumber(complaint.hours)} ساعة، وهو يجري كل ليلة؛ هل تعمل عملية تنجز عمل الخلفية؟`;
    case 'backup_old':
      return `مضى على آخر نسخة احتياطية ${arabicNumber(complaint.hours)} ساعة؛ راجع ما يأخذها كل ليلة.`;
    default:
      return plain[complaint.kind];
  }
}

const listed = (names: readonly string[]): string => names.join('، ');

export const doctorText = {
  well: 'لم يُعثر على خلل.',
  wrong: (count: number) => `ما يحتاج إلى إصلاح: ${arabicNumber(count)}.`,
  advice: (sentence: string) => `نصيحة: ${sentence}`,
};
