import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { mailJob } from '../../gateways/mail.ts';
import { HOUR_MS } from '../../platform/calendar.ts';
import { readConfig } from '../../platform/config.ts';
import { openSecrets } from '../../platform/secrets.ts';
import { buildAdmin, buildUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { ageOfNewest, look } from './look.ts';
import { lookAtDatabase, lookAtRights } from './look-at-database.ts';

const w = world();
const folder = mkdtempSync(join(tmpdir(), 'mustalah-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KEY = 'the-key-of-this-machine-for-tests-only';
const OTHER = 'the-key-of-another-machine-for-tests-only';
const AWAY = 'postgres://nobody@127.0.0.1:9/none';

const lookWith = (keys: string[], replicas: string[] = []) =>
  lookAtDatabase(
    {
      db: w.db,
      databaseUrl: w.databaseUrl,
      ownerUrl: w.ownerUrl,
      local: { databasePassword: '', keys, former: null },
    },
    replicas,
    () => new Date(),
  );

test('a database is looked at: its rights, its work, its payouts and whose key opens its secrets', async () => {
  const fresh = {
    version: expect.any(Number),
    isOneRole: false,
    owned: [],
    closed: [],
    isBehind: false,
    clockOffMs: expect.any(Number),
    archive: 'off',
    replicas: [],
    work: {
      secrets: 'none',
      failed: [],
      late: [],
      longPayouts: 0,
      ageMs: expect.any(Number),
      check: null,
    },
  };
  expect(await lookWith([KEY])).toEqual(fresh);

  await openSecrets(w.db, { databasePassword: '', keys: [OTHER], former: null });
  await w.db.transaction().execute(async (tx) => {
    await w.jobs.send(tx, mailJob, { to: 'one@example.org', subject: 'تأخر', text: '' });
    await w.jobs.send(tx, mailJob, { to: 'two@example.org', subject: 'فشل', text: '' });
  });
  await sql`update pgboss.job set start_after = now() - interval '1 hour' where data->>'subject' = 'تأخر'`.execute(
    w.db,
  );
  await sql`update pgboss.job set state = 'failed' where data->>'subject' = 'فشل'`.execute(w.db);
  const [payee, admin] = [await buildUser(w.db), await buildAdmin(w.db)];
  await w.tamper(sql`
    insert into payouts (user_id, requested_by, email, wallet, genesis, mint, decimals, treasury, units, tokens, signer,
      lease_until, created_at)
    values (${payee.id}, ${admin.id}, 'x', 'x', 'x', 'x', 0, 'x', 1000000, 1, 'key', now(), now() - interval '7 hours')`);

  expect(await lookWith([KEY, OTHER], [AWAY, w.databaseUrl])).toEqual({
    ...fresh,
    replicas: [
      { host: '127.0.0.1:9', state: 'away' },
      { host: new URL(w.databaseUrl).host, state: 'follows_nobody' },
    ],
    work: {
      ...fresh.work,
      secrets: 'old_key',
      failed: [{ name: 'mail', count: 1 }],
      late: [{ name: 'mail', count: 1, ageMs: expect.any(Number) }],
      longPayouts: 1,
    },
  });
  expect((await lookWith([OTHER])).work?.secrets).toBe('opened');
  expect((await lookWith([KEY])).work?.secrets).toBe('other_key');
});

test('what the application cannot read, and what it owns, is seen', async () => {
  const undone = new Error('undone');
  let seen: unknown;
  const looking = w.asOwner((owner) =>
    owner.transaction().execute(async (tx) => {
      await sql`create table closed_one (id int)`.execute(tx);
      await sql`revoke all on closed_one from mustalah_app`.execute(tx);
      await sql`create table owned_one (id int)`.execute(tx);
      await sql`alter table owned_one owner to mustalah_app`.execute(tx);
      await sql`set local role mustalah_app`.execute(tx);
      seen = await lookAtRights(tx);
      throw undone;
    }),
  );
  await expect(looking).rejects.toBe(undone);
  expect(seen).toEqual({ owned: ['owned_one'], closed: ['closed_one'] });
});

test('what is around a database is looked at, also while that is away', async () => {
  const closed = join(folder, 'no-folder');
  writeFileSync(closed, '');
  const seenIn = (config: object) =>
    look(
      { ...readConfig({}), DATA_DIR: folder, ...config },
      {
        openStore: async () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
        backups: undefined,
        now: () => new Date(),
      },
    );
  const plain = {
    isPublic: false,
    isHttps: false,
    answers: null,
    freeBytes: expect.any(Number),
    filesFault: null,
    mail: 'folder',
    backupAgeMs: 'untold',
    database: { fault: expect.stringContaining('لا يمكن الوصول إلى قاعدة البيانات') },
  };
  expect(await seenIn({})).toEqual(plain);
  expect(
    await seenIn({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://127.0.0.1:9',
      HOST: '0.0.0.0',
      FILES_URL: closed,
      MAIL_URL: 'smtp://127.0.0.1:9',
    }),
  ).toEqual({
    ...plain,
    isPublic: true,
    isHttps: true,
    answers: false,
    filesFault: expect.stringContaining(closed),
    mail: { fault: expect.stringContaining('ECONNREFUSED') },
  });
});

test('of backups the newest that is whole counts, encrypted or not', async () => {
  const now = new Date('2026-03-10T00:00:00Z');
  const backups = join(folder, 'backups');
  const add = (name: string, file: string, hoursAgo: number) => {
    mkdirSync(join(backups, name), { recursive: true });
    writeFileSync(join(backups, name, file), '');
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    utimesSync(join(backups, name, file), at, at);
  };
  expect(await ageOfNewest(backups, now)).toBeNull();
  add('half', 'users.copy.gz', 1);
  expect(await ageOfNewest(backups, now)).toBeNull();
  add('old', 'manifest.json', 30);
  add('new', 'manifest.json.age', 6);
  expect(await ageOfNewest(backups, now)).toBe(6 * HOUR_MS);
});
