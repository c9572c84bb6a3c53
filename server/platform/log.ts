import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Fields that must never be written down, wherever they stand. */
const SECRET_FIELDS = [
  'password',
  'refresh',
  'access',
  'token',
  'recaptcha',
  'admin_private_key',
  'authorization',
  'cookie',
];

/** Structured logs, one JSON object a line on standard error; secrets are cut out. */
export const openLog = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Logger =>
  pino(
    {
      level: LOG_LEVEL,
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[redacted]',
      },
      serializers: {
        // The query may carry a reset token.
        req: ({ method, url, ip }) => ({ method, path: String(url).split('?')[0], ip }),
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
