import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, SearchText, Timestamp } from '../fields.ts';
import { Amount, Note, Why } from './payment.ts';

/** As many people are shown to whoever looks for the one that was paid. */
export const MOST_RECIPIENTS = 10;

export const Recipient = z.object({
  user_id: z.number(),
  /** People of one name are told apart by all that follows. */
  name: z.string(),
  email: z.string(),
  joined_at: Timestamp,
  is_suspended: z.boolean(),
  /** The present one, empty where there is none; and others that something was paid to. */
  wallet: z.string(),
  earlier_wallets: z.array(z.string()),
  /** Why nothing can be booked to them. */
  ...Why,
});
export type Recipient = z.infer<typeof Recipient>;

export const findRecipients = endpoint({
  method: 'GET',
  path: '/api/payouts/book/recipients/',
  access: 'admin',
  summary: 'من قد تكون وصلته دفعة من خارج المنصة: باسمه أو بريده أو محفظته، أو برقمه',
  query: z.object({
    /** Part of a name or of an address, or a whole wallet; nobody is found by nothing. */
    search: SearchText,
    user: Id.optional(),
  }),
  response: z.object({ people: z.array(Recipient), has_more: z.boolean() }),
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
