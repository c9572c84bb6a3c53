import {
  createAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  listAnnouncements,
  listLatestAnnouncements,
} from '@mustalah/contract/announcements';
import { beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';

const w = world();
let editor: TestUser;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

const create = (title = 'إعلان', content = 'نص الإعلان') =>
  w.call(createAnnouncement, { body: { title, content } }, editor);

const auditOf = (id: number) =>
  w.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject', '=', `announcement:${id}`)
    .orderBy('id')
    .execute();

test('an announcement is seen by everybody as soon as it is made', async () => {
  const { status, answer } = await create('عدد جديد', 'صدر العدد الثالث.\nاقرؤوه.');
  const now = w.clock.now.toISOString();
  expect([status, answer]).toEqual([
    201,
    {
      id: expect.any(Number),
      title: 'عدد جديد',
      content: 'صدر العدد الثالث.\nاقرؤوه.',
      created_at: now,
      updated_at: now,
    },
  ]);
  const { answer: latest } = await w.call(listLatestAnnouncements, {});
  expect(latest[0]).toEqual({ id: answer.id, title: 'عدد جديد', content: 'صدر العدد الثالث.\nاقرؤوه.' });
});

test('an announcement is changed in its place, and the change is noted', async () => {
  const { answer } = await create();
  const made = w.clock.now;
  w.clock.now = new Date('2026-03-11T09:00:00Z');
  const body = { title: 'إعلان معدّل', content: 'نص معدّل' };
  const edited = await w.call(editAnnouncement, { params: { id: answer.id }, body }, editor);
  expect(edited.answer).toEqual({
    id: answer.id,
    ...body,
    created_at: made.toISOString(),
    updated_at: w.clock.now.toISOString(),
  });
  expect(await auditOf(answer.id)).toEqual([
    { actor_id: editor.id, action: 'announcement.create', detail: { title: 'إعلان' } },
    { actor_id: editor.id, action: 'announcement.edit', detail: body },
  ]);
});

test('a deleted announcement is gone, what it said is noted, and a second deletion finds nothing', async () => {
  const { answer } = await create('يُحذف', 'نص يُحذف');
  const remove = () => w.call(deleteAnnouncement, { params: { id: answer.id } }, editor);
  const statuses = (await Promise.all([remove(), remove()])).map(({ status }) => status).sort();
  const { answer: all } = await w.call(listAnnouncements, {}, editor);
  expect([statuses, all.some(({ id }) => id === answer.id)]).toEqual([[200, 404], false]);
  expect((await auditOf(answer.id)).at(-1)).toEqual({
    actor_id: editor.id,
    action: 'announcement.delete',
    detail: { title: 'يُحذف', content: 'نص يُحذف' },
  });
});

test('an editor sees all announcements, the newest first', async () => {
  for (const day of [12, 13, 14, 15, 16, 17]) {
    w.clock.now = new Date(`2026-03-${day}T09:00:00Z`);
    await create(`يوم ${day}`);
  }
  const { answer } = await w.call(listAnnouncements, {}, editor);
  expect(answer.slice(0, 6).map(({ title }) => title)).toEqual(
    [17, 16, 15, 14, 13, 12].map((day) => `يوم ${day}`),
  );
});

test.each([
  [{ title: '', content: 'نص' }, { title: ['هذا الحقل مطلوب'] }],
  [{ title: 'إعلان' }, { content: ['هذا الحقل مطلوب'] }],
  [{ title: 'إعلان', content: ' \u200f\n' }, { content: ['هذا الحقل مطلوب'] }],
  [{ title: 7, content: 'نص' }, { title: ['هذا الحقل مطلوب'] }],
  [{ title: 'س'.repeat(201), content: 'نص' }, { title: ['عدد الحروف لا يتجاوز ٢٠٠'] }],
  [{ title: 'إعلان', content: 'س'.repeat(5001) }, { content: ['عدد الحروف لا يتجاوز ٥٠٠٠'] }],
  [{ title: 'سطر\nآخر', content: 'نص' }, { title: ['اكتبه في سطر واحد'] }],
])('%o is refused and nothing is kept', async (body, fields) => {
  const before = (await w.call(listAnnouncements, {}, editor)).answer.length;
  const { status, error } = await w.send('POST', createAnnouncement.path, body, editor);
  expect([status, error]).toEqual([400, expect.objectContaining(fields)]);
  expect((await w.call(listAnnouncements, {}, editor)).answer.length).toBe(before);
});

test('what is not there can be neither changed nor deleted', async () => {
  const params = { id: 9_999_999 };
  const edited = await w.call(editAnnouncement, { params, body: { title: 'إ', content: 'ن' } }, editor);
  const deleted = await w.call(deleteAnnouncement, { params }, editor);
  expect([edited.status, deleted.status]).toEqual([404, 404]);
});
