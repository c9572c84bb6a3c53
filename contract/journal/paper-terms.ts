import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Paging, pageOf, Timestamp } from '../fields.ts';
import { SuggestedTerm } from '../terms/suggestions.ts';

// The terms of the dictionary that a paper uses, and the new ones that it coins.

/** So many new terms a paper may propose. */
export const MOST_PROPOSALS = 10;

/** So many candidates are decided on at once. */
const MOST_DECIDED = 500;

export const PaperTermState = z.enum(['found', 'confirmed', 'refused'], { error: 'القرار غير معروف' });
export type PaperTermState = z.infer<typeof PaperTermState>;

/** A term of the dictionary that the finder met in a paper. */
export const PaperTerm = z.object({
  /** Of the term. */
  id: z.number(),
  arabic: z.string(),
  latin: z.string(),
  definition: z.string(),
  category: z.string(),
  state: PaperTermState,
  /** How often it stands in title, abstract and keywords, and on the pages. */
  in_abstract: z.number().int(),
  in_text: z.number().int(),
  /** Its first place. */
  quote: z.object({ before: z.string(), words: z.string(), behind: z.string() }),
  /** Who decided; null while nobody has. */
  decided_by: z.enum(['you', 'author', 'editors']).nullable(),
});
export type PaperTerm = z.infer<typeof PaperTerm>;

/** A new term that a paper proposes. */
export const ProposedTerm = z.object({
  id: z.number(),
  arabic: z.string(),
  latin: z.string(),
  definition: z.string(),
  category: z.string(),
  /** It waits for the publication of the paper, stands in the dictionary since, or was there before. */
  state: z.enum(['waiting', 'suggested', 'duplicate']),
  /** The term it became, or the one that was there; null before, and when that was rejected. */
  term: z.object({ id: z.number(), arabic: z.string(), is_approved: z.boolean() }).nullable(),
});
export type ProposedTerm = z.infer<typeof ProposedTerm>;

export const PaperTerms = z.object({
  /** Looked for from acceptance on: `waiting` for it, `seeking` soon, `open` for decisions, `ended` with the paper. */
  stage: z.enum(['waiting', 'seeking', 'open', 'ended']),
  /** The most used first. */
  terms: z.array(PaperTerm),
  proposals: z.array(ProposedTerm),
  /** Whether the caller may propose one more. */
  can_propose: z.boolean(),
});
export type PaperTerms = z.infer<typeof PaperTerms>;

export const listPaperTerms = endpoint({
  method: 'GET',
  path: '/api/journal/papers/:id/terms/',
  access: 'member',
  summary: 'مصطلحات المعجم التي وُجدت في بحث، وما يقترحه من جديد، لصاحبه وللتحرير',
  params: ById,
  response: PaperTerms,
});

export const decidePaperTerms = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/terms/',
  access: 'member',
  summary: 'إثبات مصطلحات وُجدت في بحث مقبول أو ردّها، أو الرجوع عن ذلك',
  outdates: 'pages',
  params: ById,
  body: z.object({
    /** `found` takes a decision back. */
    state: PaperTermState,
    /** Those that the caller saw. */
    terms: z
      .array(Id, { error: 'اختر المصطلحات' })
      .min(1, { error: 'اختر المصطلحات' })
      .max(MOST_DECIDED, { error: 'عدد المصطلحات أكبر من المسموح به' }),
  }),
  response: PaperTerms,
});

export const proposeTerm = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/proposed-terms/',
  access: 'member',
  summary: 'إضافة مصطلح جديد وضعه البحث: يدخل المراجعة حين يُنشر البحث',
  outdates: 'pages',
  params: ById,
  body: SuggestedTerm,
  response: PaperTerms,
  status: 201,
  limits: [{ by: 'user', max: 60, windowSeconds: 3600 }],
});

export const removeProposal = endpoint({
  method: 'DELETE',
  path: '/api/journal/papers/:id/proposed-terms/:proposal/',
  access: 'member',
  summary: 'حذف مصطلح مقترح لم يدخل المراجعة بعد',
  outdates: 'nothing',
  params: ById.extend({ proposal: Id }),
  response: PaperTerms,
});

/** A published article that uses a term. */
export const UsingPaper = z.object({
  id: z.number(),
  title: z.string(),
  authors: z.array(z.string()),
  published_at: Timestamp,
  volume: z.object({ id: z.number(), title: z.string(), number: z.number(), year: z.number() }),
});
export type UsingPaper = z.infer<typeof UsingPaper>;

/** So many stand on the page of a term at first. */
export const PAPERS_AT_FIRST = 5;

export const listTermPapers = endpoint({
  method: 'GET',
  path: '/api/terms/:id/papers/',
  access: 'anyone',
  summary: 'الأبحاث المنشورة التي تستعمل مصطلحًا، أحدثها أولًا',
  params: ById,
  query: Paging(PAPERS_AT_FIRST),
  response: pageOf(UsingPaper),
});
