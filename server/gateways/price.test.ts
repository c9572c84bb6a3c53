import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PATIENT } from '../test/waiting.ts';
import { fixedPrice, type HttpPriceSource, httpPrice, type Prices, parsePrices } from './price.ts';

let server: Server;
let url: string;
let asked: number;
let reply: (response: ServerResponse) => void;
let clock: number;

const json = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body));

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked++;
    reply(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked = 0;
  clock = 0;
});

const open = (timeoutMs?: number) =>
  httpPrice(url, { USD: 1 }, { now: () => clock, ...(timeoutMs && { timeoutMs }) });

/** The source is asked until these prices come from it: on a busy machine it may be given up before it answers. */
const heardAgain = (price: HttpPriceSource, wanted: Prices) =>
  vi.waitFor(async () => {
    clock += 30_000;
    await price.current();
    await price.settled();
    expect(await price.current()).toEqual(wanted);
  }, PATIENT);

test('the configured prices are read, and a malformed list stops the start', () => {
  expect(parsePrices('USD=0.05, SAR=0.1875')).toEqual({ USD: 0.05, SAR: 0.1875 });
  for (const text of ['', 'USD', 'USD=', 'USD=x', 'usd=1', 'USD=-1', 'USD=0', 'USD=1,,']) {
    expect(() => parsePrices(text)).toThrow();
  }
});

test('fixed prices stay', async () => {
  expect(await fixedPrice({ USD: 2 }).current()).toEqual({ USD: 2 });
});

test('the source’s prices take the place of the configured ones', async () => {
  reply = json({ USD: 0.06, NGN: 80 });
  const price = open();
  expect(await price.current()).toEqual({ USD: 1 });
  await vi.waitFor(async () => expect(await price.current()).toEqual({ USD: 0.06, NGN: 80 }), PATIENT);
});

test('the source is asked once in thirty seconds, by however many pages', async () => {
  reply = json({ USD: 0.06 });
  const price = open();
  await Promise.all(Array.from({ length: 50 }, () => price.current()));
  await vi.waitFor(async () => expect(await price.current()).toEqual({ USD: 0.06 }), PATIENT);
  clock = 29_999;
  await price.current();
  expect(asked).toBe(1);
  clock = 30_000;
  reply = json({ USD: 0.07 });
  expect(await price.current()).toEqual({ USD: 0.06 });
  await vi.waitFor(async () => expect(await price.current()).toEqual({ USD: 0.07 }), PATIENT);
  expect(asked).toBe(2);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['an error', (response) => void response.writeHead(500).end('{"USD":9}')],
  ['no JSON', (response) => void response.end('<html>')],
  ['a list', json([9])],
  ['a price in words', json({ USD: '9' })],
  ['a price of nothing', json({ USD: 0 })],
  ['a price below nothing', json({ USD: -9 })],
  ['an odd currency', json({ usd: 9 })],
  ['no currency at all', json({})],
  ['too much', (response) => void response.end(`{"USD":9,"SAR":${'1'.repeat(200_000)}}`)],
  [
    'half an answer',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"USD":9');
      setImmediate(() => response.destroy());
    },
  ],
  ['silence', () => {}],
])('the last good prices stay when the source gives %s', async (_name, bad) => {
  reply = json({ USD: 0.06 });
  const price = open(200);
  await heardAgain(price, { USD: 0.06 });

  reply = bad;
  clock += 30_000;
  // The answer is there before the source has been heard or given up.
  expect(await Promise.race([price.current(), price.settled()])).toEqual({ USD: 0.06 });
  await price.settled();
  expect(await price.current()).toEqual({ USD: 0.06 });

  reply = json({ USD: 0.08 });
  await heardAgain(price, { USD: 0.08 });
});

test('a source that is not there makes no page wait', async () => {
  const price = httpPrice('http://127.0.0.1:9/', { USD: 1 });
  expect(await price.current()).toEqual({ USD: 1 });
  await price.settled();
  expect(await price.current()).toEqual({ USD: 1 });
});

test('prices are told with their age, and called stale when the source has long been silent', async () => {
  reply = json({ USD: 0.06 });
  const price = open();
  expect(await price.quote()).toEqual({ prices: { USD: 1 }, at: null, isStale: false });
  await price.settled();
  expect(await price.quote()).toEqual({ prices: { USD: 0.06 }, at: new Date(0), isStale: false });

  reply = (response) => void response.writeHead(500).end();
  clock = 299_999;
  expect((await price.quote()).isStale).toBe(false);
  clock = 300_000;
  expect(await price.quote()).toEqual({ prices: { USD: 0.06 }, at: new Date(0), isStale: true });

  reply = json({ USD: 0.07 });
  clock = 400_000;
  await price.quote();
  await price.settled();
  expect(await price.quote()).toEqual({ prices: { USD: 0.07 }, at: new Date(400_000), isStale: false });
});

test('configured prices have no age; a source that never answered makes them stale', async () => {
  expect(await fixedPrice({ USD: 2 }).quote()).toEqual({ prices: { USD: 2 }, at: null, isStale: false });
  const price = httpPrice('http://127.0.0.1:9/', { USD: 1 }, { now: () => clock });
  clock = 300_000;
  expect(await price.quote()).toEqual({ prices: { USD: 1 }, at: null, isStale: true });
  await price.settled();
});
