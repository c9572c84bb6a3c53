import { z } from 'zod';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { hashToken, newToken } from '../opaque-token.ts';
import { lockActiveUser } from '../queries.ts';
import { CONFIRMATION_LIFE_MS } from '../rules.ts';
import { confirmationMail } from '../text.ts';

const LinkWork = z.object({ userId: z.number(), email: z.string() });
type LinkWork = z.infer<typeof LinkWork>;

/** The link is made when its mail is sent, so that none stands in work that waits. */
export const confirmationJob: JobKind<LinkWork> = {
  name: 'email-confirmation',
  shape: LinkWork,
  outdates: 'nothing',
};

/** Have a link sent to an address that an account is to have; only the newest link works. */
export async function askToConfirm(
  tx: Tx,
  { jobs }: Pick<DepsInTransaction, 'jobs'>,
  work: LinkWork,
): Promise<void> {
  await tx.deleteFrom('email_confirmations').where('user_id', '=', work.userId).execute();
  await jobs.send(tx, confirmationJob, work);
}

/** Make a link and send it. Done twice it sends two links, and the first use of either ends both. */
export async function sendConfirmation(
  { db, config, gateways, now }: Deps,
  { userId, email }: LinkWork,
): Promise<void> {
  const token = newToken();
  const user = await db.transaction().execute(async (tx) => {
    const owner = await lockActiveUser(tx, userId);
    if (!owner) return;
    await tx
      .insertInto('email_confirmations')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        email,
        expires_at: new Date(now().getTime() + CONFIRMATION_LIFE_MS),
      })
      .execute();
    return owner;
  });
  if (!user) return;
  const link = `${publicUrlOf(config)}/confirm-email?token=${token}`;
  const isChange = user.email !== email;
  await gateways.mail.send({ to: email, ...confirmationMail({ link, isChange }) });
}
