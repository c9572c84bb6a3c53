/** What our own lists are, as every row of them says. */
export const LISTS_TEXT = {
  name: 'مسارد مصطلح',
  licence: 'CC BY 4.0',
  link: '',
} as const;

export const doneText = {
  doubted: 'وصل بلاغك إلى المراجعين',
  kept: 'أُبقي الصف كما هو',
  corrected: 'صُحّح الصف',
  hidden: 'أُخفي الصف',
  restored: 'أُعيد الصف إلى المسرد',
} as const;
