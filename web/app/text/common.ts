/** Words that many screens share. */
export const common = {
  siteName: 'مصطلح',
  siteDescription: 'منصة عربية تصوغ المصطلح العلمي وتناقشه وتحكّمه، ومجلة علمية محكّمة',
  pageNotFound: 'الصفحة غير موجودة',
  pageNotFoundHint: 'ربما نُقلت الصفحة أو حُذفت، أو كُتب العنوان خطأ.',
  somethingWentWrong: 'حدث خطأ ما، يُرجى تحديث الصفحة',
  backHome: 'العودة إلى الرئيسية',
  retry: 'إعادة المحاولة',
  loading: 'جارٍ التحميل…',
  close: 'إغلاق',
  cancel: 'إلغاء',
  save: 'حفظ',
  next: 'التالي',
  previous: 'السابق',
  unspecified: 'غير محدد',
  skipToContent: 'تجاوز إلى المحتوى',
  required: 'هذا الحقل مطلوب',
};
