// Who has written reads what they wrote, from whichever server: an answer to a write says how far the database had come,
// and a browser, or whoever keeps the header, shows it again.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { NEWEST, positionIn, textOf } from './position.ts';
import { type Needs, readingFrom } from './replicas.ts';

export const POSITION_HEADER = 'mustalah-position';
const COOKIE = 'position';
/** Seconds; every replica has come farther by then. */
const COOKIE_LIFE = 3_600;

/** Have each call read what its caller has written, where there are replicas. */
export function keepOwnWrites(app: FastifyInstance, { replicas }: Pick<Deps, 'replicas'>): void {
  if (!replicas) return;
  // Not before: what reads the body loses what is set for the work under way.
  app.addHook('preValidation', (request, _reply, done) => readingFrom(needsOf(request), done));
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    // guard: A write of which nobody knows how far it came has its writer read the primary (own-writes.test.ts) ‹NEWEST → 0n›
    tell(request, reply, textOf(await replicas.position().catch(() => NEWEST)));
  });
}

function needsOf(request: FastifyRequest): Needs {
  const told = positionIn(request.headers[POSITION_HEADER]) ?? positionIn(cookieOf(request));
  if (told !== null) return { position: told, isOwn: true };
  // guard: A member whose program keeps no position reads the primary (own-writes.test.ts) ‹request.user → null›
  return request.user ? { position: NEWEST, isOwn: true } : { position: 0n, isOwn: false };
}

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

function tell({ protocol }: FastifyRequest, reply: FastifyReply, position: string): void {
  const secure = protocol === 'https' ? '; Secure' : '';
  reply.header(POSITION_HEADER, position);
  reply.header(
    'set-cookie',
    `${COOKIE}=${position}; Path=/; Max-Age=${COOKIE_LIFE}; HttpOnly; SameSite=Lax${secure}`,
  );
}
