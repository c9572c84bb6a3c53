import { getManagedVolume } from '@mustalah/contract/journal/volumes';
import { sql } from 'kysely';
import Parser from 'rss-parser';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPaper, buildVolume } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { faultsOf, textsAt } from '../../../test/xml-schemas.ts';

const w = world();
let author: TestUser;

beforeAll(async () => {
  author = await buildUser(w.db, { name: 'أمل & <سعيد>' });
});
beforeEach(async () => {
  await w.empty('article_records', 'papers', 'volumes');
});

const OAI = { o: 'http://www.openarchives.org/OAI/2.0/', dc: 'http://purl.org/dc/elements/1.1/' };

/** A published paper that harvesters hear of. */
async function publish(count: number, { at = w.clock.now } = {}): Promise<number[]> {
  const volume = await buildVolume(w.db, { publishedAt: at });
  const ids: number[] = [];
  for (let each = 0; each < count; each++) {
    const id = await buildPaper(w.db, author, { status: 'approved', volume, title: `بحث ${each} & <شيء>` });
    await w.db
      .insertInto('article_records')
      .values({ paper_id: id, changed_at: at, first_published_at: at })
      .execute();
    ids.push(id);
  }
  return ids;
}

async function ask(query: string): Promise<string> {
  const { statusCode, body, headers } = await w.app.inject({ url: `/oai?${query}` });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  expect(faultsOf('oai', body)).toEqual([]);
  return body;
}

const errorOf = (xml: string) => textsAt(xml, '//o:error/@code', OAI);

test.each([
  ['', 'badVerb'],
  ['verb=Nothing', 'badVerb'],
  ['verb=Identify&verb=Identify', 'badVerb'],
  ['verb=constructor', 'badVerb'],
  ['verb=Identify&set=medicine', 'badArgument'],
  ['verb=ListRecords', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=yesterday', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-03-02&until=2026-03-01', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-03-01&until=2026-03-02T00:00:00Z', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=marc', 'cannotDisseminateFormat'],
  ['verb=ListRecords&metadataPrefix=oai_dc', 'noRecordsMatch'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=alchemy', 'noRecordsMatch'],
  ['verb=ListRecords&resumptionToken=rubbish', 'badResumptionToken'],
  ['verb=ListRecords&resumptionToken=bnVsbA', 'badResumptionToken'],
  ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
  ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:article/99', 'idDoesNotExist'],
  ['verb=ListMetadataFormats&identifier=oai:other:article/1', 'idDoesNotExist'],
])('%s is answered with %s', async (query, code) => {
  expect(errorOf(await ask(query))).toEqual([code]);
});

test('the repository says what it is, its formats and its sets', async () => {
  await publish(1, { at: new Date('2026-03-01T08:00:00.500Z') });
  const identity = await ask('verb=Identify');
  expect(textsAt(identity, '//o:earliestDatestamp', OAI)).toEqual(['2026-03-01T08:00:00Z']);
  expect(textsAt(await ask('verb=ListMetadataFormats'), '//o:metadataPrefix', OAI)).toEqual(['oai_dc']);
  expect(textsAt(await ask('verb=ListSets'), '//o:setSpec', OAI)).toHaveLength(8);
});

test('a record carries the article with its names escaped, also when it is asked for by POST', async () => {
  const [id] = await publish(1);
  const identifier = `oai:127.0.0.1:article/${id}`;
  const { body } = await w.app.inject({
    method: 'POST',
    url: '/oai',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `verb=GetRecord&metadataPrefix=oai_dc&identifier=${encodeURIComponent(identifier)}`,
  });
  expect(faultsOf('oai', body)).toEqual([]);
  expect(textsAt(body, '//dc:title', OAI)).toEqual(['بحث 0 & <شيء>']);
  expect(textsAt(body, '//dc:creator', OAI)).toEqual(['أمل & <سعيد>']);
  expect(textsAt(body, '//o:setSpec', OAI)).toEqual(['medicine']);
  expect(textsAt(body, '//o:request/@identifier', OAI)).toEqual([identifier]);
});

test('a record that was taken back is told as deleted, without its article', async () => {
  const [id] = await publish(1);
  await sql`update volumes set published_at = null`.execute(w.db);
  await sql`update article_records set is_deleted = true`.execute(w.db);
  const body = await ask('verb=ListRecords&metadataPrefix=oai_dc');
  expect(textsAt(body, '//o:header/@status', OAI)).toEqual(['deleted']);
  expect(textsAt(body, '//o:identifier', OAI)).toEqual([`oai:127.0.0.1:article/${id}`]);
  expect(body).not.toContain('بحث');
});

test('from and until count days and seconds, with their ends', async () => {
  await publish(1, { at: new Date('2026-03-01T23:59:59.700Z') });
  await publish(1, { at: new Date('2026-03-02T00:00:00Z') });
  const count = async (range: string) =>
    textsAt(await ask(`verb=ListIdentifiers&metadataPrefix=oai_dc&${range}`), '//o:header', OAI).length;
  expect(await count('until=2026-03-01')).toBe(1);
  expect(await count('from=2026-03-02')).toBe(1);
  expect(await count('from=2026-03-01T23:59:59Z&until=2026-03-01T23:59:59Z')).toBe(1);
  expect(await count('from=2026-03-01&until=2026-03-02')).toBe(2);
});

test('a harvest gets every record once while articles are being published', async () => {
  const first = await publish(230);
  const told: string[] = [];
  let query = 'verb=ListIdentifiers&metadataPrefix=oai_dc';
  const later: number[] = [];
  for (;;) {
    const body = await ask(query);
    told.push(...textsAt(body, '//o:identifier', OAI));
    const [token] = textsAt(body, '//o:resumptionToken', OAI);
    if (!token) break;
    later.push(...(await publish(later.length === 0 ? 3 : 0)));
    query = `verb=ListIdentifiers&resumptionToken=${token}`;
  }
  expect(told).toEqual([...first, ...later].map((id) => `oai:127.0.0.1:article/${id}`));
});

test('the last part of a list ends with an empty token, and an old token is refused', async () => {
  await publish(101);
  const begin = await ask('verb=ListRecords&metadataPrefix=oai_dc');
  const [token = ''] = textsAt(begin, '//o:resumptionToken', OAI);
  const end = await ask(`verb=ListRecords&resumptionToken=${token}`);
  expect(textsAt(end, '//o:record', OAI)).toHaveLength(1);
  expect(textsAt(end, '//o:resumptionToken', OAI)).toEqual(['']);
  expect(textsAt(end, '//o:resumptionToken/@cursor', OAI)).toEqual(['100']);
  expect(errorOf(await ask(`verb=ListIdentifiers&resumptionToken=${token}`))).toEqual(['badResumptionToken']);

  const before = w.clock.now;
  w.clock.now = new Date(before.getTime() + 25 * 3_600_000);
  expect(errorOf(await ask(`verb=ListRecords&resumptionToken=${token}`))).toEqual(['badResumptionToken']);
  w.clock.now = before;
});

test('references of a published article are files of their kinds; others are not found', async () => {
  const [id] = await publish(1);
  const draft = await buildPaper(w.db, author, { status: 'approved', volume: await buildVolume(w.db) });
  const get = async (path: string) => {
    const { statusCode, headers } = await w.app.inject({ url: path });
    return [statusCode, headers['content-type']];
  };
  expect(await get(`/articles/${id}/citation.ris`)).toEqual([
    200,
    'application/x-research-info-systems; charset=utf-8',
  ]);
  expect(await get(`/articles/${id}/citation.bib`)).toEqual([200, 'application/x-bibtex; charset=utf-8']);
  expect(await get(`/articles/${id}/citation.txt`)).toEqual([200, 'text/plain; charset=utf-8']);
  expect((await get(`/articles/${id}/citation.json`))[0]).toBe(200);
  expect((await get(`/articles/${draft}/citation.ris`))[0]).toBe(404);
  expect((await get(`/articles/${id}/citation.constructor`))[0]).toBe(404);
  expect((await get('/articles/9999999999999999999/citation.ris'))[0]).toBe(404);
});

test('the deposit of a volume needs the prefix of the journal, and its editor', async () => {
  await publish(1);
  const editor = await buildUser(w.db, { role: 'journal_admin' });
  const { id } = await w.db.selectFrom('volumes').select('id').executeTakeFirstOrThrow();
  const deposit = (as: TestUser) => w.send('GET', `/api/journal/volumes/${id}/crossref/`, undefined, as);
  expect((await deposit(author)).status).toBe(403);
  expect((await deposit(editor)).error?.code).toBe('doi_prefix_missing');
  expect((await w.call(getManagedVolume, { params: { id } }, editor)).answer.deposit).toBeNull();
});

test('feeds are read by a reader of feeds, newest first', async () => {
  await publish(1, { at: new Date('2026-03-01T08:00:00Z') });
  await publish(1, { at: new Date('2026-03-02T08:00:00Z') });
  for (const end of ['atom', 'rss']) {
    const { body } = await w.app.inject({ url: `/feeds/articles.${end}` });
    const { items, title } = await new Parser().parseString(body);
    expect(title).toBe('مجلة مصطلح: أحدث الأبحاث المنشورة');
    expect(items.map(({ isoDate }) => isoDate)).toEqual([
      '2026-03-02T08:00:00.000Z',
      '2026-03-01T08:00:00.000Z',
    ]);
    expect(items[0]?.title).toBe('بحث 0 & <شيء>');
  }
});

test('the map of the site leads to every published page, and to no draft', async () => {
  const [id] = await publish(1);
  const draft = await buildVolume(w.db);
  const { body: index } = await w.app.inject({ url: '/sitemap.xml' });
  const parts = textsAt(index, '//s:loc', { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
  expect(parts.map((address) => new URL(address).pathname)).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-articles-0.xml',
    '/sitemap-volumes-0.xml',
  ]);
  const maps = await Promise.all(
    parts.map(async (url) => (await w.app.inject({ url: new URL(url).pathname })).body),
  );
  expect(maps.flatMap((map) => faultsOf('sitemap', map))).toEqual([]);
  expect(maps.join('')).toContain(`/articles/${id}/</loc>`);
  expect(maps.join('')).not.toContain(`/volume/${draft}</loc>`);
  const { body: robots } = await w.app.inject({ url: '/robots.txt' });
  expect(robots).toContain('/sitemap.xml');
});
