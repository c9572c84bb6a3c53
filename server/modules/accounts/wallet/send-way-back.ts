import { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { hashToken, newToken } from '../opaque-token.ts';
import { findMailbox } from '../public-users.ts';
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
export async function sendWayBack(
  { db, config, gateways, now }: Deps,
  { changeId }: WalletWork,
): Promise<void> {
  const change = await db
    .selectFrom('wallet_changes')
    .select(['user_id', 'old_wallet', 'new_wallet', 'held_until'])
    .where('id', '=', changeId)
    .executeTakeFirst();
  const mailbox = change && (await findMailbox(db, change.user_id));
  if (!mailbox) return;
  const token = newToken();
  await db
    .insertInto('wallet_undo_links')
    .values({
      token_hash: hashToken(token),
      change_id: changeId,
      expires_at: wayBackUntil(now(), config.WALLET_HOLD_HOURS),
    })
    .execute();
  const { old_wallet: from, new_wallet: to, held_until: heldUntil } = change;
  const link = `${publicUrlOf(config)}/undo-wallet?token=${token}`;
  await gateways.mail.send({
    to: mailbox.email,
    ...walletMail({ name: mailbox.name, link, from, to, heldUntil }),
  });
}
