import { type AddressInfo, connect } from 'node:net';
import { getLeaderboard } from '@mustalah/contract/rewards';
import { searchTerms } from '@mustalah/contract/terms/dictionary';
import { checkTerm } from '@mustalah/contract/terms/suggestions';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { buildUser } from '../test/factories.ts';
import { world } from '../test/world.ts';
import { openLog } from './log.ts';
import { networkOf } from './network.ts';
import { aside, doing, workNow } from './work.ts';

// Two calls at a time, one of each caller.
const w = world({ config: { DATABASE_POOL: 1, TRUST_PROXY: '127.0.0.1' } });
let app: FastifyInstance;
beforeAll(async () => {
  app = buildApp({ ...w.deps, config: { ...w.deps.config, QUEUE_MS: 50 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Take places of an app until the test is over. */
async function take(...owners: (string | number)[]): Promise<void> {
  for (const owner of owners) await app.turns.take(owner);
  onTestFinished(() => owners.forEach((owner) => app.turns.giveBack(owner)));
}

const ask = (url: string, from = '192.0.2.7', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'x-forwarded-for': from, ...headers } });

test.each([getLeaderboard.path, '/feeds/articles.atom', '/oai?verb=Identify', '/sitemap.xml'])(
  'whoever waits too long for a turn is told so and when to come again: %s',
  async (url) => {
    await take('one', 'other');
    const { statusCode, headers, body } = await ask(url);
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '5',
      { code: 'overloaded', detail: 'الموقع مزدحم الآن ولم يُنفَّذ طلبك، حاول مجددًا بعد ثوانٍ' },
    ]);
  },
);

test('a storm does not fill the log: what is sent away is counted', async () => {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const logged = buildApp({ ...w.deps, config: { ...w.deps.config, QUEUE_MS: 1 } }, { log });
  onTestFinished(() => logged.close());
  await logged.ready();
  await logged.turns.take('one');
  await logged.turns.take('other');
  const { statusCode } = await logged.inject({ url: getLeaderboard.path });
  expect([statusCode, logged.turns.sentAway, lines]).toEqual([503, 1, []]);
});

test('while no call has a turn the process says that it lives, and the balancer leaves it in', async () => {
  await take('one', 'other');
  expect((await ask('/health/live')).statusCode).toBe(200);
  expect((await ask('/health/ready')).statusCode).toBe(200);
  expect((await ask('/metrics', '127.0.0.1')).statusCode).toBe(200);
});

test('a stranger who has their share waits while others are answered', async () => {
  await take(networkOf('192.0.2.7'));
  expect((await ask(getLeaderboard.path)).statusCode).toBe(503);
  expect((await ask(getLeaderboard.path, '192.0.2.8')).statusCode).toBe(200);
});

test('a member is counted by their account, wherever they are', async () => {
  const user = await buildUser(w.db);
  const authorization = `Bearer ${await user.token(w)}`;
  await take(user.id);
  expect((await ask(getLeaderboard.path, '192.0.2.8', { authorization })).statusCode).toBe(503);
  expect((await ask(getLeaderboard.path, '192.0.2.8')).statusCode).toBe(200);
});

test('every place is given back, also after a refusal, a fault and a body that comes slowly', async () => {
  const user = await buildUser(w.db);
  const authorization = `Bearer ${await user.token(w)}`;
  await Promise.all([
    ask(getLeaderboard.path),
    ask('/api/terms/999999/'),
    ask(searchTerms.path, '192.0.2.9', { authorization }),
    ask(`${checkTerm.path}?arabic=`, '192.0.2.10'),
  ]);
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = `POST /api/users/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
  socket.write(`${head}content-length: 100\r\n\r\n{`);
  await expect.poll(() => [app.turns.running, app.turns.waiting]).toEqual([0, 0]);
  expect((await ask(getLeaderboard.path)).statusCode).toBe(200);
});

test('whoever waits for another system lets others have the place, and goes on in it', async () => {
  const request = { work: { id: 'f00d', call: 'test' }, user: null, ip: '192.0.2.7', hadTurn: false };
  const seen: number[] = [];
  const see = async () => seen.push(app.turns.running);
  await app.inTurn(request as never, async () => {
    await see();
    // Both are away at a time.
    await Promise.all([aside(see), aside(() => Promise.resolve().then(see))]);
    await see();
  });
  await expect.poll(() => app.turns.running).toBe(0);
  expect(seen).toEqual([1, expect.any(Number), expect.any(Number), 1]);
  expect(await doing({ id: '', call: '' }, () => aside(async () => workNow()?.call))).toBe('');
});
