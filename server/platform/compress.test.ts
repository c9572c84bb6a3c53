import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendCompressed } from './compress.ts';

const PAGE = 'نص طويل يتكرر '.repeat(200);
const app = Fastify();
app.get('/long', (request, reply) => sendCompressed(request, reply, PAGE));
app.get('/short', (request, reply) => sendCompressed(request, reply, 'قصير'));

async function ask(url: string, encoding?: string) {
  const { headers, rawPayload } = await app.inject({
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
  return { encoding: headers['content-encoding'], vary: headers.vary, body: rawPayload };
}

test('a caller gets the best encoding it names', async () => {
  const { encoding, vary, body } = await ask('/long', 'gzip, deflate, br');
  expect([encoding, vary, brotliDecompressSync(body).toString()]).toEqual(['br', 'accept-encoding', PAGE]);
});

test('an encoding of weight zero is refused', async () => {
  const { encoding, body } = await ask('/long', 'br;q=0, gzip;q=0.5');
  expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', PAGE]);
});

test('a caller that names no encoding, and a short text, are sent plain text', async () => {
  const answers = [await ask('/long'), await ask('/long', 'gzip;q=0'), await ask('/short', 'br')];
  expect(answers.map(({ encoding, vary }) => [encoding, vary])).toEqual([
    [undefined, 'accept-encoding'],
    [undefined, 'accept-encoding'],
    [undefined, 'accept-encoding'],
  ]);
});
