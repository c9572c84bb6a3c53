// What stands in the lists of categories when the network does not bring them.

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
  'أخرى',
] as const;
