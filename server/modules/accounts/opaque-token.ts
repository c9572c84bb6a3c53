import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits for a URL or a browser; what is stored is only `hashToken` of it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A fast hash is enough for what nobody can guess. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token that follows another: the same whenever it is asked for, and nobody can know it without the secret. */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh token after ${token}`).digest('base64url');
