import type { ClaimSignature } from '../../gateways/captcha.ts';
import type { Db } from '../../platform/db.ts';

/** Remember solved puzzles in PostgreSQL: of all processes only the first to claim a signature gets it. */
export const claimCaptcha =
  (db: Db): ClaimSignature =>
  async (signature, expiresAt) => {
    const row = await db
      .insertInto('used_captchas')
      .values({ signature, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .returning('signature')
      .executeTakeFirst();
    return row !== undefined;
  };
