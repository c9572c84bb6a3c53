import {
  addVolumePaper,
  createVolume,
  createVolumeByCategory,
  deleteVolume,
  editVolume,
  getManagedVolume,
  getVolume,
  listApprovedCategories,
  listManagedVolumes,
  listVolumes,
  previewApprovedPapers,
  removeVolumePaper,
} from '@mustalah/contract/journal/volumes';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPaper } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';

const w = world();
let editor: TestUser;
let writer: TestUser;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  writer = await buildUser(w.db, { name: 'منى الكاتبة' });
});
beforeEach(async () => {
  await w.empty('volumes', 'papers', 'article_records');
});

const category = { main_category: 'الطب', sub_category: 'طب الأسرة' };
type Body = Parameters<typeof w.call<typeof createVolumeByCategory>>[1]['body'];

const create = (body: Partial<Body> = {}, as = editor) =>
  w.call(createVolumeByCategory, { body: { year: '2026', ...category, ...body }, files: {} }, as);
const preview = async (as = editor) =>
  (await w.call(previewApprovedPapers, { query: { main: 'الطب', sub: 'طب الأسرة' } }, as)).answer;
const paperIdsOf = async (id: number) =>
  (await w.call(getManagedVolume, { params: { id } }, editor)).answer.papers.map((paper) => paper.id);
const add = (id: number, paper_id: number) =>
  w.call(addVolumePaper, { params: { id }, body: { paper_id } }, editor);
const takeOut = (id: number, paper_id: number) =>
  w.call(removeVolumePaper, { params: { id, paper_id } }, editor);
const remove = (id: number) => w.call(deleteVolume, { params: { id } }, editor);

test('only accepted papers in no volume wait for one', async () => {
  const free = await acceptedPaper(w, writer, { title: 'بحث ينتظر', abstract: 'ملخصه' });
  await buildPaper(w.db, writer);
  await buildPaper(w.db, writer, { status: 'rejected' });
  await acceptedPaper(w, writer, { volume: await draftVolume(w, editor) });
  const withdrawn = await acceptedPaper(w, writer);
  await w.db.updateTable('papers').set({ withdrawn_at: w.clock.now }).where('id', '=', withdrawn).execute();
  const retracted = await acceptedPaper(w, writer);
  await w.db.updateTable('papers').set({ retracted_at: w.clock.now }).where('id', '=', retracted).execute();

  const { answer: categories } = await w.call(listApprovedCategories, {}, editor);
  expect([categories, await preview()]).toEqual([
    [{ main: 'الطب', sub: 'طب الأسرة', count: 1 }],
    [
      {
        id: free,
        title: 'بحث ينتظر',
        abstract: 'ملخصه',
        ...category,
        authors: [{ name: 'منى الكاتبة' }],
        review_note: '',
        is_own: false,
        final_file: 'none',
        file_pages: 9,
        pages: null,
        section: '',
      },
    ],
  ]);
});

test('an editor who was asked to review a paper is not told its authors before it is published', async () => {
  const paper = await acceptedPaper(w, writer);
  await w.db
    .insertInto('paper_assignments')
    .values({
      paper_id: paper,
      round: 1,
      reviewer_id: editor.id,
      letter: 1,
      state: 'declined',
      assigned_by: editor.id,
      assigned_at: w.clock.now,
      due_at: w.clock.now,
    })
    .execute();
  expect((await preview())[0]?.authors).toEqual([]);
  const volume = await draftVolume(w, editor);
  await add(volume, paper);
  const { answer } = await w.call(getManagedVolume, { params: { id: volume } }, editor);
  expect(answer.papers[0]?.authors).toEqual([]);
  expect(JSON.stringify((await w.call(listManagedVolumes, {}, editor)).answer)).not.toContain('منى');
});

test('a volume is made of the accepted papers of a category and published', async () => {
  const papers = [await acceptedPaper(w, writer), await acceptedPaper(w, writer)];
  const { status, answer } = await create({ title: 'طب الأسرة اليوم' });
  expect([status, answer]).toEqual([
    201,
    {
      id: answer.id,
      title: 'طب الأسرة اليوم',
      number: 1,
      year: 2026,
      ...category,
      description: '',
      published: true,
      paper_count: 2,
      created_at: w.clock.now.toISOString(),
      published_at: w.clock.now.toISOString(),
      cover_image_url: null,
      has_own: false,
      was_published: true,
    },
  ]);
  const { answer: volume } = await w.call(getVolume, { params: { id: answer.id } });
  expect(volume.papers.map(({ id }) => id)).toEqual(papers);
});

test('a volume may stay a draft, and nobody but editors sees it', async () => {
  await acceptedPaper(w, writer);
  const { answer } = await create({ published: 'false' });
  const statuses = await Promise.all(
    [undefined, writer].map(
      async (as) => (await w.call(getVolume, { params: { id: answer.id } }, as)).status,
    ),
  );
  const { answer: listed } = await w.call(listVolumes, { query: {} });
  expect([answer.published, statuses, listed]).toEqual([false, [404, 404], []]);
});

test('only the papers that were chosen go in', async () => {
  const [first, , third] = [
    await acceptedPaper(w, writer),
    await acceptedPaper(w, writer),
    await acceptedPaper(w, writer),
  ];
  const { answer } = await create({ paper_ids: `${third},${first},${first}` });
  expect(await paperIdsOf(answer.id)).toEqual([first, third]);
});

test('papers that changed since they were seen stop the volume, and nothing is made', async () => {
  const seen = await acceptedPaper(w, writer);
  const other = await buildPaper(w.db, writer);
  const elsewhere = await acceptedPaper(w, writer);
  await w.db.updateTable('papers').set({ sub_category: 'الأشعة' }).where('id', '=', elsewhere).execute();
  const taken = await acceptedPaper(w, writer, { volume: await draftVolume(w, editor) });
  const refused = await Promise.all(
    [other, elsewhere, taken, 999].map((id) => create({ paper_ids: `${seen},${id}` })),
  );
  expect(refused.map(({ status, error }) => [status, error?.code])).toEqual(
    Array.from({ length: 4 }, () => [409, 'papers_changed']),
  );
  expect((await w.call(listManagedVolumes, {}, editor)).answer).toHaveLength(1);
});

test('without an accepted paper there is no volume', async () => {
  const { status, error } = await create();
  expect([status, error?.code]).toEqual([409, 'volume_empty']);
  expect((await w.call(listManagedVolumes, {}, editor)).answer).toEqual([]);
});

test('an editor puts no paper of their own into any volume, a draft either', async () => {
  await acceptedPaper(w, editor);
  expect((await preview())[0]?.is_own).toBe(true);
  const refused = await create();
  expect([refused.status, refused.error?.code]).toEqual([403, 'own_paper']);
  const draft = await create({ published: 'false' });
  expect([draft.status, draft.error?.code]).toEqual([403, 'own_paper']);
  const volume = await draftVolume(w, editor);
  const paper = await acceptedPaper(w, editor);
  expect((await add(volume, paper)).error?.code).toBe('own_paper');
  const colleague = await buildUser(w.db, { role: 'journal_admin' });
  const body = { paper_id: paper };
  expect((await w.call(addVolumePaper, { params: { id: volume }, body }, colleague)).status).toBe(200);
  const answers = await Promise.all([takeOut(volume, paper), remove(volume)]);
  expect(answers.map(({ error }) => error?.code)).toEqual(['own_paper', 'own_paper']);
});

test('of two who make a volume of the same papers one does, and numbers are given once', async () => {
  await acceptedPaper(w, writer);
  const answers = await Promise.all([create(), create(), draftVolume(w, editor), draftVolume(w, editor)]);
  const made = answers.slice(0, 2).map((each) => (each as Awaited<ReturnType<typeof create>>).status);
  const { answer } = await w.call(listManagedVolumes, {}, editor);
  expect([made.sort(), answer.map(({ number }) => number)]).toEqual([
    [201, 409],
    [3, 2, 1],
  ]);
});

test.each([
  [{ year: '' }, 'year', 'السنة غير صحيحة'],
  [{ year: '2025.5' }, 'year', 'السنة غير صحيحة'],
  [{ year: '99999' }, 'year', 'السنة غير صحيحة'],
  [{ main_category: '' }, 'main_category', 'هذا الحقل مطلوب'],
  [{ sub_category: '' }, 'sub_category', 'هذا الحقل مطلوب'],
  [{ main_category: 'السحر' }, 'main_category', 'التخصص المحدد غير موجود'],
  [{ sub_category: 'الفقه وأصوله' }, 'sub_category', 'التخصص المحدد غير موجود'],
  [{ title: 'س'.repeat(201) }, 'title', 'عدد الحروف لا يتجاوز ٢٠٠'],
  [{ paper_ids: '1;drop' }, 'paper_ids', 'المعرّف غير صحيح'],
  [{ published: 'maybe' as 'true' }, 'published', 'القيمة true أو false'],
])('%o is refused', async (body, field, sentence) => {
  await acceptedPaper(w, writer);
  const { status, error } = await create(body);
  expect([status, error]).toEqual([400, expect.objectContaining({ [field]: [sentence] })]);
  expect((await w.call(listManagedVolumes, {}, editor)).answer).toEqual([]);
});

test('a year that is missing is asked for', async () => {
  const { error } = await w.call(
    createVolumeByCategory,
    { body: { ...category, year: undefined }, files: {} },
    editor,
  );
  expect(error).toMatchObject({ year: ['يرجى تعبئة جميع الحقول المطلوبة'] });
});

test.each([
  [{ title: '', year: 2026, main_category: 'الطب' }, 'title'],
  [{ title: 'مجلد', main_category: 'الطب' }, 'year'],
  [{ title: 'مجلد', year: 2026 }, 'main_category'],
  [{ title: 'مجلد', year: 2026, main_category: 'السحر' }, 'main_category'],
])('a draft of %o is refused', async (body, field) => {
  const { status, error } = await w.send('POST', createVolume.path, body, editor);
  expect([status, error]).toEqual([400, expect.objectContaining({ [field]: expect.any(Array) })]);
});

test('papers come into a draft and leave it', async () => {
  const volume = await draftVolume(w, editor);
  const paper = await acceptedPaper(w, writer);
  const { answer: before } = await w.call(getManagedVolume, { params: { id: volume } }, editor);
  expect([before.papers, before.candidates.map(({ id }) => id)]).toEqual([[], [paper]]);
  expect((await Promise.all([add(volume, paper), add(volume, paper)])).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  expect(await paperIdsOf(volume)).toEqual([paper]);
  const statuses = (await Promise.all([takeOut(volume, paper), takeOut(volume, paper)])).map(
    ({ status }) => status,
  );
  expect([statuses.sort(), await paperIdsOf(volume)]).toEqual([[200, 404], []]);
});

test('a paper comes into one volume, however many want it at once', async () => {
  const paper = await acceptedPaper(w, writer);
  const volumes = [await draftVolume(w, editor), await draftVolume(w, editor)];
  const answers = await Promise.all(volumes.map((volume) => add(volume, paper)));
  expect(answers.map(({ status, error }) => error?.code ?? status).sort()).toEqual([200, 'paper_in_volume']);
});

test.each(['pending', 'rejected', 'revisions_requested'] as const)(
  'a paper that is %s comes into no volume',
  async (status) => {
    const { error } = await add(await draftVolume(w, editor), await buildPaper(w.db, writer, { status }));
    expect(error?.code).toBe('paper_not_accepted');
  },
);

test('neither a withdrawn nor a retracted paper comes into a volume', async () => {
  const volume = await draftVolume(w, editor);
  const [withdrawn, retracted] = [await acceptedPaper(w, writer), await acceptedPaper(w, writer)];
  await w.db.updateTable('papers').set({ withdrawn_at: w.clock.now }).where('id', '=', withdrawn).execute();
  await w.db.updateTable('papers').set({ retracted_at: w.clock.now }).where('id', '=', retracted).execute();
  const answers = await Promise.all([add(volume, withdrawn), add(volume, retracted), add(volume, 999)]);
  expect(answers.map(({ error }) => error?.code)).toEqual([
    'paper_not_accepted',
    'paper_not_accepted',
    'not_found',
  ]);
});

test('a published volume keeps its papers, its year and itself until it is taken out', async () => {
  const volume = await draftVolume(w, editor);
  const [inside, outside] = [await acceptedPaper(w, writer, { volume }), await acceptedPaper(w, writer)];
  await setPublished(w, editor, volume, true);
  const edit = { body: { title: 'مجلد', year: '2020' }, params: { id: volume }, files: {} };
  const answers = await Promise.all([
    add(volume, outside),
    takeOut(volume, inside),
    remove(volume),
    w.call(editVolume, edit, editor),
  ]);
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual(
    Array.from({ length: 4 }, () => [409, 'volume_published']),
  );
  await setPublished(w, editor, volume, false);
  // Its articles stand in what others wrote: it leaves a trace.
  expect((await remove(volume)).error?.code).toBe('volume_was_published');
  expect((await takeOut(volume, inside)).status).toBe(200);
  expect((await remove(volume)).error?.code).toBe('volume_was_published');
  expect((await preview()).map(({ id }) => id)).toEqual([inside, outside]);
});

test('a draft that is deleted is gone once, and its papers wait for another', async () => {
  const volume = await draftVolume(w, editor);
  const paper = await acceptedPaper(w, writer, { volume });
  const statuses = (await Promise.all([remove(volume), remove(volume)])).map(({ status }) => status).sort();
  expect([statuses, (await preview()).map(({ id }) => id)]).toEqual([[200, 404], [paper]]);
});

test('of deleting and publishing at once one happens', async () => {
  const volume = await draftVolume(w, editor);
  const paper = await acceptedPaper(w, writer, { volume });
  const [deleted, published] = await Promise.all([remove(volume), setPublished(w, editor, volume, true)]);
  const { status } = await w.call(getVolume, { params: { id: volume } });
  expect([
    [200, 404, 404],
    [409, 200, 200],
  ]).toContainEqual([deleted.status, published.status, status]);
  const waits = (await preview()).some(({ id }) => id === paper);
  expect(waits).toBe(deleted.status === 200);
});

test('the words of a published volume change where they stand, and harvesters hear of its name', async () => {
  const volume = await draftVolume(w, editor);
  const paper = await acceptedPaper(w, writer, { volume });
  await setPublished(w, editor, volume, true);
  const changeOf = async () =>
    (await w.db.selectFrom('article_records').select('change').where('paper_id', '=', paper).execute())[0]
      ?.change ?? 0;
  const edit = (title: string, description: string) =>
    w.call(
      editVolume,
      { params: { id: volume }, body: { title, description, year: '2026' }, files: {} },
      editor,
    );
  const before = await changeOf();
  await edit('مجلد', 'وصف جديد');
  const described = await changeOf();
  const { status, answer } = await edit('عنوان جديد', 'وصف جديد');
  expect([status, answer.title, answer.description, described]).toEqual([
    200,
    'عنوان جديد',
    'وصف جديد',
    before,
  ]);
  expect(await changeOf()).toBeGreaterThan(before);
});

test('what is not there can be neither seen, changed, published nor deleted', async () => {
  const params = { id: 999 };
  const answers = await Promise.all([
    w.call(getManagedVolume, { params }, editor),
    w.call(editVolume, { params, body: { year: '2026' }, files: {} }, editor),
    setPublished(w, editor, 999, true),
    setPublished(w, editor, 999, false),
    remove(999),
    add(999, 1),
    takeOut(999, 1),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 404));
});

test('every act leaves a row in the audit log', async () => {
  const paper = await acceptedPaper(w, writer);
  const volume = await draftVolume(w, editor);
  await add(volume, paper);
  await takeOut(volume, paper);
  await w.call(editVolume, { params: { id: volume }, body: { year: '2027' }, files: {} }, editor);
  await remove(volume);
  const rows = await w.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('subject', '=', `volume:${volume}`)
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  expect(rows.reverse()).toEqual(
    ['create', 'add_paper', 'remove_paper', 'edit', 'delete'].map((act) => ({
      actor_id: editor.id,
      action: `volume.${act}`,
    })),
  );
});
