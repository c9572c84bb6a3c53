// Who has written reads what they wrote, from whichever process and server: the answer to a write says how far the database
// had come, and what this process has told the others of it. A browser, or whoever keeps the header, shows it again.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { RETRY_AFTER } from './drain.ts';
import { Refusal } from './errors.ts';
import { NEWEST, type Position, positionIn, textOf } from './position.ts';
import { type Needs, readingFrom } from './replicas.ts';

export const POSITION_HEADER = 'mustalah-position';
const POSITION = 'position';
/** Longer than an access token lives: whoever goes on gets another. */
const POSITION_SECONDS = 600;
const TOLD = 'told';
/** Much longer than processes take to hear of each other. */
const TOLD_SECONDS = 60;

/** Have each call read what its caller has written. */
export function keepOwnWrites(
  app: FastifyInstance,
  { replicas }: Pick<Deps, 'replicas'>,
  told: () => string,
): void {
  if (replicas) {
    // Not before: what reads the body loses what is set for the work under way.
    app.addHook('preValidation', (request, _reply, done) => readingFrom(needsOf(request), done));
    app.addHook('onRequest', async ({ method }) => {
      // guard: Where another primary has taken over nothing is written to the former one (own-writes.test.ts)
      if (isWrite(method) && replicas.isPrimaryLeftBehind()) throw leftBehind();
    });
  }
  app.addHook('onSend', async (request, reply) => {
    if (!isWrite(request.method)) return;
    if (told() !== '') giveCookie(request, reply, `${TOLD}=${told()}; Max-Age=${TOLD_SECONDS}`);
    if (!replicas) return;
    // guard: A write of which nobody knows how far it came has its writer read the primary (own-writes.test.ts) ‹NEWEST → 0n›
    const position = textOf(await replicas.position().catch(() => NEWEST));
    reply.header(POSITION_HEADER, position);
    giveCookie(request, reply, `${POSITION}=${position}; Max-Age=${POSITION_SECONDS}`);
  });
}

const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

const leftBehind = (): Refusal => new Refusal(503, 'unavailable', { retryAfter: RETRY_AFTER });

/** What a visitor was told of their last write; empty where there is none. */
export const toldTo = (request: FastifyRequest): string => cookieOf(request, TOLD) ?? '';

/** How far the database had come with what a caller wrote last, as they show it. */
export const positionOf = (request: FastifyRequest): Position | null =>
  positionIn(request.headers[POSITION_HEADER]) ?? positionIn(cookieOf(request, POSITION));

function needsOf(request: FastifyRequest): Needs {
  const shown = positionOf(request);
  if (shown !== null) return { position: shown, isOwn: true };
  // guard: A member whose program keeps no position reads the primary (own-writes.test.ts) ‹request.user → null›
  return request.user ? { position: NEWEST, isOwn: true } : { position: 0n, isOwn: false };
}

const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function giveCookie({ protocol }: FastifyRequest, reply: FastifyReply, cookie: string): void {
  const secure = protocol === 'https' ? '; Secure' : '';
  // The framework keeps those that were given before.
  reply.header('set-cookie', `${cookie}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}
