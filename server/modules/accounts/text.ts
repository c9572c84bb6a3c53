import { ADMIN_PASSWORD_LENGTH } from '@mustalah/contract/fields';
import { arabicDay, arabicNumber } from '../../platform/arabic-numbers.ts';
import { greetingName } from './names/objection.ts';

interface ResetMail {
  /** Null where the greeting carries none. */
  name: string | null;
  link: string;
}

function greeting(given: string | null): string {
  const name = given && greetingName(given);
  return name ? `السلام عليكم ${name}،` : 'السلام عليكم،';
}

export const text = {
  signedOut: 'سُجّل خروجك',
  sessionEnded: 'انتهت الجلسة',
  sessionsEnded: { others: 'انتهت جلساتك الأخرى كلها', all: 'انتهت جلساتك كلها' },
  registered: 'تم إنشاء الحساب بنجاح',
  resetRequested: 'إذا كان البريد مسجلًا لدينا فقد أُرسل إليه رابط إعادة التعيين',
  emailConfirmed: 'تأكّد بريدك الإلكتروني، وصارت أصواتك ونقاطك محتسبة',
  confirmationSent: 'أُرسل رابط التأكيد إلى بريدك الإلكتروني',
  changeLinkSent: 'أُرسل رابط إلى البريد الجديد، ويصير بريدَ حسابك حين تفتحه',
  passwordChanged: 'غُيّرت كلمة المرور، يمكنك تسجيل الدخول الآن',
  ownPasswordChanged: 'غُيّرت كلمة المرور، وانتهت جلساتك على الأجهزة الأخرى',
};

export const resetMail = ({ name, link }: ResetMail) => ({
  link,
  subject: 'إعادة تعيين كلمة المرور في مصطلح',
  text: [
    greeting(name),
    `وصلنا طلب لإعادة تعيين كلمة مرور حسابك. لاختيار كلمة مرور جديدة افتح الرابط التالي خلال ساعة:\n${link}`,
    'إذا لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

const endedWith = {
  by_link: 'غُيّرت كلمة مرور حسابك قبل قليل، وانتهت جميع الجلسات المفتوحة.',
  by_owner: 'غُيّرت كلمة مرور حسابك قبل قليل من صفحة الإعدادات، وانتهت الجلسات المفتوحة على الأجهزة الأخرى.',
};

export const passwordChangedMail = (name: string | null, how: keyof typeof endedWith) => ({
  subject: 'تغيّرت كلمة مرورك في مصطلح',
  text: [
    greeting(name),
    endedWith[how],
    'إذا لم تكن أنت من غيّرها فاطلب رابط إعادة تعيين جديدًا من صفحة الدخول، ثم تواصل معنا.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

interface ConfirmationMail {
  link: string;
  /** The account has another address until now. */
  isChange: boolean;
}

/** It names nobody: the address may have been typed by somebody else. */
export const confirmationMail = ({ link, isChange }: ConfirmationMail) => ({
  link,
  subject: 'تأكيد بريدك الإلكتروني في مصطلح',
  text: [
    greeting(null),
    isChange
      ? `طُلب أن يصير هذا البريد بريدَ حساب في منصة مصطلح. لتأكيد ذلك افتح الرابط التالي خلال يومين:\n${link}`
      : `أُنشئ بهذا البريد حساب في منصة مصطلح. لتأكيده افتح الرابط التالي خلال يومين، فتُحتسب أصوات الحساب ونقاطه:\n${link}`,
    'إذا لم تطلب ذلك فتجاهل هذه الرسالة.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

export const addressChangeMail = (name: string, email: string) => ({
  subject: 'طُلب تغيير بريد حسابك في مصطلح',
  text: [
    greeting(name),
    `طُلب قبل قليل تغيير بريد حسابك إلى ${email}. يبقى بريدك هذا بريدَ الحساب إلى أن يُفتح الرابط المرسل إلى البريد الجديد.`,
    'إذا لم تكن أنت من طلب ذلك فاطلب كلمة مرور جديدة من صفحة الدخول الآن، فيبطل ذلك الرابط وتنتهي الجلسات المفتوحة.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

interface AddressChangedMail {
  name: string | null;
  /** The address that the account has now. */
  email: string;
  link: string;
}

/** To the address of before. */
export const addressChangedMail = ({ name, email, link }: AddressChangedMail) => ({
  link,
  subject: 'تغيّر بريد حسابك في مصطلح',
  text: [
    greeting(name),
    `صار بريد حسابك في مصطلح ${email}، ولن تصلك رسائل الحساب على هذا البريد بعد الآن.`,
    `إذا لم تكن أنت من غيّره فافتح الرابط التالي خلال ثلاثة أيام واختر كلمة مرور جديدة، فيعود إلى الحساب بريدك هذا ومحفظة UAS التي كانت فيه عند تغيير البريد، وتنتهي جميع الجلسات المفتوحة:\n${link}`,
    'إذا كنت أنت من غيّره فتجاهل هذه الرسالة، ولا تعطِ أحدًا رابطها.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

interface LeavingMail {
  name: string | null;
  link: string;
  due: Date;
}

export const leavingMail = ({ name, link, due }: LeavingMail) => ({
  link,
  subject: 'طُلب حذف حسابك في مصطلح',
  text: [
    greeting(name),
    `طُلب قبل قليل حذف حسابك، وانتهت جميع الجلسات المفتوحة. يُمحى الحساب بعد ${arabicDay(due)}، ولك أن تعود قبل ذلك: سجّل الدخول ثم اختر «العودة إلى حسابي».\n${link}`,
    'إذا لم تكن أنت من طلب ذلك فسجّل الدخول وعُد إلى حسابك، ثم غيّر كلمة مرورك.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

export const comeBackMail = (name: string | null) => ({
  subject: 'عاد حسابك في مصطلح',
  text: [
    greeting(name),
    'أُلغي طلب حذف حسابك، وبقي كل ما فيه كما كان.',
    'إذا لم تكن أنت من ألغاه فاطلب كلمة مرور جديدة من صفحة الدخول الآن.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

export const guessedMail = (name: string | null) => ({
  subject: 'محاولات كثيرة للدخول إلى حسابك في مصطلح',
  text: [
    greeting(name),
    'جرّب أحدهم اليوم عشر مرات أو أكثر أن يدخل إلى حسابك بكلمة مرور خاطئة. صارت كل محاولة جديدة أبطأ من سابقتها، ولا يمنعك ذلك من الدخول.',
    'إذا كنت أنت من نسي كلمة مروره فاطلب رابط إعادة تعيين من صفحة الدخول. وإذا كانت كلمة مرورك قصيرة أو مستعملة في موقع آخر فغيّرها الآن.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

export const newNetworkMail = (name: string | null) => ({
  subject: 'دخول إلى حسابك في مصطلح من شبكة جديدة',
  text: [
    greeting(name),
    'دُخل قبل قليل إلى حسابك بكلمة مرورك من شبكة لم يُستعمل منها في الأشهر الثلاثة الماضية، كالهاتف أو مكان جديد.',
    'إذا كنت أنت من دخل فلا يلزمك شيء. وإن لم تكن فاطلب كلمة مرور جديدة من صفحة الدخول الآن، فتنتهي الجلسات المفتوحة، ثم تواصل معنا.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

export const newAdminMail = (name: string | null) => ({
  subject: 'صرت من مديري منصة مصطلح',
  text: [
    greeting(name),
    `مُنح حسابك صلاحيات مدير المنصة. كلمة مرور المدير لا تقل عن ${arabicNumber(ADMIN_PASSWORD_LENGTH)} حرفًا؛ فإن كانت كلمة مرورك أقصر فغيّرها الآن من إعدادات ملفك الشخصي. تبقى صالحة إلى أن تغيّرها.`,
    'إذا لم تنتظر هذه الصلاحيات فتواصل معنا.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});
