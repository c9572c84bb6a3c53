import { listNotifications } from '@mustalah/contract/notifications';
import { getShelfRow, listDoubtedRows, listHiddenRows, restoreShelfRow } from '@mustalah/contract/shelf';
import { beforeEach, describe, expect, test } from 'vitest';
import { fillShelf, shelfRowOf } from '../../../test/build-shelf.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { settleObjection } from '../rules.ts';

const w = world();

let reader: TestUser;
let reviewer: TestUser;
let admin: TestUser;
let id: number;

beforeEach(async () => {
  reader ??= await buildUser(w.db);
  admin ??= await buildAdmin(w.db);
  reviewer ??= await buildUser(w.db, { is_contributor: true });
  await w.empty('shelf_sources');
  await fillShelf(w.db, [['physics', 'حيودد', 'diffraction']]);
  id = (await shelfRowOf(w.db, 'حيودد')).id;
});

const doubt = (as: TestUser = reader, body: object = { reason: 'spelling', note: 'دال زائدة' }) =>
  w.send('POST', `/api/shelf/${id}/doubt/`, body, as);
const settle = (body: object, as: TestUser = reviewer) =>
  w.send('POST', `/api/shelf/${id}/settle/`, body, as);
const waiting = async (as: TestUser = reviewer) =>
  (await w.call(listDoubtedRows, { query: {} }, as)).answer.results;
const correction = { outcome: 'corrected', arabic: 'حيود', latin: 'diffraction' };

describe('a reader', () => {
  test('marks a row, and it waits for a reviewer, who does not learn who did', async () => {
    expect((await doubt()).status).toBe(201);
    const [row] = await waiting();
    expect(row).toMatchObject({
      arabic: 'حيودد',
      can_settle: true,
      doubts: [{ reason: 'spelling', note: 'دال زائدة' }],
    });
    expect(JSON.stringify(row)).not.toContain(`user_id`);
    expect((await w.call(getShelfRow, { params: { id } }, reader)).answer.is_doubted).toBe(true);
    expect((await w.call(getShelfRow, { params: { id } }, reviewer)).answer.is_doubted).toBe(false);
  });

  test('marks it once, also when they press twice at once', async () => {
    const statuses = (await Promise.all([doubt(), doubt()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409]);
    expect((await doubt()).error?.code).toBe('shelf_doubted');
    expect((await waiting())[0]?.doubts).toHaveLength(1);
  });

  test.each([
    [{}, 400],
    [{ reason: 'boring' }, 400],
    [{ reason: 7 }, 400],
    [{ reason: 'other', note: 'م'.repeat(501) }, 400],
    [{ reason: 'other', note: '\u202eخفي' }, 400],
  ])('who sends %j hears %i, and nothing waits', async (body, status) => {
    expect((await doubt(reader, body)).status).toBe(status);
    expect(await waiting()).toEqual([]);
  });

  test('marks no row that is hidden or is not there, and decides on none', async () => {
    expect((await settle({ outcome: 'hidden' }, reader)).status).toBe(403);
    await w.db.updateTable('shelf_rows').set({ hidden_by: 'source' }).execute();
    expect((await doubt()).status).toBe(404);
    expect((await w.send('POST', '/api/shelf/999999/doubt/', { reason: 'other' }, reader)).status).toBe(404);
    expect((await w.send('POST', '/api/shelf/x/doubt/', { reason: 'other' }, reader)).status).toBe(400);
  });

  test('who was suspended marks nothing', async () => {
    const suspended = await buildUser(w.db);
    await suspended.token(w);
    await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute();
    expect((await doubt(suspended)).status).toBe(401);
    expect(await waiting()).toEqual([]);
  });
});

describe('a reviewer', () => {
  beforeEach(() => doubt());

  test.each([
    [{ outcome: 'kept' }, 'shelf_doubt_kept', `/shelf?search=${encodeURIComponent('حيودد')}`],
    [correction, 'shelf_doubt_corrected', `/shelf?search=${encodeURIComponent('حيود')}`],
    [{ outcome: 'hidden' }, 'shelf_doubt_hidden', '/shelf'],
  ])('who decides %j lets the reader know, with the way to the row', async (verdict, kind, link) => {
    await w.empty('notifications');
    await settle(verdict);
    const notices = async (as: TestUser) =>
      (await w.call(listNotifications, { query: {} }, as)).answer.results;
    expect(await notices(reader)).toEqual([
      expect.objectContaining({ kind, link, title: expect.stringContaining('«حيودد»') }),
    ]);
    expect(await notices(reviewer)).toEqual([]);
  });

  test('who decides on a doubt of their own is told nothing of it', async () => {
    await w.empty('notifications', 'shelf_doubts');
    await doubt(admin);
    await settle({ outcome: 'kept' }, admin);
    expect((await w.call(listNotifications, { query: {} }, admin)).answer.results).toEqual([]);
  });

  test('keeps a row: it stands as it was and waits no more, until somebody else marks it', async () => {
    expect((await settle({ outcome: 'kept' })).answer).toEqual({ detail: 'أُبقي الصف كما هو' });
    expect(await waiting()).toEqual([]);
    expect((await doubt()).error?.code).toBe('shelf_doubted');
    expect((await doubt(admin)).status).toBe(201);
    expect(await waiting()).toHaveLength(1);
  });

  test('puts a row right, and the log tells what it was', async () => {
    await settle(correction);
    expect(await shelfRowOf(w.db, 'حيود')).toMatchObject({ id, arabic_bare: 'حيود', is_corrected: true });
    const logged = await w.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'detail'])
      .where('subject', '=', `shelf-row:${id}`)
      .orderBy('id')
      .execute();

    expect(logged.slice(-1)).toEqual([
      {
        actor_id: reviewer.id,
        action: 'shelf.corrected',
        detail: { arabic: 'حيودد', latin: 'diffraction', now: 'حيود = diffraction' },
      },
    ]);
  });

  test('hides a row, an admin sees it among the hidden and brings it back', async () => {
    await settle({ outcome: 'hidden' });
    expect((await w.call(getShelfRow, { params: { id } })).status).toBe(404);
    const hidden = await w.call(listHiddenRows, { query: {} }, admin);
    expect(hidden.answer.results.map((row) => row.id)).toEqual([id]);
    expect((await w.call(restoreShelfRow, { params: { id } }, reviewer)).status).toBe(403);
    expect((await w.call(restoreShelfRow, { params: { id } }, admin)).status).toBe(200);
    expect((await w.call(restoreShelfRow, { params: { id } }, admin)).status).toBe(404);
    expect((await w.call(getShelfRow, { params: { id } })).status).toBe(200);
  });

  test('decides on no row that its source has no more', async () => {
    await w.db.updateTable('shelf_rows').set({ hidden_by: 'source' }).execute();
    expect((await settle({ outcome: 'kept' })).status).toBe(404);
    expect(await waiting()).toEqual([]);
  });

  test('who decides second hears that another did', async () => {
    const both = await Promise.all([settle({ outcome: 'kept' }), settle(correction, admin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await settle({ outcome: 'kept' })).error?.code).toBe('shelf_settled');
  });

  test.each([
    {},
    { outcome: 'eaten' },
    { outcome: 'corrected' },
    { outcome: 'corrected', arabic: 'diffraction', latin: 'x' },
    { outcome: 'corrected', arabic: 'حيود', latin: '' },
    { outcome: 'corrected', arabic: 'ح'.repeat(201), latin: 'x' },
  ])('who sends %j is refused, and the row waits on', async (body) => {
    expect((await settle(body)).status).toBe(400);
    expect(await waiting()).toHaveLength(1);
  });

  test('does not decide on a doubt of their own; an admin does', async () => {
    await doubt(reviewer);
    expect((await waiting())[0]?.can_settle).toBe(false);
    expect((await settle({ outcome: 'kept' })).error?.code).toBe('shelf_own_doubt');
    await doubt(admin);
    expect((await waiting(admin))[0]?.can_settle).toBe(true);
    expect((await settle({ outcome: 'kept' }, admin)).status).toBe(200);
  });
});

test.each([
  [{ id: 1, isAdmin: false }, [2], null],
  [{ id: 1, isAdmin: false }, [2, 1], 'shelf_own_doubt'],
  [{ id: 1, isAdmin: true }, [1], null],
  [{ id: 1, isAdmin: true }, [], 'shelf_settled'],
])('%j on the doubts of %j: %s', (by, doubters, objection) => {
  expect(settleObjection(by, doubters)).toBe(objection);
});
