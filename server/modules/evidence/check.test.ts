import { getEvidence } from '@mustalah/contract/evidence';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { audit } from '../../platform/audit.ts';
import { DAY_MS } from '../../platform/calendar.ts';
import { buildAdmin, buildUser, type TestUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { checkJob } from './check.ts';
import { lineOf } from './text.ts';

const w = world();
let admin: TestUser;

beforeAll(async () => {
  admin = await buildAdmin(w.db);
  await buildUser(w.db);
  await audit(w.db, { actorId: admin.id, action: 'x', subject: 'y' });
});

/** Let a night pass; give the mails of it. */
async function night() {
  w.clock.now = new Date(w.clock.now.getTime() + DAY_MS);
  w.mail.sent.splice(0);
  await w.db.transaction().execute((tx) => w.jobs.send(tx, checkJob, {}));
  await w.jobs.drain();
  await w.jobs.drain();
  return w.mail.sent.map(({ to, subject, text }) => ({ to, subject, text }));
}
const evidence = async () => (await w.call(getEvidence, {}, admin)).answer;

test('the first check looks at everything and sends admins the heads of the chains; the page shows the same', async () => {
  expect((await evidence()).last_check).toBeNull();
  const mails = await night();
  const { heads, last_check } = await evidence();
  expect(last_check).toEqual({ finished_at: w.clock.now.toISOString(), is_whole: true, findings: [] });
  expect(heads.map(({ chain, length }) => `${chain} ${length}`)).toEqual([
    'audit_log 1',
    'ledger 0',
    'paper_log 0',
    'payout_log 0',
    'term_decisions 0',
  ]);
  expect(mails).toEqual([
    {
      to: admin.email,
      subject: 'رؤوس سلاسل السجلات',
      text: expect.stringContaining(heads.map(lineOf).join('\n')),
    },
  ]);
});

test('what is wrong is told once, on the page and by mail, and stands until a look at everything finds it no more', async () => {
  await audit(w.db, { actorId: admin.id, action: 'x', subject: 'z' });
  await night();
  await w.tamper(sql`update chain_links set hash = 'other' where chain = 'audit_log' and seq = 2`);
  const sentence = 'سجل الإدارة: لم تعد الحلقة 2 كما حُفظت من قبل؛ قُصّرت السلسلة أو كُتبت من جديد.';
  expect(await night()).toEqual([
    { to: admin.email, subject: 'فحص السجلات وجد ما لا يطابق', text: expect.stringContaining(sentence) },
  ]);
  expect((await evidence()).last_check?.findings).toContain(sentence);
  expect(await night()).toEqual([]);
  expect((await evidence()).last_check).toMatchObject({
    is_whole: false,
    findings: expect.arrayContaining([sentence]),
  });
  await w.tamper(sql`select begin_chains()`);
  // A Saturday, so that the next night looks at everything.
  w.clock.now = new Date('2026-03-21T01:00:00Z');
  await night();
  expect((await evidence()).last_check).toMatchObject({ is_whole: true, findings: [] });
});

test('whoever has the password of the application makes nothing look well', async () => {
  await expect(
    sql`insert into evidence_checks (is_whole, heads, findings, finished_at) values (true, '[]', '[]', now())`.execute(
      w.db,
    ),
  ).rejects.toThrow('permission denied');
  await w.tamper(sql`update audit_log set action = 'other' where id = (select min(id) from audit_log)`);
  const row = (await w.db.selectFrom('audit_log').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const altered = { kind: 'altered', chain: 'audit_log', row };
  const heads = JSON.stringify([{ chain: 'audit_log', length: 1, hash: 'ff' }]);
  const say = (isWhole: boolean) =>
    sql`select add_evidence_check(${isWhole}, ${heads}, '[]', ${w.clock.now})`.execute(w.db);
  const kept = async () => {
    const { findings, heads: at } = await w.db
      .selectFrom('evidence_checks')
      .select(['findings', 'heads'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return { findings, first: (at as { chain: string; length: number; hash: string }[])[0] };
  };
  // Who says that all was looked at and nothing found is not believed about the chains; what was found then stays.
  for (const isWhole of [true, false]) {
    await say(isWhole);
    const { findings, first } = await kept();
    expect(findings).toEqual([altered]);
    expect(first).toEqual({ chain: 'audit_log', length: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  }
});
