import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildPaper } from '../../test/build-paper.ts';
import { buildUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { type Entry, findBrokenEntry, holdPaper, record } from './record.ts';

const w = world();

/** Put these entries into the log of one paper, each in a transaction of its own. */
async function put(paperId: number, entries: readonly Omit<Entry, 'now'>[]): Promise<void> {
  for (const entry of entries) {
    await w.db.transaction().execute(async (tx) => {
      const paper = await holdPaper(tx, paperId);
      if (!paper) throw new Error('no such paper');
      await record(tx, paper, { ...entry, now: w.clock.now });
    });
  }
}

const whereOf = (id: number) =>
  w.db
    .selectFrom('papers')
    .select(['status', 'round', 'version', 'accepted_at', 'withdrawn_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function reviewed(): Promise<{ id: number; author: number }> {
  const author = await buildUser(w.db);
  const id = await buildPaper(w.db, author);
  await put(id, [
    { kind: 'submitted', to: 'pending', actorId: author.id, actorRole: 'author', fileSha256: 'a'.repeat(64) },
    { kind: 'assigned', actorId: author.id, actorRole: 'editor', detail: { reviewer: 7, before: 'x' } },
    { kind: 'decided', to: 'revisions_requested', actorId: author.id, actorRole: 'reviewer', note: 'عدّل' },
  ]);
  return { id, author: author.id };
}

test('the log of a paper tells where it stands, and a new version opens a round', async () => {
  const { id, author } = await reviewed();
  await put(id, [
    { kind: 'resubmitted', to: 'pending', actorId: author, actorRole: 'author', note: 'عدّلت' },
    { kind: 'decided', to: 'approved', actorId: author, actorRole: 'reviewer' },
  ]);
  expect(await whereOf(id)).toEqual({
    status: 'approved',
    round: 2,
    version: 5,
    accepted_at: w.clock.now,
    withdrawn_at: null,
  });
  expect(await findBrokenEntry(w.db, id)).toBeNull();
});

test('a status that is taken back is no longer accepted', async () => {
  const { id, author } = await reviewed();
  await put(id, [
    { kind: 'status_set', to: 'approved', actorId: author, actorRole: 'editor' },
    { kind: 'status_set', to: 'pending', actorId: author, actorRole: 'editor', note: 'رجوع' },
  ]);
  expect((await whereOf(id)).accepted_at).toBeNull();
});

test('a step that does not follow changes nothing', async () => {
  const { id, author } = await reviewed();
  await expect(put(id, [{ kind: 'published', actorId: author, actorRole: 'editor' }])).rejects.toThrow(
    'wrong_status',
  );
  expect((await whereOf(id)).version).toBe(3);
});

test('an entry cannot be changed or removed, and one that was all the same is found', async () => {
  const { id } = await reviewed();
  const change = sql`update paper_log set note = 'غير ذلك' where paper_id = ${id} and seq = 2`;
  await expect(change.execute(w.db)).rejects.toThrow('append-only');
  await expect(sql`delete from paper_log where paper_id = ${id}`.execute(w.db)).rejects.toThrow(
    'append-only',
  );

  await sql`alter table paper_log disable trigger append_only`.execute(w.db);
  await change.execute(w.db);
  await sql`alter table paper_log enable trigger append_only`.execute(w.db);
  expect(await findBrokenEntry(w.db, id)).toBe(2);
});

test('two who decide at once stand one behind the other', async () => {
  const { id, author } = await reviewed();
  const decide = (to: 'approved' | 'rejected') =>
    put(id, [{ kind: 'status_set', to, actorId: author, actorRole: 'editor' }]);
  await Promise.all([decide('approved'), decide('rejected')]);
  expect((await whereOf(id)).version).toBe(5);
  expect(await findBrokenEntry(w.db, id)).toBeNull();
});
