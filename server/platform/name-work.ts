import type { FastifyInstance } from 'fastify';
import { beginStep, type Step } from './steps.ts';
import { doing, REQUEST_ID_HEADER, type Work } from './work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    work: Work;
    /** Of its trace, where one is recorded. */
    step: Step | undefined;
  }
}

/** Have each request be a work of its own, and its answer say of which. */
export function nameWork(app: FastifyInstance): void {
  app.decorateRequest('work');
  app.decorateRequest('step');
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, routeOptions } = request;
    const work = { id, call: `${method} ${routeOptions.url ?? 'unknown'}` };
    const step = beginStep({ kind: 'server', name: work.call, work });
    request.work = step ? { ...work, step: step.id } : work;
    request.step = step;
    // guard: Every answer names its request (../test/app.test.ts)
    reply.header(REQUEST_ID_HEADER, id);
    doing(request.work, done);
  });
  app.addHook('onResponse', async ({ step }, { statusCode }) =>
    step?.end(statusCode >= 500 ? statusCode : undefined),
  );
  // What reads the body loses what is set for the work under way.
  app.addHook('preValidation', (request, _reply, done) => doing(request.work, done));
}
