import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { Amount, PayoutId, PayoutResult } from './payment.ts';

/** As many people are paid in one call with a key, and in one request to a browser wallet. */
export const MOST_AT_ONCE = { key: 100, wallet: 20 } as const;

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
          description: 'المفتاح الخاص للخزينة: ٦٤ بايتًا بترميز base58 أو مصفوفة من ٦٤ عددًا',
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
