import { setTimeout as sleep } from 'node:timers/promises';
import { mailJob } from '../../gateways/mail.ts';
import type { Deps } from '../../platform/deps.ts';
import { publicUrlOf } from '../../platform/public-url.ts';
import { hashToken, newToken } from './opaque-token.ts';
import { findCredentials, lockActiveUser } from './queries.ts';
import { RESET_LIFE_MS } from './rules.ts';
import { resetMail } from './text.ts';

/** Longer than the work for a known address takes, so that the time of the answer tells nothing. */
const ANSWER_AFTER_MS = 200;

/** Mail a reset link to the owner of an address; the caller learns nothing about whether there is one. */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  await Promise.all([mailLink(deps, email), sleep(ANSWER_AFTER_MS)]);
}

async function mailLink(deps: Deps, email: string): Promise<void> {
  const { db, config, jobs, now } = deps;
  const account = await findCredentials(db, email);
  if (!account) return;
  const token = newToken();
  await db.transaction().execute(async (tx) => {
    const user = await lockActiveUser(tx, account.id);
    if (!user) return;
    // Only the newest link works.
    await tx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
    await tx
      .insertInto('password_resets')
      .values({
        token_hash: hashToken(token),
        user_id: user.id,
        expires_at: new Date(now().getTime() + RESET_LIFE_MS),
      })
      .execute();
    const link = `${publicUrlOf(config)}/reset-password?token=${token}`;
    await jobs.send(tx, mailJob, { to: user.email, ...resetMail({ name: user.name, link }) });
  });
}
