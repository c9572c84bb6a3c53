import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, LARGEST_PAGE, line, Paging, pageOf, SearchText, Timestamp } from './fields.ts';

/** As many people are paid in one call with a key, and in one request to a browser wallet. */
export const MOST_AT_ONCE = { key: 100, wallet: 20 } as const;
export const LOG_PAGE = 25;
export const NOTE_LENGTH = 500;

/** In points, which are UAS: digits and at most six decimals. */
const Amount = z.string().meta({ pattern: '^\\d{1,14}(\\.\\d{1,6})?$' });
/** An Arabic sentence and its code; both empty when there is nothing to say. */
const Why = { reason: z.string(), reason_code: z.string() };
const PayoutId = z.uuid({ error: 'المعرّف غير صحيح' });
const Note = line({ max: NOTE_LENGTH });

/** Where a payout stands: set aside, signed and perhaps sent, paid, given back, waiting for a person. */
export const PayoutState = z.enum(['reserved', 'signed', 'settled', 'released', 'review']);
export type PayoutState = z.infer<typeof PayoutState>;

/**
 * `success`: final on the chain. `pending`: may be moving, so nothing else must be tried. `failed`: the points are
 * back. `skipped`: nothing was tried.
 */
export const PayoutStatus = z.enum(['success', 'pending', 'failed', 'skipped']);
export type PayoutStatus = z.infer<typeof PayoutStatus>;

export const PayoutResult = z.object({
  user_id: z.number(),
  email: z.string(),
  status: PayoutStatus,
  amount: Amount,
  ...Why,
  payout_id: z.string().nullable(),
  tx_hash: z.string().nullable(),
  explorer_url: z.string().nullable(),
});
export type PayoutResult = z.infer<typeof PayoutResult>;

export const PendingUser = z.object({
  user_id: z.number(),
  name: z.string(),
  email: z.string(),
  uas_balance: Amount,
  wallet: z.string(),
  /** What would be paid now; less than the balance where some points may not be paid, or not yet. */
  payable: Amount,
  /** Why nothing, or not all of it, is paid. */
  ...Why,
  /** A payout is under way. */
  payout_id: z.string().nullable(),
  /** Since when the wallet stands, where it was changed; until when payouts to it wait, while they do. */
  wallet_since: Timestamp.nullable(),
  wallet_held_until: Timestamp.nullable(),
});
export type PendingUser = z.infer<typeof PendingUser>;

/** The balance of the last one that was shown, and their id. */
export const PLACE_AMONG_PAYEES = /^\d{1,12}(?:\.\d{1,6})?-[1-9]\d{0,14}$/;
export const placeOf = ({ uas_balance, user_id }: PendingUser): string => `${uas_balance}-${user_id}`;
/** A place in the list of those who have a balance. */
const PlaceAmongPayees = z
  .string()
  .regex(PLACE_AMONG_PAYEES, { error: 'موضع القائمة غير صحيح' })
  .transform((place) => {
    const [balance = '', id] = place.split('-');
    return { balance, id: Number(id) };
  });

export const listPendingUsers = endpoint({
  method: 'GET',
  path: '/api/payouts/pending-users/',
  access: 'admin',
  summary: 'من لهم رصيد لم يُصرف، الأكبر أولًا؛ صفحة من القائمة',
  query: Paging(LARGEST_PAGE).extend({
    search: SearchText,
    /** What follows this place, whatever was paid and earned meanwhile; the number of the page is then only told. */
    after: PlaceAmongPayees.optional(),
  }),
  response: z.array(PendingUser),
});

export const getPayoutOverview = endpoint({
  method: 'GET',
  path: '/api/payouts/overview/',
  access: 'admin',
  summary: 'حال الصرف: هل هو مهيأ، وما ينتظر، وما يوقفه',
  query: z.object({ search: SearchText }),
  response: z.object({
    /** Null while nothing is configured: nothing can be paid then. */
    token: z
      .object({
        mint: z.string(),
        decimals: z.number().int(),
        treasury: z.string(),
        genesis: z.string(),
        /** The node that is asked unless another is named; its address, where all of it may be shown. */
        node: z.string(),
        rpc_url: z.string().nullable(),
      })
      .nullable(),
    /** How many people the search finds among those with a balance, and what they all have together. */
    pending: z.number().int(),
    total: Amount,
    under_way: z.number().int(),
    in_review: z.number().int(),
    /** Payouts that another admin is asked to agree to. */
    approvals: z.number().int(),
    /** Where ledger and chain say different things; any of them stops payouts. */
    disagreements: z.number().int(),
  }),
});

export const exportPendingUsers = endpoint({
  method: 'GET',
  path: '/api/payouts/pending-users/export/',
  access: 'admin',
  summary: 'من لهم رصيد يمكن صرفه، جدولًا (CSV) للصرف خارج المنصة',
  response: { fileTypes: ['text/csv'] },
});

export const NODE_ADDRESS_LENGTH = 512;
const rpcUrl = z
  .string({ error: 'عنوان عقدة RPC غير صالح' })
  .max(NODE_ADDRESS_LENGTH, { error: 'عنوان عقدة RPC غير صالح' });
const userIds = (most: number) =>
  z
    .array(Id, { error: 'اختر من يُصرف لهم' })
    .min(1, { error: 'اختر من يُصرف لهم' })
    .max(most, { error: 'عدد من يُصرف لهم في المرة الواحدة أكبر من المسموح به' });

export const triggerPayout = endpoint({
  method: 'POST',
  path: '/api/payouts/manual/trigger/',
  access: 'admin',
  assurance: 'money',
  summary: 'صرف رصيد مستخدم (user_id) أو مختارين (user_ids) بمفتاح الخزينة؛ لا يُحفظ المفتاح ولا يُسجَّل',
  outdates: 'nothing',
  body: z
    .object({
      user_id: Id.optional(),
      user_ids: userIds(MOST_AT_ONCE.key).optional(),
      // Read as bytes before anything else sees the body: 64 bytes in base58 or as an array of numbers.
      admin_private_key: z
        .unknown()
        .optional()
        .meta({
          type: ['string', 'array'],
          description: 'المفتاح الخاص للخزينة: ٦٤ بايتًا بترميز base58 أو مصفوفةً من الأعداد',
        }),
      rpc_url: rpcUrl.optional(),
    })
    .refine(({ user_id, user_ids }) => (user_id === undefined) !== (user_ids === undefined), {
      error: 'اختر من يُصرف لهم',
      path: ['user_id'],
    }),
  response: z.array(PayoutResult),
  limits: [{ by: 'user', max: 120, windowSeconds: 60 * 60 }],
});

export const PreparedPayout = z.object({
  payout_id: z.string(),
  user_id: z.number(),
  email: z.string(),
  amount: Amount,
  wallet: z.string(),
  /** The transaction that the treasury's wallet is to sign, in base64. */
  transaction: z.string(),
});
export type PreparedPayout = z.infer<typeof PreparedPayout>;

export const preparePayouts = endpoint({
  method: 'POST',
  path: '/api/payouts/wallet/prepare/',
  access: 'admin',
  assurance: 'money',
  summary: 'تجهيز صرف توقّعه محفظة الخزينة في المتصفح',
  outdates: 'nothing',
  body: z.object({ user_ids: userIds(MOST_AT_ONCE.wallet) }),
  response: z.object({
    prepared: z.array(PreparedPayout),
    /** Of those for whom there is nothing to sign. */
    results: z.array(PayoutResult),
  }),
  limits: [{ by: 'user', max: 240, windowSeconds: 60 * 60 }],
});

export const submitPayouts = endpoint({
  method: 'POST',
  path: '/api/payouts/wallet/submit/',
  access: 'admin',
  assurance: 'money',
  summary: 'إرسال ما وقّعته محفظة الخزينة بعد التحقق من أنه ما جُهّز',
  outdates: 'nothing',
  body: z.object({
    signed: z
      .array(
        z.object({
          payout_id: PayoutId,
          transaction: z.base64({ error: 'المعاملة الموقّعة غير صالحة' }).max(4_000),
        }),
        { error: 'المعاملات الموقّعة مطلوبة' },
      )
      .min(1, { error: 'المعاملات الموقّعة مطلوبة' })
      .max(MOST_AT_ONCE.wallet),
  }),
  response: z.array(PayoutResult),
});

export const cancelPayouts = endpoint({
  method: 'POST',
  path: '/api/payouts/wallet/cancel/',
  access: 'admin',
  assurance: 'money',
  summary: 'ترك ما جُهّز ولم يُوقَّع: تعود نقاطه حين يثبت أنه لم يُرسل',
  outdates: 'nothing',
  body: z.object({ payout_ids: z.array(PayoutId).min(1).max(MOST_AT_ONCE.wallet) }),
  response: z.array(PayoutResult),
});

export const PayoutApproval = z.object({
  id: z.number(),
  user_id: z.number(),
  name: z.string(),
  email: z.string(),
  /** What is agreed to: to this wallet, and not more than this. */
  wallet: z.string(),
  amount: Amount,
  requested_by: z.string(),
  requested_at: Timestamp,
  /** Null while it waits; lapsed: the wallet was changed. */
  decision: z.enum(['approved', 'refused', 'lapsed']).nullable(),
  decided_by: z.string().nullable(),
  decided_at: Timestamp.nullable(),
  note: z.string(),
  /** Whether the one who asks may agree to it, and why not. */
  can_approve: z.boolean(),
  ...Why,
});
export type PayoutApproval = z.infer<typeof PayoutApproval>;

export const listPayoutApprovals = endpoint({
  method: 'GET',
  path: '/api/payouts/approvals/',
  access: 'admin',
  summary: 'ما ينتظر موافقة مدير آخر على صرفه، ثم ما بُتّ فيه',
  query: Paging(LOG_PAGE),
  response: pageOf(PayoutApproval),
});

export const ApprovalDecision = z.enum(['approve', 'refuse'], { error: 'القرار غير معروف' });
export type ApprovalDecision = z.infer<typeof ApprovalDecision>;

export const decidePayoutApproval = endpoint({
  method: 'POST',
  path: '/api/payouts/approvals/:id/decide/',
  access: 'admin',
  assurance: 'money',
  summary: 'الموافقة على صرف طلبه مدير آخر، أو رفضه',
  outdates: 'nothing',
  params: z.object({ id: Id }),
  body: z.object({ decision: ApprovalDecision, note: line({ min: 0, max: NOTE_LENGTH }).default('') }),
  response: PayoutApproval,
});

export const Payout = z.object({
  id: z.string(),
  user_id: z.number(),
  email: z.string(),
  wallet: z.string(),
  amount: Amount,
  state: PayoutState,
  ...Why,
  /** It does not end without a person. */
  awaits_decision: z.boolean(),
  signer: z.enum(['key', 'wallet']),
  requested_by: z.string(),
  tx_hash: z.string().nullable(),
  explorer_url: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Payout = z.infer<typeof Payout>;

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/payouts/',
  access: 'admin',
  summary: 'عمليات الصرف وحالها، الأحدث أولًا',
  query: Paging(LOG_PAGE).extend({
    /** Only those that are neither paid nor given back. */
    open: z.stringbool().default(false).meta({ type: 'boolean' }),
    state: PayoutState.optional(),
    user: Id.optional(),
    /** Only these, which may have ended: their ids, comma separated. */
    ids: z
      .string()
      .max(LARGEST_PAGE * 37)
      .transform((text) => text.split(','))
      .pipe(z.array(PayoutId).max(LARGEST_PAGE))
      .optional()
      .meta({ type: 'string' }),
  }),
  response: pageOf(Payout),
});

/** What one node says about one payment at this moment. */
const NodeEvidence = z.object({
  node: z.string(),
  /** It answers, and it is a node of our cluster. */
  is_good: z.boolean(),
  /** finalized, confirmed, processed, or null: unknown there. */
  status: z.string().nullable(),
  /** It stands on the chain as failed. */
  is_failed: z.boolean(),
  /** What reached the recipient's account. */
  moved: Amount.nullable(),
  /** Transactions to the recipient whose memo names this payout. */
  with_memo: z.array(z.object({ tx_hash: z.string(), explorer_url: z.string(), is_failed: z.boolean() })),
  /** The chain is past the last block that could hold it. */
  is_expired: z.boolean(),
  /** It keeps the blocks in which it would stand. */
  keeps_history: z.boolean(),
});
export type NodeEvidence = z.infer<typeof NodeEvidence>;

export const getPayout = endpoint({
  method: 'GET',
  path: '/api/payouts/:id/',
  access: 'admin',
  summary: 'عملية صرف وأدلتها من السلسلة في هذه اللحظة',
  params: z.object({ id: PayoutId }),
  response: Payout.extend({
    recipient_account: z.string().nullable(),
    last_valid_block_height: z.string().nullable(),
    evidence: z.array(NodeEvidence),
    /** Acts of people on it. */
    decisions: z.array(z.object({ by: z.string(), decision: z.string(), note: z.string(), at: Timestamp })),
  }),
});

export const PayoutDecision = z.enum(['settle', 'release', 'ask_again'], { error: 'القرار غير معروف' });
export type PayoutDecision = z.infer<typeof PayoutDecision>;

export const decidePayout = endpoint({
  method: 'POST',
  path: '/api/payouts/:id/decide/',
  access: 'admin',
  assurance: 'money',
  summary: 'البت في عملية صرف تنتظر شخصًا: وصلت، أو لم تصل، أو اسأل السلسلة من جديد',
  outdates: 'nothing',
  params: z.object({ id: PayoutId }),
  body: z.object({ decision: PayoutDecision, note: line({ min: 0, max: NOTE_LENGTH }).default('') }),
  response: Payout,
});

/** Of a signature in base58. */
export const SIGNATURE_LENGTH = { min: 64, max: 88 } as const;
const SIGNATURE = new RegExp(`^[1-9A-HJ-NP-Za-km-z]{${SIGNATURE_LENGTH.min},${SIGNATURE_LENGTH.max}}$`);

export const bookPayment = endpoint({
  method: 'POST',
  path: '/api/payouts/book/',
  access: 'admin',
  assurance: 'money',
  summary: 'قيد دفعة وصلت من الخزينة خارج المنصة، بعد التحقق منها على السلسلة',
  outdates: 'nothing',
  body: z.object({
    user_id: Id,
    tx_hash: z
      .string({ error: 'معرّف المعاملة مطلوب' })
      .trim()
      .regex(SIGNATURE, { error: 'معرّف المعاملة غير صالح' }),
    note: Note,
  }),
  response: z.object({ amount: Amount, email: z.string(), tx_hash: z.string() }),
});

export const DisagreementKind = z.enum([
  'unknown_payment',
  'paid_and_released',
  'other_transaction',
  'not_on_chain',
  'ledger',
  'unexplained_payment',
  'unexplained_deposit',
  'balance_gap',
]);
export type DisagreementKind = z.infer<typeof DisagreementKind>;

export const Disagreement = z.object({
  id: z.number(),
  kind: DisagreementKind,
  /** An Arabic sentence. */
  sentence: z.string(),
  tx_hash: z.string().nullable(),
  explorer_url: z.string().nullable(),
  payout_id: z.string().nullable(),
  /** How much it was, and the member who seems to have received it. */
  amount: Amount.nullable(),
  member: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Nobody is paid while it is open. */
  stops_payouts: z.boolean(),
  found_at: Timestamp,
  resolution: z.enum(['booked', 'dismissed']).nullable(),
  resolved_by: z.string().nullable(),
  resolved_at: Timestamp.nullable(),
  note: z.string(),
});
export type Disagreement = z.infer<typeof Disagreement>;

export const Audit = z.object({
  id: z.number(),
  is_full: z.boolean(),
  payments: z.number().int(),
  found: z.number().int(),
  finished_at: Timestamp,
});

export const listDisagreements = endpoint({
  method: 'GET',
  path: '/api/payouts/audit/',
  access: 'admin',
  summary: 'مطابقة السجل بالسلسلة: آخر المراجعات، وما اختلفا فيه',
  query: Paging(LOG_PAGE),
  response: pageOf(Disagreement).extend({
    audits: z.array(Audit),
    /** The treasury since it was first looked at; null before that. */
    treasury: z
      .object({ since: Timestamp, start: Amount, incoming: Amount, outgoing: Amount, balance: Amount })
      .nullable(),
  }),
});

export const runAudit = endpoint({
  method: 'POST',
  path: '/api/payouts/audit/',
  access: 'admin',
  summary: 'مطابقة السجل كله بالسلسلة الآن',
  outdates: 'nothing',
  response: Audit,
  limits: [{ by: 'user', max: 30, windowSeconds: 60 * 60 }],
});

export const dismissDisagreement = endpoint({
  method: 'POST',
  path: '/api/payouts/audit/:id/dismiss/',
  access: 'admin',
  assurance: 'money',
  summary: 'إغلاق اختلاف بعد النظر فيه، مع السبب',
  outdates: 'nothing',
  params: z.object({ id: Id }),
  body: z.object({ note: Note }),
  response: Disagreement,
});

export const PayoutLogRow = z.object({
  id: z.number(),
  user_id: z.number(),
  email: z.string(),
  wallet: z.string(),
  amount: Amount,
  tx_hash: z.string(),
  explorer_url: z.string(),
  date: Timestamp,
});
export type PayoutLogRow = z.infer<typeof PayoutLogRow>;

const LogFilter = {
  /** Part of an address, of a wallet or of a transaction. */
  search: SearchText,
  from: z.iso.date({ error: 'التاريخ غير صحيح' }).optional(),
  to: z.iso.date({ error: 'التاريخ غير صحيح' }).optional(),
};

export const listPayoutLog = endpoint({
  method: 'GET',
  path: '/api/admin-tools/payout-log/',
  access: 'admin',
  summary: 'سجل ما صُرف، الأحدث أولًا',
  query: Paging(LOG_PAGE).extend(LogFilter),
  response: pageOf(PayoutLogRow),
});

export const exportPayoutLog = endpoint({
  method: 'GET',
  path: '/api/admin-tools/payout-log/export/',
  access: 'admin',
  summary: 'سجل ما صُرف، جدولًا (CSV)',
  query: z.object(LogFilter),
  response: { fileTypes: ['text/csv'] },
});

export const checkWallet = endpoint({
  method: 'GET',
  path: '/api/wallet-check/',
  access: 'member',
  summary: 'هل يمكن الصرف إلى هذا العنوان',
  query: z.object({ address: z.string().max(100, { error: 'عنوان محفظة UAS غير صالح' }).default('') }),
  response: z.object({ is_payable: z.boolean(), ...Why }),
});
