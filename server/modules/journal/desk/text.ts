/** Of a review with answers for the author. */
export const answeredText = 'وأجاب عن أسئلة المجلة، تجد أجوبته مع هذا القرار في صفحة أبحاثك.';

/** Of a review whose notes stand on the paper itself, in a letter to its author. */
export const annotatedText = 'وأرفق ملفًا عليه تعليقاته، تجده مع هذا القرار في صفحة أبحاثك.';

/** What an editor is told of what was done. */
export const doneText = {
  similarityNoted: 'سُجّلت نسبة التشابه',
  supplementShared: 'أُتيح الملف لمحكّمي البحث',
  supplementWithheld: 'حُجب الملف عن المحكّمين',
};
