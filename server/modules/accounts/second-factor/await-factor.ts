import type { AwaitedFactor } from '@mustalah/contract/identity';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../opaque-token.ts';
import { questionOf, siteOf } from './passkey-ceremony.ts';
import { countRecoveryCodes, findCodeAppSince, listPasskeys } from './queries.ts';
import { AWAITED_MS } from './rules.ts';

interface RightPassword {
  userId: number;
  /** The user's, as it was when the password was found right: what raises it ends the step. */
  epoch: number;
  /** The sign-in that proves itself again; null for one that is yet to be. */
  familyId: string | null;
}

/** The password was right. Nothing more is needed of who has no second factor; others are refused until they give it. */
export async function demandFactor(
  { db, config, now }: Deps,
  { userId, epoch, familyId }: RightPassword,
): Promise<void> {
  const passkeys = await listPasskeys(db, userId);
  const hasCodes = (await findCodeAppSince(db, userId)) !== null;
  if (passkeys.length === 0 && !hasCodes) return;
  const site = siteOf(config);
  const question = site && passkeys.length > 0 ? await questionOf(site, passkeys) : null;
  const challenge = newToken();
  await db
    .insertInto('awaited_factors')
    .values({
      token_hash: hashToken(challenge),
      user_id: userId,
      token_epoch: epoch,
      family_id: familyId,
      // Without one no answer of a passkey fits.
      passkey_challenge: question?.challenge ?? newToken(),
      expires_at: new Date(now().getTime() + AWAITED_MS),
    })
    .execute();
  const second_factor: AwaitedFactor = {
    challenge,
    totp: hasCodes,
    passkey: question && { ...question },
    recovery_code: (await countRecoveryCodes(db, userId)) > 0,
  };
  // guard: Who has a second factor does not get in with a password alone (second-factor.test.ts)
  throw new Refusal(403, 'second_factor_awaited', { extra: { second_factor } });
}
