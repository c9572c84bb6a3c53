import type { Db, Tx } from '../../../platform/db.ts';

/** An invitation that can be answered by its link; nothing once it is answered, withdrawn or over. */
export const findOpenInvitation = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('address_invitations as invitation')
    .innerJoin('papers as paper', 'paper.id', 'invitation.paper_id')
    .select(['invitation.id', 'invitation.paper_id as paperId', 'invitation.name', 'invitation.email'])
    .select(['invited_by as invitedBy', 'due_in_days as dueInDays', 'expires_at as expiresAt'])
    .select(['title', 'abstract', 'main_category as mainCategory', 'sub_category as subCategory'])
    .where('link_hash', '=', hash)
    .where('state', '=', 'invited')
    // guard: A link that came too late answers nothing (address-invitation.test.ts)
    .where('expires_at', '>', now)
    // guard: Of a paper that is decided or taken back nobody is asked any more (address-invitation.test.ts)
    .where('paper.status', '=', 'pending')
    .where('paper.withdrawn_at', 'is', null)
    .whereRef('paper.round', '=', 'invitation.round')
    .executeTakeFirst();
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>;

/** The account of an address, as far as it matters for an invitation to it. */
export const findAccountOf = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'email_confirmed_at']).where('email', '=', email).executeTakeFirst();

/** Who accepted is known by their account: name and address are kept no longer. */
export const markAccepted = (tx: Tx, id: number, { reviewerId, now }: { reviewerId: number; now: Date }) =>
  tx
    .updateTable('address_invitations')
    .set({
      state: 'accepted',
      reviewer_id: reviewerId,
      answered_at: now,
      link_hash: null,
      name: '',
      email: '',
    })
    .where('id', '=', id)
    .execute();

export const markDeclined = (tx: Tx, id: number, { reason, now }: { reason: string; now: Date }) =>
  tx
    .updateTable('address_invitations')
    .set({ state: 'declined', decline_reason: reason, answered_at: now, link_hash: null })
    .where('id', '=', id)
    .execute();

/** Name the link of an invitation that is to be sent; nothing when it is wanted no longer. */
export const putLink = (db: Db, id: number, { hash, now }: { hash: Buffer; now: Date }) =>
  db
    .updateTable('address_invitations as invitation')
    .from('papers as paper')
    .set({ link_hash: hash })
    .whereRef('paper.id', '=', 'invitation.paper_id')
    .where('invitation.id', '=', id)
    .where('invitation.state', '=', 'invited')
    .where('invitation.expires_at', '>', now)
    .where('paper.status', '=', 'pending')
    .where('paper.withdrawn_at', 'is', null)
    .returning(['invitation.email', 'invitation.expires_at as expiresAt', 'paper.title'])
    .executeTakeFirst();

/** Forget those who were asked before a moment and have not accepted. */
export const forgetInvitations = (db: Db, before: Date) =>
  db
    .deleteFrom('address_invitations')
    .where('state', '<>', 'accepted')
    .where('expires_at', '<', before)
    .execute();
