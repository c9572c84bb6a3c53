import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, line, Paging, pageOf, Timestamp } from '../fields.ts';
import { Amount, LOG_PAGE, NOTE_LENGTH, Why } from './payment.ts';

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
