import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, settings } from '../platform/config.ts';

const folder = join(import.meta.dirname, '../../deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder).sort();
const units = names.filter((name) => /\.(service|timer|target)$/.test(name));

/** `section.key`, as often as it is set, with its values in order. */
function parseUnit(name: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  let section = '';
  for (const line of read(name).split('\n')) {
    if (line === '' || /^[#;]/.test(line)) continue;
    const begins = /^\[(\w+)\]$/.exec(line);
    const [, key = '', value = ''] = /^(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (!begins && !key) throw new Error(`${name}: ${line}`);
    if (begins) section = begins[1] ?? '';
    else values.set(`${section}.${key}`, [...(values.get(`${section}.${key}`) ?? []), value]);
  }
  return values;
}
const valuesOf = (name: string, key: string): string[] => parseUnit(name).get(key) ?? [];

const shared = parseEnv(read('mustalah.env'));
const ofOwner = parseEnv(read('mustalah-owner.env'));

test('every key that the files of an installation set is a setting', () => {
  const inUnits = units
    .flatMap((name) => valuesOf(name, 'Service.Environment'))
    .map((each) => each.split('=')[0]);
  const unknown = [...Object.keys(shared), ...Object.keys(ofOwner), ...inUnits].filter(
    (key) => !settings.includes(key ?? ''),
  );
  expect(unknown).toEqual([]);
  expect(inUnits).toEqual(['PORT']);
});

test('the environment of an installation is one that a process starts with', () => {
  expect(readConfig({ ...shared, ...ofOwner, PORT: '3001' })).toMatchObject({
    PORT: 3001,
    MAIL_FROM: 'مصطلح <no-reply@mustalah.example.org>',
    DATABASE_MIGRATION_URL: ofOwner.DATABASE_MIGRATION_URL,
  });
});

test('the address of the owner is not in the environment of the processes', () => {
  expect(Object.keys(shared)).not.toContain('DATABASE_MIGRATION_URL');
  expect(valuesOf('mustalah@.service', 'Service.EnvironmentFile')).toEqual(['/etc/mustalah/mustalah.env']);
});

test('every unit can be read, and those that run the product run what is there', () => {
  const programs = units
    .flatMap((name) => valuesOf(name, 'Service.ExecStart'))
    .map((line) => /\/node (server\/\S+\.ts(?: [a-z:]+)?)/.exec(line)?.[1]);
  expect(programs).toEqual([
    'server/cli/mustalah.ts backup',
    'server/cli/mustalah.ts doctor',
    'server/cli/mustalah.ts db:migrate',
    'server/main.ts',
  ]);
});

test('a process that cannot start is not started again and again', () => {
  expect(valuesOf('mustalah@.service', 'Service.Restart')).toEqual(['always']);
  const [code = ''] = valuesOf('mustalah@.service', 'Service.RestartPreventExitStatus');
  expect(readFileSync(join(folder, '../server/main.ts'), 'utf8')).toContain(`cannotStart: ${code},`);
});

test('the balancer knows the processes that are started, and asks them whether they live', () => {
  const started = valuesOf('mustalah.target', 'Unit.Wants')[0]?.match(/\d+/g);
  const balancer = read('haproxy.cfg');
  expect([...balancer.matchAll(/^ {2}server \S+ 127\.0\.0\.1:(\d+)$/gm)].map(([, port]) => port)).toEqual(
    started,
  );
  // Who is not ready may still serve pages from replicas and from memory.
  expect(balancer.match(/uri \S+/g)).toEqual(['uri /health/live']);
});

test('the pool gives whole sessions, and stands where the processes look for it', () => {
  const pool = parseUnit('pgbouncer.ini');
  expect(pool.get('pgbouncer.pool_mode')).toEqual(['session']);
  const { hostname, port, pathname } = new URL(shared.DATABASE_URL ?? '');
  expect(pool.get('pgbouncer.listen_addr')).toEqual([hostname]);
  expect(pool.get('pgbouncer.listen_port')).toEqual([port]);
  expect(pool.has(`databases.${pathname.slice(1)}`)).toBe(true);
  // What the driver sends with each connection would be refused.
  expect(pool.get('pgbouncer.ignore_startup_parameters')?.[0]?.split(',')).toEqual(
    expect.arrayContaining(['statement_timeout', 'idle_in_transaction_session_timeout']),
  );
});

test('the compose file sets what are settings, names services that are there, and runs what is there', () => {
  const compose = read('compose.yml');
  const process = /x-process:[^]*?depends_on/.exec(compose)?.[0] ?? '';
  const keys = [...process.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, key = '']) => key);
  expect(keys.filter((key) => !settings.includes(key))).toEqual([]);
  expect(keys).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SECRETS_KEY', 'FILES_URL']),
  );
  // What a process needs of the owner it is not given.
  expect(keys).not.toContain('DATABASE_MIGRATION_URL');
  const [, listed = ''] = compose.split('\nservices:\n');
  const services = [...(listed.split('\nvolumes:')[0] ?? '').matchAll(/^ {2}(\w+):$/gm)].map(
    ([, name]) => name,
  );
  const needed = [...compose.matchAll(/depends_on: \[(.+)\]/g)].flatMap(([, listing = '']) =>
    listing.split(', '),
  );
  expect(needed.filter((name) => !services.includes(name))).toEqual([]);
  const hosts = [...compose.matchAll(/@(\w+):(\d+)\/mustalah/g)].map(([, host, port]) => `${host}:${port}`);
  expect(new Set(hosts)).toEqual(new Set(['database:5500', 'database:5501', 's3:8333']));
  for (const [, file = ''] of compose.matchAll(/dockerfile: (?:deploy\/)?(\S+)/g))
    expect(names).toContain(file);
});

test('there is one address of the primary and one of the replicas, as Patroni tells them, and former ones are closed', () => {
  const balancer = read('haproxy-postgres.cfg');
  const listeners = [...balancer.matchAll(/bind \S+:(\d+)\n(?:.*\n)*? {2}option httpchk OPTIONS (\S+)/g)];
  expect(listeners.map(([, port, asked]) => [port, asked])).toEqual([
    ['5500', '/primary'],
    ['5501', '/replica?lag=1MB'],
  ]);
  expect(balancer).toContain('on-marked-down shutdown-sessions');
  expect(balancer.match(/check port (\d+)/)?.[1]).toBe(/listen: \S+:(\d+)/.exec(read('patroni.yml'))?.[1]);
});

test('Patroni keeps a synchronous replica, ends a primary that is cut off, and is given times that it takes', () => {
  const patroni = read('patroni.yml');
  const timeOf = (key: string): number => Number(new RegExp(`^ +${key}: (\\d+)$`, 'm').exec(patroni)?.[1]);
  expect(patroni).toMatch(/^ +synchronous_mode: true$/m);
  expect(patroni).toMatch(/^ +synchronous_commit: ['"]on['"]$/m);
  expect(patroni).toMatch(/^watchdog:$/m);
  expect(timeOf('loop_wait') + 2 * timeOf('retry_timeout')).toBeLessThanOrEqual(timeOf('ttl'));
  expect(timeOf('ttl')).toBeGreaterThanOrEqual(20);
  // A PostgreSQL that ended is not waited for.
  expect(timeOf('primary_start_timeout')).toBe(0);
  // The archive is pushed by the program whose stanza is configured.
  const [, stanza] = /--stanza=(\w+)/.exec(patroni) ?? [];
  expect(read('pgbackrest.conf')).toContain(`[${stanza}]`);
});
