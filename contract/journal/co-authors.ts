import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, digits, Id, Timestamp, text } from '../fields.ts';
import type { FileField } from '../files.ts';
import { CreditRole, ShownDeclarations } from './declarations.ts';
import { DeskPaper, STEERING_REASON } from './desk.ts';
import { MEGABYTE } from './paper.ts';
import { Supplement } from './supplements.ts';

// What a paper declares, and what those say whose names stand on it.

export const OBJECTION_LENGTH = 2000;

const LinkToken = z.string({ error: 'الرابط غير صالح' }).min(1).max(200);
// Nobody guesses 256 bits; this only bounds the work.
const LINK_LIMITS = [{ by: 'address', max: 60, windowSeconds: 3600 }] as const;

export const showCoAuthorLink = endpoint({
  method: 'GET',
  path: '/api/journal/co-author/',
  access: 'anyone',
  summary: 'البحث الذي أُرسل رابطه إلى من ذُكر مؤلفًا مشاركًا فيه؛ عرضه لا يفعل شيئًا',
  query: z.object({ token: LinkToken }),
  response: z.object({
    title: z.string(),
    /** As they stand on the paper. */
    authors: z.array(z.string()),
    /** The paper is an article of the journal, now or ever. */
    is_article: z.boolean(),
    /** Its sender agreed for all authors. */
    is_agreed: z.boolean(),
    /** The reader of the link has objected. */
    has_objected: z.boolean(),
  }),
  limits: LINK_LIMITS,
});

export const objectToPaper = endpoint({
  method: 'POST',
  path: '/api/journal/co-author/',
  access: 'anyone',
  summary: 'اعتراض مؤلف مشارك على بحث يحمل اسمه؛ يوقف نشره حتى يبتّ فيه التحرير',
  outdates: 'nothing',
  body: z.object({ token: LinkToken, reason: text({ max: OBJECTION_LENGTH }) }),
  response: Done,
  limits: LINK_LIMITS,
});

const Objection = z.object({
  id: z.number(),
  /** As the paper names who objected; empty when they no longer stand on it. */
  author: z.string(),
  email: z.string(),
  objected_at: Timestamp,
  reason: z.string(),
  settled_at: Timestamp.nullable(),
  settlement: z.string(),
});
export type Objection = z.infer<typeof Objection>;

export const getPaperDeclarations = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/declarations/',
  access: 'journal_admin',
  summary: 'ما أقرّ به مؤلفو بحث وما صرّحوا به، واعتراضات مؤلفيه، لمن يتولى تحريره',
  params: ById,
  response: z.object({
    declarations: ShownDeclarations,
    /** What conflicts of interest its authors stated; empty when they stated none. */
    conflict_statement: z.string(),
    agreed_at: Timestamp.nullable(),
    /** Which wording was agreed to. */
    agreement_version: z.string(),
    roles: z.array(z.object({ author: z.string(), roles: z.array(CreditRole) })),
    objections: z.array(Objection),
    /** What was sent beside it. */
    supplements: z.array(Supplement),
    /** What a search for copied text found; null as long as no editor noted it. */
    similarity: z
      .object({
        percent: z.number().int(),
        noted_at: Timestamp,
        /** A link, good for five minutes; null without a report. */
        report: z.string().nullable(),
      })
      .nullable(),
  }),
});

const REPORT_MEGABYTES = 10;

export const SimilarityReport = {
  types: ['application/pdf'],
  maxBytes: REPORT_MEGABYTES * MEGABYTE,
  optional: true,
  refusals: {
    type: 'أرفق التقرير ملف PDF',
    size: `لا يزيد حجم التقرير على ${digits(REPORT_MEGABYTES)} ميجابايت`,
  },
} as const satisfies FileField;

const WRONG_PERCENT = 'اكتب النسبة عددًا صحيحًا من ٠ إلى ١٠٠';

export const noteSimilarity = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/similarity/',
  access: 'journal_admin',
  summary: 'نسبة التشابه التي وجدها فحص بحث، وتقريره إن أُرفق؛ يحل محل ما سبقه، وهو للمحررين وحدهم',
  outdates: 'nothing',
  params: ById,
  body: z.object({
    percent: z
      .string({ error: WRONG_PERCENT })
      .regex(/^\d{1,3}$/, { error: WRONG_PERCENT })
      .transform(Number)
      .refine((percent) => percent <= 100, { error: WRONG_PERCENT }),
  }),
  files: { report: SimilarityReport },
  response: Done,
  limits: [{ by: 'user', max: 60, windowSeconds: 3600 }],
});

export const openSimilarityReport = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/similarity.pdf',
  access: 'journal_admin',
  link: true,
  summary: 'تقرير التشابه في بحث، لمن يتولى تحريره',
  params: ById,
  response: { fileTypes: ['application/pdf'] },
});

export const settleObjection = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/objections/:objection/settle/',
  access: 'journal_admin',
  summary: 'البتّ في اعتراض مؤلف مشارك، بسبب يبقى في سجل البحث',
  outdates: 'nothing',
  params: ById.extend({ objection: Id }),
  body: z.object({ reason: text({ min: STEERING_REASON.fewest, max: STEERING_REASON.most }) }),
  response: DeskPaper,
});
