import { arabicDay } from '../../../platform/arabic-numbers.ts';
import { type Written, written } from '../templates/in-force.ts';
import { whoDecides } from '../templates/text.ts';

interface Invitation {
  title: string;
  round: number;
  due: Date;
  respondBy: Date | null;
  link: string;
  decidedBy: keyof typeof whoDecides;
}

/** The mail with the link that answers by itself. */
export const invitationLetter = ({ title, round, due, respondBy, link, decidedBy }: Invitation): Written =>
  written(round === 1 ? 'reviewer_invitation_mail' : 'reviewer_next_round_mail', {
    العنوان: title,
    الموعد: arabicDay(due),
    'موعد الجواب': arabicDay(respondBy ?? due),
    'من يقرر': decidedBy === 'editor' ? whoDecides.editor : '',
    الرابط: link,
  }).letter;

interface AddressInvitation {
  title: string;
  respondBy: Date;
  link: string;
  decidedBy: keyof typeof whoDecides;
}

/** The mail to somebody who has no account. */
export const addressLetter = ({ title, respondBy, link, decidedBy }: AddressInvitation): Written =>
  written('reviewer_address_invitation', {
    العنوان: title,
    'موعد الجواب': arabicDay(respondBy),
    'من يقرر': decidedBy === 'editor' ? whoDecides.editor : '',
    الرابط: link,
  }).letter;

export const doneText = {
  accountMade: 'قبلت التحكيم، وصار لك حساب. سجّل الدخول ببريدك وكلمة مرورك تجد البحث في لوحة المحكّم.',
  accepted: 'قبلت تحكيم البحث. تجده في لوحة المحكّم.',
  declined: 'سُجّل اعتذارك. شكرًا لإخبارنا مبكرًا.',
};

/** What stands in the log where nobody can be asked for a reason. */
export const leftText = { reason: 'غادر المحكّم المنصة' };
