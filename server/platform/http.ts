import type { Access, Endpoint, Received, Reply } from '@mustalah/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';
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
  /** Path and query, from which the addresses of other pages are made. */
  url: string;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Make untrue whatever pages are kept, in all processes. */
    outdatePages(): Promise<void>;
  }
}

/** Register one endpoint of the contract: access check, validation, response filter and what it outdates come from it. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Reply<E>>,
): void {
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [status]: endpoint.response },
    },
    onRequest: async (request) => checkAccess(endpoint.access, request),
    handler: async ({ params, query, body, user, ip: address, url }, reply) => {
      reply.code(status);
      // Fastify has just validated these parts against the same schemas; the compiler cannot see that.
      const call = { params, query, body, user, address, url } as Call<E>;
      return changesPages(endpoint) ? outdating(app, handle(call)) : handle(call);
    },
  });
}

const changesPages = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' && endpoint.outdates === 'pages';

/** Outdate the pages when the work is done; a fault may come after the write, a refusal comes instead of it. */
async function outdating<T>(app: FastifyInstance, work: Promise<T>): Promise<T> {
  try {
    const answer = await work;
    await app.outdatePages();
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal)) await app.outdatePages();
    throw error;
  }
}

function checkAccess(access: Access, { user, hasStaleToken }: FastifyRequest): void {
  if (access === 'anyone') return;
  if (!user) throw new Refusal(401, hasStaleToken ? 'session_ended' : 'unauthenticated');
  if (!guards[access](user)) throw new Refusal(403, 'forbidden');
}
