import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, optionalText, Paging, pageOf, SearchText, Timestamp } from '../fields.ts';
import { TERM_LIMITS, Term } from './term.ts';

// What an admin sees of the decisions of others, and takes back.

export const RejectedTerm = Term.extend({
  rejected_at: Timestamp,
  /** Who rejected it. */
  rejected_by: z.object({ id: z.number(), name: z.string() }),
  reason: z.string(),
});
export type RejectedTerm = z.infer<typeof RejectedTerm>;

export const listRejectedTerms = endpoint({
  method: 'GET',
  path: '/api/admin-tools/rejected-terms/',
  access: 'admin',
  summary: 'المصطلحات المرفوضة ومن رفضها',
  query: Paging(10).extend({
    /** Only those that this person rejected. */
    reviewer: Id.optional(),
    search: SearchText,
    category: optionalText(TERM_LIMITS.category),
  }),
  response: pageOf(RejectedTerm),
});

export const restoreTerm = endpoint({
  method: 'POST',
  path: '/api/admin-tools/rejected-terms/:id/restore/',
  access: 'admin',
  summary: 'إعادة مصطلح مرفوض كما كان',
  outdates: ['term:id', 'dictionary'],
  params: ById,
  response: Done,
});

export const removeTerm = endpoint({
  method: 'DELETE',
  path: '/api/admin-tools/rejected-terms/:id/',
  access: 'admin',
  summary: 'حذف مصطلح مرفوض نهائيًا',
  outdates: 'nothing',
  params: ById,
  response: Done,
});

export const hideRevision = endpoint({
  method: 'POST',
  path: '/api/admin-tools/revisions/:id/hide/',
  access: 'admin',
  summary: 'إخفاء نسخة من سجل مصطلح',
  outdates: ['term'],
  params: ById,
  response: Done,
});

const Undone = z.object({
  /** Terms that are back. */
  restored: z.number().int(),
  /** Terms that wait for review again. */
  returned: z.number().int(),
  /** Rejected terms whose word has been suggested anew: they stay rejected. */
  taken: z.number().int(),
});
export type Undone = z.infer<typeof Undone>;

export const previewUndo = endpoint({
  method: 'GET',
  path: '/api/admin-tools/users/:id/undo-decisions/',
  access: 'admin',
  summary: 'ما يتغيّر إذا نُقضت قرارات مراجع واحد',
  params: ById,
  response: Undone,
});

export const undoDecisions = endpoint({
  method: 'POST',
  path: '/api/admin-tools/users/:id/undo-decisions/',
  access: 'admin',
  summary: 'نقض كل قرارات مراجع واحد: ما رفضه يعود، وما اعتمده وحده ينتظر المراجعة',
  outdates: 'pages',
  params: ById,
  response: Undone,
});

const VotesTakenBack = z.object({
  votes: z.number().int(),
  /** Terms that only with these votes were approved. */
  returned: z.array(z.object({ id: z.number(), arabic: z.string(), author: z.string() })),
});

export const previewTakeBack = endpoint({
  method: 'GET',
  path: '/api/admin-tools/users/:id/votes/',
  access: 'admin',
  summary: 'ما يُلغى إذا سُحبت أصوات حساب موقوف',
  params: ById,
  response: VotesTakenBack,
});

export const takeBackVotes = endpoint({
  method: 'DELETE',
  path: '/api/admin-tools/users/:id/votes/',
  access: 'admin',
  summary: 'سحب أصوات حساب موقوف وما لم يُعتمد إلا بها',
  outdates: 'pages',
  params: ById,
  response: VotesTakenBack,
});
