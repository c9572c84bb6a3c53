import { getShelfRow, listShelf, listShelfFields } from '@mustalah/contract/shelf';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillShelf, type Listed, shelfRowOf } from '../../../test/build-shelf.ts';
import { world } from '../../../test/world.ts';

const w = world();

beforeAll(async () => {
  const pairs: Listed[] = [
    ['physics', 'قوة', 'force'],
    ['physics', 'إبرة', 'needle'],
    ['physics', 'أيون', 'ion'],
    ['physics', 'القمر', 'moon'],
    ['physics', 'نيوتن', 'Newton', 'name'],
    ['physics', 'كرسي', 'chair', 'general'],
    ['law', 'قانون', 'law'],
  ];
  await fillShelf(w.db, pairs);
});

const list = async (query: Record<string, string | number>) => (await w.call(listShelf, { query })).answer;
const arabic = async (query: Record<string, string | number>) =>
  (await list(query)).results.map((row) => row.arabic);

describe('a field', () => {
  test('is leafed through by the Arabic alphabet, where article and hamza do not count', async () => {
    expect(await arabic({ field: 'الفيزياء' })).toEqual(
      ['إبرة', 'أيون', 'قمر', 'قوة', 'نيوتن'].map((each) => (each === 'قمر' ? 'القمر' : each)),
    );
    expect(await arabic({ field: 'physics', letter: 'أ' })).toEqual(['إبرة', 'أيون']);
    expect(await arabic({ field: 'physics', letter: 'ق' })).toEqual(['القمر', 'قوة']);
  });

  test('is leafed through by the Latin alphabet', async () => {
    expect(await arabic({ field: 'physics', by: 'latin' })).toEqual([
      'قوة',
      'أيون',
      'القمر',
      'إبرة',
      'نيوتن',
    ]);
    expect(await arabic({ field: 'physics', by: 'latin', letter: 'N' })).toEqual(['إبرة', 'نيوتن']);
  });

  test('is searched by itself, everyday words with it', async () => {
    expect(await arabic({ field: 'law', search: 'force' })).toEqual([]);
    expect(await arabic({ field: 'physics', search: 'force' })).toEqual(['قوة']);
    expect(await arabic({ field: 'physics', search: 'كرسي' })).toEqual(['كرسي']);
  });

  test('that nobody knows holds nothing', async () => {
    expect(await list({ field: 'السحر' })).toMatchObject({ results: [], count: 0, next: null });
  });

  test('is counted, terms and names apart and everyday words not at all', async () => {
    const { answer } = await w.call(listShelfFields, {});
    expect(answer.fields.map(({ slug, terms, names }) => [slug, terms, names])).toEqual([
      ['physics', 4, 1],
      ['law', 1, 0],
    ]);
    expect(answer.sources).toEqual([
      { key: 'mustalah', name: 'مسارد مصطلح', licence: 'CC BY 4.0', link: '' },
    ]);
  });
});

test('pages by their keys hold what pages by their numbers hold', async () => {
  const byNumber = [await list({ page_size: 2, page: 2 }), await list({ page_size: 2, page: 3 })];
  const first = await list({ page_size: 2 });
  const second = (await w.send('GET', String(first.next))).answer as typeof first;
  const third = (await w.send('GET', String(second.next))).answer as typeof first;
  expect([second.results, third.results]).toEqual(byNumber.map(({ results }) => results));
  expect(first.next).toMatch(/page=2&after=\d+$/);
  expect(third.next).toBeNull();
  expect(third.count).toBe(6);
});

test.each([
  ['letter=abc', 'letter'],
  ['letter=%25', 'letter'],
  ['by=french', 'by'],
  ['page=0', 'page'],
  ['page_size=101', 'page_size'],
  ['after=x', 'after'],
  [`field=${'x'.repeat(500)}`, 'field'],
])('%s is refused', async (query, field) => {
  const { status, error } = await w.send('GET', `/api/shelf/?${query}`);
  expect([status, Object.keys(error ?? {})]).toEqual([400, expect.arrayContaining([field])]);
});

test('a row tells what is known of it, and where from; one that is hidden or was never there is not found', async () => {
  const { id } = await shelfRowOf(w.db, 'قوة');
  const { answer } = await w.call(getShelfRow, { params: { id } });
  expect(answer).toMatchObject({
    arabic: 'قوة',
    latin: 'force',
    kind: 'term',
    is_doubted: false,
    entry: null,
  });
  expect(answer.fields.map(({ name }) => name)).toEqual(['الفيزياء']);
  expect(answer.source).toEqual({ name: 'مسارد مصطلح', licence: 'CC BY 4.0', link: '' });
  expect((await w.call(getShelfRow, { params: { id: 999_999 } })).status).toBe(404);
  await w.db.updateTable('shelf_rows').set({ hidden_by: 'reviewer' }).where('id', '=', id).execute();
  expect((await w.call(getShelfRow, { params: { id } })).status).toBe(404);
  expect(await arabic({ letter: 'ق', field: 'physics' })).toEqual(['القمر']);
});
