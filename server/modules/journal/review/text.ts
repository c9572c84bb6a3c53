import { arabicDay } from '../../../platform/arabic-numbers.ts';

interface Invitation {
  title: string;
  round: number;
  due: Date;
  link: string;
}

/** The mail with the link that answers by itself. */
export const invitationMail = ({ title, round, due, link }: Invitation) => ({
  subject: round === 1 ? `دعوة إلى تحكيم بحث: «${title}»` : `نسخة معدّلة تنتظر حكمك: «${title}»`,
  text: [
    'السلام عليكم،',
    round === 1
      ? `تدعوك مجلة مصطلح إلى تحكيم بحث عنوانه:\n«${title}»`
      : `وصلت نسخة معدّلة من بحث حكّمته من قبل، عنوانه:\n«${title}»`,
    `نرجو حكمك فيه قبل ${arabicDay(due)}. التحكيم مزدوج التعمية: لا تعرف من كتب البحث، ولا يعرف صاحبه من حكّمه.`,
    `اقبل الدعوة أو اعتذر عنها من هنا، دون تسجيل الدخول:\n${link}`,
    'الرابط لك وحدك، وينتهي بجوابك أو بحلول الموعد.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
  link,
});

export const doneText = {
  accepted: 'قبلت تحكيم البحث. تجده في لوحة المحكّم.',
  declined: 'سُجّل اعتذارك. شكرًا لإخبارنا مبكرًا.',
};

/** What stands in the log where nobody can be asked for a reason. */
export const leftText = { reason: 'غادر المحكّم المنصة' };
