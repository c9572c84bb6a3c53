import type { Db } from '../../platform/db.ts';

/** Remember solved puzzles in PostgreSQL: of all processes only the first to claim a signature gets it. */
export async function claimCaptcha(db: Db, signature: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_captchas')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .returning('signature')
    .executeTakeFirst();
  // guard: A solved captcha is good once, in all processes (upkeep.test.ts) ‹undefined → null›
  return row !== undefined;
}
