import type { Role } from '@mustalah/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from './deps.ts';

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
}

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
    /** A token came, but it is no longer good. */
    hasStaleToken: boolean;
  }
}

export interface AccessClaims {
  userId: number;
  epoch: number;
  name: string;
  role: Role;
  isReviewer: boolean;
}

/** A signed token for five minutes; its claims are for display, rights are read anew at each request. */
export function signAccessToken(secret: string, claims: AccessClaims, now: Date): Promise<string> {
  const { userId, epoch, name, role, isReviewer } = claims;
  return new SignJWT({
    user_id: userId,
    epoch,
    name,
    is_admin: role === 'admin',
    is_journal_admin: role === 'journal_admin',
    is_reviewer: isReviewer,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_LIFE)
    .sign(new TextEncoder().encode(secret));
}

/** Set `request.user` from the bearer token before any handler runs. */
export function findUserOfRequest(app: FastifyInstance, { db, secrets, now }: Deps): void {
  app.decorateRequest('user', null);
  app.decorateRequest('hasStaleToken', false);
  const key = new TextEncoder().encode(secrets.accessToken);

  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    if (!token) return;
    const claims = await verify(token, key, now());
    // Suspension, a new role and a new password raise the epoch, so they hold from the next request on.
    const user = claims && (await findActiveUser(db, claims.userId, claims.epoch));
    if (user) request.user = user;
    else request.hasStaleToken = true;
  });
}

async function verify(token: string, key: Uint8Array, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
    const { user_id: userId, epoch } = payload;
    return typeof userId === 'number' && typeof epoch === 'number' ? { userId, epoch } : null;
  } catch {
    // Expired, forged or not a token at all: nobody.
    return null;
  }
}

async function findActiveUser(db: Deps['db'], id: number, epoch: number): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'is_reviewer', 'is_contributor'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('token_epoch', '=', epoch)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    role: row.role as Role,
    isAdmin: row.role === 'admin',
    isJournalAdmin: row.role === 'journal_admin',
    isReviewer: row.is_reviewer,
    isContributor: row.is_contributor,
  };
}

const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
