import { setTimeout as sleep } from 'node:timers/promises';
import { requestPasswordReset as resetEndpoint } from '@mustalah/contract/accounts';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import type { JobKind } from '../../platform/jobs.ts';
import { crowdsOf } from '../../platform/network.ts';
import { publicUrlOf } from '../../platform/public-url.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { aside } from '../../platform/work.ts';
import { passCaptcha } from './check-captcha.ts';
import { hashToken, newToken } from './opaque-token.ts';
import { findCredentials, lockActiveUser } from './queries.ts';
import { ASKED_WITHIN_SECONDS, nameFor, RESET_LIFE_MS, RESETS_BEFORE_CAPTCHA } from './rules.ts';
import { resetMail } from './text.ts';

const ResetWork = z.object({ userId: z.number() });

/** The link is made when its mail is sent: work that waits can be read, and would be worth an account. */
export const resetJob: JobKind<z.infer<typeof ResetWork>> = {
  name: 'password-reset',
  shape: ResetWork,
  outdates: 'nothing',
};

/** Longer than the work for a known address takes, so that the time of the answer tells nothing. */
const ANSWER_AFTER_MS = 200;

export interface ResetRequest {
  email: string;
  /** A captcha token; empty while none is insisted on. */
  recaptcha: string;
}

/** Mail a reset link to the owner of an address; the caller learns nothing about whether there is one. */
export async function requestPasswordReset(
  deps: Deps,
  { email, recaptcha }: ResetRequest,
  address: string,
): Promise<void> {
  const isInsisted = await isRepeated(deps, email, address);
  await passCaptcha(deps, resetEndpoint, { email, recaptcha, address, isInsisted });
  await Promise.all([beginReset(deps, email), aside(() => sleep(ANSWER_AFTER_MS))]);
}

/** Whether somebody has asked before within the hour; all are counted, so that one at once with another is not first. */
async function isRepeated({ db, gateways, now }: Deps, email: string, address: string): Promise<boolean> {
  const ofAddress = crowdsOf(address).map(({ network, shares }) => ({ key: `address:${network}`, shares }));
  const counts = await Promise.all(
    [{ key: `account:${email}`, shares: 1 }, ...ofAddress].map(async ({ key, shares }) => {
      const { hits } = await countHit(db, `reset:asked:${key}`, ASKED_WITHIN_SECONDS, now());
      return hits / shares;
    }),
  );
  return gateways.captcha.id !== 'off' && counts.some((asked) => asked > RESETS_BEFORE_CAPTCHA);
}

async function beginReset({ db, jobs }: Deps, email: string): Promise<void> {
  const account = await findCredentials(db, email);
  if (!account) return;
  await db.transaction().execute(async (tx) => {
    const user = await lockActiveUser(tx, account.id);
    if (!user) return;
    // Only the newest link works.
    await tx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
    await jobs.send(tx, resetJob, { userId: user.id });
  });
}

/** Make a link and send it. Done twice it sends two links, and the first use of either ends both. */
export async function sendResetLink({ db, config, gateways, now }: Deps, userId: number): Promise<void> {
  const token = newToken();
  const user = await db.transaction().execute(async (tx) => {
    const owner = await lockActiveUser(tx, userId);
    if (!owner) return;
    await tx
      .insertInto('password_resets')
      .values({
        token_hash: hashToken(token),
        user_id: owner.id,
        expires_at: new Date(now().getTime() + RESET_LIFE_MS),
      })
      .execute();
    return owner;
  });
  if (!user) return;
  const link = `${publicUrlOf(config)}/reset-password?token=${token}`;
  await gateways.mail.send({ to: user.email, ...resetMail({ name: nameFor(user), link }) });
}
