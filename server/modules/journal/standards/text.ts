/** What our feeds are called. */
export const feedText = {
  articles: 'أحدث الأبحاث المنشورة',
  announcements: 'الإعلانات',
};

export const journalText = {
  title: 'مجلة مصطلح',
  publisher: 'مصطلح',
  /** Before the title of an article of which it is said. */
  retracted: 'مسحوب',
  concern: 'إبداء قلق',
};
