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
  const least = { unknown: Number.POSITIVE_INFINITY, wrong: Number.POSITIVE_INFINITY };
  // In turns, and the least of each: what else the machine does meanwhile falls on both.
  for (let i = 0; i < 10; i++) {
    least.unknown = Math.min(least.unknown, await timeOf(undefined));
    least.wrong = Math.min(least.wrong, await timeOf(stored));
  }
  // Without the equal work the ratio would be near zero.
  expect(least.unknown / least.wrong).toBeGreaterThan(0.3);
});

async function timeOf(hash: string | undefined): Promise<number> {
  const start = performance.now();
  await isPasswordOf(hash, 'wrong');
  return performance.now() - start;
}
