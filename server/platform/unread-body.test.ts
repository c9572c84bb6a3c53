import { EventEmitter } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { world } from '../test/world.ts';
import { cutOffAfter } from './unread-body.ts';

const w = world();
const served: Socket[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  app = buildApp(w.deps);
  app.server.on('connection', (socket) => served.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** A connection of its own, what was answered on it, and what the server took in from it. */
async function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answered = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (answered += piece));
  socket.on('error', () => {});
  await expect.poll(() => served.some(({ remotePort }) => remotePort === socket.localPort)).toBe(true);
  const server = served.find(({ remotePort }) => remotePort === socket.localPort);
  return { socket, answered: () => answered, taken: () => server?.bytesRead };
}

/** Send for ever, until the other side has had enough. */
async function sendWithoutEnd(socket: Socket, start: string, piece: string): Promise<void> {
  const closed = new Promise((over) => socket.on('close', over));
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.write(start);
  socket.on('drain', more);
  more();
  await closed;
}

const head = (address: string, type: string, ...more: string[]): string =>
  [`POST ${address} HTTP/1.1`, 'host: x', `content-type: ${type}`, ...more, '', ''].join('\r\n');

test.concurrent.each([
  ['/api/journal/submit/', 'multipart/form-data; boundary=x', 401],
  ['/api/journal/papers/1/withdraw/', 'application/json', 401],
  ['/api/users/register/', 'text/plain', 415],
  ['/api/users/register/', 'multipart/form-data; boundary=x', 415],
  ['/api/users/register/', 'application/json', 413],
  ['/api/unknown/', 'text/plain', 415],
  ['/api/terms/%zz/', 'application/json', 400],
])('a body without end is refused and cut off: %s, %s', async (address, type, status) => {
  const { socket, answered, taken } = await open();
  await sendWithoutEnd(
    socket,
    head(address, type, 'transfer-encoding: chunked'),
    `4000\r\n${'z'.repeat(16_384)}\r\n`,
  );
  // With what was under way when the answer was: reading ends a piece after the limit.
  expect([answered().slice(0, 12), Number(taken()) < 1_000_000]).toEqual([`HTTP/1.1 ${status}`, true]);
});

test.concurrent('a form that says it is larger than any is cut off too', async () => {
  const { socket, answered, taken } = await open();
  const type = 'multipart/form-data; boundary=x';
  const start = head('/api/journal/submit/', type, `content-length: ${300 * 1024 * 1024}`);
  await sendWithoutEnd(socket, start, 'z'.repeat(16_384));
  expect([answered().slice(0, 12), Number(taken()) < 1_000_000]).toEqual(['HTTP/1.1 401', true]);
});

test('a form whose token has run out may be sent to its end, and its sender learns it and sends it again', async () => {
  const { socket, answered } = await open();
  const answers = () => answered().match(/HTTP\/1\.1 \d+/g);
  const body = 'z'.repeat(3_000_000);
  const type = 'multipart/form-data; boundary=x';
  socket.write(head('/api/journal/submit/', type, `content-length: ${body.length}`));
  await expect.poll(answers).toEqual(['HTTP/1.1 401']);
  socket.write(body);
  socket.write('GET /api/unknown/ HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(answers).toEqual(['HTTP/1.1 401', 'HTTP/1.1 404']);
  socket.destroy();
});

test.concurrent('one who has sent little and never ends is not waited for', async () => {
  const { socket, answered } = await open();
  const closed = new Promise((over) => socket.on('close', over));
  socket.write(head('/api/users/register/', 'text/plain', 'content-length: 9'));
  await closed;
  expect(answered()).toMatch(/^HTTP\/1\.1 415 /);
});

test('a small body that comes after its refusal costs nobody the connection', async () => {
  const { socket, answered } = await open();
  const answers = () => answered().match(/HTTP\/1\.1 \d+/g);
  const body = 'z'.repeat(50_000);
  socket.write(head('/api/users/register/', 'text/plain', `content-length: ${body.length}`));
  await expect.poll(answers).toEqual(['HTTP/1.1 415']);
  socket.write(body);
  socket.write('GET /api/unknown/ HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(answers).toEqual(['HTTP/1.1 415', 'HTTP/1.1 404']);
  socket.destroy();
});

test('what comes behind an early answer is taken in up to the limit, and a body that goes on is cut off', () => {
  vi.useFakeTimers();
  const [pause, destroy] = [vi.fn(), vi.fn()];
  const raw = Object.assign(new EventEmitter(), { complete: false, pause, socket: { destroy } });
  const reply = { raw: new EventEmitter() };
  cutOffAfter({ raw, headers: {} } as never, reply as never);
  raw.emit('data', Buffer.alloc(100 * 1024));
  expect(pause).not.toHaveBeenCalled();
  raw.emit('data', Buffer.alloc(1));
  expect(pause).toHaveBeenCalledOnce();
  reply.raw.emit('finish');
  vi.runAllTimers();
  expect(destroy).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a body that ended within the grace keeps its connection', () => {
  vi.useFakeTimers();
  const destroy = vi.fn();
  const raw = Object.assign(new EventEmitter(), { complete: false, socket: { destroy } });
  const reply = { raw: new EventEmitter() };
  cutOffAfter({ raw, headers: {} } as never, reply as never);
  reply.raw.emit('finish');
  raw.complete = true;
  vi.runAllTimers();
  vi.useRealTimers();
  expect(destroy).not.toHaveBeenCalled();
});
