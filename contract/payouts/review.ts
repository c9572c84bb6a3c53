import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, LARGEST_PAGE, line, Paging, pageOf, Timestamp } from '../fields.ts';
import { Amount, LOG_PAGE, NOTE_LENGTH, PayoutId, PayoutState, Why } from './payment.ts';

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
