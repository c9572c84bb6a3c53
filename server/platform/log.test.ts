import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function written(write: (log: ReturnType<typeof openLog>) => void): string {
  let lines = '';
  write(openLog({ LOG_LEVEL: 'debug' }, { write: (line) => (lines += line) }));
  return lines;
}

test.each(['password', 'refresh', 'access', 'token', 'recaptcha', 'authorization', 'cookie'])(
  'a field named %s is never written down, wherever it stands',
  (field) => {
    const lines = written((log) => {
      log.info({ [field]: 'secret-1' });
      log.info({ body: { [field]: 'secret-2' } });
      log.info({ request: { headers: { [field]: 'secret-3' } } });
    });
    expect(lines).not.toMatch(/secret-\d/);
    expect(lines.match(/\[redacted\]/g)).toHaveLength(3);
  },
);

test('of an address only the path is written down', () => {
  const request = { method: 'GET', url: '/reset-password?token=secret', ip: '192.0.2.1' };
  const lines = written((log) => log.error({ req: request }));
  expect(lines).toContain('"path":"/reset-password"');
  expect(lines).not.toContain('secret');
});

test('an error is written without what hangs on it, and without the tokens in its words', () => {
  const cause = Object.assign(new Error('no route for /reset-password?token=secret'), {
    input: '//?token=secret',
  });
  const error = Object.assign(new TypeError('Invalid URL', { cause }), {
    code: 'ERR_INVALID_URL',
    input: '//[/?token=secret',
    detail: 'Key (email)=(secret@example.org)',
  });
  const lines = written((log) => log.error(error));
  expect(lines).not.toContain('secret');
  expect(JSON.parse(lines).err).toMatchObject({
    type: 'TypeError',
    message: 'Invalid URL',
    code: 'ERR_INVALID_URL',
    cause: { message: 'no route for /reset-password?token=[redacted]' },
  });
});
