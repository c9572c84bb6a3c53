import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { lockingFor, type Recode, unlockingWith } from './encryption.ts';
import { lockIn } from './keys.ts';

const MEGABYTES = 3;

async function* bytes(): AsyncIterable<Uint8Array> {
  // In pieces that are none of the format's own.
  for (let n = 0; n < MEGABYTES * 1024; n++) yield new Uint8Array(1024).fill(n % 251);
}
async function* only(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content;
}
async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}
const plain = await all(bytes());
const identity = await generateX25519Identity();
const other = await generateX25519Identity();
const recipients = [await identityToRecipient(identity)];

const lockedFor = async (...to: string[]) => all((await lockingFor({ recipients: to })).encrypt(bytes()));
const opened = async (locked: Uint8Array, unlock: Recode) => all(unlock(only(locked)));
const unlock = (identities = identity) => unlockingWith({ identities }, null);

test('what is locked for a recipient is opened by whoever has the identity, and is the format of age', async () => {
  const locked = await lockedFor(...recipients);
  expect(locked.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect((await opened(locked, await unlock(`# made here\n${identity}\n`))).equals(plain)).toBe(true);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(Buffer.from(await decrypter.decrypt(locked)).equals(plain)).toBe(true);
});

test('each of several recipients opens it, and nobody else', async () => {
  const locked = await lockedFor(...recipients, await identityToRecipient(other));
  expect((await opened(locked, await unlock(other))).equals(plain)).toBe(true);
  const alone = await lockedFor(...recipients);
  await expect(opened(alone, await unlock(other))).rejects.toThrow('locked for somebody else');
});

test('a passphrase opens the key of a backup, and another one does not', async () => {
  const passphrase = 'أربع كلمات لا يعرفها غيري';
  const { encrypt, keyFile } = await lockingFor({ passphrase, workFactor: 14 });
  expect(Buffer.from(keyFile ?? []).toString()).toMatch(/^age-encryption.org\/v1\n-> scrypt \S{22} 14\n/);
  const locked = await all(encrypt(bytes()));
  expect((await opened(locked, await unlockingWith({ passphrase }, keyFile))).equals(plain)).toBe(true);
  await expect(unlockingWith({ passphrase: `${passphrase}.` }, keyFile)).rejects.toThrow(
    'passphrase is another',
  );
  await expect(unlockingWith({ passphrase }, null)).rejects.toThrow('No passphrase opens');
});

test('unless told otherwise a passphrase is as slow to try as age makes it', () => {
  const settings = readConfig({ BACKUP_PASSPHRASE: 'أربع كلمات لا يعرفها غيري' });
  expect(lockIn(settings)).toEqual({ passphrase: 'أربع كلمات لا يعرفها غيري', workFactor: 18 });
});

test.each<[string, (locked: Buffer) => Buffer]>([
  ['in its middle', (locked) => Buffer.from(locked).fill(7, 1_000_000, 1_000_001)],
  ['in its header', (locked) => Buffer.from(locked).fill('x', 60, 62)],
  ['at its end, by which it is shorter', (locked) => locked.subarray(0, -1)],
  ['at the border of a piece', (locked) => locked.subarray(0, locked.length - (locked.length % 65_552))],
  ['so that nothing is left', () => Buffer.alloc(0)],
  ['to something else', () => Buffer.from('not a file of age')],
])('a file that was changed %s is refused', async (_where, change) => {
  const locked = change(await lockedFor(...recipients));
  await expect(opened(locked, await unlock())).rejects.toThrow(/damaged|locked for somebody else/);
});

test('who names no recipient or no identity is told', async () => {
  await expect(lockingFor({ recipients: ['age1nobody'] })).rejects.toThrow(
    'Not a recipient of age: age1nobody',
  );
  await expect(unlock('AGE-SECRET-KEY-1NO')).rejects.toThrow('something else than identities');
});

test('what is locked needs the memory of a few pieces, however much it is', async () => {
  const { encrypt } = await lockingFor({ recipients });
  let ahead = 0;
  let most = 0;
  async function* source(): AsyncIterable<Uint8Array> {
    for (let n = 0; n < 4096; n++) {
      most = Math.max(most, ++ahead);
      yield new Uint8Array(16_384);
    }
  }
  for await (const chunk of encrypt(source())) ahead -= chunk.length / 16_384;
  expect(most).toBeLessThan(64);
});
