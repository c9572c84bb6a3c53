import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LARGEST_PAGE, Paging, SearchText, Timestamp } from '../fields.ts';
import { Amount, Why } from './payment.ts';

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

/** What keeps points from being paid, as their owner is told: what they can mend themselves comes first. */
export const payoutDelays = [
  'nothing_to_pay',
  'unconfirmed',
  'wallet_missing',
  'wallet_unusable',
  'wallet_held',
  'too_little',
  'doubtful_points',
  'being_paid',
  'in_review',
  'above_ceiling',
  'off',
  'stopped',
] as const;
export type PayoutDelay = (typeof payoutDelays)[number];

export const getOwnPayout = endpoint({
  method: 'GET',
  path: '/api/own-payout/',
  access: 'member',
  summary: 'ما يُصرف للمستخدم من نقاطه، وما يؤخّر صرفها',
  response: z.object({
    balance: Amount,
    /** What an admin who orders it now may pay. */
    payable: Amount,
    /** None of them: an admin has only to order it. */
    delays: z.array(z.enum(payoutDelays)),
    /** Until when payouts to a changed wallet wait, while they do. */
    wallet_held_until: Timestamp.nullable(),
    /** When somebody was paid last, whoever it was. */
    last_run: Timestamp.nullable(),
  }),
});

export const exportPendingUsers = endpoint({
  method: 'GET',
  path: '/api/payouts/pending-users/export/',
  access: 'admin',
  summary: 'من لهم رصيد يمكن صرفه، جدولًا (CSV) للصرف خارج المنصة',
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
