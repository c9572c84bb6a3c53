import { expect, test } from 'vitest';
import { newKey } from '../../test/chain/treasury.ts';
import { holdsKey, openKey } from './secret-key.ts';

test('the key of the treasury becomes a signer whose key cannot be exported, and its bytes are wiped', async () => {
  const { bytes, address } = newKey();
  const given = Uint8Array.from(bytes);
  const signer = await openKey(given, address);
  if (typeof signer === 'string') throw new Error(signer);
  expect(signer.address).toBe(address);
  expect(signer.keyPair.privateKey.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('pkcs8', signer.keyPair.privateKey)).rejects.toThrow();
  expect(given).toEqual(new Uint8Array(64));
});

test('the key of another wallet, halves that do not belong together, other lengths: refused, and wiped', async () => {
  const [own, other] = [newKey(), newKey()];
  const mixed = Uint8Array.from([...own.bytes.slice(0, 32), ...other.bytes.slice(32)]);
  const given = [
    Uint8Array.from(other.bytes),
    mixed,
    own.bytes.slice(0, 32),
    own.bytes.slice(0, 63),
    new Uint8Array(64),
    new Uint8Array(),
  ];
  const faults = await Promise.all(given.map((bytes) => openKey(bytes, own.address)));
  const unreadable = 'key_unreadable';
  expect(faults).toEqual(['key_of_another', unreadable, unreadable, unreadable, unreadable, unreadable]);
  expect(given.every((bytes) => bytes.every((byte) => byte === 0))).toBe(true);
});

test('a key is found in a text, whatever stands around it; a signature and an address are none', async () => {
  const { base58, bytes, address } = newKey();
  const texts = [
    base58,
    `راجعت ${base58} في المستكشف`,
    `[${[...bytes].join(', ')}]`,
    [...bytes].join(','),
    base58.slice(0, -1),
    '5'.repeat(88),
    address,
    '',
  ];
  expect(await Promise.all(texts.map(holdsKey))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
