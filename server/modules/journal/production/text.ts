/** Why a source is refused. */
export const sourceText = {
  damaged: 'ملف المصدر تالف أو ناقص، احفظه من جديد ثم أرفقه',
  protected: 'ملف المصدر محمي بكلمة مرور، أزل الحماية ثم أرفقه',
  too_large: 'محتوى ملف المصدر أكبر من المسموح به بعد فك ضغطه',
  too_many: 'في ملف المصدر ملفات أكثر من المسموح به',
  bad_names: 'في ملف المصدر أسماء ملفات لا تُقبل، أعد ضغطه من مجلد واحد',
  macros: 'في ملف المصدر وحدات ماكرو، احفظه بلا ماكرو (DOCX) ثم أرفقه',
  unread: 'تعذّر استخراج النص من ملف DOCX: احفظه من جديد في برنامجك، أو أرفقه داخل ملف ZIP فلا يُنشر نصه',
  endless:
    'تعذّر استخراج النص من ملفات LaTeX: فيها أمر لا ينتهي أو نص أطول من أي بحث، فأصلحها أو أرسل النسخة بلا مصدر',
} as const;

/** What is drawn on the title page. */
export const pageText = {
  retracted: 'بحث مسحوب — RETRACTED',
  concern: 'إبداء قلق — EXPRESSION OF CONCERN',
  stamp: 'مسحوب / RETRACTED',
  because: (day: string, reason: string) => `${day}: ${reason}`,
  volume: 'المجلد',
  pages: 'الصفحات',
  section: 'القسم',
  specialty: 'التخصص',
  received: 'ورد',
  accepted: 'قُبل',
  published: 'نُشر',
  corrected: 'آخر تصحيح',
  address: 'الرابط',
  licence: 'الرخصة',
  licenceName: 'المشاع الإبداعي، نسبة المصنَّف ٤٫٠ دولي (CC BY 4.0)',
  cite: 'كيف يُستشهد به',
  fact: (name: string, value: string) => `${name}: ${value}`,
};
