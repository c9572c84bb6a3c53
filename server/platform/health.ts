import type { FastifyInstance } from 'fastify';
import { isReadOnly } from './db.ts';
import type { Deps } from './deps.ts';
import { RETRY_AFTER } from './drain.ts';

/** `live`: the process answers. `ready`: the database does too, and takes writes. */
export function registerHealth(app: FastifyInstance, { db }: Deps): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    try {
      // guard: Whose database takes no writes is not ready (health.test.ts) ‹throw → void›
      if (await isReadOnly(db)) throw new Error('The database takes no writes');
      return { status: 'ok' };
    } catch {
      return reply.code(503).header('retry-after', RETRY_AFTER).send({ status: 'unavailable' });
    }
  });
}
