import { updateUser } from '@mustalah/contract/accounts';
import { listAudit } from '@mustalah/contract/administration';
import { removeTerm } from '@mustalah/contract/terms/oversight';
import { rejectTerm } from '@mustalah/contract/terms/review';
import { describe, expect, test } from 'vitest';
import { audit } from '../../../platform/audit.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();

type Query = Parameters<typeof entries>[0];
async function entries(query: (typeof listAudit)['query']['_zod']['input'], as?: TestUser) {
  const { answer } = await w.call(listAudit, { query }, as ?? (await buildAdmin(w.db)));
  return answer.results;
}
const acts = async (query: Query) =>
  (await entries(query)).map(({ action, subject }) => [action, subject.name]);

test('an act is told with who did it, to whom and what changed', async () => {
  const [admin, user] = [await buildAdmin(w.db), await buildUser(w.db, { name: 'ريم' })];
  await w.call(updateUser, { params: { id: user.id }, body: { is_reviewer: true } }, admin);
  expect(await entries({ user: user.id })).toEqual([
    {
      id: expect.any(Number),
      created_at: expect.any(String),
      actor: { id: admin.id, name: admin.name },
      action: 'user.reviewer',
      subject: { kind: 'user', ref: String(user.id), name: 'ريم' },
      detail: {
        from: { role: 'user', is_reviewer: false, status: 'active' },
        to: { role: 'user', is_reviewer: true, status: 'active' },
      },
    },
  ]);
});

test('a term that is gone for ever keeps its name in the log', async () => {
  const [admin, term] = [await buildAdmin(w.db), await buildTerm(w.db, { arabic: 'زنبرك' })];
  await w.call(rejectTerm, { params: { id: term.id }, body: { reason: '' } }, admin);
  await w.call(removeTerm, { params: { id: term.id } }, admin);
  expect(await acts({ user: admin.id })).toEqual([
    ['term.remove', 'زنبرك'],
    ['term.reject', 'زنبرك'],
  ]);
});

test('what the operator did has no actor', async () => {
  await audit(w.db, { actorId: null, action: 'terms.import', subject: 'terms', detail: { count: 3 } });
  expect(await entries({ action: 'terms.import' })).toMatchObject([
    { actor: null, subject: { kind: 'terms', ref: '', name: '' }, detail: { count: 3 } },
  ]);
});

describe('the log is searched', () => {
  test('by a part of the name or address of who acted or was acted on, in any spelling', async () => {
    const admin = await buildUser(w.db, { role: 'admin', name: 'إيمان المشرفة' });
    await w.db.updateTable('users').set({ name_key: 'ايمان المشرفه' }).where('id', '=', admin.id).execute();
    const user = await buildUser(w.db, { name: 'Omar Khayyam', email: 'omar@nishapur.example' });
    await w.call(updateUser, { params: { id: user.id }, body: { status: 'suspended' } }, admin);
    const expected = [['user.suspend', 'Omar Khayyam']];
    expect(await acts({ search: 'khayy' })).toEqual(expected);
    expect(await acts({ search: 'NISHAPUR' })).toEqual(expected);
    expect(await acts({ search: 'ايمان' })).toEqual(expected);
    expect(await acts({ search: '%' })).toEqual([]);
    expect(await acts({ search: 'لا أحد بهذا الاسم' })).toEqual([]);
  });

  test('by a part of a term, by the act and by the day', async () => {
    const [admin, term] = [await buildAdmin(w.db), await buildTerm(w.db, { arabic: 'مِرنان خاص' })];
    await w.call(rejectTerm, { params: { id: term.id }, body: { reason: '' } }, admin);
    const expected = [['term.reject', 'مِرنان خاص']];
    expect(await acts({ search: 'مرنان' })).toEqual(expected);
    expect(await acts({ search: 'مرنان', action: 'term.approve' })).toEqual([]);
    expect(await acts({ search: 'مرنان', from: '2026-01-01' })).toEqual(expected);
    expect(await acts({ search: 'مرنان', to: '2026-01-01' })).toEqual([]);
    expect(await acts({ search: 'مرنان', from: '2026-01-01', to: '9999-12-30' })).toEqual(expected);
  });
});

test('pages neither overlap nor skip', async () => {
  const admin = await buildAdmin(w.db);
  for (let count = 0; count < 5; count++) {
    await audit(w.db, { actorId: admin.id, action: `test.${count}`, subject: 'nothing' });
  }
  const page = async (number: number) =>
    (await entries({ user: admin.id, page: number, page_size: 2 })).map(({ action }) => action);
  expect([await page(1), await page(2), await page(3)]).toEqual([
    ['test.4', 'test.3'],
    ['test.2', 'test.1'],
    ['test.0'],
  ]);
});

test('of a paper its author and its reviewers learn nothing from the log', async () => {
  const [admin, author, editor] = [await buildAdmin(w.db), await buildAdmin(w.db), await buildAdmin(w.db)];
  const { id } = await w.db
    .insertInto('papers')
    .values({
      title: 'بحث',
      abstract: 'ملخص',
      main_category: 'أ',
      sub_category: 'ب',
      submitter_id: author.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const detail = { reviewer: 7 };
  await audit(w.db, { actorId: editor.id, action: 'paper.assign', subject: `paper:${id}`, detail });
  const query = { user: editor.id };
  expect(await entries(query, admin)).toMatchObject([{ action: 'paper.assign', detail }]);
  expect(await entries(query, author)).toEqual([]);
});

test.each([
  ['page=0'],
  ['user=x'],
  ['from=2026-02-30'],
  ['to=yesterday'],
  [`action=${'x'.repeat(61)}`],
  ['search=%00'],
])('a bad query is refused: %s', async (query) => {
  const { status } = await w.send('GET', `${listAudit.path}?${query}`, undefined, await buildAdmin(w.db));
  expect(status).toBe(400);
});
