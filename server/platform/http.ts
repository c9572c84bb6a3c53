import type { Access, Endpoint, Marks, Received, Reply } from '@mustalah/contract/endpoint';
import { isFileAnswer, type SentFile } from '@mustalah/contract/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';
import { type Changed, changedBy, EVERYTHING } from './pages/tags.ts';
import { receiveFiles } from './receive-files.ts';
import { showRefusal } from './refusal-page.ts';
import { sendFile } from './send-file.ts';
import type { User } from './session.ts';

/** Who passes each guard; an admin passes all of them. */
const guards: Record<Exclude<Access, 'anyone'>, (user: User) => boolean> = {
  member: () => true,
  contributor: (user) => user.isAdmin || user.isContributor,
  reviewer: (user) => user.isAdmin || user.isReviewer,
  journal_admin: (user) => user.isAdmin || user.isJournalAdmin,
  review_staff: (user) => user.isAdmin || user.isJournalAdmin || user.isReviewer,
  admin: (user) => user.isAdmin,
};

/** A validated call; `user` can only be null where the contract lets anyone in. */
export type Call<E extends Endpoint> = Received<E> & {
  user: E['access'] extends 'anyone' ? User | null : User;
  /** The address of the caller, for limits. */
  address: string;
  /** What the program of the caller says of itself; empty where it says nothing. */
  agent: string;
  /** Path and query, from which the addresses of other pages are made. */
  url: string;
  /** Say what was changed beside what the endpoint always changes. */
  changes(...marks: Marks): void;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Forget the pages that show this, in all processes. */
    outdatePages(changed: Changed): Promise<void>;
    limitCalls(endpoint: Endpoint, caller: Caller): Promise<void>;
    demandAssurance(endpoint: Endpoint, user: User): Promise<void>;
    /** Every endpoint by its method and path, for calls that this process makes to itself. */
    endpoints: Map<string, { endpoint: Endpoint; handle: (call: unknown) => Promise<unknown> }>;
  }
}

/** Who calls, as far as limits ask. */
export type Caller = Pick<FastifyRequest, 'user' | 'ip' | 'body'>;

/**
 * Register one endpoint of the contract: access check, assurance, limits, validation, files, response filter and what it
 * outdates come from it.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Reply<E>>,
): void {
  const { method, path, access, response, status = 200 } = endpoint;
  const work = async (call: Call<E>): Promise<Reply<E>> =>
    // guard: What a write makes untrue is cleared by route(), for every endpoint that says so (pages/pages.test.ts) ‹outdating(app, endpoint, handle, call) → handle(call)›
    changesPages(endpoint) ? outdating(app, endpoint, handle, call) : handle(call);
  app.endpoints.set(`${method} ${path}`, { endpoint, handle: (call) => work(call as Call<E>) });
  app.route({
    method,
    url: path,
    schema: schemaOf(endpoint),
    onRequest: async (request, reply) => {
      if (opensByLink(endpoint)) {
        // Where the file leads must not learn the link.
        // guard: Where a file leads does not learn the link (signed-link.test.ts)
        reply.header('referrer-policy', 'no-referrer');
        await app.findUserOfLink(request);
      }
      // guard: Who may call an endpoint is checked for every endpoint (../test/contract.test.ts)
      checkAccess(access, request);
      if (request.user && endpoint.assurance && !endpoint.assuranceWhen) {
        const { user } = request;
        await app.inTurn(request, () => app.demandAssurance(endpoint, user));
      }
    },
    preValidation: async (request) => {
      // Before a file is taken in; a form that is only filled in wrongly does not count.
      if (takesFiles(endpoint)) {
        if (endpoint.params?.safeParse(request.params).success === false)
          throw new Refusal(400, 'bad_request');
        // guard: Uploads are limited before a file is taken in (files.test.ts)
        await app.inTurn(request, () => app.limitCalls(endpoint, request));
      }
      // guard: Who sends a file slowly keeps nobody waiting (fair-turns.test.ts) ‹receiveFiles(request, endpoint) → app.inTurn(request, () => receiveFiles(request, endpoint))›
      await receiveFiles(request, endpoint);
    },
    ...(opensByLink(endpoint) && { onSend: showRefusal }),
    handler: async (request, reply) => {
      // guard: Every call of the contract waits for its turn (fair-turns.test.ts) ‹app.inTurn(request, async () → (async (act: () => Promise<Reply<E>>) => act())(async ()›
      const answer = await app.inTurn(request, async () => {
        // guard: Calls are limited as the contract says (rate-limit.test.ts)
        if (!takesFiles(endpoint)) await app.limitCalls(endpoint, request);
        return work(callOf(request));
      });
      reply.code(status);
      return isFileAnswer(response) ? sendFile(reply, answer as SentFile) : answer;
    },
  });
}

const schemaOf = ({ params, query, body, response, status }: Endpoint) => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  ...(!isFileAnswer(response) && { response: { [status ?? 200]: response } }),
});

/** Fastify has just validated these parts against the schemas of the endpoint; the compiler cannot see that. */
const callOf = <E extends Endpoint>({
  params,
  query,
  body,
  upload,
  user,
  ip,
  headers,
  url,
}: FastifyRequest): Call<E> =>
  ({
    params,
    query,
    body,
    files: upload?.files,
    user,
    address: ip,
    agent: headers['user-agent'] ?? '',
    url,
    changes: nothingToTell,
  }) as Call<E>;

/** Of a call that changes no page. */
export const nothingToTell = (): void => {};

const takesFiles = (endpoint: Endpoint): boolean => endpoint.method !== 'GET' && endpoint.files !== undefined;

// guard: A link opens only what the contract says (signed-link.test.ts) ‹ && endpoint.link === true →›
const opensByLink = (endpoint: Endpoint): boolean => endpoint.method === 'GET' && endpoint.link === true;

const changesPages = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' && endpoint.outdates !== 'nothing';

/** Outdate what the work changed when it is done; a fault may come after the write, a refusal comes instead of it. */
async function outdating<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Reply<E>>,
  call: Call<E>,
): Promise<Reply<E>> {
  const more: Marks[number][] = [];
  const changed = (answer?: unknown): Changed =>
    endpoint.method === 'GET' || endpoint.outdates === 'pages' || endpoint.outdates === 'nothing'
      ? EVERYTHING
      : changedBy([...endpoint.outdates, ...more], [call.params, call.body, answer]);
  try {
    const answer = await handle({ ...call, changes: (...marks) => more.push(...marks) });
    await app.outdatePages(changed(answer));
    return answer;
  } catch (error) {
    // How far it came nobody knows.
    if (!(error instanceof Refusal)) await app.outdatePages(EVERYTHING);
    throw error;
  }
}

export function checkAccess(
  access: Access,
  { user, hasStaleToken }: Pick<FastifyRequest, 'user' | 'hasStaleToken'>,
): void {
  if (access === 'anyone') return;
  if (!user) throw new Refusal(401, hasStaleToken ? 'session_ended' : 'unauthenticated');
  // guard: A right is asked for, not only a session (../test/contract.test.ts) ‹guards[access](user) → user›
  if (!guards[access](user)) throw new Refusal(403, 'forbidden');
}
