import type { Assurance, Endpoint } from '@mustalah/contract/endpoint';
import type { ErrorCode } from '@mustalah/contract/errors';
import { sql } from 'kysely';
import { demandsSecondFactor } from './config.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './errors.ts';
import type { User } from './session.ts';

/** So long a person counts as the one who has just proved who they are. */
export const FRESH_MS = 10 * 60 * 1000;

export type ProvedBy = 'password' | 'code' | 'passkey' | 'recovery_code';

/** What the sign-in of a request proves. */
export interface Proof {
  provedAt: Date;
  provedBy: ProvedBy;
  /** The user has a second factor, whether or not it was used. */
  hasSecondFactor: boolean;
}

interface Circumstances {
  now: Date;
  demandsSecondFactor: boolean;
}

/** Why a proof is not enough; null when it is. */
export function assuranceObjection(
  assurance: Assurance,
  { provedAt, provedBy, hasSecondFactor }: Proof,
  { now, demandsSecondFactor: isDemanded }: Circumstances,
): ErrorCode | null {
  if (assurance === 'money' && isDemanded && !hasSecondFactor) return 'second_factor_missing';
  if (hasSecondFactor && provedBy === 'password') return 'second_factor_required';
  if (now.getTime() - provedAt.getTime() > FRESH_MS) return 'fresh_sign_in_required';
  return null;
}

/** Refuse a caller whose sign-in proves less than an endpoint asks; give what it proves. */
export async function demandAssurance(
  { db, config, now }: { db: Db } & Pick<Deps, 'config' | 'now'>,
  { path, assurance }: Pick<Endpoint, 'path' | 'assurance'>,
  { session }: Pick<User, 'session'>,
): Promise<Proof> {
  if (!assurance) throw new Error(`${path} asks for no assurance`);
  const proof = await findProof(db, session.familyId);
  // Ended within the last moment.
  if (!proof) throw new Refusal(401, 'session_ended');
  const circumstances = { now: now(), demandsSecondFactor: demandsSecondFactor(config) };
  const objection = assuranceObjection(assurance, proof, circumstances);
  if (objection) throw new Refusal(403, objection);
  return proof;
}

/** The same of who has a second factor; for others the password that the call itself asks for is enough. */
export async function demandFactorOfEnrolled(
  deps: { db: Db } & Pick<Deps, 'config' | 'now'>,
  endpoint: Pick<Endpoint, 'path' | 'assurance'>,
  user: Pick<User, 'session'>,
): Promise<void> {
  const proof = await findProof(deps.db, user.session.familyId);
  if (proof?.hasSecondFactor) await demandAssurance(deps, endpoint, user);
}

/** What a sign-in proves. A statement of its own, so that the many calls that ask for no assurance do not pay for it. */
export const findProof = (db: Db, familyId: string): Promise<Proof | undefined> =>
  db
    .selectFrom('token_families as family')
    .select(['proved_at as provedAt', 'proved_by as provedBy'])
    .select(
      sql<boolean>`exists (select from passkeys where passkeys.user_id = family.user_id)
        or exists (select from code_apps app where app.user_id = family.user_id and confirmed_at is not null)`.as(
        'hasSecondFactor',
      ),
    )
    .where('family.id', '=', familyId)
    .$narrowType<{ provedBy: ProvedBy }>()
    .executeTakeFirst();
