import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Paging, pageOf, SearchText, Timestamp } from '../fields.ts';
import { Amount, LOG_PAGE } from './payment.ts';

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
