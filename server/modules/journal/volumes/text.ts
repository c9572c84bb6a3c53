export const doneText = {
  added: 'أُضيف البحث إلى المجلد',
  removed: 'أُخرج البحث من المجلد، وبقي مقبولًا',
  deleted: 'حُذف المجلد، وبقيت أبحاثه مقبولة',
} as const;

/** Why a picture cannot be a cover. */
export const coverText = {
  not_image: 'الغلاف صورة من نوع PNG أو JPEG أو WebP',
  too_large: 'أبعاد صورة الغلاف كبيرة جدًا، صغّرها ثم حاول مجددًا',
  damaged: 'ملف صورة الغلاف تالف أو ناقص، أعد حفظها ثم حاول مجددًا',
} as const;
