import { DAY_MS } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { grantTo } from '../../accounts/grant-reviewer.ts';
import { hashToken, newToken } from '../../accounts/opaque-token.ts';
import { openInvited, prepareInvited } from '../../accounts/register-invited.ts';
import { findAssignment } from '../paper/assignments.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { inviteReviewer } from '../paper/invite.ts';
import { findAuthorship } from '../paper/people.ts';
import { isKept } from '../paper/rules.ts';
import { tellEditors } from '../paper/tell.ts';
import { editorText } from '../paper/text.ts';
import type { AddressInvitationWork } from '../paper/work.ts';
import { wordingOf } from '../templates/in-force.ts';
import {
  findAccountOf,
  findOpenInvitation,
  forgetInvitations,
  markAccepted,
  markDeclined,
  type OpenInvitation,
  putLink,
} from './address-queries.ts';
import { acceptReview } from './answer-invitation.ts';
import { INVITATION_KEPT_DAYS } from './rules.ts';
import { addressLetter, doneText } from './text.ts';

const linkInvalid = () => new Refusal(404, 'invitation_invalid');

/** Make the link of an invitation to an address and send it, unless it is wanted no longer. Sent twice, the last link works. */
export async function sendAddressInvitation(
  { db, config, gateways, now }: Deps,
  { invitationId }: AddressInvitationWork,
): Promise<void> {
  const token = newToken();
  const invited = await putLink(db, invitationId, { hash: hashToken(token), now: now() });
  if (!invited) return;
  const { email, title, expiresAt: respondBy } = invited;
  const link = `${publicUrlOf(config)}/reviewer-invitation?token=${token}`;
  const letter = addressLetter({ title, respondBy, link, decidedBy: config.JOURNAL_DECISION });
  const { subject, body } = await wordingOf(db, letter);
  await gateways.mail.send({ to: email, subject, text: body, link });
}

/** What the link shows; it answers nothing. */
export async function readAddressInvitation({ db, now }: Deps, token: string) {
  const invitation = await findOpenInvitation(db, hashToken(token), now());
  if (!invitation) throw linkInvalid();
  const { title, abstract, mainCategory, subCategory, name, email, expiresAt, dueInDays } = invitation;
  const account = await findAccountOf(db, email);
  return {
    title,
    abstract,
    main_category: mainCategory,
    sub_category: subCategory,
    name,
    email,
    respond_by: expiresAt.toISOString(),
    due_in_days: dueInDays,
    has_account: account !== undefined,
  };
}

/** Decline, without an account. */
export async function declineByAddress(
  { db, ...deps }: Deps,
  token: string,
  reason: string,
): Promise<{ detail: string }> {
  return db.transaction().execute(async (tx) => {
    const { invitation, paper } = await holdInvitation(tx, token, deps.now());
    await markDeclined(tx, invitation.id, { reason, now: deps.now() });
    await tellEditors(tx, deps, paper, editorText.declined(paper.title));
    return { detail: doneText.declined };
  });
}

interface Accepting {
  token: string;
  name: string;
  password: string;
}

/** Accept with an account that is made for it. */
export async function acceptWithNewAccount(
  { db, ...deps }: Deps,
  { token, name, password }: Accepting,
  address: string,
): Promise<{ detail: string }> {
  const seen = await findOpenInvitation(db, hashToken(token), deps.now());
  if (!seen) throw linkInvalid();
  const prepared = await prepareInvited(db, { name, email: seen.email, password });
  return db.transaction().execute(async (tx) => {
    const held = await holdInvitation(tx, token, deps.now());
    const reviewerId = await openInvited(tx, deps, prepared, address);
    await accept(tx, deps, held, { id: reviewerId, email_confirmed_at: deps.now() });
    return { detail: doneText.accountMade };
  });
}

/** Accept as who is signed in with the address that was invited. */
export async function acceptSignedIn(
  { db, ...deps }: Deps,
  token: string,
  userId: number,
): Promise<{ detail: string }> {
  return db.transaction().execute(async (tx) => {
    const held = await holdInvitation(tx, token, deps.now());
    const account = await findAccountOf(tx, held.invitation.email);
    // guard: A link that somebody passed on is of no use to another account (address-invitation.test.ts) ‹account?.id !== userId → !account›
    if (account?.id !== userId) throw new Refusal(403, 'invitation_for_another');
    await accept(tx, deps, held, account);
    return { detail: doneText.accepted };
  });
}

/** Hold the paper of an invitation that can still be answered; of two answers at once the second finds the link gone. */
async function holdInvitation(tx: Tx, token: string, now: Date) {
  const hash = hashToken(token);
  const seen = await findOpenInvitation(tx, hash, now);
  const paper = seen && (await holdPaper(tx, seen.paperId));
  const invitation = await findOpenInvitation(tx, hash, now);
  // guard: A link is answered once (address-invitation.test.ts) ‹!paper || !invitation → !paper›
  if (!paper || !invitation) throw linkInvalid();
  return { paper, invitation };
}

/** What accepting brings: the role, the assignment, and that it is accepted. */
async function accept(
  tx: Tx,
  deps: DepsInTransaction,
  { paper, invitation }: Awaited<ReturnType<typeof holdInvitation>>,
  account: { id: number; email_confirmed_at: Date | null },
): Promise<void> {
  const { id: reviewerId } = account;
  const { invitedBy: byId, dueInDays: days }: OpenInvitation = invitation;
  await grantTo(tx, account, byId);
  // guard: Who turns out to be an author is not asked to review (address-invitation.test.ts)
  if (await findAuthorship(tx, reviewerId, paper.id)) throw new Refusal(409, 'conflict_of_interest');
  const before = await findAssignment(tx, { paperId: paper.id, round: paper.round, reviewerId });
  if (before && isKept(before.state)) throw new Refusal(409, 'already_assigned');
  await markAccepted(tx, invitation.id, { reviewerId, now: deps.now() });
  await inviteReviewer(tx, deps, paper, { reviewerId, byId, days });
  await acceptReview(tx, deps, { paperId: paper.id, reviewerId });
}

/** Forget, each night, the names of those who were asked long ago and never came. */
export const tidyAddressInvitations = ({ db, now }: Deps) =>
  forgetInvitations(db, new Date(now().getTime() - INVITATION_KEPT_DAYS * DAY_MS));
