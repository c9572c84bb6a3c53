import {
  listMyPapers,
  type MyPaper,
  PaperAdvice,
  revisePaper,
  withdrawPaper,
} from '@mustalah/contract/journal/submissions';
import { beforeAll, describe, expect, test } from 'vitest';
import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Deps } from '../../../platform/deps.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { sendPaper, shortPdf } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';
import { lookAgain } from './look-again.ts';
import { findLate, prepareVersion } from './prepare-version.ts';
import { renewCopies } from './renew-copies.ts';

const w = world();
let author: TestUser;
let admin: TestUser;

beforeAll(async () => {
  admin = await buildAdmin(w.db);
  author = await buildUser(w.db, { name: 'أحمد الزهراني' });
});

const paperOf = async (id: number): Promise<MyPaper | undefined> =>
  (await w.call(listMyPapers, { query: {} }, author)).answer.find((paper) => paper.id === id);

const versionOf = (id: number) =>
  w.db.selectFrom('paper_versions').selectAll().where('paper_id', '=', id).executeTakeFirstOrThrow();

const noticesOf = ({ id }: TestUser) =>
  w.db.selectFrom('notifications').select(['kind', 'body']).where('user_id', '=', id).orderBy('id').execute();

const withPdf = (pdf: Partial<Deps['gateways']['pdf']>): Deps => ({
  ...w.deps,
  gateways: { ...w.deps.gateways, pdf: { ...w.deps.gateways.pdf, ...pdf } },
});

const countKept = async (): Promise<number> => {
  const keys = new Set<string>();
  await w.deps.gateways.files.sweep(new Date(Date.now() + 60_000), async (all) => {
    for (const key of all) keys.add(key);
    return new Set(all);
  });
  return keys.size;
};

test('the background work reads the file, draws its first page and makes the copy for reviewers', async () => {
  const { id } = await sendPaper(w, author, {
    file: await shortPdf('الملخص', 'كتبه أحمد الزهراني في مُختبرِه'),
  });
  await w.jobs.drain();
  expect(await paperOf(id)).toMatchObject({
    file_state: 'ready',
    next_step: 'wait_for_review',
    reviewers_copy: expect.stringContaining(`/api/journal/my-papers/${id}/reviewers-copy.pdf?link=`),
    thumbnail_url: expect.stringContaining(`/api/journal/my-papers/${id}/thumbnail.webp?link=`),
    advice: {
      fewest_words: 1500,
      has_no_text: false,
      signs: [{ kind: 'name', found: 'أحمد الزهراني', where: 'pages', pages: [1] }],
    },
  });
  const { plain_text, pages, anonymous_key, thumbnail_key } = await versionOf(id);
  expect(plain_text).toContain('كتبه احمد الزهراني في مختبره');
  expect([pages, typeof anonymous_key, typeof thumbnail_key]).toEqual([1, 'string', 'string']);
});

test('done twice at once, one outcome stays and no file is left over', async () => {
  const { id } = await sendPaper(w, author, { title: 'مرتين' });
  const before = await countKept();
  await Promise.all([1, 2, 3].map(() => prepareVersion(w.deps, { paperId: id, round: 1 })));
  expect([(await paperOf(id))?.file_state, (await countKept()) - before]).toEqual(['ready', 2]);
});

test('work that ends in the middle is done again', async () => {
  const { id } = await sendPaper(w, author, { title: 'انقطع' });
  const crashing = withPdf({ anonymise: () => Promise.reject(new Error('the machine went away')) });
  await expect(prepareVersion(crashing, { paperId: id, round: 1 })).rejects.toThrow('went away');
  expect((await paperOf(id))?.file_state).toBe('received');
  await prepareVersion(w.deps, { paperId: id, round: 1 });
  expect((await paperOf(id))?.file_state).toBe('ready');
});

test('a copy that was made by earlier rules is made anew while reviewers may read it, once', async () => {
  const { id } = await sendPaper(w, author, { title: 'نسخة قديمة' });
  await w.jobs.drain();
  const { id: over } = await sendPaper(w, author, { title: 'نسخة بحث مسحوب' });
  await w.jobs.drain();
  const age = (paper: number, more = {}) =>
    w.db
      .updateTable('paper_versions')
      .set({ copied_by: 1, ...more })
      .where('paper_id', '=', paper)
      .execute();
  await age(id);
  await age(over);
  await w.call(withdrawPaper, { params: { id: over } }, author);
  const [before, kept] = [await versionOf(id), await countKept()];
  const told: unknown[] = [];
  await renewCopies({
    ...withPdf({ anonymise: () => Promise.reject(new UnreadablePdf('damaged')) }),
    log: { error: (fault: unknown) => told.push(fault) },
  });
  expect(told.length).toBeGreaterThan(0);
  expect((await versionOf(id)).anonymous_key).toBe(before.anonymous_key);
  await Promise.all([renewCopies(w.deps), renewCopies(w.deps)]);
  const after = await versionOf(id);
  expect([after.anonymous_key === before.anonymous_key, after.copied_by > 1, await countKept()]).toEqual([
    false,
    true,
    kept,
  ]);
  expect(await w.deps.gateways.files.open(after.anonymous_key ?? '')).not.toBeNull();
  expect([(await versionOf(over)).copied_by, after.anonymous_sha256]).toEqual([1, before.anonymous_sha256]);
  await renewCopies(w.deps);
  expect((await versionOf(id)).anonymous_key).toBe(after.anonymous_key);
});

test('a file that was read before anybody looked for what nobody sees is looked through once', async () => {
  const { id } = await sendPaper(w, await buildUser(w.db), { title: 'قديم' });
  await w.jobs.drain();
  const { advice } = await versionOf(id);
  const { hidden_text: _, ...former } = PaperAdvice.parse(advice);
  await w.db
    .updateTable('paper_versions')
    .set({ advice: JSON.stringify({ ...former, words: 7 }), page_text: 'نص قديم' })
    .where('paper_id', '=', id)
    .execute();
  const told: unknown[] = [];
  const log = { error: (fault: unknown) => told.push(fault) };
  await lookAgain({ ...withPdf({ read: () => Promise.reject(new UnreadablePdf('damaged')) }), log });
  expect([told.length, (await versionOf(id)).page_text]).toEqual([1, 'نص قديم']);
  const finding = (excerpt: string, meanwhile = async () => {}) =>
    withPdf({
      read: async (pdf, owner) => {
        const said = await w.deps.gateways.pdf.read(pdf, owner);
        await meanwhile();
        const found = [{ page: 1, reason: 'tiny' as const, words: 1, excerpt }];
        return { ...said, hidden: { ...said.hidden, found, pages: 1 } };
      },
    });
  // Another worker has done it before this one writes it down.
  await lookAgain(finding('ثانيًا', () => lookAgain(finding('أولًا'))));
  const { page_text, advice: now } = await versionOf(id);
  const kept = PaperAdvice.parse(now);
  expect([kept.words, kept.hidden_text?.found[0]?.excerpt, page_text === 'نص قديم']).toEqual([
    7,
    'أولًا',
    false,
  ]);
  await lookAgain(withPdf({ read: () => Promise.reject(new Error('nobody asks for it')) }));
});

test('a file that says what no database keeps is read all the same', async () => {
  const { id } = await sendPaper(w, author, { title: 'صفر' });
  const reading = withPdf({
    read: async (pdf, owner) => ({
      ...(await w.deps.gateways.pdf.read(pdf, owner)),
      text: ['أ\u0000ب \ud800 سر'],
      seenText: ['أ\u0000ب \ud800'],
      metadata: { title: '', author: 'ج\u0000د\u202e', subject: '', keywords: '', creator: '', producer: '' },
    }),
  });
  await prepareVersion(reading, { paperId: id, round: 1 });
  expect((await paperOf(id))?.advice?.signs).toEqual([
    { kind: 'name', found: 'ج د', where: 'properties', pages: [] },
  ]);
  // Nor is what nobody sees looked through for terms.
  expect((await versionOf(id)).page_text).toBe('أ ب \ufffd');
});

describe('a file that cannot be read after all', () => {
  const failing = () => withPdf({ read: () => Promise.reject(new UnreadablePdf('too_slow')) });

  test('is said to the author and to the editors once, and another may stand in its place', async () => {
    const { id } = await sendPaper(w, author, { title: 'عسير' });
    await prepareVersion(failing(), { paperId: id, round: 1 });
    await prepareVersion(failing(), { paperId: id, round: 1 });
    expect(await paperOf(id)).toMatchObject({
      file_state: 'failed',
      next_step: 'replace_file',
      status: 'pending',
    });
    const [ofAuthor, ofAdmin] = [await noticesOf(author), await noticesOf(admin)];
    expect(ofAuthor.filter(({ kind }) => kind === 'paper_file_failed')).toEqual([
      {
        kind: 'paper_file_failed',
        body: 'قراءة الملف تستغرق أطول مما ينبغي، فخفّف صوره ورسومه وأرفقه من جديد. تجد زر الاستبدال في صفحة «أبحاثي».',
      },
    ]);
    expect(ofAdmin.filter(({ kind }) => kind === 'paper_file_failed')).toHaveLength(1);

    const again = await w.call(
      revisePaper,
      { params: { id }, body: {}, files: { pdf_file: await shortPdf('ملف آخر') } },
      author,
    );
    expect(again.answer).toMatchObject({ round: 1, file_state: 'received', next_step: 'wait_for_file' });
    await w.jobs.drain();
    expect(await paperOf(id)).toMatchObject({ round: 1, file_state: 'ready' });
  });

  test('is not replaced by itself', async () => {
    const file = await shortPdf('هو نفسه');
    const { id } = await sendPaper(w, author, { title: 'نفسه', file });
    await prepareVersion(failing(), { paperId: id, round: 1 });
    const { status, error } = await w.call(
      revisePaper,
      { params: { id }, body: {}, files: { pdf_file: file } },
      author,
    );
    expect([status, error?.pdf_file]).toEqual([400, ['هذا هو الملف الذي قدّمته من قبل، أرفق النسخة المعدّلة']]);
  });

  test('does not undo what is known of the file that replaced it', async () => {
    const { id } = await sendPaper(w, author, { title: 'سباق' });
    const replaced = withPdf({
      async read() {
        await w.db
          .updateTable('paper_versions')
          .set({ file_key: crypto.randomUUID() })
          .where('paper_id', '=', id)
          .execute();
        throw new UnreadablePdf('damaged');
      },
    });
    await prepareVersion(replaced, { paperId: id, round: 1 });
    expect((await paperOf(id))?.file_state).toBe('received');
  });
});

describe('work that was lost', () => {
  test('is asked for again after a quarter of an hour, and given up after a day', async () => {
    await w.db
      .updateTable('paper_versions')
      .set({ state: 'failed' })
      .where('state', '=', 'received')
      .execute();
    const { id } = await sendPaper(w, author, { title: 'ضائع' });
    // As if the queue had forgotten it.
    await w.db
      .updateTable('paper_versions')
      .set({ file_key: crypto.randomUUID() })
      .where('paper_id', '=', id)
      .execute();
    const sentAt = w.clock.now.getTime();
    const noticedAfter = async (minutes: number) => {
      w.clock.now = new Date(sentAt + minutes * 60_000);
      await findLate(w.deps);
      return (await paperOf(id))?.file_state;
    };
    const sends: object[] = [];
    const { jobs } = w.deps;
    w.deps.jobs = { ...jobs, send: async (_tx, _kind, work) => void sends.push(work) };
    const states = [await noticedAfter(14), await noticedAfter(16), await noticedAfter(24 * 60 + 1)];
    w.deps.jobs = jobs;
    w.clock.now = new Date(sentAt);
    expect(states).toEqual(['received', 'received', 'failed']);
    expect(sends.filter((work) => 'paperId' in work)).toEqual([{ paperId: id, round: 1 }]);
  });
});
