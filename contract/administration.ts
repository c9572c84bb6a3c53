import { z } from 'zod';
import { AdminDirectoryUser, CurrentUser, UserStatus } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, optionalText, Paging, pageOf, SEARCH_LENGTH, Timestamp } from './fields.ts';
import { PaperStatus, Verdict } from './journal/paper.ts';
import { Reward } from './rewards.ts';

// What admins see of users and of what happened. Nothing here is for anybody else.

const Count = z.number().int();

/** A user with what an admin needs to decide about them. */
export const UserRecord = AdminDirectoryUser.extend({
  ...CurrentUser.pick({ email_confirmed: true, is_contributor: true, education_level: true }).shape,
  figures: z.object({
    terms: Count,
    approved_terms: Count,
    rejected_terms: Count,
    /** Votes that stand. */
    votes: Count,
    /** Decisions on the terms of others. */
    decisions: Count,
    papers: Count,
    reviews: Count,
  }),
  points: z.object({
    earned: z.number(),
    available: z.number(),
    reserved: z.number(),
    paid: z.number(),
    /** Paid out and then taken back. */
    owed: z.number(),
  }),
  /** What they have beside the password. */
  second_factor: z.object({ code_app: z.boolean(), passkeys: Count }),
  session_count: Count,
  /** The sign-ins that have not ended, the latest used first; at most twenty. */
  sessions: z.array(z.object({ opened_at: Timestamp, last_used_at: Timestamp })),
});
export type UserRecord = z.infer<typeof UserRecord>;

export const getUserRecord = endpoint({
  method: 'GET',
  path: '/api/admin-tools/users/:id/',
  access: 'admin',
  summary: 'بيانات مستخدم وما فعله في المنصة',
  params: ById,
  response: UserRecord,
});

export const TermOfUser = z.object({
  id: z.number(),
  arabic: z.string(),
  latin: z.string(),
  category: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  votes: Count,
  created_at: Timestamp,
});
export type TermOfUser = z.infer<typeof TermOfUser>;

export const listTermsOfUser = endpoint({
  method: 'GET',
  path: '/api/admin-tools/users/:id/terms/',
  access: 'admin',
  summary: 'ما اقترحه مستخدم، والمرفوض منه',
  params: ById,
  query: Paging(10),
  response: pageOf(TermOfUser),
});

export const DecisionOfUser = z.object({
  id: z.number(),
  term: z.object({
    id: z.number(),
    arabic: z.string(),
    /** Readers of the dictionary find it. */
    is_public: z.boolean(),
  }),
  decision: z.enum([
    'approved',
    'approved_by_votes',
    'returned',
    'rejected',
    'restored',
    'undone',
    'removed',
  ]),
  reason: z.string(),
  created_at: Timestamp,
});
export type DecisionOfUser = z.infer<typeof DecisionOfUser>;

export const listDecisionsOfUser = endpoint({
  method: 'GET',
  path: '/api/admin-tools/users/:id/decisions/',
  access: 'admin',
  summary: 'قرارات مستخدم في مصطلحات غيره',
  params: ById,
  query: Paging(10),
  response: pageOf(DecisionOfUser),
});

export const PaperOfUser = z.object({
  id: z.number(),
  title: z.string(),
  status: PaperStatus,
  is_published: z.boolean(),
  submitted_at: Timestamp,
});
export type PaperOfUser = z.infer<typeof PaperOfUser>;

export const listPapersOfUser = endpoint({
  method: 'GET',
  path: '/api/admin-tools/users/:id/papers/',
  access: 'admin',
  summary: 'أبحاث مستخدم؛ ولا يظهر منها ما يحكّمه السائل قبل نشره',
  params: ById,
  query: Paging(10),
  response: pageOf(PaperOfUser),
});

export const ReviewByUser = z.object({
  id: z.number(),
  paper: z.object({ id: z.number(), title: z.string() }),
  round: Count,
  state: z.enum(['invited', 'accepted', 'declined', 'submitted', 'cancelled', 'set_aside']),
  verdict: Verdict.nullable(),
  assigned_at: Timestamp,
});
export type ReviewByUser = z.infer<typeof ReviewByUser>;

export const listReviewsByUser = endpoint({
  method: 'GET',
  path: '/api/admin-tools/users/:id/reviews/',
  access: 'admin',
  summary: 'ما أُسند إلى مستخدم من تحكيم؛ ولا يظهر منه ما كان السائل طرفًا فيه',
  params: ById,
  query: Paging(10),
  response: pageOf(ReviewByUser),
});

export const listRewardsOfUser = endpoint({
  method: 'GET',
  path: '/api/admin-tools/users/:id/rewards/',
  access: 'admin',
  summary: 'سجل نقاط مستخدم',
  params: ById,
  query: Paging(10),
  response: pageOf(Reward),
});

/** Why two accounts look like one person's. Each alone says little, but for the last. */
export const alikeSigns = [
  /** They were used from one network. */
  'same_network',
  /** They were opened from one network within minutes. */
  'opened_together',
  /** Most of what one of them voted on the other voted on as well. */
  'votes_alike',
  /** Most votes of one of them are for terms of the other. */
  'votes_for_other',
  /** Their addresses reach one mailbox. */
  'one_mailbox',
] as const;
export type AlikeSign = (typeof alikeSigns)[number];

export const AlikeAccount = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  status: UserStatus,
  created_at: Timestamp,
  signs: z.array(z.enum(alikeSigns)),
  /** Between the openings of the two accounts. */
  minutes_apart: Count,
  /** Standing votes of this account, and those of them on terms that the user voted on, or suggested. */
  votes: Count,
  common_votes: Count,
  votes_for_user: Count,
  /** Standing votes of the user on terms of this account. */
  votes_from_user: Count,
});
export type AlikeAccount = z.infer<typeof AlikeAccount>;

export const listAlikeAccounts = endpoint({
  method: 'GET',
  path: '/api/admin-tools/users/:id/alike/',
  access: 'admin',
  summary: 'حسابات قد تكون لصاحب هذا الحساب: قرينة لا حكم',
  params: ById,
  response: z.object({
    /** Those with two signs or more, or of one mailbox; the most telling first. */
    accounts: z.array(AlikeAccount),
    /** How many other accounts were used from a network of this one: a campus has many. */
    on_same_network: Count,
  }),
});

/** Why accounts stand together: what joins two of them, or that the votes of all went to one author. */
export const groupSigns = [
  ...alikeSigns,
  /** Each of them gave all votes, or all but a few, to the terms of one author. */
  'votes_to_one_author',
  /** Most of them were opened within minutes of one another, from whatever network. */
  'opened_at_once',
] as const;
export type GroupSign = (typeof groupSigns)[number];

export const AlikeGroup = z.object({
  /** The account of them that was opened first. */
  id: z.number(),
  size: Count,
  signs: z.array(z.enum(groupSigns)),
  /**
   * To whose terms their votes went, and how many: no account of the group. Null for accounts that are alike two by two.
   */
  author: z.object({ id: z.number(), name: z.string(), email: z.string(), votes: Count }).nullable(),
  first_opened_at: Timestamp,
  last_opened_at: Timestamp,
  /** Standing votes of all, and those of them on terms of one another. */
  votes: Count,
  votes_within: Count,
  /** Those opened first, at most ten. */
  accounts: z.array(z.object({ id: z.number(), name: z.string(), email: z.string(), created_at: Timestamp })),
});
export type AlikeGroup = z.infer<typeof AlikeGroup>;

export const listAlikeGroups = endpoint({
  method: 'GET',
  path: '/api/admin-tools/alike-accounts/',
  access: 'admin',
  summary: 'مجموعات من حسابات نشطة قد يكون أصحابها واحدًا، أو ذهبت أصواتها لكاتب واحد: قرينة لا حكم',
  query: Paging(10),
  /** Those with most signs first, then those who vote most for one another. */
  response: pageOf(AlikeGroup),
});

/** Such as `user`, `12` and the user's name. */
const Subject = z.object({ kind: z.string(), ref: z.string(), name: z.string() });

export const AuditEntry = z.object({
  id: z.number(),
  created_at: Timestamp,
  /** Null for the operator's own commands, and where the reader may not know. */
  actor: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Such as `user.suspend`. */
  action: z.string(),
  subject: Subject,
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Day = z.iso.date({ error: 'التاريخ غير صحيح' }).optional();

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin-tools/audit-log/',
  access: 'admin',
  summary: 'سجل الإدارة: من فعل ماذا ومتى',
  query: Paging(25).extend({
    /** A part of the name or address of a user, or of a term. */
    search: optionalText(SEARCH_LENGTH),
    action: z.string().max(60, { error: 'الإجراء غير معروف' }).default(''),
    /** What this user did, and what was done about them. */
    user: Id.optional(),
    /** Days in Riyadh, both included. */
    from: Day,
    to: Day,
  }),
  response: pageOf(AuditEntry),
});

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/admin-tools/dashboard/',
  access: 'admin',
  summary: 'أرقام لوحة الإدارة',
  response: z.object({
    users: Count,
    contributors: Count,
    pending_terms: Count,
    /** Credited and not paid out yet. */
    pending_points: z.number(),
  }),
});

/** How far back the plots reach, and what each of their columns covers: days, weeks from Sunday on, months. */
export const trendPeriods = ['days', 'weeks', 'months'] as const;
export type TrendPeriod = (typeof trendPeriods)[number];

export const Trend = z.object({
  /** The first day of the column, in Riyadh; it reaches to the next one's, the last one to now. */
  from: z.iso.date(),
  /** Suggested by members, whatever became of them. */
  suggested: Count,
  /** Of these, approved in this time and still so. */
  approved: Count,
  /** Cast in this time, and standing. */
  votes: Count,
  /** Who suggested or voted. */
  active: Count,
  /** Points credited, taken back, and paid out. */
  issued: z.number(),
  reversed: z.number(),
  paid: z.number(),
  /** Papers that came to each status. */
  papers: z.record(PaperStatus, Count),
});
export type Trend = z.infer<typeof Trend>;

export const getTrends = endpoint({
  method: 'GET',
  path: '/api/admin-tools/trends/',
  access: 'admin',
  summary: 'ما جرى في المنصة على مر الأيام أو الأسابيع أو الشهور',
  query: z.object({ period: z.enum(trendPeriods, { error: 'المدة غير معروفة' }).default('days') }),
  response: z.object({
    /** The oldest first. */
    trends: z.array(Trend),
    /** Over the whole time; somebody who was active in two columns is one. */
    active: Count,
  }),
});

/** What waits for a person. */
export const queueKinds = [
  'pending_terms',
  'terms_without_definition',
  'proposed_parts',
  'doubted_rows',
  'papers_unreadable',
  'papers_without_reviewers',
  'reviews_overdue',
  'papers_to_decide',
  'papers_to_publish',
  'payouts_in_review',
  'payout_disagreements',
  'failed_work',
] as const;
export type QueueKind = (typeof queueKinds)[number];

export const listQueues = endpoint({
  method: 'GET',
  path: '/api/admin-tools/queues/',
  access: 'admin',
  summary: 'ما ينتظر المعالجة: مصطلحات وأبحاث وعمليات صرف وأعمال تعذّرت؛ وأبحاث السائل ليست منها',
  response: z.record(z.enum(queueKinds), Count),
});

/** Mail and other background work that failed however often it was tried. */
export const retryFailedWork = endpoint({
  method: 'POST',
  path: '/api/admin-tools/failed-work/retry/',
  access: 'admin',
  summary: 'إعادة المحاولة في ما تعذّر من رسائل البريد والأعمال',
  outdates: 'nothing',
  response: z.object({ retried: Count }),
});

export const activityKinds = ['registered', 'suggested', 'approved_by_votes', 'acted'] as const;

export const Activity = z.object({
  kind: z.enum(activityKinds),
  at: Timestamp,
  /** Who did it; null for the votes of many, the operator, and terms without an author. */
  user: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Of a privileged act, its name in the audit log; empty otherwise. */
  action: z.string(),
  /** The term, or what was acted on; null for a new account. */
  subject: Subject.nullable(),
});
export type Activity = z.infer<typeof Activity>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/admin-tools/activity/',
  access: 'admin',
  summary: 'آخر ما حدث في المنصة',
  response: z.array(Activity),
});
