import {
  getRandomTerm,
  getTerm,
  listCategories,
  listOrders,
  listTrending,
  searchTerms,
} from '@mustalah/contract/terms/dictionary';
import { restoreTerm } from '@mustalah/contract/terms/oversight';
import { rejectTerm } from '@mustalah/contract/terms/review';
import { editTerm, submitTerm } from '@mustalah/contract/terms/suggestions';
import { revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { NORMALIZER_VERSION } from '@mustalah/morphology';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../../../seed/categories.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, buildUsers } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { reindexTerms } from '../rows/reindex.ts';
import { refreshKeys } from '../rows/write-keys.ts';
import { leafThrough } from './leaf-through.ts';

const w = world();
const random = async (of?: 'day') => w.call(getRandomTerm, { query: of ? { of } : {} });

test('an empty dictionary has no random term and no trend', async () => {
  expect((await random()).status).toBe(404);
  expect((await random('day')).status).toBe(404);
  expect((await w.call(listTrending, {})).answer).toEqual([]);
});

test('a random term shows all that a card needs', async () => {
  const term = await buildTerm(w.db, { arabic: 'مسبار', latin: 'probe', category: 'الفلك' });
  expect((await random()).answer).toEqual({
    id: term.id,
    title: 'مسبار',
    term: 'مسبار',
    arabic: 'مسبار',
    latin: 'probe',
    english: 'probe',
    definition: 'تعريف قصير واضح',
    category: 'الفلك',
    example: '',
    author: term.author.name,
    votes: 0,
    is_approved: false,
    source: '',
  });
});

test('random terms differ from call to call', async () => {
  for (let at = 0; at < 30; at++) await buildTerm(w.db);
  const calls = await Promise.all(Array.from({ length: 20 }, () => random()));
  expect(new Set(calls.map(({ answer }) => answer.id)).size).toBeGreaterThan(5);
});

test.each(listOrders)('pages by %s are the same from either end', async (sort) => {
  const page = { page_size: 4, sort };
  const { rows, count } = await leafThrough(w.db, {}, { ...page, page: 1, page_size: 100 });
  const fromNearer: number[] = [];
  for (let at = 1; at <= Math.ceil(count / 4) + 1; at++) {
    const { rows: some } = await leafThrough(w.db, {}, { ...page, page: at }, 0);
    fromNearer.push(...some.map(({ id }) => id));
  }
  expect(count).toBeGreaterThan(20);
  expect(fromNearer).toEqual(rows.map(({ id }) => id));
});

test('the term of the day is approved and the same all day long, and changes with the day', async () => {
  for (let at = 0; at < 20; at++) await buildTerm(w.db, { isApproved: true });
  const days = new Set<number>();
  for (let day = 11; day < 21; day++) {
    w.clock.now = new Date(`2026-03-${day}T00:00:00+03:00`);
    const morning = (await random('day')).answer;
    await buildTerm(w.db, { isApproved: true, createdAt: w.clock.now });
    w.clock.now = new Date(`2026-03-${day}T23:59:59+03:00`);
    expect((await random('day')).answer.id).toBe(morning.id);
    expect(morning.is_approved).toBe(true);
    days.add(morning.id);
  }
  expect(days.size).toBeGreaterThan(3);
});

test('the trend counts standing votes of the last week', async () => {
  w.clock.now = new Date('2026-06-01T12:00:00Z');
  const [old, liked, revoked] = [await buildTerm(w.db), await buildTerm(w.db), await buildTerm(w.db)];
  const voters = await buildUsers(w.db, 3);
  const vote = (id: number, at: number) => w.call(voteOnTerm, { params: { id } }, voters[at]);
  for (const at of [0, 1, 2]) await vote(old.id, at);
  w.clock.now = new Date('2026-06-09T12:00:00Z');
  await vote(liked.id, 0);
  await vote(liked.id, 1);
  await vote(revoked.id, 2);
  await w.call(revokeVote, { params: { id: revoked.id } }, voters[2]);
  const { answer } = await w.call(listTrending, {});
  expect(answer.map(({ id, votes }) => [id, votes])).toEqual([[liked.id, 2]]);
});

test('categories come in their own order, each with the number of its terms', async () => {
  await buildTerm(w.db, { category: 'اللسانيات' });
  const { answer } = await w.call(listCategories, {});
  expect(answer).toEqual(
    CATEGORIES.map(({ name }) => ({ id: expect.any(Number), name, terms: expect.any(Number) })),
  );
  const { count } = (await w.call(searchTerms, { query: { category: 'اللسانيات' } })).answer;
  expect(answer.find(({ name }) => name === 'اللسانيات')?.terms).toBe(count);
  expect(count).toBeGreaterThan(0);
});

test('a term tells who may edit it', async () => {
  const term = await buildTerm(w.db);
  const readers = [undefined, await buildUser(w.db), term.author, await buildAdmin(w.db)];
  const pages = await Promise.all(
    readers.map((reader) => w.call(getTerm, { params: { id: term.id } }, reader)),
  );
  expect(pages.map(({ answer }) => answer.can_edit)).toEqual([false, false, true, true]);
});

test('the list is narrowed to a source and to a way of coining, with a search and without', async () => {
  const category = 'القانون';
  const [derived, borrowed] = [
    await buildTerm(w.db, { arabic: 'مِعراف', latin: 'identifier', category }),
    await buildTerm(w.db, { arabic: 'إلكترون', latin: 'electron', category }),
  ];
  const compound = await buildTerm(w.db, { arabic: 'معراف إلكتروني', latin: 'whip', category });
  await w.asOwner((owner) =>
    owner.transaction().execute(async (tx) => {
      await tx
        .updateTable('all_terms')
        .set({ source: 'معجم القانون' })
        .where('id', '=', compound.id)
        .execute();
      await refreshKeys(tx, [compound.id]);
    }),
  );
  const listed = async (query: Record<string, string>) => {
    const { answer } = await w.call(searchTerms, { query: { category, ...query } });
    expect(answer.count).toBe(answer.results.length);
    return answer.results.map(({ id }) => id);
  };
  expect(await listed({ coining: 'derived' })).toEqual([derived.id]);
  expect(await listed({ coining: 'borrowed', source: 'members' })).toEqual([borrowed.id]);
  expect(await listed({ source: 'works' })).toEqual([compound.id]);
  expect(await listed({ source: 'founding' })).toEqual([]);
  expect(await listed({ search: 'معراف', coining: 'compound' })).toEqual([compound.id]);
});

test('an entry leads to its neighbours in the list of its field', async () => {
  const category = 'الإحصاء';
  const [second, first, other, third] = [
    await buildTerm(w.db, { arabic: 'تباين', category, isApproved: true }),
    await buildTerm(w.db, { arabic: 'انحدار', category, isApproved: true }),
    await buildTerm(w.db, { arabic: 'بلازما', category: 'الفيزياء', isApproved: true }),
    await buildTerm(w.db, { arabic: 'أداة', category }),
  ];
  const besides = async (id: number) => {
    const { previous, next } = (await w.call(getTerm, { params: { id } })).answer.neighbours;
    return [previous?.id, next?.id];
  };
  expect(await besides(first.id)).toEqual([undefined, second.id]);
  expect(await besides(second.id)).toEqual([first.id, third.id]);
  expect(await besides(third.id)).toEqual([second.id, undefined]);
  expect(await besides(other.id)).not.toContain(second.id);
});

test('a term that is not there is not found, whatever its id', async () => {
  const answers = await Promise.all(
    ['999999999', '0', '-1', 'x', '99999999999999999999'].map((id) => w.send('GET', `/api/terms/${id}/`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400]);
});

test('keys of another normaliser are rebuilt once', async () => {
  const term = await buildTerm(w.db, { arabic: 'مِفتاح قديم', latin: 'old key' });
  await w.db
    .updateTable('terms')
    .set({ arabic_bare: 'x', latin_folded: 'x', keys: [] })
    .where('id', '=', term.id)
    .execute();
  await w.db.deleteFrom('settings').execute();
  expect(await reindexTerms(w.db)).toBeGreaterThan(0);
  expect(await reindexTerms(w.db)).toBe(0);
  const { answer } = await w.call(searchTerms, { query: { search: 'المفتاح القديم' } });
  expect(answer.results[0]).toMatchObject({ id: term.id, match: 'article' });
});

test('keys that are made anew go on behind the last batch that was kept, and words are counted again', async () => {
  const [before, after] = [await buildTerm(w.db), await buildTerm(w.db, { arabic: 'مسبار مداري' })];
  const rightKeys = await w.db.selectFrom('terms').select('keys').where('id', '=', after.id).execute();
  await w.db.updateTable('all_terms').set({ keys: [] }).execute();
  await w.db.deleteFrom('settings').execute();
  await w.db
    .insertInto('settings')
    .values({ key: 'search_keys_place', value: `${NORMALIZER_VERSION} ${before.id}` })
    .execute();
  await w.db.updateTable('words').set({ uses: 9 }).execute();
  await reindexTerms(w.db);
  const keys = w.db.selectFrom('terms').select('keys').orderBy('id');
  expect(await keys.where('id', '=', before.id).execute()).toEqual([{ keys: [] }]);
  expect(await keys.where('id', '=', after.id).execute()).toEqual(rightKeys);
  const uses = w.db.selectFrom('words').select('uses');
  expect(await uses.where('word', '=', 'مداري').execute()).toEqual([{ uses: 1 }]);
  await w.db.deleteFrom('settings').execute();
  await reindexTerms(w.db);
});

test('a rejected term comes back with the keys of now, and its word does not stand twice', async () => {
  const [admin, other] = [await buildAdmin(w.db), await buildUser(w.db)];
  const term = await buildTerm(w.db, { arabic: 'مِطياف راجع' });
  await w.call(rejectTerm, { params: { id: term.id }, body: {} }, admin);
  await w.db.updateTable('all_terms').set({ arabic_bare: 'x' }).where('id', '=', term.id).execute();
  await w.db.deleteFrom('settings').execute();
  await reindexTerms(w.db);
  await w.call(restoreTerm, { params: { id: term.id } }, admin);
  const again = { arabic: 'مطياف راجع', latin: 'spectrometer', definition: 'جهاز يحلل الضوء', category: 1 };
  const { status, error } = await w.call(submitTerm, { body: again }, other);
  expect([status, error?.code]).toEqual([409, 'term_exists']);
});

test('two terms that a new normaliser finds to be one word both stay', async () => {
  const one = await buildTerm(w.db, { arabic: 'كهرباء' });
  const other = await buildTerm(w.db, { arabic: 'كهربا' });
  await w.db.updateTable('terms').set({ arabic: 'كهرباء' }).where('id', '=', other.id).execute();
  await w.db.deleteFrom('settings').execute();
  await reindexTerms(w.db);
  const { answer } = await w.call(searchTerms, { query: { search: 'كهرباء' } });
  expect(answer.results.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
});

test('an edit shows on the page at once', async () => {
  const term = await buildTerm(w.db, { arabic: 'صفحة أولى' });
  const body = { arabic: 'صفحة ثانية', definition: 'تعريف آخر' };
  await w.call(editTerm, { params: { id: term.id }, body }, term.author);
  const { answer } = await w.call(getTerm, { params: { id: term.id } });
  expect([answer.arabic, answer.revisions.length]).toEqual(['صفحة ثانية', 2]);
});

test('the whole dictionary is leafed through by key as by number, whatever comes meanwhile', async () => {
  for (let at = 0; at < 12; at++) await buildTerm(w.db, { isApproved: at % 3 > 0, category: 'الفلك' });
  const byNumber: number[] = [];
  const byKey: number[] = [];
  const { count } = (await w.call(searchTerms, { query: { category: 'الفلك', page_size: 1 } })).answer;
  for (let page = 1; page <= Math.ceil(count / 5); page++) {
    const { answer } = await w.call(searchTerms, { query: { category: 'الفلك', page_size: 5, page } });
    byNumber.push(...answer.results.map(({ id }) => id));
  }
  let next: string | null = '/api/terms/?page_size=5&category=الفلك';
  for (let page = 1; next; page++) {
    const answer: { results: { id: number }[]; next: string | null } = (
      await w.send('GET', encodeURI(decodeURI(next)))
    ).answer as never;
    byKey.push(...answer.results.map(({ id }) => id));
    next = answer.next;
    // What comes before the place that was reached moves nothing.
    if (page === 1) await buildTerm(w.db, { arabic: 'ءأول', isApproved: true, category: 'الفلك' });
  }
  expect(byKey).toEqual(byNumber);
  expect(new Set(byKey).size).toBe(count);
});

test.each(['2-1', '0-', '0-0', 'x', '0-9999999999999999'])('%s is no place in the list', async (after) => {
  expect((await w.send('GET', `/api/terms/?after=${after}`)).status).toBe(400);
});

test('the list without a search has other orders, and one status alone', async () => {
  const day = (date: number) => new Date(`2026-02-0${date}T09:00:00Z`);
  const category = 'الجيولوجيا';
  const [old, young] = [
    await buildTerm(w.db, { arabic: 'آ', category, isApproved: true, createdAt: day(1) }),
    await buildTerm(w.db, { arabic: 'يد', category, isApproved: true, createdAt: day(3) }),
  ];
  const waits = await buildTerm(w.db, { arabic: 'بحر', category, createdAt: day(2) });
  const voted = await buildTerm(w.db, { arabic: 'ثلج', category, createdAt: day(1) });
  await w.call(voteOnTerm, { params: { id: voted.id } }, await buildUser(w.db));

  const listed = async (query: Record<string, string>) => {
    const { answer } = await w.call(searchTerms, { query: { category, ...query } });
    expect(answer.count).toBe(answer.results.length);
    return answer.results.map(({ id }) => id);
  };
  expect(await listed({})).toEqual([old.id, young.id, waits.id, voted.id]);
  expect(await listed({ status: 'approved', sort: 'newest' })).toEqual([young.id, old.id]);
  expect(await listed({ status: 'pending' })).toEqual([waits.id, voted.id]);
  expect(await listed({ sort: 'most_voted' })).toEqual([voted.id, old.id, young.id, waits.id]);
  expect(await listed({ sort: 'near_approval' })).toEqual([voted.id, waits.id]);
});
