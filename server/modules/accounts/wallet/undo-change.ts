import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { hashToken } from '../opaque-token.ts';
import { raiseEpoch } from '../queries.ts';
import { revokeSessions } from '../sessions.ts';
import { lockWallet } from './lock-wallet.ts';

const linkInvalid = () => new Refusal(400, 'undo_link_invalid');

/**
 * Take a change of wallet back by the link of its mail: the wallet from before stands again, the links of this change and
 * of all later ones are over, and so are all sessions, for whoever changed it may be in one of them.
 */
export async function undoWalletChange({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  const hash = hashToken(token);
  const link = await findLink(db, hash, now());
  if (!link) throw linkInvalid();
  await db.transaction().execute(async (tx) => {
    const held = await lockWallet(tx, link.user_id);
    // Of two uses at once the second finds the link gone.
    // guard: The way back to a wallet is gone once (wallet.test.ts) ‹ || !(await findLink(tx, hash, now())) →›
    if (!held || !(await findLink(tx, hash, now()))) throw linkInvalid();
    await endLinksFrom(tx, link);
    const { change_id: undoes, user_id: userId, old_wallet: to } = link;
    // guard: An undone change leaves the hold of the one before it (wallet.test.ts) ‹await holdBefore(tx, link, now()) → null›
    const heldUntil = await holdBefore(tx, link, now());
    if (held.wallet_address !== to) {
      await tx
        .insertInto('wallet_changes')
        .values({
          user_id: userId,
          old_wallet: held.wallet_address,
          new_wallet: to,
          held_until: heldUntil,
          undoes,
          created_at: now(),
        })
        .execute();
    }
    await tx
      .updateTable('users')
      .set({ wallet_address: to, wallet_held_until: heldUntil })
      .where('id', '=', userId)
      .execute();
    // guard: A wallet that is taken back ends a sign-in that waits for its second step (../second-factor/second-factor.test.ts)
    await raiseEpoch(tx, userId);
    // guard: A wallet that is taken back ends all sessions (../second-factor/second-factor.test.ts) ‹await revokeSessions(tx, userId, now()) → 0›
    const sessions = await revokeSessions(tx, userId, now());
    await audit(tx, {
      actorId: userId,
      action: 'user.wallet_undo',
      subject: `user:${userId}`,
      detail: { from: held.wallet_address, to, sessions },
    });
  });
}

interface Since {
  userId: number;
  /** Of the last change that stays; 0 for none. */
  since: number;
  now: Date;
}

/** Take all changes of wallet since one back; what waits to be paid out waits on. */
export async function takeBackSince(tx: Tx, { userId, since, now }: Since): Promise<void> {
  const first = await tx
    .selectFrom('wallet_changes as change')
    .select(['id as change_id', 'user_id', 'old_wallet'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('wallet_changes').select('id').whereRef('undoes', '=', 'change.id')).as('isUndone'),
    )
    .where('user_id', '=', userId)
    .where('id', '>', since)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const held = first && (await lockWallet(tx, userId));
  if (!held) return;
  await endLinksFrom(tx, first);
  if (held.wallet_address === first.old_wallet) return;
  await tx
    .insertInto('wallet_changes')
    .values({
      user_id: userId,
      old_wallet: held.wallet_address,
      new_wallet: first.old_wallet,
      held_until: held.wallet_held_until,
      undoes: first.isUndone ? null : first.change_id,
      created_at: now,
    })
    .execute();
  await tx.updateTable('users').set({ wallet_address: first.old_wallet }).where('id', '=', userId).execute();
}

type Link = Pick<NonNullable<Awaited<ReturnType<typeof findLink>>>, 'user_id' | 'change_id'>;

const findLink = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('wallet_undo_links as link')
    .innerJoin('wallet_changes as change', 'change.id', 'link.change_id')
    .select(['link.change_id', 'change.user_id', 'change.old_wallet'])
    .where('link.token_hash', '=', hash)
    // guard: The way back to a wallet has its time (wallet.test.ts)
    .where('link.expires_at', '>', now)
    .executeTakeFirst();

/** Of the change and of all later ones: what they would bring back is what is taken away here. */
const endLinksFrom = (tx: Tx, { user_id, change_id }: Link) =>
  tx
    .deleteFrom('wallet_undo_links')
    .where('change_id', 'in', (changes) =>
      changes
        .selectFrom('wallet_changes')
        .select('id')
        .where('user_id', '=', user_id)
        // guard: Who undoes a change ends the ways back to what came after it (wallet.test.ts) ‹'>=' → '='›
        .where('id', '>=', change_id),
    )
    .execute();

/** The wallet that stands again may itself have been waiting. */
async function holdBefore(db: Db, { user_id, change_id }: Link, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('wallet_changes')
    .select(({ fn }) => fn.max('held_until').as('held_until'))
    .where('user_id', '=', user_id)
    .where('id', '<', change_id)
    .where('held_until', '>', now)
    .executeTakeFirst();
  return row?.held_until ?? null;
}
