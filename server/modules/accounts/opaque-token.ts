import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a URL or a browser; what is stored is only `hashToken` of it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A fast hash is enough for what nobody can guess. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
