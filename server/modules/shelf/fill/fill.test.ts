import { doubtShelfRow, listDoubtedRows, listShelf, settleShelfRow } from '@mustalah/contract/shelf';
import { searchKeys } from '@mustalah/morphology';
import { beforeEach, expect, test } from 'vitest';
import { fillShelf, type Listed, shelfRowOf } from '../../../test/build-shelf.ts';
import { buildAdmin, buildUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { KEYS_VERSION } from '../rows/row-keys.ts';
import { searchShelf } from '../search/search-shelf.ts';
import { fillShelf as fillJob } from './load-lists.ts';
import { renewKeys } from './renew-keys.ts';

const w = world();

const LISTS: Listed[] = [
  ['physics', 'طاقة', 'energy'],
  ['physics', 'حيود', 'diffraction'],
  ['chemistry', 'طاقة', 'energy'],
];

beforeEach(() => w.empty('shelf_sources'));

const rows = async () => (await w.call(listShelf, { query: {} })).answer.results;
const namesOf = (found: { arabic: string; latin: string }[]) =>
  found.map(({ arabic, latin }) => `${arabic} ${latin}`);
const found = async (text: string) => namesOf(await searchShelf(w.db, { keys: searchKeys(text), limit: 10 }));

test('our lists stand on the shelf once, and the same lists are not loaded again', async () => {
  expect(await fillShelf(w.db, LISTS)).toBe(3);
  expect(await fillShelf(w.db, LISTS)).toBe(0);
  expect(namesOf(await rows())).toEqual(['حيود diffraction', 'طاقة energy', 'طاقة energy']);
});

test('two processes that start at once load them once', async () => {
  const added = await Promise.all([fillShelf(w.db, LISTS), fillShelf(w.db, LISTS)]);
  expect(added.toSorted()).toEqual([0, 3]);
});

test('a newer version replaces the rows: what stays is the same row, what is gone is gone', async () => {
  await fillShelf(w.db, LISTS);
  const { id } = await shelfRowOf(w.db, 'حيود');
  expect(await fillShelf(w.db, [LISTS[1] as Listed, ['physics', 'تداخل', 'interference']])).toBe(1);
  expect(namesOf(await rows())).toEqual(['تداخل interference', 'حيود diffraction']);
  expect((await shelfRowOf(w.db, 'حيود')).id).toBe(id);
  expect(await found('طاقة')).toEqual([]);
});

test('what people said of a row outlives a newer version: a correction, a doubt, and that it is hidden', async () => {
  await fillShelf(w.db, LISTS);
  const [reader, admin] = [await buildUser(w.db), await buildAdmin(w.db)];
  const corrected = (await shelfRowOf(w.db, 'حيود')).id;
  await w.call(doubtShelfRow, { params: { id: corrected }, body: { reason: 'spelling' } }, reader);
  await w.call(
    settleShelfRow,
    {
      params: { id: corrected },
      body: { outcome: 'corrected', arabic: 'حيود الموجات', latin: 'wave diffraction' },
    },
    admin,
  );
  const { keys } = await shelfRowOf(w.db, 'حيود الموجات');
  const doubted = (await shelfRowOf(w.db, 'طاقة')).id;
  await w.call(doubtShelfRow, { params: { id: doubted }, body: { reason: 'other' } }, reader);

  await fillShelf(w.db, [['physics', 'حيود', 'diffraction', 'name']]);
  expect(namesOf(await rows())).toEqual(['حيود الموجات wave diffraction']);
  expect((await shelfRowOf(w.db, 'حيود الموجات')).keys).toEqual(keys);
  expect((await w.call(listDoubtedRows, { query: {} }, admin)).answer.count).toBe(0);

  await fillShelf(w.db, LISTS);
  expect((await w.call(listDoubtedRows, { query: {} }, admin)).answer.results.map((row) => row.id)).toEqual([
    doubted,
  ]);
  expect((await shelfRowOf(w.db, 'طاقة')).id).toBe(doubted);
});

test('a source that breaks off leaves the shelf as it was', async () => {
  await fillShelf(w.db, LISTS);
  const broken = fillShelf(w.db, [
    ['physics', 'تداخل', 'interference'],
    ['physics', 'طويل'.repeat(80), 'too long for a row'],
  ]);
  await expect(broken).rejects.toThrow();
  expect(await rows()).toHaveLength(3);
});

test('keys of an older normaliser are made anew, those of corrected rows too', async () => {
  await fillShelf(w.db, LISTS);
  await w.db.updateTable('shelf_rows').set({ keys: [], latin_folded: '', is_corrected: true }).execute();
  await w.db.updateTable('shelf_sources').set({ keys_version: '0' }).execute();
  expect(await found('energy')).toEqual([]);
  expect(await renewKeys(w.db)).toBe(3);
  expect(await found('energy')).toEqual(['طاقة energy']);
  const { keys_version } = await w.db
    .selectFrom('shelf_sources')
    .select('keys_version')
    .executeTakeFirstOrThrow();
  expect(keys_version).toBe(KEYS_VERSION);
  expect(await renewKeys(w.db)).toBe(0);
});

test('the shelf fills itself when a server has started, and pages hear of it', () => {
  expect([fillJob.atStart, fillJob.outdates]).toEqual([true, 'pages']);
});
