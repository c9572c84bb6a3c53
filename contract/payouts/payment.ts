import { z } from 'zod';
import { line } from '../fields.ts';

export const LOG_PAGE = 25;
export const NOTE_LENGTH = 500;

/** In points, which are UAS: digits and at most six decimals. */
export const Amount = z.string().meta({ pattern: '^\\d{1,14}(\\.\\d{1,6})?$' });

/** An Arabic sentence and its code; both empty when there is nothing to say. */
export const Why = { reason: z.string(), reason_code: z.string() };
export const PayoutId = z.uuid({ error: 'المعرّف غير صحيح' });
export const Note = line({ max: NOTE_LENGTH });

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
