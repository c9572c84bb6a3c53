import { exportOwnData, getExportLink } from '@mustalah/contract/own-account';
import { voteOnTerm } from '@mustalah/contract/terms/votes';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { buildUser, provedLongAgo, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { notify } from '../../notifications/notify.ts';
import { archiveOf } from './archive.ts';

const w = world();

let author: TestUser;
let reviewer: TestUser;
let editor: TestUser;
let paper: number;

beforeAll(async () => {
  author = await buildUser(w.db, { name: 'سلمى الكاتبة', email: 'salma.author@example.org' });
  reviewer = await buildUser(w.db, {
    name: 'مازن المحكم',
    email: 'mazen.reviewer@example.org',
    is_reviewer: true,
  });
  editor = await buildUser(w.db, {
    name: 'هدى المحررة',
    email: 'huda.editor@example.org',
    role: 'journal_admin',
  });
  paper = await buildSubmission(w.deps, author, {
    title: 'أثر المصطلح',
    original: Buffer.from('%PDF-1.7 mine'),
  });
  await assign(w, paper, reviewer, editor);
  await review(w, paper, reviewer, 'revisions_requested', {
    review_note: 'وضّح المنهج',
    internal_note: 'للمحررة وحدها',
  });
  const { id } = await buildTerm(w.db, { author, arabic: 'حوسبة' });
  await w.call(voteOnTerm, { params: { id } }, reviewer);
  await w.db
    .transaction()
    .execute((tx) =>
      notify(tx, w.deps, { userId: author.id, kind: 'test', title: 'إشعار سلمى', body: '', link: '' }),
    );
  await w.db
    .updateTable('users')
    .set({ password_hash: '$argon2id$kept-to-itself' })
    .where('id', '=', author.id)
    .execute();
});

async function archive(user: TestUser) {
  const answer = await w.app.inject({
    method: 'GET',
    url: exportOwnData.path,
    headers: { authorization: `Bearer ${await user.token(w)}` },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = Object.entries(unzipSync(answer.rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const allOf = (files: Record<string, string>): string => Object.values(files).join('\n');

test('an author gets what they gave: profile, terms, papers with their files, points and notices', async () => {
  const files = await archive(author);
  expect(Object.keys(files).toSorted()).toEqual([
    'account.json',
    'acts.json',
    'messages.json',
    'notifications.json',
    'papers.json',
    `papers/${paper}-1.pdf`,
    'points.json',
    'reviews.json',
    'terms.json',
    'اقرأني.txt',
  ]);
  expect(files[`papers/${paper}-1.pdf`]).toBe('%PDF-1.7 mine');
  expect(JSON.parse(files['account.json'] ?? '').profile).toMatchObject({ name: 'سلمى الكاتبة' });
  expect(JSON.parse(files['terms.json'] ?? '').suggested).toMatchObject([{ arabic: 'حوسبة' }]);
  expect(files['notifications.json']).toContain('إشعار سلمى');
});

test('it tells an author the notes of reviewers under a letter, and neither who they are nor what was for editors', async () => {
  const files = await archive(author);
  expect(JSON.parse(files['papers.json'] ?? '')).toMatchObject([
    { title: 'أثر المصطلح', notes: [{ from: expect.stringMatching(/^المحكّم /), note: 'وضّح المنهج' }] },
  ]);
  expect(allOf(files)).not.toMatch(/مازن|mazen|هدى|huda|للمحررة وحدها/);
});

test('it tells a reviewer what they wrote, and nothing of the author', async () => {
  const files = await archive(reviewer);
  expect(JSON.parse(files['reviews.json'] ?? '')).toMatchObject([
    { title: 'أثر المصطلح', verdict: 'revisions_requested', internal_note: 'للمحررة وحدها' },
  ]);
  expect(allOf(files)).not.toMatch(/سلمى|salma|هدى|huda/);
});

test('notes on a paper that is still under review are not in it', async () => {
  const fresh = await buildUser(w.db, { name: 'ريم' });
  const id = await buildSubmission(w.deps, fresh);
  await assign(w, id, reviewer, editor);
  await w.db
    .updateTable('paper_assignments')
    .set({ state: 'submitted', verdict: 'rejected', note: 'قبل الأوان', submitted_at: w.clock.now })
    .where('paper_id', '=', id)
    .execute();
  expect((await archive(fresh))['papers.json']).not.toContain('قبل الأوان');
});

test('it carries nothing that opens the account', async () => {
  expect(allOf(await archive(author))).not.toMatch(/argon2|hash"|secret|credential/i);
});

test('a plain link opens it as long as the proof is fresh, and for nobody without it', async () => {
  const { answer } = await w.call(getExportLink, {}, author);
  expect((await w.app.inject({ method: 'GET', url: answer.url })).statusCode).toBe(200);
  await provedLongAgo(author).token(w);
  expect((await w.app.inject({ method: 'GET', url: answer.url })).statusCode).toBe(403);
  expect((await w.app.inject({ method: 'GET', url: exportOwnData.path })).statusCode).toBe(401);
});

test('an archive is made piece by piece, of one file at a time', async () => {
  const asked: string[] = [];
  async function* content(name: string) {
    for (const part of ['one', 'two']) {
      asked.push(`${name} ${part}`);
      yield Buffer.from(part);
    }
  }
  async function* entries() {
    yield { name: 'أ.txt', content: content('a') };
    yield { name: 'b.pdf', content: content('b'), isPacked: true };
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of archiveOf(entries(), w.clock.now)) {
    if (pieces.length === 0) expect(asked).not.toContain('b one');
    pieces.push(piece);
  }
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['أ.txt', 'onetwo'],
    ['b.pdf', 'onetwo'],
  ]);
});

test('a file that cannot be read ends the archive, and one whose reader leaves is let go', async () => {
  const ended: string[] = [];
  async function* content(name: string, fault?: Error) {
    try {
      yield Buffer.alloc(200_000, 'x');
      if (fault) throw fault;
      yield Buffer.alloc(200_000, 'y');
    } finally {
      ended.push(name);
    }
  }
  const of = async function* (name: string, fault?: Error) {
    yield { name, content: content(name, fault), isPacked: true };
  };
  const broken = async () => {
    for await (const piece of archiveOf(of('broken', new Error('gone')), w.clock.now))
      expect(piece).toBeDefined();
  };
  await expect(broken()).rejects.toThrow('gone');
  for await (const piece of archiveOf(of('left'), w.clock.now)) if (piece) break;
  await expect.poll(() => ended).toEqual(['broken', 'left']);
});
