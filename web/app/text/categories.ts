// What stands in the lists of categories when the network does not bring them.

/** Where no other category fits. */
export const OTHER_CATEGORY = 'أخرى';

export const fallbackCategories = [
  'الفيزياء',
  'الكيمياء',
  'الأحياء',
  'الرياضيات',
  'علوم الحاسوب',
  'الهندسة',
  'الطب',
  'علم النفس',
] as const;

export const fallbackCategoriesToSuggest = [
  ...fallbackCategories,
  'الإدارة',
  'القانون',
  'الاقتصاد',
  OTHER_CATEGORY,
] as const;
