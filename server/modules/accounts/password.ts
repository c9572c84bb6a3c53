import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobody: Promise<string> | undefined;

/** Compare with a stored hash; without one it takes as long and says no, so that time tells nothing. */
export async function isPasswordOf(storedHash: string | undefined, password: string): Promise<boolean> {
  // A hash that is none (an account without a password) must cost the same too.
  const isUsable = storedHash?.startsWith('$argon2id$') ?? false;
  nobody ??= hashPassword(randomBytes(16).toString('hex'));
  const isSame = await verify(isUsable && storedHash ? storedHash : await nobody, password);
  return isUsable && isSame;
}
