import { readdirSync } from 'node:fs';
import { suggestLatin } from '@mustalah/contract/assistant';
import { LESSON_FOLDER } from '@mustalah/lexicography/read-vocabulary';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Config } from '../../platform/config.ts';
import { loadSeed } from '../../seed/load-seed.ts';
import { buildTerm } from '../../test/build-term.ts';
import { world } from '../../test/world.ts';
import { openKnowledge } from './knowledge.ts';

const w = world();
beforeAll(async () => {
  await loadSeed(w.db);
});

test('the vocabulary was learnt before any test: here it is only opened', () => {
  expect(readdirSync(LESSON_FOLDER).sort()).toEqual(['categories', 'phrases', 'stems', 'words']);
});

test('a changed dictionary is learnt anew, but not before some minutes have passed', async () => {
  const knowledge = openKnowledge(w.deps);
  const first = await knowledge();
  await buildTerm(w.db, { arabic: 'قرطاج مسنن', latin: 'dented carth', isApproved: true });
  expect(await knowledge()).toBe(first);
  w.clock.now = new Date(w.clock.now.getTime() + 6 * 60_000);
  // Who asks while the lesson is under way gets the old one.
  expect(await knowledge()).toBe(first);
  await expect.poll(knowledge, { timeout: 60_000 }).not.toBe(first);
  expect((await knowledge()).latin.phrases.get('قرطاج مسنن')).toEqual(['dented carth']);
});

test('a lesson that fails leaves the old one in place, is told to the log and tried again', async () => {
  const told: unknown[] = [];
  const knowledge = openKnowledge({ ...w.deps, log: { error: (fault) => void told.push(fault) } });
  const first = await knowledge();
  await buildTerm(w.db, { arabic: 'صفاقس مسنن', latin: 'dented sfax', isApproved: true });
  const askLater = () => {
    w.clock.now = new Date(w.clock.now.getTime() + 6 * 60_000);
    return knowledge();
  };
  await w.asOwner((owner) => sql`alter table categories rename to categories_away`.execute(owner));
  expect(await askLater()).toBe(first);
  await expect.poll(() => told).toEqual([expect.objectContaining({ code: '42P01' })]);
  await w.asOwner((owner) => sql`alter table categories_away rename to categories`.execute(owner));
  expect(await askLater()).toBe(first);
  await expect.poll(knowledge, { timeout: 60_000 }).not.toBe(first);
  expect((await knowledge()).latin.phrases.get('صفاقس مسنن')).toEqual(['dented sfax']);
});

test('an unchanged dictionary is not learnt again', async () => {
  const knowledge = openKnowledge(w.deps);
  const first = await knowledge();
  w.clock.now = new Date(w.clock.now.getTime() + 60 * 60_000);
  await knowledge();
  expect(await knowledge()).toBe(first);
});

test('an empty answer never stands where the dictionary has words for it', async () => {
  const { answer } = await w.call(suggestLatin, { body: { term: 'سرعة' } });
  expect(answer.latin).toBe('speed');
});

test('a server learns as soon as it listens, unless that is switched off', async () => {
  expect([await asksAtStart('on'), await asksAtStart('off')]).toEqual([true, false]);
});

/** Whether the dictionary was asked, which gives no answer here, before anybody asked the assistants. */
async function asksAtStart(LEARN_AT_START: Config['LEARN_AT_START']): Promise<boolean> {
  let isAsked = false;
  const replica = w.db.withPlugin({
    transformQuery() {
      isAsked = true;
      throw new Error('nothing to learn from');
    },
    transformResult: async ({ result }) => result,
  });
  const deps = { ...w.deps, replica, config: { ...w.deps.config, LEARN_AT_START } };
  const app = buildApp(deps, { log: pino({ level: 'silent' }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  return isAsked;
}
