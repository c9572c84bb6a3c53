import type { Config } from './config.ts';

/** The address that readers see, without a slash at its end. */
export const publicUrlOf = ({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  (PUBLIC_URL ?? `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${PORT}`).replace(
    /\/$/,
    '',
  );
