import { RefusedCall } from '../../api.ts';

/** What failed, and why when the server has said so. */
export const sayWhy = (what: string, error: unknown): string =>
  error instanceof RefusedCall ? `${what}: ${error.detail}` : what;

/** The rights that opened the screen are gone. */
export const isForbidden = (error: unknown): boolean => error instanceof RefusedCall && error.status === 403;
