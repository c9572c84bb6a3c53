import {
  addBoardMember,
  editBoardMember,
  listBoard,
  removeBoardMember,
} from '@mustalah/contract/journal/articles';
import { beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();
let editor: TestUser;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

const add = (body: Parameters<typeof w.call<typeof addBoardMember>>[1]['body']) =>
  w.call(addBoardMember, { body }, editor);
const board = async () => (await w.call(listBoard, {})).answer;

test('everybody reads the board in its order; an ORCID may come as an address', async () => {
  const last = await add({ name: 'سعاد الحلبي', place: 2 });
  const first = await add({
    name: 'أمل سعيد',
    latin_name: 'Amal Said',
    role: 'رئيسة التحرير',
    affiliation: 'جامعة القاهرة',
    orcid: 'https://orcid.org/0000-0002-1825-0097',
    place: 1,
  });
  expect([first.status, await board()]).toEqual([
    201,
    [
      {
        id: first.answer.id,
        name: 'أمل سعيد',
        latin_name: 'Amal Said',
        role: 'رئيسة التحرير',
        affiliation: 'جامعة القاهرة',
        orcid: '0000-0002-1825-0097',
        place: 1,
      },
      {
        id: last.answer.id,
        name: 'سعاد الحلبي',
        latin_name: '',
        role: '',
        affiliation: '',
        orcid: '',
        place: 2,
      },
    ],
  ]);
});

test('a member is changed and removed, each once, and each is noted', async () => {
  const { answer } = await add({ name: 'هند', place: 9 });
  const params = { id: answer.id };
  const edited = await w.call(editBoardMember, { params, body: { name: 'هند علي', place: 8 } }, editor);
  const remove = () => w.call(removeBoardMember, { params }, editor);
  const statuses = (await Promise.all([remove(), remove()])).map(({ status }) => status).sort();
  const late = await w.call(editBoardMember, { params, body: { name: 'هند' } }, editor);
  expect([edited.answer.name, edited.answer.place, statuses, late.status]).toEqual([
    'هند علي',
    8,
    [200, 404],
    404,
  ]);
  expect((await board()).some(({ id }) => id === answer.id)).toBe(false);
  const rows = await w.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `board_member:${answer.id}`)
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['board.add', 'board.edit', 'board.remove']);
});

test.each([
  [{}, 'name'],
  [{ name: 'سطر\nآخر' }, 'name'],
  [{ name: 'هند', orcid: '0000-0002-1825-0098' }, 'orcid'],
  [{ name: 'هند', place: -1 }, 'place'],
  [{ name: 'هند', place: 'أول' }, 'place'],
  [{ name: 'هند', affiliation: 'س'.repeat(201) }, 'affiliation'],
])('%o is no member', async (body, field) => {
  const before = await board();
  const { status, error } = await w.send('POST', addBoardMember.path, body, editor);
  expect([status, error]).toEqual([400, expect.objectContaining({ [field]: expect.any(Array) })]);
  expect(await board()).toEqual(before);
});
