import type { Article } from '@mustalah/contract/journal/articles';
import type { SupplementType } from '@mustalah/contract/journal/supplements';
import { counted } from '../../domain/counted.ts';
import { volumeNumber } from '../../domain/volume-name.ts';
import { countOf, formatInteger, formatPoints, formatUngrouped } from '../../text/format.ts';

const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;

/** Those who are not named. */
const others = {
  zero: '',
  one: 'وآخر',
  two: 'وآخران',
  few: 'آخرون',
  many: 'آخرون',
  other: 'آخرون',
} as const;

const pages = {
  zero: 'لا صفحات',
  one: 'صفحة واحدة',
  two: 'صفحتان',
  few: 'صفحات',
  many: 'صفحة',
  other: 'صفحة',
} as const;

export const text = {
  feed: 'أحدث أبحاث المجلة',
  title: 'مجلة مصطلح',
  description:
    'مجلة علمية محكّمة مفتوحة الوصول تنشر البحث العلمي بالعربية: مجلداتها وأبحاثها كاملة، بلا رسوم على المؤلف ولا على القارئ.',
  lead: 'مجلة علمية محكّمة تحكيمًا مزدوج التعمية، مفتوحة للقراءة، بلا رسوم. تنشر الأبحاث الأصيلة بالعربية في ثمانية تخصصات.',

  searchLabel: 'ابحث في المجلدات',
  searchPlaceholder: 'عنوان أو مؤلف أو سنة',
  categoryLabel: 'التخصص',
  allCategories: 'كل التخصصات',
  sortLabel: 'الترتيب',
  sorts: { newest: 'الأحدث', oldest: 'الأقدم', title: 'العنوان', papers: 'عدد الأبحاث' },
  search: 'بحث',
  reset: 'إعادة ضبط',
  found: (count: number) => countOf(count, counted.volumes),
  searching: 'جارٍ البحث…',
  volumes: 'المجلدات',
  current: 'المجلد الحالي',
  currentPapers: 'أبحاث المجلد الحالي',
  aims: 'أهداف المجلة',
  guide: 'دليل النشر',
  moreAims: 'أهداف المجلة ونطاقها',
  pages: 'صفحات المجلدات، الصفحة',
  noVolumes: 'لم يُنشر مجلد بعد',
  noVolumesHint: 'تُنشر المجلدات متى اكتمل تحكيم أبحاثها. يمكنك أن تكون من أوائل المؤلفين.',
  submitPaper: 'قدّم بحثًا',
  noResults: 'لا مجلدات تطابق البحث',
  showAll: 'عرض كل المجلدات',

  papersIn: (count: number) => countOf(count, counted.papers),
  /** What follows the names of a card: «وآخر», «وآخران», «و٣ آخرون». */
  others: (more: number) => (more >= 3 ? `و${countOf(more, others)}` : countOf(more, others)),
  publishedOn: 'نُشر في',
  papers: 'الأبحاث',
  noPapers: 'لا أبحاث في هذا المجلد',
  readPdf: 'ملف PDF',
  pdfOf: (title: string) => `ملف PDF: ${title}`,
  reviewNote: 'ملاحظة المحكّم',
  noThumbnail: 'لا صورة',
  retracted: 'مسحوب',

  notFound: 'المجلد غير موجود',
  notFoundHint: 'ربما لم يُنشر بعد، أو أُوقف نشره، أو كُتب عنوانه خطأ.',
  allVolumes: 'كل المجلدات',

  archiveTitle: 'أرشيف المجلة',
  archiveDescription: 'كل ما نشرته مجلة مصطلح: المجلدات بسنواتها، وأبحاث كل مجلد.',
  editorial: 'كلمة التحرير',
  pagesOf: ({ first, last }: { first: number; last: number }) =>
    first === last ? `ص ${formatUngrouped(first)}` : `ص ${formatUngrouped(first)}–${formatUngrouped(last)}`,
  contents: (volume: string) => `محتويات ${volume}`,
  openVolume: 'صفحة المجلد',
  archiveList: 'المجلدات بسنواتها',
  archivePages: 'صفحات الأرشيف، الصفحة',

  links: 'عن المجلة',
} as const;

/** A volume as a line of the archive calls it. */
export const volumeLine = (volume: { title: string; number: number; year: number }): string =>
  volume.title ? `${volumeNumber(volume)}: ${volume.title}` : volumeNumber(volume);

const fileTypes: Record<SupplementType, string> = {
  'application/pdf': 'ملف PDF',
  'application/zip': 'ملف ZIP',
  'text/csv': 'جدول CSV',
  'image/png': 'صورة PNG',
  'image/jpeg': 'صورة JPEG',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'مستند DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'جدول XLSX',
  'application/vnd.oasis.opendocument.text': 'مستند ODT',
  'application/vnd.oasis.opendocument.spreadsheet': 'جدول ODS',
};

export const articleText = {
  authors: 'المؤلفون',
  orcid: (orcid: string, name: string) => `${orcid}، ملف ${name} في ORCID`,
  abstract: 'الملخص',
  abstractEn: 'الملخص بالإنجليزية',
  terms: 'مصطلحات من المعجم في هذا البحث',
  coinedTerms: 'مصطلحات وضعها هذا البحث',
  moreTerms: (count: number) => `اعرض البقية: ${countOf(count, counted.terms)}`,
  keywords: 'الكلمات المفتاحية',
  facts: 'بيانات البحث',
  issue: 'العدد',
  pages: 'الصفحات',
  noticeAddress: 'صفحة هذا التصحيح',
  section: 'القسم',
  received: 'ورد في',
  accepted: 'قُبل في',
  published: 'نُشر في',
  volume: 'المجلد',
  category: 'التخصص',
  doi: 'المعرّف الرقمي',
  licence: 'الرخصة',
  licenceName: 'المشاع الإبداعي: نسب المصنف ٤٫٠',
  conflict: 'الإفصاح عن تعارض المصالح',

  fullText: 'نص البحث',
  readHere: 'اقرأ البحث في هذه الصفحة',
  frame: (title: string) => `نص البحث: ${title}`,
  open: 'افتح الملف',
  download: 'نزّل الملف',
  file: (bytes: number, count: number | null) =>
    [count === null ? '' : countOf(count, pages), sizeOf(bytes)].filter(Boolean).join('، '),
  noFile: 'ملف البحث غير متاح الآن.',
  supplements: 'الملفات المرافقة',
  supplement: (type: SupplementType, bytes: number) => `${fileTypes[type]}، ${sizeOf(bytes)}`,

  cite: 'الاستشهاد بهذا البحث',
  copy: 'نسخ الاستشهاد',
  copied: 'نُسخ الاستشهاد',
  copyFailed: 'تعذّر النسخ، انسخه يدويًا',
  formats: 'بصيغ برامج المراجع',
  formatNames: { ris: 'RIS', bib: 'BibTeX', json: 'CSL-JSON', txt: 'نص' },

  retractedTitle: (title: string) => `مسحوب: ${title}`,
  references: 'المراجع',
  corrections: 'ما صُحّح بعد النشر',
  correctedFields: {
    title: 'العنوان',
    title_en: 'العنوان بالإنجليزية',
    abstract: 'الملخص',
    abstract_en: 'الملخص بالإنجليزية',
    language: 'لغة البحث',
    keywords: 'الكلمات المفتاحية',
    main_category: 'التخصص الرئيس',
    sub_category: 'التخصص الفرعي',
    authors: 'بيانات المؤلفين',
    file: 'ملف البحث',
    conflict_statement: 'تعارض المصالح',
  } satisfies Record<Article['corrections'][number]['fields'][number], string>,
  concernTitle: (title: string) => `إبداء قلق: ${title}`,
  concern: (day: string) => `أبدت هيئة التحرير قلقًا على هذا البحث، في ${day}`,
  concernHint: 'تنظر هيئة التحرير في أمره، ويبقى هذا الإعلان حتى تبتّ فيه.',
  retraction: (day: string) => `سُحب هذا البحث بعد نشره، في ${day}`,
  retractionHint: 'تبقى صفحته وملفه للاطلاع، ولا يُستشهد به على أنه قائم.',
} as const;

export const noticeText = {
  title: (title: string, language: Article['language']) =>
    `${{ ar: 'تصحيح', en: 'Correction', fr: 'Rectificatif' }[language]}: ${title}`,
  correctedOn: (day: string) => `صُحّح في ${day}`,
  article: 'البحث المصحَّح',
  said: 'إعلان هيئة التحرير',
  changed: 'ما صُحّح',
  before: 'كان',
  after: 'صار',
  nothing: 'لا شيء',
  cite: 'الاستشهاد بهذا التصحيح',
  citeArticle: 'الاستشهاد بالبحث',
  languages: { ar: 'العربية', en: 'الإنجليزية', fr: 'الفرنسية' } as Partial<Record<string, string>>,
} as const;

const sizeOf = (bytes: number): string =>
  bytes >= MEGABYTE
    ? `${formatPoints(Math.round(bytes / (MEGABYTE / 10)) / 10)} ميجابايت`
    : `${formatInteger(Math.max(1, Math.round(bytes / KILOBYTE)))} كيلوبايت`;

export const boardText = {
  title: 'هيئة التحرير',
  description: 'أعضاء هيئة تحرير مجلة مصطلح وجهات عملهم.',
  lead: 'تتولى الهيئة إسناد الأبحاث إلى المحكّمين ومتابعة تحكيمها ونشر المجلدات. لا يتولى محرر بحثًا هو من مؤلفيه.',
  members: 'الأعضاء',
  none: 'لم تُعلن أسماء هيئة التحرير بعد',
  noneHint: 'تُنشر هنا أسماء الأعضاء وجهات عملهم وأرقامهم في ORCID.',
} as const;

export const usesText = { views: 'مرات القراءة', downloads: 'مرات التنزيل' } as const;

export const articlesText = {
  title: 'أبحاث المجلة',
  description:
    'كل ما نشرته مجلة مصطلح من الأبحاث، يُبحث فيها بالعنوان والمؤلف والكلمة المفتاحية والسنة والمصطلح.',
  lead: 'ابحث بكلمة من العنوان أو الملخص أو اسم المؤلف، أو بمصطلح من المعجم يستعمله البحث.',
  searchLabel: 'ابحث في الأبحاث',
  searchPlaceholder: 'عنوان أو مؤلف أو مصطلح',
  category: 'التخصص',
  allCategories: 'كل التخصصات',
  year: 'السنة',
  allYears: 'كل السنوات',
  search: 'بحث',
  searching: 'جارٍ البحث…',
  found: (count: number) => countOf(count, counted.papers),
  noResults: 'لا أبحاث تطابق البحث',
  showAll: 'عرض كل الأبحاث',
  none: 'لم يُنشر بحث بعد',
  noneHint: 'تظهر الأبحاث هنا متى صدر أول مجلد.',
  pages: 'صفحات الأبحاث، الصفحة',
  concern: 'إبداء قلق',
  byAuthor: (name: string) => `المؤلف: ${name}`,
  withKeyword: (keyword: string) => `الكلمة المفتاحية: ${keyword}`,
  withTerm: (term: string) => (term ? `المصطلح: ${term}` : 'مصطلح لم يعد في المعجم'),
  articlesOf: (name: string) => `أبحاث ${name}`,
  authorDescription: (name: string) => `الأبحاث التي نشرها ${name} في مجلة مصطلح.`,
  noAuthor: 'لا صفحة لهذا المؤلف',
  noAuthorHint: 'تكون الصفحة لمن له رقم ORCID على بحث منشور، أو رضي بها في ملفه الشخصي.',
  newest: 'أحدث الأبحاث',
} as const;

export const articleTextText = {
  title: 'النص الكامل',
  hint: 'استُخرج من المصدر الذي قدّمه المؤلفون. وإن اختلف شيء منه عن ملف PDF فالمعتمد هو الملف.',
  readBelow: 'اقرأ النص الكامل أسفل هذه الصفحة',
  contents: 'محتويات النص',
  untitled: 'بلا عنوان',
  notes: 'الحواشي',
  note: (number: string) => `الحاشية ${number}`,
  backToCall: (number: string) => `العودة إلى موضع الحاشية ${number}`,
  table: 'جدول من البحث',
  picture: 'شكل من البحث',
  missing: { equation: '[معادلة تُقرأ في ملف PDF]', picture: '[شكل يُرى في ملف PDF]' },
} as const;

export const policyText = {
  whoDecides: 'من يقرر',
  versions: 'نسخ هذه الصفحة',
  changedOn: (day: string) => `آخر تعديل: ${day}`,
  formerVersions: 'النسخ السابقة',
  savedOn: (version: string, day: string, isOriginal: boolean) =>
    isOriginal ? `النسخة ${version}، ${day} (النص الأصلي)` : `النسخة ${version}، ${day}`,
  first: 'النص الأصلي',
  former: (day: string) => `هذه نسخة سابقة من الصفحة، حُفظت في ${day}`,
  formerFirst: 'هذه نسخة سابقة من الصفحة: نصها الأصلي قبل أن يُعدَّل',
  decisionIsToday: 'أما من يقرر في الأبحاث فيُذكر كما هو اليوم.',
  toCurrent: 'اقرأ الصفحة كما هي الآن',
} as const;
