import type { Role } from '@mustalah/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from './deps.ts';
import { Refusal } from './errors.ts';
import { positionOf } from './own-writes.ts';
import { plannedOnce } from './planned-once.ts';
import { NEWEST } from './position.ts';
import { readingFrom } from './replicas.ts';
import { readLink } from './signed-link.ts';
import { FIRST_KEY, type SigningKey, type SigningKeys } from './signing-keys.ts';

/** Seconds. */
export const ACCESS_TOKEN_LIFE = 5 * 60;

/** Who is asking, as the database knows them at this moment. */
export interface User {
  id: number;
  name: string;
  role: Role;
  isAdmin: boolean;
  isJournalAdmin: boolean;
  isReviewer: boolean;
  isContributor: boolean;
  /** The sign-in that the request came with. */
  session: SessionClaims;
}

/** Which sign-in of whom: what a token and a signed link prove. */
export interface SessionClaims {
  userId: number;
  /** When the sign-in ends, so does what it proves. */
  familyId: string;
  /** Raised by suspension, a new role and a new password. */
  epoch: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
    /** A token came, but it is no longer good. */
    hasStaleToken: boolean;
  }
  interface FastifyInstance {
    /** Set `request.user` from the signed link that the request may be; for endpoints that open by one. */
    findUserOfLink(request: FastifyRequest): Promise<void>;
  }
}

export interface AccessClaims extends SessionClaims {
  name: string;
  role: Role;
  isReviewer: boolean;
}

/** A signed token for five minutes; its claims are for display, rights are read anew at each request. */
export function signAccessToken(
  { current }: Pick<SigningKeys, 'current'>,
  claims: AccessClaims,
  now: Date,
): Promise<string> {
  const { userId, familyId, epoch, name, role, isReviewer } = claims;
  return new SignJWT({
    user_id: userId,
    family: familyId,
    epoch,
    name,
    is_admin: role === 'admin',
    is_journal_admin: role === 'journal_admin',
    is_reviewer: isReviewer,
  })
    .setProtectedHeader({ alg: 'HS256', kid: current.id })
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_LIFE)
    .sign(bytesOf(current));
}

/** Set `request.user` from the bearer token before any handler runs. */
export function findUserOfRequest(app: FastifyInstance, deps: Deps): void {
  const { db, replica, replicas, secrets, now } = deps;
  app.decorateRequest('user', null);
  app.decorateRequest('hasStaleToken', false);

  const findOwner = (from: Deps['db'], request: FastifyRequest, claims: SessionClaims) =>
    app.inTurn(request, () => findActiveUser(from, claims), claims.userId);

  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    if (!token) return;
    await secrets.signing.keepFresh();
    const claims = await verify(token, secrets.signing, now());
    // Signing out ends the family; suspension, a new role and a new password raise the epoch: both hold at once.
    // guard: While the primary is away members read on, and none whose sign-in ended by their own hand (own-writes.test.ts) ‹positionOf(request) ?? NEWEST → 0n›
    const own = { position: positionOf(request) ?? NEWEST, isOwn: true };
    const isReading = request.method === 'GET' && replicas?.isPrimaryAway();
    const user =
      claims && (await readingFrom(own, () => findOwner(isReading ? replica : db, request, claims)));
    if (user) request.user = user;
    else request.hasStaleToken = true;
  });

  app.decorate('findUserOfLink', async (request) => {
    if (request.user || request.hasStaleToken) return;
    let claims = readLink(deps, request.url);
    if (!claims) return;
    if (claims === 'invalid') {
      // Another process may have signed it with a newer key.
      await secrets.signing.refresh();
      claims = readLink(deps, request.url);
    }
    request.user = !claims || claims === 'invalid' ? null : await findOwner(db, request, claims);
    if (!request.user) throw new Refusal(401, 'link_expired');
  });
}

async function verify(token: string, keys: SigningKeys, now: Date): Promise<SessionClaims | null> {
  const keyNamed = async ({ kid = FIRST_KEY }: { kid?: string }) => {
    const key = await keys.find(kid, now);
    if (!key) throw new Error('a key that nobody holds');
    return bytesOf(key);
  };
  try {
    const { payload } = await jwtVerify(token, keyNamed, { algorithms: ['HS256'], currentDate: now });
    const { user_id: userId, family: familyId, epoch } = payload;
    return typeof userId === 'number' && typeof familyId === 'string' && typeof epoch === 'number'
      ? { userId, familyId, epoch }
      : null;
  } catch {
    // Expired, forged or not a token at all: nobody.
    return null;
  }
}

async function findActiveUser(db: Deps['db'], session: SessionClaims): Promise<User | null> {
  const { userId, familyId, epoch } = session;
  const row = await db
    .selectFrom('users')
    .innerJoin('token_families as family', 'family.user_id', 'users.id')
    .select(['users.id', 'name', 'role', 'is_reviewer', 'is_contributor'])
    .where('users.id', '=', userId)
    .where('family.id', '=', familyId)
    .where('family.revoked_at', 'is', null)
    .where('status', '=', 'active')
    .where('token_epoch', '=', epoch)
    .modifyEnd(plannedOnce)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    isAdmin: row.role === 'admin',
    isJournalAdmin: row.role === 'journal_admin',
    isReviewer: row.is_reviewer,
    isContributor: row.is_contributor,
    session,
  };
}

const bytesOf = ({ secret }: SigningKey): Uint8Array => new TextEncoder().encode(secret);

const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
