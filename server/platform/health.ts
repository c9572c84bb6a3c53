import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import { RETRY_AFTER } from './drain.ts';

/** `live`: the process answers. `ready`: the database does too. */
export function registerHealth(app: FastifyInstance, { db }: Deps): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch {
      return reply.code(503).header('retry-after', RETRY_AFTER).send({ status: 'unavailable' });
    }
  });
}
