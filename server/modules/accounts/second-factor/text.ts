const events = {
  code_app_added: 'رُبط تطبيق رموز بحسابك، فصار الدخول إليه بخطوتين.',
  code_app_removed: 'أُزيل تطبيق الرموز من حسابك.',
  passkey_added: 'أُضيف مفتاح مرور إلى حسابك، فصار الدخول إليه بخطوتين.',
  passkey_removed: 'أُزيل مفتاح مرور من حسابك.',
  recovery_codes_renewed: 'أُنشئت لحسابك رموز استرداد جديدة، وبطلت السابقة.',
  recovery_code_used: 'استُعمل أحد رموز الاسترداد لحسابك، ولا يعمل الرمز إلا مرة واحدة.',
  reset_by_admin:
    'أزالت إدارة المنصة التحقق بخطوتين عن حسابك، فصار الدخول إليه بكلمة المرور وحدها إلى أن تفعّله من جديد.',
  guessed: 'أُدخلت كلمة مرور حسابك صحيحةً، ثم أُدخلت رموز تحقق خاطئة مرات متتالية.',
} as const;

export type SecurityEvent = keyof typeof events;

export const securityMail = (name: string, event: SecurityEvent) => ({
  subject: 'تنبيه أمني عن حسابك في مصطلح',
  text: [
    `السلام عليكم ${name}،`,
    events[event],
    'إذا لم تكن أنت من فعل ذلك فغيّر كلمة مرورك الآن بطلب رابط إعادة التعيين من صفحة الدخول، فتنتهي جميع الجلسات المفتوحة، ثم تواصل معنا.',
    'مع خالص التقدير،\nمنصة مصطلح',
  ].join('\n\n'),
});

export const text = {
  proved: 'تأكدت هويتك',
  codeAppRemoved: 'أُزيل تطبيق الرموز',
  passkeyRemoved: 'أُزيل مفتاح المرور',
  secondFactorReset: 'أُزيل التحقق بخطوتين عن هذا الحساب',
};
