import type { ConflictSign } from '@mustalah/contract/journal/desk';

const signText: Record<ConflictSign, string> = {
  name: 'اسم يشبه اسم أحدهم',
  affiliation: 'جهة عمل واحدة',
  mail_domain: 'بريد من نطاق واحد',
  shared_paper: 'بحث سابق مشترك',
  reciprocal: 'حكّم أحدهم بحثًا له',
};

/** What makes it likely that somebody stands too close to the authors of a paper. */
export const conflictText = (signs: readonly ConflictSign[]): string =>
  `قد يكون بينه وبين مؤلفي البحث تعارض مصالح: ${signs.map((sign) => signText[sign]).join('، ')}. انظر في ذلك، ثم أرسل الدعوة إن رأيت.`;

/** Of a review with answers for the author. */
export const answeredText = 'وأجاب عن أسئلة المجلة، تجد أجوبته مع هذا القرار في صفحة أبحاثك.';

/** Of a review whose notes stand on the paper itself, in a letter to its author. */
export const annotatedText = 'وأرفق ملفًا عليه تعليقاته، تجده مع هذا القرار في صفحة أبحاثك.';

/** What an editor is told of what was done. */
export const doneText = {
  similarityNoted: 'سُجّلت نسبة التشابه',
  supplementShared: 'أُتيح الملف لمحكّمي البحث',
  supplementWithheld: 'حُجب الملف عن المحكّمين',
  supplementPublished: 'يصل الملف إلى القراء مع البحث المنشور',
  supplementUnpublished: 'حُجب الملف عن القراء',
};
