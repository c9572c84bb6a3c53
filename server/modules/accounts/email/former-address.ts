import { z } from 'zod';
import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind, Jobs } from '../../../platform/jobs.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { hashToken, newToken } from '../opaque-token.ts';
import { lockActiveUser } from '../queries.ts';
import { ADDRESS_WAY_BACK_MS, nameFor } from '../rules.ts';
import { removeFactorsSince } from '../second-factor/remove-factor.ts';
import { addressChangedMail } from '../text.ts';
import { takeBackSince } from '../wallet/undo-change.ts';

const FormerWork = z.object({ held: z.string() });

/** The link is made when its mail is sent; the work names only the row that holds the address meanwhile. */
export const formerAddressJob: JobKind<z.infer<typeof FormerWork>> = {
  name: 'address-changed',
  shape: FormerWork,
  outdates: 'nothing',
};

interface Left {
  userId: number;
  /** The confirmed address that the account has no longer. */
  email: string;
}

/** Keep an address for its owner, who is sent the way back to it. */
export async function leaveAddress(
  tx: Tx,
  { jobs, now }: { jobs: Pick<Jobs, 'send'> } & Pick<Deps, 'now'>,
  { userId, email }: Left,
): Promise<void> {
  // Of a token that nobody has.
  const held = hashToken(newToken());
  const { last } = await tx
    .selectFrom('wallet_changes')
    .select(({ fn, val }) => fn.coalesce(fn.max('id'), val(0)).as('last'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('former_addresses')
    .values({
      token_hash: held,
      user_id: userId,
      email,
      last_wallet_change: last,
      expires_at: new Date(now().getTime() + ADDRESS_WAY_BACK_MS),
    })
    .execute();
  await jobs.send(tx, formerAddressJob, { held: held.toString('hex') });
}

/** Send the way back to the mailbox that an account has left. Done twice it sends two links, and the first use of either ends both. */
export async function sendAddressWayBack(
  { db, config, gateways }: Deps,
  { held }: z.infer<typeof FormerWork>,
): Promise<void> {
  const token = newToken();
  const sent = await db.transaction().execute(async (tx) => {
    const findHeld = () =>
      tx
        .selectFrom('former_addresses')
        .selectAll()
        .where('token_hash', '=', Buffer.from(held, 'hex'))
        .executeTakeFirst();
    const owner = await findHeld();
    const user = owner && (await lockActiveUser(tx, owner.user_id));
    // guard: Of a way back that ends meanwhile no other is made (former-address.test.ts) ‹await findHeld() → owner›
    const row = user && (await findHeld());
    if (!row) return;
    await tx
      .insertInto('former_addresses')
      .values({ ...row, token_hash: hashToken(token) })
      .execute();
    return { to: row.email, name: nameFor(user), email: user.email };
  });
  if (!sent) return;
  const link = `${publicUrlOf(config)}/reset-password?token=${token}`;
  const { to, name, email } = sent;
  await gateways.mail.send({ to, ...addressChangedMail({ name, email, link }) });
}

/** The way back that a link is, neither used nor over. */
export const findWayBack = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('former_addresses')
    .select(['user_id', 'email', 'last_wallet_change', 'expires_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export type WayBack = NonNullable<Awaited<ReturnType<typeof findWayBack>>>;

/** Whether an address is kept for an account other than this one. */
export async function isKeptForAnother(db: Db, email: string, userId: number | null, now: Date) {
  const row = await db
    .selectFrom('former_addresses')
    .select('user_id')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .where('user_id', '!=', userId ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Give an account the address back that it had, with the wallet of then and without the second factors of later. The ways
 * back to addresses of later are over, for whoever moved the account reads them; those to earlier ones are not.
 */
export async function takeAddressBack(tx: Tx, way: WayBack, now: Date): Promise<void> {
  const { user_id: userId, email, last_wallet_change: since, expires_at: until } = way;
  await tx
    .deleteFrom('former_addresses')
    .where('user_id', '=', userId)
    .where('expires_at', '>=', until)
    .execute();
  await tx.updateTable('users').set({ email }).where('id', '=', userId).execute();
  await tx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
  await takeBackSince(tx, { userId, since, now });
  // guard: A second factor that was set up since an address was left does not survive its way back (confirm-email.test.ts)
  await removeFactorsSince(tx, userId, new Date(until.getTime() - ADDRESS_WAY_BACK_MS));
  await audit(tx, { actorId: userId, action: 'user.email_undo', subject: `user:${userId}` });
}
