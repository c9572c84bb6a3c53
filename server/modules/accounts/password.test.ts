import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './password.ts';

test('a password is recognised by its Argon2id hash, and no other is', async () => {
  const stored = await hashPassword('كلمة مرور طويلة');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordOf(stored, 'كلمة مرور طويلة')).toBe(true);
  expect(await isPasswordOf(stored, 'كلمة مرور أخرى')).toBe(false);
});

test('nobody has no password, nor has an account whose hash is none', async () => {
  expect(await isPasswordOf(undefined, 'anything')).toBe(false);
  expect(await isPasswordOf('none', 'none')).toBe(false);
});

test('an unknown account costs as much as a wrong password', async () => {
  const stored = await hashPassword('the right one');
  await isPasswordOf(undefined, 'warm up');
  const times = async (hash: string | undefined) => {
    const start = performance.now();
    for (let i = 0; i < 10; i++) await isPasswordOf(hash, 'wrong');
    return performance.now() - start;
  };
  const ratio = (await times(undefined)) / (await times(stored));
  // Without the equal work the ratio would be near zero.
  expect(ratio).toBeGreaterThan(0.3);
});
