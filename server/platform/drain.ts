import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { bodyOf } from './errors.ts';

/** Seconds after which a caller may try again what we could not answer. */
export const RETRY_AFTER = 5;

/** Stop listening, answer what is under way, pages included, and refuse what still comes over open connections. */
export async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app;
  // Not Fastify's own closing alone: it answers in words that are not ours, and pages under way lose the API.
  server.removeAllListeners('request');
  // guard: What comes while the server ends is refused in our words ‹refuse(response) → response.end()›
  server.on('request', (_request, response) => refuse(response));
  // guard: Pages under way at the end keep the API behind them
  await new Promise((done) => server.close(done));
  await app.close();
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER),
      connection: 'close',
    })
    .end(JSON.stringify(bodyOf('unavailable')));
}
