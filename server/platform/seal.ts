import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text is for: none opens as another. */
export type Purpose = 'secrets of second factors' | 'secrets of the installation';

export interface SealedFor {
  purpose: Purpose;
  owner: string;
}

/** Encrypt what the database alone must not tell; opens again only for the same purpose and owner. */
export function seal(secret: string, { purpose, owner }: SealedFor, plain: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** What was sealed; throws where it was altered, moved to another owner, or sealed with another secret. */
export function unseal(secret: string, { purpose, owner }: SealedFor, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
}

const keyOf = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
