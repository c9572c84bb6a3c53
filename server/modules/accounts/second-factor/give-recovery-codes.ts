import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { lockActiveUser } from '../queries.ts';
import { findCodeAppSince, listPasskeys } from './queries.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { tellOfSecurity } from './tell.ts';

/** Codes for a paper, with the first second factor of a user; none where they were given before. */
export async function givenAtFirst(tx: Tx, userId: number, now: Date): Promise<string[]> {
  const given = await tx
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return given ? [] : giveRecoveryCodes(tx, userId, now);
}

/** Put new codes in the place of all earlier ones; only their hashes stay. */
async function giveRecoveryCodes(tx: Tx, userId: number, now: Date): Promise<string[]> {
  const codes = newRecoveryCodes();
  // guard: New recovery codes end the old ones (second-factor.test.ts)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOfRecoveryCode(code), user_id: userId, given_at: now })))
    .execute();
  return codes;
}

/** Give a user new codes, for instance when the paper is lost. */
export function renewRecoveryCodes(deps: Deps, userId: number): Promise<string[]> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockActiveUser(tx, userId))) throw notFound();
    const hasFactor = (await listPasskeys(tx, userId)).length > 0 || (await findCodeAppSince(tx, userId));
    if (!hasFactor) throw new Refusal(409, 'no_second_factor');
    await audit(tx, { actorId: userId, action: 'user.recovery_codes', subject: `user:${userId}` });
    await tellOfSecurity(tx, deps, userId, 'recovery_codes_renewed');
    return giveRecoveryCodes(tx, userId, deps.now());
  });
}
