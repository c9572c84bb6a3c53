export const sessionText = {
  userLoadFailed: 'فشل في جلب بيانات المستخدم',
  signInFailed: 'خطأ في تسجيل الدخول. تحقق من البريد الإلكتروني أو كلمة المرور',
  signInError: 'حدث خطأ أثناء تسجيل الدخول',
  locked: '🔒 ليس لديك صلاحية الوصول إلى هذه الصفحة',
};
