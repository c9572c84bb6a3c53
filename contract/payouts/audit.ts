import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Paging, pageOf, Timestamp } from '../fields.ts';
import { Amount, LOG_PAGE, Note } from './payment.ts';

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
  summary: 'مطابقة السجل بالسلسلة: آخر المطابقات، وما اختلفا فيه',
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
