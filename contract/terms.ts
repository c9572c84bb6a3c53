import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, optionalText, Paging, pageOf, SearchText, Timestamp, text } from './fields.ts';

export const TERM_LIMITS = { arabic: 200, latin: 200, definition: 4000, reason: 1000 } as const;

export const Category = z.object({ id: z.number(), name: z.string() });
export type Category = z.infer<typeof Category>;

/** Who suggested a term. The address is there for admins and journal admins only. */
const Author = z.object({ name: z.string(), email: z.string().optional() });

export const Term = z.object({
  id: z.number(),
  arabic: z.string(),
  latin: z.string(),
  definition: z.string(),
  /** The category's name, twice: clients read either. */
  category: z.string(),
  category_name: z.string(),
  votes: z.number().int(),
  /** Votes that approve a pending term. */
  votes_needed: z.number().int(),
  is_approved: z.boolean(),
  created_by: Author.nullable(),
  created_by_name: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Term = z.infer<typeof Term>;

/** How a search found a term, best first. */
export const MatchKind = z.enum([
  'exact',
  'spelling',
  'article',
  'loose',
  'inflection',
  'prefix',
  'words',
  'fuzzy',
  'some_words',
  'family',
]);
export type MatchKind = z.infer<typeof MatchKind>;

export const searchTerms = endpoint({
  method: 'GET',
  path: '/api/terms/',
  access: 'anyone',
  summary: 'البحث في المعجم',
  query: Paging(10).extend({
    search: SearchText,
    /** A category's name or id. */
    category: optionalText(100),
    /** A root such as ك-ت-ب or كتب. */
    root: optionalText(20),
  }),
  response: pageOf(Term.extend({ match: MatchKind.nullable() })),
});

export const getTerm = endpoint({
  method: 'GET',
  path: '/api/terms/:id/',
  access: 'anyone',
  summary: 'مصطلح واحد وتاريخ تعديلاته',
  params: ById,
  response: Term.extend({
    revisions: z.array(
      z.object({
        id: z.number(),
        arabic: z.string(),
        latin: z.string(),
        definition: z.string(),
        category: z.string(),
        editor: z.string(),
        created_at: Timestamp,
      }),
    ),
    /** May the caller edit it: its author while it is pending, or an admin. */
    can_edit: z.boolean(),
  }),
});

export const getRandomTerm = endpoint({
  method: 'GET',
  path: '/api/random/',
  access: 'anyone',
  summary: 'مصطلح عشوائي، أو مصطلح اليوم مع of=day',
  query: z.object({ of: z.enum(['day']).optional() }),
  response: z.object({
    id: z.number(),
    title: z.string(),
    term: z.string(),
    arabic: z.string(),
    latin: z.string(),
    english: z.string(),
    definition: z.string(),
    category: z.string(),
    example: z.string(),
    author: z.string(),
    votes: z.number().int(),
    is_approved: z.boolean(),
    /** Where the term comes from; empty when nobody said. */
    source: z.string(),
  }),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories/',
  access: 'anyone',
  summary: 'التخصصات',
  response: z.array(Category),
});

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats/',
  access: 'anyone',
  summary: 'أعداد الأبحاث بحسب حالتها',
  response: z.object({
    total: z.number().int(),
    pending: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
  }),
});

export const listTrending = endpoint({
  method: 'GET',
  path: '/api/trending/',
  access: 'anyone',
  summary: 'المصطلحات الأكثر تصويتًا في الأسبوع الأخير',
  response: z.array(Term),
});

const TermFields = {
  arabic: z
    .string({ error: 'يرجى إدخال مصطلح عربي' })
    .pipe(text({ max: TERM_LIMITS.arabic }))
    // What is blank is told so once.
    .refine((value) => value.trim() === '' || /\p{Script=Arabic}/u.test(value), {
      error: 'اكتب المصطلح بحروف عربية',
    }),
  latin: text({ max: TERM_LIMITS.latin }),
  definition: text({ max: TERM_LIMITS.definition }),
};

export const submitTerm = endpoint({
  method: 'POST',
  path: '/api/submit/',
  access: 'member',
  summary: 'اقتراح مصطلح',
  body: z.object({ ...TermFields, category: Id }),
  response: z.object({
    id: z.number(),
    detail: z.string(),
    user_stats: z.object({
      uas_earned: z.number(),
      total_terms: z.number().int(),
      distinct_categories: z.number().int(),
      submitted_categories: z.array(z.string()),
    }),
  }),
  status: 201,
});

/** What stands against an Arabic term before it is submitted: the same term, and near ones. */
export const checkTerm = endpoint({
  method: 'GET',
  path: '/api/terms/check/',
  access: 'anyone',
  summary: 'هل المصطلح موجود؟ وما القريب منه؟',
  query: z.object({ arabic: text({ max: TERM_LIMITS.arabic }) }),
  response: z.object({ existing: Term.nullable(), near: z.array(Term) }),
});

export const editTerm = endpoint({
  method: 'PATCH',
  path: '/api/terms/:id/',
  access: 'member',
  summary: 'تعديل مصطلح: صاحبه قبل الاعتماد، أو مدير',
  params: ById,
  body: z.object({
    arabic: TermFields.arabic,
    definition: TermFields.definition,
    /** Stays as it is when absent. */
    latin: text({ min: 0, max: TERM_LIMITS.latin }).optional(),
    /** A category's name or id. */
    category: z.union([Id, text({ max: 100 })]).optional(),
    /** Refuse when somebody else has edited since then. */
    updated_at: z.string().max(40).optional(),
  }),
  response: Term,
});

const VoteState = z.object({
  votes: z.number().int(),
  votes_needed: z.number().int(),
  is_approved: z.boolean(),
});

export const voteOnTerm = endpoint({
  method: 'POST',
  path: '/api/terms/vote/:id/',
  access: 'member',
  summary: 'التصويت لمصطلح',
  params: ById,
  response: VoteState,
});

export const revokeVote = endpoint({
  method: 'DELETE',
  path: '/api/terms/vote/:id/revoke/',
  access: 'member',
  summary: 'سحب التصويت',
  params: ById,
  response: VoteState,
});

export const listUserVotes = endpoint({
  method: 'GET',
  path: '/api/user-votes/',
  access: 'member',
  summary: 'المصطلحات التي صوّت لها المستخدم',
  response: z.object({ voted_terms: z.array(z.number()) }),
});

export const termStatusFilters = ['pending', 'approved', 'all'] as const;
export const TermStatusFilter = z.enum(termStatusFilters, { error: 'الحالة غير معروفة' });

export const termSorts = ['-created_at', 'created_at', '-votes', 'votes', 'arabic', '-arabic'] as const;
export const TermSort = z.enum(termSorts, { error: 'الترتيب غير معروف' });

export const ReviewTerm = Term.extend({
  /** Whether the caller may approve or reject it (never one's own). */
  can_review: z.boolean(),
  submitter_name: z.string(),
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
    category: optionalText(100),
    sort: TermSort.default('-created_at'),
  }),
  response: pageOf(ReviewTerm),
});

export const approveTerm = endpoint({
  method: 'POST',
  path: '/api/approve-term/:id/',
  access: 'contributor',
  summary: 'اعتماد مصطلح',
  params: ById,
  response: Done,
});

export const rejectTerm = endpoint({
  method: 'POST',
  path: '/api/reject-term/:id/',
  access: 'contributor',
  summary: 'رفض مصطلح وحذفه، مع إخبار صاحبه بالسبب',
  params: ById,
  body: z
    .object({ reason: optionalText(TERM_LIMITS.reason) })
    .nullish()
    .transform((body) => body ?? { reason: '' }),
  response: Done,
});
