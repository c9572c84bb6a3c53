import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorText } from '@mustalah/contract/errors';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';

test('what is under way is answered, with the API behind it; what still comes is asked to come again', async () => {
  const app = Fastify();
  const [reached, reach] = gate();
  const [released, release] = gate();
  app.get('/api', async () => 'from the API');
  app.get('/page', async () => {
    reach();
    await released;
    return (await app.inject('/api')).body;
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  const answers = text(socket);

  socket.write('GET /page HTTP/1.1\r\nhost: x\r\n\r\n');
  await reached;
  const drained = drain(app);
  socket.write('GET /page HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => app.server.listening).toBe(false);
  release();
  await drained;

  const [, first = '', second = ''] = (await answers).split('HTTP/1.1 ');
  expect(first).toMatch(/^200 OK[^]*from the API$/);
  expect(second).toMatch(/^503 Service Unavailable[^]*retry-after: 5\r\n/);
  expect(JSON.parse(/\{.*\}/.exec(second)?.[0] ?? '')).toEqual({
    code: 'unavailable',
    detail: errorText.unavailable,
  });
});

/** A promise, and what keeps it. */
function gate(): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
}
