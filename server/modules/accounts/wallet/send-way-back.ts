import { z } from 'zod';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { hashToken, newToken } from '../opaque-token.ts';
import { findMailbox } from '../public-users.ts';
import { lockWallet } from './lock-wallet.ts';
import { wayBackUntil } from './rules.ts';
import { walletMail } from './text.ts';

const WalletWork = z.object({ changeId: z.number() });
type WalletWork = z.infer<typeof WalletWork>;

/** The link is made when its mail is sent, so that none stands in work that waits. */
export const walletMailJob: JobKind<WalletWork> = {
  name: 'wallet-changed',
  shape: WalletWork,
  outdates: 'nothing',
};

/** Tell the owner of an account that its wallet was changed, with a link that takes it back. Done twice it sends two links. */
export async function sendWayBack(deps: Deps, { changeId }: WalletWork): Promise<void> {
  const { db, config, gateways, now } = deps;
  const token = newToken();
  const until = wayBackUntil(now(), config.WALLET_HOLD_HOURS);
  const made = await db.transaction().execute((tx) => makeLink(tx, { changeId, token, until }));
  if (!made) return;
  const { mailbox, old_wallet: from, new_wallet: to, held_until: heldUntil } = made;
  const link = `${publicUrlOf(config)}/undo-wallet?token=${token}`;
  await gateways.mail.send({
    to: mailbox.email,
    ...walletMail({ name: mailbox.name, link, from, to, heldUntil }),
  });
}

interface Link {
  changeId: number;
  token: string;
  until: Date;
}

async function makeLink(tx: Tx, { changeId, token, until }: Link) {
  const change = await tx
    .selectFrom('wallet_changes')
    .select(['user_id', 'old_wallet', 'new_wallet', 'held_until'])
    .where('id', '=', changeId)
    .executeTakeFirst();
  // Whoever takes a wallet back at this moment comes before or after.
  const mailbox = change && (await lockWallet(tx, change.user_id)) && (await findMailbox(tx, change.user_id));
  if (!mailbox) return null;
  // guard: No way back is sent to a wallet that was taken back before the mail went out (wallet.test.ts)
  if (await isTakenBack(tx, change.user_id, changeId)) return null;
  await tx
    .insertInto('wallet_undo_links')
    .values({
      token_hash: hashToken(token),
      change_id: changeId,
      expires_at: until,
    })
    .execute();
  return { ...change, mailbox };
}

/** Whether a change, or one before it, was undone since. */
async function isTakenBack(tx: Tx, userId: number, changeId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('wallet_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '>', changeId)
    .where('undoes', '<=', changeId)
    .executeTakeFirst();
  return row !== undefined;
}
