import { dismissMissedSearch, listMissedSearches } from '@mustalah/contract/terms/missed-searches';
import { afterEach, expect, test, vi } from 'vitest';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { Misses } from './note-misses.ts';
import { forgetOldMisses } from './queries.ts';
import { BREATH_MS } from './rules.ts';

const w = world();
const DAY = 86_400_000;
const START = new Date('2026-03-10T09:00:00Z');

afterEach(async () => {
  vi.useRealTimers();
  await w.asOwner((owner) => owner.deleteFrom('missed_searches').execute());
});

function listening(now = () => START) {
  const faults: unknown[] = [];
  const misses = new Misses({ db: w.db, now, log: { error: (fault) => faults.push(fault) } });
  return { misses, faults };
}

async function listed() {
  const { answer } = await w.call(listMissedSearches, { query: {} }, await buildAdmin(w.db));
  return answer.results.map(({ text, script, searches }) => [text, script, searches]);
}

test('what is not found is counted once a day for each network, the most wanted first', async () => {
  const { misses } = listening();
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
    for (const search of ['كمومية', 'quark']) misses.hear(search, address, false);
  misses.hear('quark', '192.0.2.3', false);
  await misses.end();
  expect(await listed()).toEqual([
    ['quark', 'latin', 3],
    ['كمومية', 'arabic', 2],
  ]);
});

test('the beginnings of a word that is typed are no words, and a word that was found at last is not missed', async () => {
  const { misses } = listening();
  for (const search of ['الك', 'الكوا', 'الكوارك']) misses.hear(search, '192.0.2.1', false);
  misses.hear('خليي', '192.0.2.2', false);
  misses.hear('خليية', '192.0.2.2', true);
  await misses.end();
  expect(await listed()).toEqual([['الكوارك', 'arabic', 1]]);
});

test('a miss is written down after a breath, without another search', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { misses } = listening();
  misses.begin();
  misses.hear('gluon', '192.0.2.1', false);
  vi.advanceTimersByTime(BREATH_MS);
  vi.useRealTimers();
  await misses.end();
  expect(await listed()).toEqual([['gluon', 'latin', 1]]);
});

test('one network makes the list no longer than thirty words a day; the next day counts anew', async () => {
  let now = START;
  const { misses } = listening(() => now);
  for (let at = 0; at < 40; at++)
    misses.hear(`word ${String.fromCharCode(97 + (at % 26))}x${at}`, '192.0.2.1', false);
  await misses.end();
  const { answer } = await w.call(listMissedSearches, { query: {} }, await buildAdmin(w.db));
  expect(answer.count).toBe(30);
  now = new Date(START.getTime() + DAY);
  misses.hear('neutrino', '192.0.2.1', false);
  await misses.end();
  expect((await w.call(listMissedSearches, { query: {} }, await buildAdmin(w.db))).answer.count).toBe(31);
});

test('what the dictionary has meanwhile, and what an admin took off, waits for nobody', async () => {
  const { misses } = listening();
  for (const search of ['ميون', 'muon', 'كلام فارغ']) misses.hear(search, '192.0.2.1', false);
  await misses.end();
  await buildTerm(w.db, { arabic: 'مِيُون', latin: 'muon' });
  expect(await listed()).toEqual([['كلام فارغ', 'arabic', 1]]);
  const admin = await buildAdmin(w.db);
  const { id } = (await w.call(listMissedSearches, { query: {} }, admin)).answer.results[0] ?? { id: 0 };
  expect((await w.call(dismissMissedSearch, { params: { id } }, admin)).status).toBe(200);
  expect((await w.call(dismissMissedSearch, { params: { id } }, admin)).status).toBe(404);
  misses.hear('كلام فارغ', '192.0.2.9', false);
  await misses.end();
  expect(await listed()).toEqual([]);
});

test('contributors see the list, members do not, and only admins shorten it', async () => {
  const contributor = await buildUser(w.db, { is_contributor: true });
  const member = await buildUser(w.db);
  expect((await w.call(listMissedSearches, { query: {} }, contributor)).status).toBe(200);
  expect((await w.call(listMissedSearches, { query: {} }, member)).status).toBe(403);
  expect((await w.call(dismissMissedSearch, { params: { id: 1 } }, contributor)).status).toBe(403);
});

test('what nobody asks for again is forgotten, the sooner the fewer asked', async () => {
  const { misses } = listening();
  misses.hear('once', '192.0.2.1', false);
  for (const address of ['192.0.2.2', '192.0.2.3']) misses.hear('often', address, false);
  await misses.end();
  const after = (days: number) => forgetOldMisses(w.db, new Date(START.getTime() + days * DAY));
  await after(29);
  expect(await listed()).toHaveLength(2);
  await after(31);
  expect(await listed()).toEqual([['often', 'latin', 2]]);
  await after(181);
  expect(await listed()).toEqual([]);
});

test('a database that is away fails no search', async () => {
  const faults: unknown[] = [];
  const broken = {
    insertInto: () => {
      throw new Error('away');
    },
  } as unknown as typeof w.db;
  const misses = new Misses({ db: broken, now: () => START, log: { error: (fault) => faults.push(fault) } });
  misses.hear('lepton', '192.0.2.1', false);
  await misses.end();
  expect(faults).toHaveLength(1);
});
