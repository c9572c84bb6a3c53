import { PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@mustalah/contract/fields';
import { formatInteger } from '../../text/format.ts';

export const text = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  name: 'الاسم الكامل',
  passwordHint: `${formatInteger(PASSWORD_LENGTH.min)} محارف على الأقل`,

  loginTitle: 'تسجيل الدخول',
  login: 'تسجيل الدخول',
  loggingIn: 'جارٍ تسجيل الدخول...',
  /** Where this tab keeps a suggestion that was begun. */
  draftKept: 'ما كتبته محفوظ، وتجده بعد الدخول.',
  /** Above the form, to whoever has just registered. */
  justRegistered: 'أُنشئ حسابك، ادخل به',
  createAccount: 'أنشئ حسابًا',
  loginToGoOn: 'سجّل الدخول لتعود إلى الصفحة التي طلبتها.',
  forgot: 'نسيت كلمة المرور؟',
  noAccount: 'ليس لديك حساب؟ أنشئ حسابًا',
  loginError: 'حدث خطأ أثناء تسجيل الدخول',
  captchaMissing: 'يرجى التحقق من reCAPTCHA',
  captchaUnavailable: 'تعذّر تحميل التحقق البشري، أعد تحميل الصفحة',
  /** Instead of what the puzzle's own translation says. */
  captchaWidget: {
    label: 'أنا لست روبوتًا',
    error: 'تعذّر التحقق، حاول لاحقًا.',
    footer:
      'تحميه <a href="https://altcha.org/" tabindex="-1" target="_blank" aria-label="ALTCHA (الموقع الرسمي)">ALTCHA</a>',
  },
  captchaLabel: 'التحقق البشري',
  /** To whoever may not sign in any more. */
  toContact: 'راسل الإدارة من صفحة «اتصل بنا»',
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

/** Why one is asked to sign in, by what one wanted to do. */
export const signInReasons: Readonly<Record<string, string>> = {
  '/suggest': 'سجّل الدخول لتقترح مصطلحًا وتكسب نقاطه.',
  '/submit-paper': 'سجّل الدخول لتقدّم بحثًا إلى المجلة.',
  '/my-papers': 'سجّل الدخول لترى أبحاثك وما يُطلب منك فيها.',
  '/vote': 'سجّل الدخول لتصوّت على ما ينتظر صوتك.',
  '/notifications': 'سجّل الدخول لتقرأ إشعاراتك.',
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

export const secondStepText = {
  title: 'الخطوة الثانية',
  intro: {
    passkey: 'استعمل مفتاح المرور المحفوظ في جهازك، ببصمتك أو وجهك أو رمز قفله.',
    totp: 'أدخل الرمز الذي يعرضه الآن تطبيق الرموز في هاتفك.',
    recovery_code: 'أدخل أحد رموز الاسترداد التي حفظتها. لا يعمل الرمز إلا مرة واحدة.',
  },
  code: 'رمز التحقق',
  recoveryCode: 'رمز الاسترداد',
  act: { passkey: 'استعمل مفتاح المرور', totp: 'تحقق', recovery_code: 'تحقق' },
  instead: {
    passkey: 'استعمل مفتاح مرور بدلًا منه',
    totp: 'استعمل تطبيق الرموز بدلًا منه',
    recovery_code: 'استعمل رمز استرداد بدلًا منه',
  },
  checking: 'جارٍ التحقق…',
  missing: { totp: 'الرمز مطلوب', recovery_code: 'رمز الاسترداد مطلوب' },
  passkeyFailed: 'لم يتم التحقق بمفتاح المرور، أعد المحاولة أو اختر طريقة أخرى',
  back: 'العودة إلى كلمة المرور',
};

export const identityText = {
  title: 'أكّد هويتك',
  lead: 'لحماية حسابك نتأكد أنك أنت قبل إتمام ما طلبت. لن تفقد شيئًا مما كتبت.',
  password: 'كلمة مرور حسابك',
  passwordMissing: 'كلمة المرور مطلوبة',
  confirm: 'تأكيد',
  failed: 'تعذّر تأكيد هويتك، حاول مجددًا',
  missingTitle: 'فعّل التحقق بخطوتين أولًا',
  missingLead:
    'ما طلبته يمس المال أو الصلاحيات، ولا يتم إلا لمن فعّل التحقق بخطوتين في حسابه. فعّله من قسم «الأمان» في إعدادات حسابك، ثم أعد المحاولة.',
  later: 'ليس الآن',
  toSettings: 'إلى إعدادات الحساب',
};

export const undoWalletText = {
  title: 'التراجع عن تغيير المحفظة',
  lead: 'بهذا تعود محفظة UAS التي كانت في حسابك قبل التغيير، وتنتهي جميع الجلسات المفتوحة. ثم اطلب كلمة مرور جديدة، فربما عرفها غيرك.',
  undo: 'أعد محفظتي السابقة',
  undoing: 'جارٍ التراجع…',
  failed: 'تعذّر التراجع عن التغيير، حاول مجددًا',
  newPassword: 'اطلب كلمة مرور جديدة',
};
