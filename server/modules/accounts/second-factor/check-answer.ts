import type { Assertion, FactorAnswer } from '@mustalah/contract/identity';
import type { ProvedBy } from '../../../platform/assurance.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { DepsInTransaction } from '../../../platform/deps.ts';
import { type SealedFor, unseal } from '../../../platform/seal.ts';
import { readAssertion, siteOf } from './passkey-ceremony.ts';
import { lockCodeApp, lockPasskey } from './queries.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { tellOfSecurity } from './tell.ts';
import { stepOf } from './totp.ts';

interface Step {
  user_id: number;
  passkey_challenge: string;
}

/** By what an answer proves its user; null when it is wrong. What works once is used up by it. */
export async function checkAnswer(
  tx: Tx,
  deps: DepsInTransaction,
  { user_id: userId, passkey_challenge: challenge }: Step,
  { totp, recovery_code, passkey }: FactorAnswer,
): Promise<ProvedBy | null> {
  if (totp) return (await takeCode(tx, deps, userId, totp)) ? 'code' : null;
  if (recovery_code)
    return (await takeRecoveryCode(tx, deps, userId, recovery_code)) ? 'recovery_code' : null;
  return passkey && (await usePasskey(tx, deps, { userId, challenge, passkey })) ? 'passkey' : null;
}

/** A code of the app, of this half minute or one beside it, that was not used before, nor one after it. */
async function takeCode(
  tx: Tx,
  { secrets, now, log }: DepsInTransaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const app = await lockCodeApp(tx, userId);
  // guard: An app that never showed a code proves nobody (second-factor.test.ts)
  if (!app?.confirmed_at) return false;
  const secret = openSecret(secrets.lasting, userId, app.sealed_secret, log);
  const step = secret === null ? null : stepOf(secret, code, now());
  // guard: A code opens once (second-factor.test.ts) ‹ || step <= app.last_step →›
  if (step === null || step <= app.last_step) return false;
  await tx.updateTable('code_apps').set({ last_step: step }).where('user_id', '=', userId).execute();
  return true;
}

/** Null after a restore into an installation with other secrets: then recovery codes and passkeys are left. */
function openSecret(
  secret: string,
  userId: number,
  sealed: Buffer,
  log: DepsInTransaction['log'],
): string | null {
  try {
    return unseal(secret, ownerOf(userId), sealed);
  } catch (cause) {
    log.error(new Error('the secret of a code app was sealed with other secrets', { cause }));
    return null;
  }
}

export const ownerOf = (userId: number): SealedFor => ({
  purpose: 'secrets of second factors',
  owner: `user:${userId}`,
});

async function takeRecoveryCode(
  tx: Tx,
  deps: DepsInTransaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: deps.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOfRecoveryCode(code))
    // guard: A recovery code opens once (second-factor.test.ts)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) return false;
  await audit(tx, { actorId: userId, action: 'user.recovery_code', subject: `user:${userId}` });
  await tellOfSecurity(tx, deps, userId, 'recovery_code_used');
  return true;
}

async function usePasskey(
  tx: Tx,
  { config, now }: DepsInTransaction,
  { userId, challenge, passkey }: { userId: number; challenge: string; passkey: Assertion },
): Promise<boolean> {
  const site = siteOf(config);
  const known = site && (await lockPasskey(tx, userId, passkey.id));
  const counter = known ? await readAssertion(site, challenge, known, passkey) : null;
  if (!known || counter === null) return false;
  await tx.updateTable('passkeys').set({ counter, last_used_at: now() }).where('id', '=', known.id).execute();
  return true;
}
