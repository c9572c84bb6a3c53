export const sessionText = {
  userLoadFailed: 'فشل في جلب بيانات المستخدم',
  locked: '🔒 ليس لديك صلاحية الوصول إلى هذه الصفحة',
};
