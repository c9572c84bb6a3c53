import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { type Work, workNow } from './work.ts';

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

/** Structured logs, one JSON object a line on standard error, which names what it is about; secrets are cut out. */
export const openLog = (
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger =>
  pino(
    {
      level: LOG_LEVEL,
      // guard: A line of the log names the request it belongs to (../test/app.test.ts) ‹workNow() → undefined›
      mixin: () => nameOf(workNow()),
      redact: {
        // guard: No secret is written down ‹flatMap((field) => [field, `*.${field}`, `*.*.${field}`] → filter((field) => field.length > 99›
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[redacted]',
      },
      serializers: {
        // The query may carry a reset token.
        req: ({ method, url, ip }) => ({ method, path: String(url).split('?')[0], ip }),
        // guard: Of an error only its words are written down, without tokens
        err: faultOf,
      },
    },
    destination,
  );

const nameOf = (work: Work | undefined): object => (work ? { request: work.id, call: work.call } : {});

const SECRET_IN_TEXT = /\b(token|refresh|access|password|link)=[^&\s"']+/gi;
const withoutSecrets = (text = ''): string => text.replace(SECRET_IN_TEXT, '$1=[redacted]');

/** What a log needs of an error. Its other properties may be anything: a whole address, a row of a table. */
function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: faultOf(cause) }),
  };
}
