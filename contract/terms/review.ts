import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, optionalText, Paging, pageOf, SearchText } from '../fields.ts';
import { CoiningPaper, SeenVersion, TERM_LIMITS, Term } from './term.ts';

/** `wanting` are those under review whose definition says nothing of them yet. */
export const termStatusFilters = ['pending', 'wanting', 'approved', 'all'] as const;
export const TermStatusFilter = z.enum(termStatusFilters, { error: 'الحالة غير معروفة' });

export const termSorts = ['-created_at', 'created_at', '-votes', 'votes', 'arabic', '-arabic'] as const;
export const TermSort = z.enum(termSorts, { error: 'الترتيب غير معروف' });

export const ReviewTerm = Term.extend({
  /** Whether the caller may approve or reject it (never one's own). */
  can_review: z.boolean(),
  submitter_name: z.string(),
  /** Who suggested it, and what was decided on their terms so far; null for a founding entry. */
  author: z.object({ id: z.number(), approved: z.number().int(), rejected: z.number().int() }).nullable(),
  coined_in: CoiningPaper.nullable(),
});
export type ReviewTerm = z.infer<typeof ReviewTerm>;

export const listPendingTerms = endpoint({
  method: 'GET',
  path: '/api/pending-terms/',
  access: 'contributor',
  summary: 'المصطلحات التي تنتظر المراجعة',
  query: Paging(10).extend({
    status: TermStatusFilter.default('pending'),
    search: SearchText,
    category: optionalText(TERM_LIMITS.category),
    sort: TermSort.default('-created_at'),
    /** Only what this person suggested. */
    author: Id.optional(),
    /** Only what was suggested so many days ago, or longer. */
    waiting_days: z.coerce
      .number({ error: 'عدد الأيام غير صحيح' })
      .int({ error: 'عدد الأيام غير صحيح' })
      .min(1, { error: 'عدد الأيام غير صحيح' })
      .max(3650, { error: 'عدد الأيام غير صحيح' })
      .optional(),
  }),
  response: pageOf(ReviewTerm),
});

/** A contributor who decides faster than anybody can read is stopped; an admin is not. */
const DECISIONS = [{ by: 'contributor', max: 30, windowSeconds: 3600, together: 'decisions' }] as const;

export const approveTerm = endpoint({
  method: 'POST',
  path: '/api/approve-term/:id/',
  access: 'contributor',
  summary: 'اعتماد مصطلح',
  outdates: ['term:id', 'dictionary'],
  params: ById,
  body: z
    .object({ updated_at: SeenVersion })
    .nullish()
    .transform((body) => body ?? {}),
  response: Done,
  limits: DECISIONS,
});

export const rejectTerm = endpoint({
  method: 'POST',
  path: '/api/reject-term/:id/',
  access: 'contributor',
  summary: 'رفض مصطلح وإخفاؤه، مع إخبار صاحبه بالسبب',
  outdates: ['term:id', 'dictionary'],
  params: ById,
  body: z
    .object({ reason: optionalText(TERM_LIMITS.reason), updated_at: SeenVersion })
    .nullish()
    .transform((body) => body ?? { reason: '' }),
  response: Done,
  limits: DECISIONS,
});
