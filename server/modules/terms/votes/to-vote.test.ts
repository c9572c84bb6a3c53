import { listTermsToVote, revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();
const waiting = (as?: TestUser, query: { page_size?: number; after?: string; category?: string } = {}) =>
  w.call(listTermsToVote, { query }, as);

test('what needs votes comes nearest to approval first, without what the caller suggested or voted for', async () => {
  const [author, voter, other] = [await buildUser(w.db), await buildUser(w.db), await buildUser(w.db)];
  const own = await buildTerm(w.db, { author: voter });
  const [older, nearer, newer] = [await buildTerm(w.db), await buildTerm(w.db), await buildTerm(w.db)];
  await buildTerm(w.db, { author, isApproved: true });
  await w.call(voteOnTerm, { params: { id: nearer.id } }, other);

  const idsFor = async (as?: TestUser) => (await waiting(as)).answer.results.map(({ id }) => id);
  expect(await idsFor()).toEqual([nearer.id, own.id, older.id, newer.id]);
  expect(await idsFor(voter)).toEqual([nearer.id, older.id, newer.id]);
  expect(await idsFor(other)).toEqual([own.id, older.id, newer.id]);

  await w.call(revokeVote, { params: { id: nearer.id } }, other);
  expect(await idsFor(other)).toEqual([own.id, older.id, nearer.id, newer.id]);
});

test('whoever knows one field asks for what waits in it', async () => {
  const here = await buildTerm(w.db, { category: 'الفيزياء' });
  const elsewhere = await buildTerm(w.db, { category: 'القانون' });
  const { answer } = await waiting(undefined, { page_size: 50, category: 'القانون' });
  expect(answer.results.map(({ id }) => id)).toEqual([elsewhere.id]);
  expect(answer.count).toBe(1);
  expect(answer.results).not.toContainEqual(expect.objectContaining({ id: here.id }));
  expect((await waiting(undefined, { category: 'لا شيء' })).answer).toEqual({
    results: [],
    count: 0,
    next: null,
  });
});

test('it goes on by places, and says how many wait', async () => {
  const voter = await buildUser(w.db);
  const all = (await waiting(voter)).answer;
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const { answer } = await waiting(voter, { page_size: 1, ...(after && { after }) });
    expect(answer.count).toBe(all.count);
    seen.push(...answer.results.map(({ id }) => id));
    after = answer.next ?? undefined;
  } while (after);
  expect(seen).toEqual(all.results.map(({ id }) => id));
  expect(seen).toHaveLength(all.count);
});

test.each(['x', '2-1-1', '0--1-1', '0-1-0', `0-1-${'9'.repeat(20)}`])(
  'the place %s is refused',
  async (after) => {
    expect((await waiting(undefined, { after })).status).toBe(400);
  },
);
