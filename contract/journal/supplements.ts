import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, digits, Id, line, Timestamp } from '../fields.ts';
import { type FileField, type FileType, officeTypes } from '../files.ts';
import { MEGABYTE } from './paper.ts';

// What authors send beside their paper: data, questionnaires, tables. Editors read it; reviewers and readers what an
// editor gives them.

const HOUR = 60 * 60;
export const SUPPLEMENT_MEGABYTES = 10;
/** A paper has no more. */
export const MOST_SUPPLEMENTS = 10;
export const SUPPLEMENT_LABEL = 200;

const receivedTypes = [
  'application/pdf',
  'application/zip',
  'text/csv',
  'image/png',
  'image/jpeg',
] as const satisfies FileType[];
/** As they are kept and sent. */
export const supplementTypes = [...receivedTypes, ...officeTypes] as const;
export type SupplementType = (typeof supplementTypes)[number];

export const SupplementFile = {
  types: receivedTypes,
  maxBytes: SUPPLEMENT_MEGABYTES * MEGABYTE,
  refusals: {
    type: 'أرفق ملف PDF أو CSV أو صورة أو ملف ZIP أو DOCX أو XLSX أو ODT أو ODS',
    size: `لا يزيد حجم الملف المرافق على ${digits(SUPPLEMENT_MEGABYTES)} ميجابايت`,
  },
} as const satisfies FileField;

/** For those who may open it. */
export const Supplement = z.object({
  id: z.number(),
  label: z.string(),
  bytes: z.number().int(),
  added_at: Timestamp,
  /** Reviewers may read it. */
  is_shared: z.boolean(),
  /** Readers get it with the article. */
  is_public: z.boolean(),
  /** A link, good for five minutes. */
  file: z.string(),
});
export type Supplement = z.infer<typeof Supplement>;

const OneSupplement = z.object({ id: Id, supplement: Id });
const response = { fileTypes: supplementTypes } as const;

export const listOwnSupplements = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/supplements/',
  access: 'member',
  summary: 'الملفات المرافقة لبحث، لصاحبه',
  params: ById,
  response: z.object({
    /** As long as the paper is neither published nor over. */
    can_change: z.boolean(),
    supplements: z.array(Supplement),
  }),
});

export const addSupplement = endpoint({
  method: 'POST',
  path: '/api/journal/my-papers/:id/supplements/',
  access: 'member',
  summary: `إرفاق ملف ببحث قبل نشره، وعدد ملفاته لا يتجاوز ${digits(MOST_SUPPLEMENTS)}؛ يقرؤه المحررون، والمحكّمون والقراء إن أتاحه لهم محرر`,
  outdates: 'nothing',
  params: ById,
  body: z.object({ label: line({ max: SUPPLEMENT_LABEL }) }),
  files: { file: SupplementFile },
  response: Done,
  status: 201,
  limits: [{ by: 'user', max: 60, windowSeconds: HOUR }],
});

export const removeSupplement = endpoint({
  method: 'DELETE',
  path: '/api/journal/my-papers/:id/supplements/:supplement/',
  access: 'member',
  summary: 'حذف ملف مرافق لم يُتح للمحكّمين ولم يُختر للنشر',
  outdates: 'nothing',
  params: OneSupplement,
  response: Done,
});

export const openOwnSupplement = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/supplements/:supplement/file',
  access: 'member',
  link: true,
  summary: 'ملف مرافق لبحث، لصاحبه',
  params: OneSupplement,
  response,
});

export const openSupplement = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/supplements/:supplement/file',
  access: 'journal_admin',
  link: true,
  summary: 'ملف مرافق لبحث، لمن يتولى تحريره',
  params: OneSupplement,
  response,
});

export const shareSupplement = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/supplements/:supplement/share/',
  access: 'journal_admin',
  summary: 'إتاحة ملف مرافق لمحكّمي البحث كما هو، أو حجبه عنهم',
  outdates: 'nothing',
  params: OneSupplement,
  body: z.object({ shared: z.boolean({ error: 'حدّد الإتاحة أو الحجب' }) }),
  response: Done,
});

export const publishSupplement = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/supplements/:supplement/publish/',
  access: 'journal_admin',
  summary: 'نشر ملف مرافق مع البحث كما هو، أو حجبه عن القراء',
  outdates: 'pages',
  params: OneSupplement,
  body: z.object({ published: z.boolean({ error: 'حدّد النشر أو الحجب' }) }),
  response: Done,
});

export const openSharedSupplement = endpoint({
  method: 'GET',
  path: '/api/journal/review/:id/supplements/:supplement/file',
  access: 'review_staff',
  link: true,
  summary: 'ملف مرافق أتاحه المحرر، لمن يحكّم البحث الآن',
  params: OneSupplement,
  response,
});
