import { getArticle } from '@mustalah/contract/journal/articles';
import { setStatus } from '@mustalah/contract/journal/desk';
import { getVolume, togglePublishVolume } from '@mustalah/contract/journal/volumes';
import { beforeAll, expect, test } from 'vitest';
import { buildPaper } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { availablePoints } from '../../../test/points.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { untilWaiting } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { append, findBrokenEntry } from '../paper/log.ts';
import { markChanged } from './article-records.ts';

const w = world();
let editor: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  [editor, colleague] = await Promise.all([
    buildUser(w.db, { role: 'journal_admin' }),
    buildUser(w.db, { role: 'journal_admin' }),
  ]);
});

/** A draft with one accepted paper. */
async function draftWithPaper(author?: TestUser) {
  const writer = author ?? (await buildUser(w.db));
  const volume = await draftVolume(w, editor);
  const paper = await acceptedPaper(w, writer, { volume });
  return { writer, volume, paper };
}

const publish = (volume: number, as = editor) => setPublished(w, as, volume, true);
const unpublish = (volume: number, as = editor) =>
  w.call(
    togglePublishVolume,
    { params: { id: volume }, body: { published: false, reason: 'خطأ في الترقيم' } },
    as,
  );

const logOf = async (paper: number) => {
  const rows = await w.db
    .selectFrom('paper_log')
    .select(['kind', 'actor_id', 'actor_role', 'detail', 'file_sha256'])
    .where('paper_id', '=', paper)
    .orderBy('seq')
    .execute();
  return rows;
};

const pointsOf = ({ id }: TestUser) => availablePoints(w.db, id);

const noticesOf = ({ id }: TestUser) =>
  w.db
    .selectFrom('notifications')
    .select(['kind', 'title', 'body', 'link'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();

const recordOf = (paper: number) =>
  w.db.selectFrom('article_records').selectAll().where('paper_id', '=', paper).executeTakeFirst();

test('publishing a volume publishes its papers, notes it in the log of each, and tells harvesters', async () => {
  const { volume, paper } = await draftWithPaper();
  const { status, answer } = await publish(volume);
  expect([status, answer.published, answer.published_at]).toEqual([200, true, w.clock.now.toISOString()]);
  expect((await w.call(getArticle, { params: { id: paper } })).status).toBe(200);
  expect(await logOf(paper)).toEqual([
    {
      kind: 'published',
      actor_id: editor.id,
      actor_role: 'editor',
      detail: { volume, as_submitted: true },
      file_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  expect(await findBrokenEntry(w.db, paper)).toBeNull();
  expect(await recordOf(paper)).toEqual({
    paper_id: paper,
    change: expect.any(Number),
    changed_at: w.clock.now,
    first_published_at: w.clock.now,
    is_deleted: false,
  });
});

test('the submitter is credited once ever and told by notice and mail', async () => {
  const { writer, volume, paper } = await draftWithPaper();
  await publish(volume);
  await w.jobs.drain();
  const mails = w.mail.sent.filter(({ to }) => to === writer.email);
  expect(mails.map(({ subject, link }) => [subject, link])).toEqual([
    ['نُشر بحثك «بحث»', expect.stringMatching(new RegExp(`/articles/${paper}/$`))],
  ]);
  expect(await noticesOf(writer)).toEqual([
    {
      kind: 'paper_published',
      title: 'نُشر بحثك «بحث»',
      body: expect.stringMatching(
        /^صدر في المجلد [٠-٩]+ \(٢٠٢٦\): «مجلد»، وصار متاحًا للجميع\. وأُضيفت ١٠٠ UAS إلى رصيدك\.$/,
      ),
      link: `/articles/${paper}/`,
    },
  ]);
  await unpublish(volume);
  await publish(volume);
  expect(await pointsOf(writer)).toBe(100);
});

test('who is taken out and put back in turn is told of the last only, and mailed once a day', async () => {
  const { writer, volume, paper } = await draftWithPaper();
  await publish(volume);
  for (let turn = 0; turn < 3; turn++) {
    await unpublish(volume);
    await publish(volume);
  }
  await w.jobs.drain();
  expect((await noticesOf(writer)).map(({ kind, link }) => [kind, link])).toEqual([
    ['paper_published', `/articles/${paper}/`],
    ['paper_republished', `/my-papers?paper=${paper}`],
  ]);
  expect(w.mail.sent.filter(({ to }) => to === writer.email)).toHaveLength(2);
});

test('a volume that is taken out is gone for everybody, and its articles are deleted records', async () => {
  const { volume, paper } = await draftWithPaper();
  await publish(volume);
  const before = await recordOf(paper);
  w.clock.now = new Date(w.clock.now.getTime() + 60_000);
  const { answer } = await unpublish(volume);
  expect([answer.published, answer.published_at]).toEqual([false, null]);
  const seen = await Promise.all([
    w.call(getVolume, { params: { id: volume } }),
    w.call(getVolume, { params: { id: volume } }, editor),
    w.call(getArticle, { params: { id: paper } }, editor),
  ]);
  expect(seen.map(({ status }) => status)).toEqual([410, 410, 410]);
  expect(seen[2]?.error?.detail).toBe('أُوقف نشر هذا البحث: «بحث». خطأ في الترقيم');
  expect((await logOf(paper)).map(({ kind }) => kind)).toEqual(['published', 'unpublished']);
  const after = await recordOf(paper);
  expect(after).toEqual({
    ...before,
    change: expect.any(Number),
    changed_at: w.clock.now,
    is_deleted: true,
  });
  expect(Number(after?.change)).toBeGreaterThan(Number(before?.change));
});

test('what is put back keeps the day of its first publication', async () => {
  const { volume, paper } = await draftWithPaper();
  await publish(volume);
  const first = w.clock.now.toISOString();
  await unpublish(volume);
  w.clock.now = new Date(w.clock.now.getTime() + 86_400_000);
  await publish(volume);
  const { answer } = await w.call(getArticle, { params: { id: paper } });
  expect(answer.published_at).toBe(first);
  expect(await recordOf(paper)).toMatchObject({ is_deleted: false, changed_at: w.clock.now });
});

test('two who publish at once publish once', async () => {
  const { writer, volume, paper } = await draftWithPaper();
  const answers = await Promise.all([publish(volume), publish(volume, colleague), publish(volume)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await logOf(paper)).map(({ kind }) => kind)).toEqual(['published']);
  expect([await pointsOf(writer), (await noticesOf(writer)).length]).toEqual([100, 1]);
});

test('volumes of one author that are published at once all count, and their changes are in one order', async () => {
  const writer = await buildUser(w.db);
  const drafts = [];
  for (let each = 0; each < 5; each++) drafts.push(await draftWithPaper(writer));
  const answers = await Promise.all(drafts.map(({ volume }) => publish(volume)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await pointsOf(writer)).toBe(500);
  const records = await w.db
    .selectFrom('article_records')
    .select(['change', 'changed_at'])
    .orderBy('change')
    .execute();
  const moments = records.map(({ changed_at }) => changed_at.getTime());
  expect(moments).toEqual([...moments].sort((one, other) => one - other));
});

test('who notes a change waits until the one before is there for all, so that no reader passes it over', async () => {
  const [first, second] = [await draftWithPaper(), await draftWithPaper()];
  const note = (paper: number, meanwhile: () => Promise<unknown> = async () => {}) =>
    w.db.transaction().execute(async (tx) => {
      await markChanged(tx, [paper], { isDeleted: false, now: w.deps.now });
      await meanwhile();
    });
  let later: Promise<void> | undefined;
  await note(first.paper, () => {
    later = note(second.paper);
    return untilWaiting(w.db);
  });
  await later;
  const [before, after] = [await recordOf(first.paper), await recordOf(second.paper)];
  expect(Number(after?.change)).toBeGreaterThan(Number(before?.change));
});

test('a change is never dated before one that was told already', async () => {
  const [early, late] = [await draftWithPaper(), await draftWithPaper()];
  const now = w.clock.now;
  w.clock.now = new Date(now.getTime() + 3_600_000);
  await publish(late.volume);
  w.clock.now = now;
  await publish(early.volume);
  w.clock.now = new Date(now.getTime() + 3_600_000);
  expect((await recordOf(early.paper))?.changed_at).toEqual((await recordOf(late.paper))?.changed_at);
});

test('a paper that is no longer accepted keeps the whole volume back, and is named', async () => {
  const { writer, volume, paper } = await draftWithPaper();
  const pending = await buildPaper(w.db, writer, { volume, title: 'بحث عاد إلى التحكيم' });
  const { status, error } = await publish(volume);
  expect([status, error?.code, error?.detail]).toEqual([
    409,
    'paper_not_accepted',
    'هذا البحث لم يعد مقبولًا للنشر: «بحث عاد إلى التحكيم»',
  ]);
  expect([await logOf(paper), await logOf(pending), await recordOf(paper)]).toEqual([[], [], undefined]);
});

test('an empty volume is not published', async () => {
  const { status, error } = await publish(await draftVolume(w, editor));
  expect([status, error?.code]).toEqual([409, 'volume_empty']);
});

test('when an acceptance is taken back in the moment of publication, one of both happens', async () => {
  const { volume, paper } = await draftWithPaper();
  const revert = w.db.transaction().execute(async (tx) => {
    const held = await holdPaper(tx, paper);
    if (!held) throw new Error('no such paper');
    const publishing = publish(volume);
    await untilWaiting(w.db);
    await append(tx, held, {
      kind: 'status_set',
      to: 'pending',
      actorId: colleague.id,
      actorRole: 'editor',
      now: w.clock.now,
    });
    return { publishing };
  });
  const { publishing } = await revert;
  const { status, error } = await publishing;
  expect([status, error?.code]).toEqual([409, 'paper_not_accepted']);
  expect((await w.call(getVolume, { params: { id: volume } })).status).toBe(404);
});

test('publishing and taking an acceptance back at once end in one of both, also through the calls', async () => {
  for (let each = 0; each < 5; each++) {
    const { volume, paper } = await draftWithPaper();
    const body = { status: 'pending' as const };
    const [published, reverted] = await Promise.all([
      publish(volume),
      w.call(setStatus, { params: { id: paper }, body }, colleague),
    ]);
    expect([published.status, reverted.status].sort()).toEqual([200, 409]);
    expect((await w.call(getArticle, { params: { id: paper } })).status).toBe(
      published.status === 200 ? 200 : 404,
    );
  }
});

test('an editor publishes no paper of their own, and a colleague does', async () => {
  const { volume } = await draftWithPaper(editor);
  const own = await publish(volume);
  expect([own.status, own.error?.code, own.error?.detail]).toEqual([
    403,
    'own_paper',
    'أنت من مؤلفي هذا البحث، فليتولَّ تحريره ونشره محرر غيرك: «بحث»',
  ]);
  expect((await publish(volume, colleague)).status).toBe(200);
  expect((await unpublish(volume)).error?.code).toBe('own_paper');
  expect((await unpublish(volume, colleague)).status).toBe(200);
});

test('a co-author publishes it neither', async () => {
  const { volume, paper } = await draftWithPaper();
  await w.db
    .insertInto('paper_authors')
    .values({ paper_id: paper, place: 2, name: 'شريك', email: colleague.email.toUpperCase() })
    .execute();
  expect((await publish(volume, colleague)).error?.code).toBe('own_paper');
});

test('a submitter whose address is not confirmed is told of the publication and of no points', async () => {
  const writer = await buildUser(w.db, { email_confirmed_at: null });
  const { volume } = await draftWithPaper(writer);
  await publish(volume);
  expect([await pointsOf(writer), (await noticesOf(writer))[0]?.body]).toEqual([
    0,
    expect.not.stringContaining('UAS'),
  ]);
});

test('publishing and taking out leave a row in the audit log', async () => {
  const { volume, paper } = await draftWithPaper();
  await publish(volume);
  await unpublish(volume, colleague);
  const rows = await w.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject', '=', `volume:${volume}`)
    .orderBy('id')
    .execute();
  expect(rows.slice(1)).toEqual([
    { actor_id: editor.id, action: 'volume.publish', detail: { papers: [paper] } },
    {
      actor_id: colleague.id,
      action: 'volume.unpublish',
      detail: { papers: [paper], reason: 'خطأ في الترقيم' },
    },
  ]);
});

test.each([{}, { published: 'yes' }, { published: null }])('%o says not what is wanted', async (body) => {
  const { volume } = await draftWithPaper();
  const { status, error } = await w.send(
    'PATCH',
    togglePublishVolume.path.replace(':id', String(volume)),
    body,
    editor,
  );
  expect([status, error]).toEqual([400, expect.objectContaining({ published: expect.any(Array) })]);
});

test('the note of the reviewer who accepted is published, and hidden when it names somebody', async () => {
  const [reviewer, writer] = [await buildUser(w.db, { name: 'سامي الحداد' }), await buildUser(w.db)];
  const volume = await draftVolume(w, editor);
  const noteOf = async (note: string) => {
    const paper = await acceptedPaper(w, writer, { volume });
    await w.db
      .insertInto('paper_assignments')
      .values({
        paper_id: paper,
        round: 1,
        reviewer_id: reviewer.id,
        letter: 1,
        state: 'submitted',
        verdict: 'approved',
        note,
        assigned_by: editor.id,
        assigned_at: w.clock.now,
        due_at: w.clock.now,
        submitted_at: w.clock.now,
      })
      .execute();
    return paper;
  };
  const papers = [await noteOf('بحث متين'), await noteOf('بحث متين، سامي')];
  await publish(volume);
  const { answer } = await w.call(getVolume, { params: { id: volume } });
  expect(answer.papers.map(({ id, review_note }) => [id, review_note])).toEqual([
    [papers[0], 'بحث متين'],
    [papers[1], ''],
  ]);
});
