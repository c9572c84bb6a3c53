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
