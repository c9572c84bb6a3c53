import { expect, test } from 'vitest';
import { type Config, demandsSecondFactor, readConfig } from './config.ts';

test.each([
  ['DATABASE_URL', 'localhost/mustalah'],
  ['DATABASE_URL', 'mysql://db.example/mustalah'],
  ['DATABASE_REPLICA_URL', 'postgres://u:p@127.0.0.1:5999999/x'],
  ['DATABASE_REPLICA_URL', 'postgres://u:p@127.0.0.1:5433/x,,'],
  ['DATABASE_LISTEN_URL', 'localhost:5432'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/8, 10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1/8/8'],
  ['MAIL_URL', 'mail.example:25'],
  ['MAIL_URL', 'smtp://'],
  ['MAIL_FROM', 'مصطلح'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['SUPPORT_EMAIL', 'support'],
  ['SECRETS_KEY', 'a key that is long enough for our secrets,short'],
])('%s=%s is refused at the start, since it would fail only later', (key, value) => {
  expect(() => readConfig({ [key]: value })).toThrow(new RegExp(`^Not a valid setting: ${key}: [^\\n]+$`));
});

test.each([
  ['DATABASE_URL', 'postgresql://user:p%40ss@[::1]:5432/mustalah?sslmode=require'],
  ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/8,fd00::/8,uniquelocal'],
  ['MAIL_URL', 'smtps://user:password@mail.example:465'],
  ['MAIL_FROM', 'مصطلح <no-reply@mustalah.local>'],
])('%s=%s is taken', (key, value) => {
  expect(readConfig({ [key]: value })).toMatchObject({ [key]: value });
});

test.each([
  [{}, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ PUBLIC_URL: 'https://mustalah.example' }, true],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, false],
  [{ HOST: '0.0.0.0', NODE_ENV: 'development' }, false],
  [{ HOST: '0.0.0.0', ADMIN_SECOND_FACTOR: 'off' }, false],
  [{ ADMIN_SECOND_FACTOR: 'required' }, true],
])('with %o acts on money need a second factor: %s', (environment, isDemanded) => {
  expect(demandsSecondFactor(readConfig(environment))).toBe(isDemanded);
});

test.each([
  ['RATE_LIMIT', 'off'],
  ['CAPTCHA_PROVIDER', 'off'],
  ['CAPTCHA_ATTEMPTS', '999'],
])('%s=%s is no protection where a proxy shows the site to others', (key, value) => {
  expect(() => readConfig({ PUBLIC_URL: 'https://mustalah.example', [key]: value })).toThrow(new RegExp(key));
  expect(String(readConfig({ [key]: value })[key as keyof Config])).toBe(value);
});
