import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildPaper } from '../../../test/build-paper.ts';
import { buildUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { holdPaper } from './held-paper.ts';
import { append, type Entry, findBrokenEntry } from './log.ts';

const w = world();

/** Put these entries into the log of one paper, each in a transaction of its own. */
async function put(paperId: number, entries: readonly Omit<Entry, 'now'>[]): Promise<void> {
  for (const entry of entries) {
    await w.db.transaction().execute(async (tx) => {
      const paper = await holdPaper(tx, paperId);
      if (!paper) throw new Error('no such paper');
      await append(tx, paper, { ...entry, now: w.clock.now });
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
  await expect(w.asOwner((owner) => change.execute(owner))).rejects.toThrow('append-only');
  await w.tamper(change);
  expect(await findBrokenEntry(w.db, id)).toBe(2);
});

test('an entry rewritten with its hash, and with what the next one names before it, does not fit the hash of the next', async () => {
  const { id, author } = await reviewed();
  const entry = (seq: number) =>
    w.db
      .selectFrom('paper_log')
      .selectAll()
      .where('paper_id', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow();
  const { hash } = await entry(3);
  const back = sql`update papers set version = 1, status = 'pending' where id = ${id}`;
  await w.tamper(
    sql`update paper_log set paper_id = ${id} + 1000000 where paper_id = ${id} and seq > 1`,
    back,
  );
  await put(id, [{ kind: 'assigned', actorId: author, actorRole: 'editor', note: 'غير ما كان' }]);
  const rewritten = await entry(2);
  await w.tamper(
    sql`update paper_log set paper_id = ${id}, previous_hash = ${rewritten.hash}
      where paper_id = ${id} + 1000000 and seq = 3`,
    sql`update papers set version = 3 where id = ${id}`,
  );
  expect((await entry(3)).hash).toBe(hash);
  expect(await findBrokenEntry(w.db, id)).toBe(3);
});

test('the newest entry cannot go unnoticed: the paper has seen more than its log tells', async () => {
  const { id } = await reviewed();
  await w.tamper(sql`delete from paper_log where paper_id = ${id} and seq = 3`);
  expect(await findBrokenEntry(w.db, id)).toBe(3);
  await w.tamper(sql`delete from paper_log where paper_id = ${id}`);
  expect(await findBrokenEntry(w.db, id)).toBe(1);
});

test('two who decide at once stand one behind the other', async () => {
  const { id, author } = await reviewed();
  const decide = (to: 'approved' | 'rejected') =>
    put(id, [{ kind: 'status_set', to, actorId: author, actorRole: 'editor' }]);
  await Promise.all([decide('approved'), decide('rejected')]);
  expect((await whereOf(id)).version).toBe(5);
  expect(await findBrokenEntry(w.db, id)).toBeNull();
});

/** Numbers that look random and are the same at every run (a linear congruence of Numerical Recipes). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const kinds = [
  'assigned',
  'reviewed',
  'decided',
  'status_set',
  'resubmitted',
  'published',
  'retracted',
  'withdrawn',
] as const;
const statuses = [undefined, 'pending', 'approved', 'rejected', 'revisions_requested'] as const;

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'whatever is tried, the log folds to where the paper stands, and what is refused leaves no trace (%i)',
  async (seed) => {
    const random = randomFrom(seed);
    const author = await buildUser(w.db);
    const id = await buildPaper(w.db, author);
    const by = { actorId: author.id, actorRole: 'editor' } as const;
    await put(id, [{ kind: 'submitted', to: 'pending', ...by }]);
    const tried = Array.from({ length: 40 }, () => ({
      kind: kinds[random(kinds.length)] ?? 'assigned',
      to: statuses[random(statuses.length)],
    }));
    let done = 1;
    for (const { kind, to } of tried) {
      const isDone = await put(id, [{ kind, ...by, ...(to && { to }) }]).then(
        () => 1,
        () => 0,
      );
      done += isDone;
    }
    const log = await w.db
      .selectFrom('paper_log')
      .select(['kind', 'from_status', 'to_status'])
      .where('paper_id', '=', id)
      .orderBy('seq')
      .execute();
    const { status, round, version, withdrawn_at } = await whereOf(id);
    expect(log.map(({ from_status }) => from_status).slice(1)).toEqual(
      log.map(({ to_status }) => to_status).slice(0, -1),
    );
    expect({ status, round, version, isWithdrawn: withdrawn_at !== null }).toEqual({
      status: log.at(-1)?.to_status,
      round: 1 + log.filter(({ kind }) => kind === 'resubmitted').length,
      version: done,
      isWithdrawn: log.some(({ kind }) => kind === 'withdrawn'),
    });
    expect(log).toHaveLength(done);
    expect(await findBrokenEntry(w.db, id)).toBeNull();
  },
);
