import { retractArticle } from '@mustalah/contract/journal/articles';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { buildArticles } from '../../../test/build-articles.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { untilWaiting } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { textsAt } from '../../../test/xml-schemas.ts';
import { markChanged } from '../volumes/article-records.ts';

const w = world();
const ARTICLES = 10_000;
const OAI = { o: 'http://www.openarchives.org/OAI/2.0/' };

let editor: TestUser;
let author: TestUser;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  author = await buildUser(w.db);
  const publishedAt = new Date(w.clock.now.getTime() - 60_000);
  await buildArticles(w.db, { count: ARTICLES, publishedAt });
  await w.asOwner((owner) => sql`analyze`.execute(owner));
});

const nextSecond = () => {
  w.clock.now = new Date(w.clock.now.getTime() + 1_000);
};

async function ask(query: string): Promise<string> {
  const { statusCode, body } = await w.app.inject({ url: `/oai?${query}` });
  expect(statusCode).toBe(200);
  return body;
}

interface Header {
  id: number;
  at: string;
  isDeleted: boolean;
}

/** All that a harvester of headers is told, page by page, the last one told last. */
async function harvest(afterPage: (page: number) => Promise<unknown>): Promise<Header[][]> {
  const pages: Header[][] = [];
  for (let rest = 'metadataPrefix=oai_dc'; ; ) {
    const body = await ask(`verb=ListIdentifiers&${rest}`);
    pages.push(headersIn(body));
    await afterPage(pages.length);
    const [token] = textsAt(body, '//o:resumptionToken', OAI);
    if (!token) return pages;
    rest = `resumptionToken=${token}`;
  }
}

const HEADER =
  /<header( status="deleted")?><identifier>oai:[^<]*article\/(\d+)<\/identifier><datestamp>([^<]+)</g;
const headersIn = (body: string): Header[] =>
  [...body.matchAll(HEADER)].map(([, deleted, id, at = '']) => ({
    id: Number(id),
    at,
    isDeleted: deleted !== undefined,
  }));

const allRecords = async (): Promise<Header[]> => {
  const rows = await w.db.selectFrom('article_records').selectAll().orderBy('paper_id').execute();
  return rows.map(({ paper_id, changed_at, is_deleted }) => ({
    id: paper_id,
    at: changed_at.toISOString().replace(/\.\d+/, ''),
    isDeleted: is_deleted,
  }));
};

/** Take a volume out and put it back, publish a new one and retract an article of the next. */
async function edit(volume: number): Promise<void> {
  const { id: paper } = await w.db
    .selectFrom('papers')
    .select('id')
    .where('volume_id', '=', volume + 1)
    .executeTakeFirstOrThrow();
  nextSecond();
  const draft = await draftVolume(w, editor);
  await acceptedPaper(w, author, { volume: draft });
  const done = await Promise.all([
    setPublished(w, editor, volume, false),
    setPublished(w, editor, draft, true),
    w.call(retractArticle, { params: { id: paper }, body: { note: 'خطأ في البيانات' } }, editor),
  ]);
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
  nextSecond();
  expect((await setPublished(w, editor, volume, true)).status).toBe(200);
}

test('a harvest of ten thousand articles tells the last state of each, and nothing twice, while editors publish and retract', {
  timeout: 300_000,
}, async () => {
  const places = [3, 97, 180, 260, 341, 420, 499];
  let turn = 0;
  let editing = Promise.resolve();
  const pages = await harvest(async (page) => {
    const volume = places[turn];
    // Some pages are asked for while a change is under way.
    if (page % 12 === 3 && volume !== undefined) {
      turn += 1;
      editing = editing.then(() => edit(volume));
    }
    if (page === 90) await editing;
  });
  const told = pages.flat();
  const last = new Map(told.map((header) => [header.id, header]));
  expect(turn).toBe(places.length);
  expect(new Set(told.map(({ id, at }) => `${id} ${at}`)).size).toBe(told.length);
  expect([...last.values()].toSorted((one, other) => one.id - other.id)).toEqual(await allRecords());
  expect(pages.slice(0, -1).every((page) => page.length === 100)).toBe(true);
  expect(last.size).toBe(ARTICLES + places.length);
});

test('what is dated before an answer is in it, though it was not yet committed when it was asked for', async () => {
  nextSecond();
  const since = w.clock.now.toISOString().slice(0, 19);
  const { commit, done } = await changing(77);
  nextSecond();
  const asked = ask(`verb=ListIdentifiers&metadataPrefix=oai_dc&from=${since}Z`);
  await untilWaiting(w.db);
  commit();
  const [answer] = await Promise.all([asked, done]);
  expect(headersIn(answer)).toEqual([{ id: 77, at: `${since}Z`, isDeleted: false }]);
});

/** An article whose change is dated, and committed later. */
async function changing(paper: number) {
  const [dated, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = w.db.transaction().execute(async (tx) => {
    await markChanged(tx, [paper], { isDeleted: false, now: () => w.clock.now });
    dated.resolve();
    await end.promise;
  });
  await dated.promise;
  return { commit: end.resolve, done };
}
