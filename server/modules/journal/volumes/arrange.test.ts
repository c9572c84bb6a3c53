import { getArticle } from '@mustalah/contract/journal/articles';
import { arrangeVolume, editVolume, getManagedVolume, getVolume } from '@mustalah/contract/journal/volumes';
import { beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';

const w = world();
let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

/** A draft with three papers of nine pages each. */
async function draft() {
  const volume = await draftVolume(w, editor);
  const author = await buildUser(w.db);
  const papers: number[] = [];
  for (const title of ['أول', 'ثانٍ', 'ثالث']) papers.push(await acceptedPaper(w, author, { title, volume }));
  return { volume, papers, author };
}

type Body = Parameters<typeof w.call<typeof arrangeVolume>>[1]['body'];
const arrange = (id: number, body: Body, as = editor) => w.call(arrangeVolume, { params: { id }, body }, as);
const inOrder = (ids: readonly number[]) => ids.map((id) => ({ id, pages: null }));

test('papers stand in the order that editors give them, under headings, their pages running on', async () => {
  const { volume, papers } = await draft();
  const [first = 0, second = 0, third = 0] = papers;
  const sent = inOrder([third, first, second]).map((each) => ({ ...each, section: 'دراسات' }));
  expect((await arrange(volume, { papers: sent, running_from: 101 })).status).toBe(200);
  await setPublished(w, editor, volume, true);
  const { answer } = await w.call(getVolume, { params: { id: volume } });
  expect(answer.papers.map(({ id, pages, section }) => [id, pages, section])).toEqual([
    [third, { first: 101, last: 109 }, 'دراسات'],
    [first, { first: 110, last: 118 }, 'دراسات'],
    [second, { first: 119, last: 127 }, 'دراسات'],
  ]);
  const before = (await w.call(getArticle, { params: { id: first } })).answer;
  w.clock.now = new Date(w.clock.now.getTime() + 86_400_000);
  const moved = [
    { id: first, pages: { first: 1, last: 12 } },
    { id: second, pages: { first: 13, last: 13 } },
    { id: third, pages: null },
  ];
  await arrange(volume, { papers: moved });
  const after = (await w.call(getArticle, { params: { id: first } })).answer;
  expect([after.pages, after.updated_at > before.updated_at]).toEqual([{ first: 1, last: 12 }, true]);
  const { payload } = await w.app.inject({ url: `/articles/${first}/citation.ris` });
  expect(payload).toContain('SP  - 1\r\nEP  - 12');
});

test('two papers on a page, papers of elsewhere and pages that run backwards change nothing', async () => {
  const { volume, papers, author } = await draft();
  const other = await draft();
  const [first = 0, second = 0, third = 0] = papers;
  const both = (one: [number, number], two: [number, number]) => [
    { id: first, pages: { first: one[0], last: one[1] } },
    { id: second, pages: { first: two[0], last: two[1] } },
    { id: third, pages: null },
  ];
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', author.id).execute();
  const refused = [
    await arrange(volume, { papers: both([1, 10], [10, 12]) }),
    await arrange(volume, { papers: inOrder([first, second]) }),
    await arrange(volume, { papers: inOrder([first, second, second]) }),
    await arrange(volume, { papers: inOrder([first, second, other.papers[0] ?? 0]) }),
    await arrange(volume, { papers: both([10, 1], [11, 12]) }),
    await arrange(volume, { papers: both([0, 1], [2, 3]) }),
    await arrange(volume, { papers: inOrder(papers), running_from: 100_000 }),
    await arrange(volume, { papers: inOrder(papers) }, author),
    await arrange(999_999, { papers: [] }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 400, 400, 400, 403, 404]);
  const { answer } = await w.call(getManagedVolume, { params: { id: volume } }, editor);
  expect(answer.papers.map(({ id, pages }) => [id, pages])).toEqual(papers.map((id) => [id, null]));
});

test('the editors speak at the head of a volume, and what is not sent stays', async () => {
  const { volume } = await draft();
  const edit = (body: object) =>
    w.call(
      editVolume,
      { params: { id: volume }, body: { title: 'مجلد', year: '2026', ...body }, files: {} },
      editor,
    );
  await edit({
    editorial_title: 'كلمة العدد',
    editorial: 'نفتتح هذا المجلد.',
    editorial_authors: 'هيئة التحرير',
  });
  await edit({ editorial_title: 'كلمة المجلد' });
  await setPublished(w, editor, volume, true);
  const { answer } = await w.call(getVolume, { params: { id: volume } });
  expect(answer.editorial).toEqual({
    title: 'كلمة المجلد',
    authors: 'هيئة التحرير',
    text: 'نفتتح هذا المجلد.',
  });
});
