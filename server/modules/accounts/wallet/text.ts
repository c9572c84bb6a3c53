import { arabicMoment } from '../../../platform/arabic-numbers.ts';

const waits = (heldUntil: Date | null): string =>
  heldUntil ? `ولحمايتك يتوقف صرف نقاطك حتى ${arabicMoment(heldUntil)} بتوقيت الرياض.` : '';

export const walletNotice = (heldUntil: Date | null) => ({
  kind: 'wallet_changed',
  title: 'تغيّرت محفظة UAS في حسابك',
  body: waits(heldUntil),
  link: '/profile?tab=settings',
  hasOwnMail: true as const,
});

interface WalletMail {
  name: string;
  link: string;
  /** Empty for none. */
  from: string;
  to: string;
  heldUntil: Date | null;
}

function change({ from, to }: Pick<WalletMail, 'from' | 'to'>): string {
  if (to === '') return `حُذفت من حسابك محفظة UAS التالية:\n${from}`;
  if (from === '') return `حُفظت في حسابك محفظة UAS التالية، وإليها تُصرف نقاطك:\n${to}`;
  return `تغيّرت محفظة UAS في حسابك، فصارت نقاطك تُصرف إلى:\n${to}\nوكانت تُصرف إلى:\n${from}`;
}

export const walletMail = ({ name, link, from, to, heldUntil }: WalletMail) => ({
  link,
  subject: 'تغيّرت محفظة UAS في حسابك في مصطلح',
  text: [
    `السلام عليكم ${name}،`,
    change({ from, to }),
    waits(heldUntil),
    `إذا لم تكن أنت من غيّرها فتراجع عن التغيير بهذا الرابط، وتنتهي به جميع الجلسات المفتوحة، ثم غيّر كلمة مرورك:\n${link}`,
    'مع خالص التقدير،\nمنصة مصطلح',
  ]
    .filter(Boolean)
    .join('\n\n'),
});

export const text = {
  undone: 'عادت محفظتك السابقة، وانتهت جميع الجلسات. غيّر كلمة مرورك الآن.',
};
