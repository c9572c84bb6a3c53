import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@mustalah/contract/identity';
import { hashToken } from '../opaque-token.ts';

/** RFC 4648, in which no two letters look alike. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Ten codes of 80 random bits each, in groups of four letters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(16)]
      .map((byte) => BASE32[byte % BASE32.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/** Of a code as it was given out, or without its dashes. */
export const hashOfRecoveryCode = (code: string): Buffer => hashToken(code.replaceAll('-', ''));
