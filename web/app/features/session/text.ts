import { PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@mustalah/contract/fields';
import { formatInteger } from '../../text/format.ts';

export const text = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  name: 'الاسم الكامل',
  passwordHint: `${formatInteger(PASSWORD_LENGTH.min)} حروف على الأقل`,

  loginTitle: 'تسجيل الدخول',
  login: 'تسجيل الدخول',
  loggingIn: 'جارٍ تسجيل الدخول...',
  forgot: 'نسيت كلمة المرور؟',
  noAccount: 'ليس لديك حساب؟ أنشئ حسابًا',
  loginError: 'حدث خطأ أثناء تسجيل الدخول',
  captchaMissing: 'يرجى التحقق من reCAPTCHA',
  captchaUnavailable: 'تعذّر تحميل التحقق البشري، أعد تحميل الصفحة',
  captchaLabel: 'التحقق البشري',
  emailRequired: 'البريد الإلكتروني مطلوب',
  passwordRequired: 'كلمة المرور مطلوبة',

  registerTitle: 'إنشاء حساب',
  register: 'إنشاء حساب',
  registering: 'جارٍ إنشاء الحساب…',
  haveAccount: 'لديك حساب؟ سجّل الدخول',
  registered: 'تم إنشاء الحساب بنجاح',
  registerInvalid: 'يرجى تعبئة الحقول بشكل صحيح',
  nameRequired: 'الاسم مطلوب',
  registerError: 'حدث خطأ أثناء التسجيل',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين',
  passwordTooShort: PASSWORD_TOO_SHORT,

  forgotTitle: 'استعادة كلمة المرور',
  forgotIntro: 'اكتب بريدك الإلكتروني، ونرسل إليه رابطًا لتعيين كلمة مرور جديدة.',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  resetSent: 'أُرسل رابط إعادة التعيين إلى بريدك الإلكتروني',
  resetFailed: 'حدث خطأ، تأكد من صحة البريد الإلكتروني',
  backToLogin: 'العودة إلى تسجيل الدخول',

  resetTitle: 'كلمة مرور جديدة',
  resetSubmit: 'حفظ كلمة المرور',
  resetSaving: 'جارٍ الحفظ…',
  resetDone: 'حُفظت كلمة المرور الجديدة. يمكنك تسجيل الدخول الآن.',
  resetLinkMissing: 'الرابط ناقص. افتح الرابط كما وصلك في الرسالة.',
  requestReset: 'اطلب رابطًا جديدًا',
  confirmTitle: 'تأكيد البريد الإلكتروني',
  confirmIntro: 'بتأكيد بريدك تُحتسب أصواتك ونقاطك، ما سبق منها وما يأتي.',
  confirm: 'تأكيد بريدي',
  confirming: 'جارٍ التأكيد…',
  confirmError: 'تعذّر تأكيد البريد، حاول مجددًا',
  toProfile: 'إلى ملفي الشخصي',
  resetError: 'تعذّر حفظ كلمة المرور، حاول مجددًا',
};

const adminsOnly = 'هذا القسم لمديري المنصة فقط.';

/** What is said of single locked screens, beside that they are locked. */
export const lockNotices: Readonly<Record<string, string>> = {
  '/user-roles': 'صلاحياتك محدودة: منح الأدوار وسحبها لمديري المنصة وحدهم.',
  '/admin-users': adminsOnly,
  '/admin-users/:id': adminsOnly,
  '/admin-audit-log': adminsOnly,
  '/admin-panel': adminsOnly,
  '/admin-dashboard': adminsOnly,
  '/admin-payouts': adminsOnly,
  '/admin-payout-log': adminsOnly,
};
