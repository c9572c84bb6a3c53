import { correctionPath, getArticle } from '@mustalah/contract/journal/articles';
import { correctPaper } from '@mustalah/contract/journal/corrections';
import { togglePublishVolume } from '@mustalah/contract/journal/volumes';
import { beforeAll, expect, test, vi } from 'vitest';
import { EVERYTHING } from '../../../platform/pages/tags.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { site } from '../../../test/site.ts';
import { PATIENT } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';

const w = world();
const s = site(w);
const NASTY = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&amp;`;
let editor: TestUser;
let volume: number;
let paper: number;
let notice: number;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  const writer = await buildUser(w.db, { name: NASTY.slice(0, 60) });
  volume = await draftVolume(w, editor);
  paper = await acceptedPaper(w, writer, { volume, title: `بحث ${NASTY}`, abstract: `ملخص ${NASTY}` });
  await w.db
    .updateTable('papers')
    .set({
      title_en: NASTY,
      abstract_en: NASTY,
      keywords: [NASTY.slice(0, 50), 'قلب'],
      conflict_statement: NASTY,
      doi: `10.1/${NASTY}`,
    })
    .where('id', '=', paper)
    .execute();
  await w.db
    .insertInto('paper_authors')
    .values({ paper_id: paper, place: 2, name: 'شريكة', latin_name: NASTY.slice(0, 60), affiliation: NASTY })
    .execute();
  await w.db
    .updateTable('volumes')
    .set({ title: `مجلد ${NASTY}`, description: NASTY })
    .where('id', '=', volume)
    .execute();
  await setPublished(w, editor, volume, true);
  const correction = { title_en: `${NASTY} mended`, notice: NASTY };
  await w.call(correctPaper, { params: { id: paper }, body: correction }, editor);
  const { corrections } = (await w.call(getArticle, { params: { id: paper } })).answer;
  notice = corrections[0]?.id ?? 0;
  await w.db.updateTable('papers').set({ public_note: NASTY }).where('id', '=', paper).execute();
  await w.db
    .insertInto('board_members')
    .values({
      name: NASTY.slice(0, 60),
      latin_name: NASTY.slice(0, 60),
      role: NASTY.slice(0, 60),
      affiliation: NASTY,
    })
    .execute();
});

const metaOf = (html: string) =>
  [...html.matchAll(/<meta name="(citation_\w+)" content="([^"]*)"/g)].map(([, name, content]) => [
    name,
    content,
  ]);

test('an article is complete for indexers in its first HTML: tags, abstract, and a file in its own folder', async () => {
  const { status, html } = await s.get(`/articles/${paper}/`);
  const tags = metaOf(html);
  const valuesOf = (wanted: string) =>
    tags.flatMap(([name, content]) => (name === wanted ? [content ?? ''] : []));
  const [pdf = ''] = valuesOf('citation_pdf_url');
  expect([status, valuesOf('citation_title').length, valuesOf('citation_author').length]).toEqual([
    200, 1, 2,
  ]);
  expect(valuesOf('citation_publication_date')[0]).toMatch(/^\d{4}\/\d\d\/\d\d$/);
  expect(html).toContain(`<link rel="canonical" href="http://mustalah.test/articles/${paper}/"/>`);
  expect(pdf).toBe(`http://mustalah.test/articles/${paper}/paper.pdf`);
  expect(html.slice(html.indexOf('<body'))).toContain('ملخص');
  const file = await s.app.inject({ url: new URL(pdf).pathname });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(JSON.stringify(tags)).not.toContain('@');
});

const pages = () => [
  `/articles/${paper}/`,
  correctionPath(paper, notice),
  `/volume/${volume}`,
  `/volume/archive/${volume}`,
  '/journal',
  '/journal/archive',
  `/journal/archive/${volume}`,
  '/journal/board',
];

test('no text of a paper, a volume or a member of the board becomes a part of a page', async () => {
  const answers = await Promise.all(pages().map((page) => s.get(page)));
  expect(answers.map(({ status }) => status)).toEqual(pages().map(() => 200));
  expect(answers.filter(({ html }) => html.includes('alert(1)'))).toHaveLength(8);
  expect(answers.filter(({ html }) => /<script>alert|<img src=x/.test(html))).toEqual([]);
});

test('only the page of an article may hold a frame, and only of ours', async () => {
  const policyOf = async (page: string) =>
    /frame-src ([^;]*)/.exec(String((await s.get(page)).headers['content-security-policy']))?.[1];
  expect([await policyOf(`/articles/${paper}/`), await policyOf(`/articles/${paper}/`)]).toEqual([
    `'self'`,
    `'self'`,
  ]);
  expect([await policyOf(`/volume/${volume}`), await policyOf('/journal')]).toEqual([`'none'`, `'none'`]);
});

test.each(['about', 'ethics', 'review-process', 'open-access', 'board', 'archive'])(
  'everybody reads /journal/%s, and it leads to the others',
  async (name) => {
    const { status, html } = await s.get(`/journal/${name}`);
    expect([
      status,
      html.match(/href="\/journal\/(about|ethics|review-process|open-access|board|archive)"/g)?.length,
    ]).toEqual([200, 6]);
  },
);

test('what is not there is a 404 that says what was looked for', async () => {
  const draft = await draftVolume(w, editor);
  const absent = [
    `/volume/${draft}`,
    '/volume/999',
    '/volume/archive/999',
    '/volume/x',
    '/journal/archive/999',
  ];
  const answers = await Promise.all(absent.map((page) => s.get(page)));
  expect(answers.map(({ status, html }) => [status, html.includes('المجلد غير موجود')])).toEqual(
    absent.map(() => [404, true]),
  );
  const others = await Promise.all(
    [
      '/articles/999/',
      '/articles/x',
      '/journal/nothing',
      correctionPath(999, notice),
      correctionPath(paper, 999),
      `/articles/${paper}/corrections/x`,
    ].map((page) => s.get(page)),
  );
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('a page that is kept goes as soon as its volume does', async () => {
  await vi.waitUntil(async () => {
    await s.get(`/volume/${volume}`);
    return s.pages.cache.get(`/volume/${volume}`) !== undefined;
  }, PATIENT);
  const toggle = async (published: boolean) =>
    s.app.inject({
      method: 'PATCH',
      url: togglePublishVolume.path.replace(':id', String(volume)),
      headers: { authorization: `Bearer ${await editor.token(w)}` },
      payload: { published },
    });
  await toggle(false);
  const gone = await Promise.all(
    [`/volume/${volume}`, `/articles/${paper}/`, correctionPath(paper, notice)].map((page) => s.get(page)),
  );
  await toggle(true);
  const back = await s.get(`/articles/${paper}/`);
  expect([...gone, back].map(({ status }) => status)).toEqual([410, 410, 410, 200]);
});

test('a retracted article says so first', async () => {
  await retractForAll();
  const { html } = await s.get(`/articles/${paper}/`);
  expect(html).toMatch(/<title>مسحوب: /);
  expect(html).toContain('سُحب هذا البحث بعد نشره، في ١٠ مارس ٢٠٢٦');
  expect(html).not.toMatch(/<script>alert|<img src=x/);
});

async function retractForAll(): Promise<void> {
  await w.db
    .updateTable('papers')
    .set({ title: 'بحث في القلب', retracted_at: w.clock.now, retraction_note: `سبب ${NASTY}` })
    .where('id', '=', paper)
    .execute();
  s.pages.cache.outdate(EVERYTHING);
}

/** All that tells the world of an article: where it stands, what it says of a retraction, and whether it says why. */
const outputs = (): [name: string, url: string, mark: string, saysWhy: boolean][] => [
  ['its page', `/articles/${paper}/`, 'مسحوب: بحث في القلب', true],
  ['Highwire', `/articles/${paper}/`, 'name="citation_title" content="مسحوب: بحث في القلب"', true],
  [
    'JSON-LD',
    `/articles/${paper}/`,
    '"headline":"مسحوب: بحث في القلب","creativeWorkStatus":"Retracted"',
    true,
  ],
  ['the page of its volume', `/volume/${volume}`, 'مسحوب', true],
  ['the page of the journal', '/journal', 'مسحوب', true],
  ['the archive', `/journal/archive/${volume}`, 'مسحوب: بحث في القلب', false],
  ['its call', `/api/journal/articles/${paper}/`, '"retraction":{"retracted_at"', true],
  ['the call of its volume', `/api/journal/volumes/${volume}/`, '"is_retracted":true', true],
  ['RIS', `/articles/${paper}/citation.ris`, 'TI  - مسحوب: بحث في القلب', true],
  ['BibTeX', `/articles/${paper}/citation.bib`, 'title = {{مسحوب: بحث في القلب}}', true],
  ['CSL', `/articles/${paper}/citation.json`, '"title": "مسحوب: بحث في القلب"', true],
  ['the reference', `/articles/${paper}/citation.txt`, 'مسحوب: بحث في القلب', false],
  [
    'OAI',
    `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:${new URL(publicUrlOf(w.deps.config)).hostname}:article/${paper}`,
    '<dc:title xml:lang="ar">مسحوب: بحث في القلب</dc:title>',
    true,
  ],
  ['Atom', '/feeds/articles.atom', '<title>مسحوب: بحث في القلب</title>', true],
  ['RSS', '/feeds/articles.rss', '<title>مسحوب: بحث في القلب</title>', true],
];

test('a retraction stands in every output of its article, with the reason wherever more than a line stands', async () => {
  await retractForAll();
  const answers = await Promise.all(
    outputs().map(async ([name, url, mark, saysWhy]) => {
      const { status, html } = await s.get(url);
      return [name, status, html.includes(mark), !saysWhy || html.includes('سبب ')];
    }),
  );
  expect(answers).toEqual(outputs().map(([name]) => [name, 200, true, true]));
});
