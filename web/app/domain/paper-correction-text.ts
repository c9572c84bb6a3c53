import type { CorrectedField } from '@mustalah/contract/journal/corrections';
import type { PaperLanguage } from '@mustalah/contract/journal/paper';
import { formatInteger } from '../text/format.ts';

export const correctionText = {
  form: 'تصحيح بيانات البحث',
  loadFailed: 'تعذّر تحميل بيانات البحث',
  fields: {
    title: 'العنوان',
    title_en: 'العنوان بالإنجليزية',
    abstract: 'الملخص',
    abstract_en: 'الملخص بالإنجليزية',
    language: 'لغة البحث',
    keywords: 'الكلمات المفتاحية',
    main_category: 'التخصص الرئيس',
    sub_category: 'التخصص الفرعي',
    authors: 'المؤلفون',
  } satisfies Record<CorrectedField, string>,
  languages: { ar: 'العربية', en: 'الإنجليزية', fr: 'الفرنسية' } satisfies Record<PaperLanguage, string>,
  keywordsHint: 'كل كلمة في سطر.',
  chooseSub: 'اختر التخصص الفرعي',
  categoriesFailed: 'تعذّر تحميل التخصصات',
  author: (place: number) => (place === 1 ? 'المؤلف الأول، صاحب البحث' : `المؤلف ${formatInteger(place)}`),
  authorFields: {
    name: 'الاسم',
    latin_name: 'الاسم بالحروف اللاتينية',
    affiliation: 'جهة العمل',
    orcid: 'رقم ORCID',
    email: 'البريد الإلكتروني',
  },
  emailHint: 'لا يُنشر؛ يُخبَر به من أُضيف، ونتجنب أن يُحكّم البحث أحد مؤلفيه.',
  orcidWrong: 'رقم ORCID غير صحيح',
  emailWrong: 'البريد الإلكتروني غير صحيح',
  raise: (place: number) => `قدّم المؤلف ${formatInteger(place)}`,
  removeAuthor: (place: number) => `احذف المؤلف ${formatInteger(place)}`,
  addAuthor: 'أضف مؤلفًا',
  changes: 'ما سيتغيّر',
  noChanges: 'لم تغيّر شيئًا بعد.',
  nothing: 'لا شيء',
  save: 'احفظ التصحيح',
  faulty: 'أصلح ما أُشير إليه ثم احفظ التصحيح',
  failed: 'تعذّر تصحيح بيانات البحث',
};
