import type { FastifyInstance } from 'fastify';
import { doing, REQUEST_ID_HEADER, type Work } from './work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    work: Work;
  }
}

/** Have each request be a work of its own, and its answer say of which. */
export function nameWork(app: FastifyInstance): void {
  app.decorateRequest('work');
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, routeOptions } = request;
    request.work = { id, call: `${method} ${routeOptions.url ?? 'unknown'}` };
    // guard: Every answer names its request (../test/app.test.ts)
    reply.header(REQUEST_ID_HEADER, id);
    doing(request.work, done);
  });
  // What reads the body loses what is set for the work under way.
  app.addHook('preValidation', (request, _reply, done) => doing(request.work, done));
}
