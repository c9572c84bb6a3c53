import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, digits, Email, line, optionalText, text } from '../fields.ts';
import { PAPER_LENGTHS, PaperAbstract, PaperAuthor, PaperLanguage, PaperNote, PaperTitle } from './paper.ts';
import { MyPaper } from './submissions.ts';

// What a paper says of itself, and how its editors and its author correct it.

/** What can be corrected, in the order in which it stands on a paper. */
export const CORRECTED_FIELDS = [
  'title',
  'title_en',
  'abstract',
  'abstract_en',
  'language',
  'keywords',
  'main_category',
  'sub_category',
  'authors',
] as const;
export const CorrectedField = z.enum(CORRECTED_FIELDS);
export type CorrectedField = z.infer<typeof CorrectedField>;

const AuthorOnRecord = PaperAuthor.extend({ email: z.union([z.literal(''), Email]).default('') });
export type AuthorOnRecord = z.infer<typeof AuthorOnRecord>;

/** A paper with all that can be corrected in it, for whoever handles it. */
export const PaperRecord = z.object({
  id: z.number(),
  /** For `correctPaper`: what was seen. */
  version: z.number().int(),
  is_published: z.boolean(),
  title: z.string(),
  title_en: z.string(),
  abstract: z.string(),
  abstract_en: z.string(),
  language: PaperLanguage,
  keywords: z.array(z.string()),
  main_category: z.string(),
  sub_category: z.string(),
  /** The submitter first. */
  authors: z.array(z.object({ ...PaperAuthor.shape, email: z.string() })),
});
export type PaperRecord = z.infer<typeof PaperRecord>;

export const getPaperRecord = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/record/',
  access: 'journal_admin',
  summary: 'بيانات بحث كما تُصحَّح، لمن يتولى تحريره',
  params: ById,
  response: PaperRecord,
});

const HOUR = 60 * 60;

const Category = line({ max: 200 });

/** What is sent changes, what is not stays. */
const corrected = {
  title: PaperTitle.optional(),
  title_en: line({ min: 0, max: PAPER_LENGTHS.title }).optional(),
  abstract: PaperAbstract.optional(),
  abstract_en: text({ min: 0, max: PAPER_LENGTHS.abstract }).optional(),
  language: PaperLanguage.optional(),
  keywords: z
    .array(line({ max: PAPER_LENGTHS.keyword }))
    .max(PAPER_LENGTHS.keywords, {
      error: `عدد الكلمات المفتاحية لا يتجاوز ${digits(PAPER_LENGTHS.keywords)}`,
    })
    .optional(),
  main_category: Category.optional(),
  sub_category: Category.optional(),
  /** All of them in their order; the submitter stays the first. */
  authors: z
    .array(AuthorOnRecord)
    .min(1, { error: 'للبحث مؤلف واحد على الأقل' })
    .max(PAPER_LENGTHS.authors, { error: `عدد المؤلفين لا يتجاوز ${digits(PAPER_LENGTHS.authors)}` })
    .optional(),
  /** What was seen; when the paper has changed since, nothing is done. */
  version: z.int({ error: 'رقم النسخة غير صحيح' }).optional(),
};

export const correctPaper = endpoint({
  method: 'PATCH',
  path: '/api/journal/papers/:id/',
  access: 'journal_admin',
  summary: 'تصحيح بيانات بحث في أي مرحلة: ما يُرسَل يتغير وما لا يُرسَل يبقى، ويُسجَّل كل تغيير',
  outdates: 'pages',
  params: ById,
  body: z.object({
    ...corrected,
    /** Why, for the editors. */
    note: PaperNote,
    /** A correction that stands on the page of a published article; none when it is empty. */
    notice: PaperNote,
  }),
  response: PaperRecord,
});

export const getOwnRecord = endpoint({
  method: 'GET',
  path: '/api/journal/my-papers/:id/record/',
  access: 'member',
  summary: 'بيانات بحث كما تُصحَّح، لصاحبه',
  params: ById,
  response: PaperRecord,
});

export const correctOwnPaper = endpoint({
  method: 'PATCH',
  path: '/api/journal/my-papers/:id/record/',
  access: 'member',
  summary: 'تصحيح صاحب البحث بياناته، مع نسخة معدّلة أو حين يطلب التحرير ذلك، قبل النشر',
  outdates: 'nothing',
  params: ById,
  body: z.object(corrected),
  response: PaperRecord,
  // Each may write to those who are named anew.
  limits: [{ by: 'user', max: 10, windowSeconds: HOUR }],
});

export const stateConflicts = endpoint({
  method: 'POST',
  path: '/api/journal/my-papers/:id/conflicts/',
  access: 'member',
  summary: 'الإفصاح من جديد عن تعارض المصالح بعد أن تغيّر مؤلفو بحث؛ يبقى فارغًا إن لم يكن تعارض',
  outdates: 'pages',
  params: ById,
  body: z.object({ conflict_statement: optionalText(PAPER_LENGTHS.conflict) }),
  response: MyPaper,
});
