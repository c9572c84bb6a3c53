import { z } from 'zod';
import { PROFILE_LIMITS } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Email, Id, line, Password, Timestamp, text } from '../fields.ts';
import { assignReviewer, DeskPaper } from './desk.ts';
import { PAPER_LENGTHS } from './paper.ts';

// Inviting a reviewer who has no account: by their address, with an account made when they accept.

const DAY = 24 * 60 * 60;

export const inviteByAddress = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/address-invitations/',
  access: 'journal_admin',
  summary: 'دعوة من لا حساب له إلى تحكيم بحث، ببريده؛ ويصير محكّمًا ويُسند إليه البحث إن قبل',
  outdates: 'nothing',
  params: ById,
  body: assignReviewer.body.omit({ reviewer_id: true }).extend({
    name: line({ max: PROFILE_LIMITS.name }),
    email: Email,
    /** What makes a conflict of interest likely was seen. */
    despite_signs: z.boolean({ error: 'القيمة المطلوبة نعم أو لا' }).default(false),
  }),
  response: DeskPaper,
  status: 201,
  limits: [
    { by: 'user', max: 20, windowSeconds: DAY },
    // Nobody is written to without end.
    { by: 'email', max: 3, windowSeconds: DAY },
  ],
});

export const withdrawAddressInvitation = endpoint({
  method: 'POST',
  path: '/api/journal/papers/:id/address-invitations/:invitation/withdraw/',
  access: 'journal_admin',
  summary: 'سحب دعوة أُرسلت إلى بريد ولم يُجب عنها بعد',
  outdates: 'nothing',
  params: ById.extend({ invitation: Id }),
  response: DeskPaper,
});

const LinkToken = z.string({ error: 'الرابط غير صالح' }).min(1).max(200);
// Nobody guesses 256 bits; this only bounds the work.
const LINK_LIMITS = [{ by: 'address', max: 60, windowSeconds: 3600 }] as const;

export const showAddressInvitation = endpoint({
  method: 'GET',
  path: '/api/journal/address-invitation/',
  access: 'anyone',
  summary: 'دعوة التحكيم التي أُرسلت إلى بريد بلا حساب؛ عرضها لا يجيب عنها',
  query: z.object({ token: LinkToken }),
  response: z.object({
    title: z.string(),
    abstract: z.string(),
    main_category: z.string(),
    sub_category: z.string(),
    /** Of whom the link is. */
    name: z.string(),
    email: z.string(),
    respond_by: Timestamp,
    /** Days for the review, once it is accepted. */
    due_in_days: z.number().int(),
    /** Somebody has opened an account with the address, and accepts signed in. */
    has_account: z.boolean(),
  }),
  limits: LINK_LIMITS,
});

export const declineAddressInvitation = endpoint({
  method: 'POST',
  path: '/api/journal/address-invitation/decline/',
  access: 'anyone',
  summary: 'الاعتذار عن دعوة أُرسلت إلى بريد، بلا حساب، مرة واحدة',
  outdates: 'nothing',
  body: z.object({
    token: LinkToken,
    reason: text({ min: 0, max: PAPER_LENGTHS.conflict }).default(''),
  }),
  response: Done,
  limits: LINK_LIMITS,
});

export const acceptWithNewAccount = endpoint({
  method: 'POST',
  path: '/api/journal/address-invitation/register/',
  access: 'anyone',
  summary: 'قبول دعوة أُرسلت إلى بريد، بحساب يُنشأ له: يصير صاحبه محكّمًا ويُسند إليه البحث',
  outdates: 'nothing',
  body: z.object({ token: LinkToken, name: line({ max: PROFILE_LIMITS.name }), password: Password }),
  response: Done,
  status: 201,
  limits: LINK_LIMITS,
});

export const acceptSignedIn = endpoint({
  method: 'POST',
  path: '/api/journal/address-invitation/accept/',
  access: 'member',
  summary: 'قبول دعوة أُرسلت إلى بريد، ممن سجّل دخوله بحساب البريد نفسه',
  outdates: 'nothing',
  body: z.object({ token: LinkToken }),
  response: Done,
  limits: [{ by: 'user', max: 30, windowSeconds: 3600 }],
});
