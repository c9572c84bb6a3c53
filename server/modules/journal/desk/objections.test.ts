import {
  getPaperDeclarations,
  objectToPaper,
  settleObjection,
  showCoAuthorLink,
} from '@mustalah/contract/journal/co-authors';
import { getPaperLog } from '@mustalah/contract/journal/desk';
import { withdrawPaper } from '@mustalah/contract/journal/submissions';
import { beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { goodPaper, sendPaper, shortPdf } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';
import { tellCoAuthors } from '../submission/co-authors.ts';

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example' } });
let editor: TestUser;
let file: File;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  file = await shortPdf('نص البحث');
});

const REASON = 'لم أوافق على إرساله.';
const mailsTo = (address: string) => w.mail.sent.filter(({ to }) => to === address);
const tokenTo = (address: string) => /token=([\w-]+)/.exec(mailsTo(address).at(-1)?.text ?? '')?.[1] ?? '';
const object = (token: string, reason = REASON) => w.call(objectToPaper, { body: { token, reason } });
const declared = (id: number, as = editor) => w.call(getPaperDeclarations, { params: { id } }, as);
const settle = (id: number, objection: number, as = editor) =>
  w.call(settleObjection, { params: { id, objection }, body: { reason: 'كتب إلينا أنه وافق.' } }, as);
const toldOf = async ({ id }: TestUser) =>
  (
    await w.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', id)
      .where('kind', '=', 'paper_objected')
      .execute()
  ).length;

/** A paper on which somebody stands whose address is known. */
async function named(address: string) {
  const author = await buildUser(w.db);
  const co_authors = JSON.stringify([
    { name: 'ليلى حسن', email: address },
    { name: 'بلا بريد' },
    { name: 'هو نفسه', email: author.email },
  ]);
  const { id } = await sendPaper(w, author, { co_authors, file });
  await w.jobs.drain();
  return { id, author, token: tokenTo(address) };
}

test('who is named on a paper hears of it once, and the link shows it without doing anything', async () => {
  const { id, author, token } = await named('layla@example.org');
  await tellCoAuthors(w.deps, { paperId: id });
  expect(mailsTo('layla@example.org')).toHaveLength(1);
  expect(mailsTo(author.email).filter(({ link }) => link?.includes('/co-author'))).toEqual([]);
  const { answer } = await w.call(showCoAuthorLink, { query: { token } });
  expect(answer).toEqual({
    title: goodPaper.title,
    authors: [author.name, 'ليلى حسن', 'بلا بريد', 'هو نفسه'],
    is_article: false,
    is_agreed: false,
    has_objected: false,
  });
  expect((await declared(id)).answer.objections).toEqual([]);
  const kept = JSON.stringify(await w.db.selectFrom('co_author_links').selectAll().execute());
  expect(kept).not.toContain(token);
});

test('an objection is shown to editors, keeps its volume back until it is settled, and is one however often sent', async () => {
  const author = await buildUser(w.db);
  const volume = await draftVolume(w, editor);
  const id = await acceptedPaper(w, author, { volume });
  await w.db
    .insertInto('paper_authors')
    .values({ paper_id: id, place: 9, name: 'رنا', email: 'rana@example.org', name_key: '', latin_key: '' })
    .execute();
  await tellCoAuthors(w.deps, { paperId: id });
  const token = tokenTo('rana@example.org');
  const both = await Promise.all([object(token), object(token, 'سبب آخر')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect([await toldOf(editor), await toldOf(author)]).toEqual([1, 1]);
  const refused = await setPublished(w, editor, volume, true);
  expect([refused.status, refused.error?.code]).toEqual([409, 'objection_open']);

  const [objection] = (await declared(id)).answer.objections;
  expect(objection).toMatchObject({ author: 'رنا', email: 'rana@example.org', settled_at: null });
  expect((await settle(id, objection?.id ?? 0)).status).toBe(200);
  expect((await settle(id, objection?.id ?? 0)).error?.code).toBe('objection_over');
  const log = await w.call(getPaperLog, { params: { id } }, editor);
  expect(log.answer.entries.at(-1)).toMatchObject({
    kind: 'objection_settled',
    internal_note: 'كتب إلينا أنه وافق.',
  });
  expect(log.answer.broken_at).toBeNull();
  expect((await setPublished(w, editor, volume, true)).status).toBe(200);
});

test('of an objection to an article that came out before nobody is told that it keeps it back', async () => {
  const author = await buildUser(w.db);
  const volume = await draftVolume(w, editor);
  const id = await acceptedPaper(w, author, { volume });
  await setPublished(w, editor, volume, true);
  await w.db
    .insertInto('paper_authors')
    .values({ paper_id: id, place: 9, name: 'سلمى', email: 'salma@example.org', name_key: '', latin_key: '' })
    .execute();
  await tellCoAuthors(w.deps, { paperId: id });
  const token = tokenTo('salma@example.org');
  expect((await w.call(showCoAuthorLink, { query: { token } })).answer.is_article).toBe(true);
  const { answer } = await object(token);
  const told = await w.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('user_id', 'in', [editor.id, author.id])
    .where('kind', '=', 'paper_objected')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(told.map(({ title }) => title.includes('المنشور'))).toEqual([true, true]);
  expect([answer.detail, ...told.map(({ body }) => body)].join()).not.toContain('لا يُنشر');
});

test('what authors declare is for editors who handle the paper, and a wrong link is none', async () => {
  const { id, author, token } = await named('huda@example.org');
  const stranger = await buildUser(w.db, { is_reviewer: true });
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', author.id).execute();
  const statuses = [
    await declared(id, author),
    await declared(id, stranger),
    await declared(999_999),
    await settle(id, 999_999),
    await settle(id, 1, author),
    await object('x'.repeat(43)),
    await object(token, ''),
    await object(token, 'ب'.repeat(2001)),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 404, 409, 403, 404, 400, 400]);
  await w.call(withdrawPaper, { params: { id } }, author);
  expect((await object(token)).error?.code).toBe('co_author_link_invalid');
});

test('one address is written to for five papers a day', async () => {
  const authors = await Promise.all(Array.from({ length: 6 }, () => buildUser(w.db)));
  for (const author of authors) {
    const co_authors = JSON.stringify([{ name: 'مطلوب', email: 'many@example.org' }]);
    await sendPaper(w, author, { co_authors, file });
  }
  await w.jobs.drain();
  expect(mailsTo('many@example.org')).toHaveLength(5);
});
