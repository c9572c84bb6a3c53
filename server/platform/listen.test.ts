import { connect, createServer, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { PATIENT } from '../test/waiting.ts';
import { world } from '../test/world.ts';
import { listen } from './listen.ts';

const w = world();

test('an ear whose server has gone without a word is known to hear nothing, and hears again when it can', async () => {
  const target = new URL(w.databaseUrl);
  const ways: [Socket, Socket][] = [];
  let isSilent = false;
  // A machine that is away neither answers nor refuses.
  const relay = createServer((from) => {
    if (isSilent) return from.destroy();
    const to = connect(Number(target.port), target.hostname);
    ways.push([from, to]);
    for (const side of [from, to]) side.on('error', () => {});
    from.on('data', (sent) => void (isSilent || to.write(sent)));
    to.on('data', (sent) => void (isSilent || from.write(sent)));
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const address = new URL(w.databaseUrl);
  address.port = String((relay.address() as { port: number }).port);
  const said: string[] = [];
  const note = (what: string) => () => said.push(what);
  const close = listen(
    address.href,
    'any',
    { onNotice: note('notice'), onListening: note('hears'), onLoss: note('lost') },
    20,
  );
  await vi.waitUntil(() => said.length === 1, PATIENT);
  isSilent = true;
  await vi.waitUntil(() => said.length === 2, PATIENT);
  isSilent = false;
  await vi.waitUntil(() => said.at(-1) === 'hears' && said.length > 2, PATIENT);
  expect(said.slice(0, 2)).toEqual(['hears', 'lost']);
  await close();
  for (const side of ways.flat()) side.destroy();
  await new Promise((done) => relay.close(done));
});
