import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getArticle, retractArticle } from '@mustalah/contract/journal/articles';
import { correctPaper } from '@mustalah/contract/journal/corrections';
import { togglePublishVolume } from '@mustalah/contract/journal/volumes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildVolume } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { arabicPdf } from '../../../test/pdfs.ts';
import { world } from '../../../test/world.ts';
import { findBrokenEntry } from '../paper/log.ts';
import { journalOf, marked } from '../standards/article.ts';
import { toJats } from '../standards/jats.ts';
import { findArticle } from '../standards/queries.ts';
import { findSenderFault, importArticles, type Outcome } from './import-articles.ts';
import { readJats } from './read-jats.ts';
import { readOjs } from './read-ojs.ts';

const w = world({ config: { JOURNAL_ISSN: '1234-5679' } });
const folder = mkdtempSync(join(tmpdir(), 'mustalah-import-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let sender: TestUser;
let editor: TestUser;
let pdf: Buffer;
let made = 0;
beforeAll(async () => {
  sender = await buildUser(w.db, { name: 'أرشيف المجلة' });
  editor = await buildUser(w.db, { role: 'journal_admin' });
  pdf = Buffer.from(await arabicPdf('أثر المصطلح', ['نص البحث']));
});
beforeEach(async () => {
  await w.empty('imported_papers', 'article_records', 'papers', 'volumes');
});

interface OjsArticle {
  id?: number;
  status?: number;
  more?: string;
  abstract?: string;
  file?: Buffer;
  doi?: string;
}

const ojsArticle = ({
  id = 5,
  status = 3,
  more = '',
  abstract = 'ملخص &lt;b&gt;مفيد&lt;/b&gt;',
  file = pdf,
  doi = '10.5555/ojs.5',
}: OjsArticle = {}) => `
  <article locale="ar_IQ" date_submitted="2019-11-02" status="${status}" stage="production">
    <id type="internal" advice="ignore">${id}</id>
    <submission_file id="12" stage="proof"><name locale="ar_IQ">نسخة.pdf</name>
      <file id="3" filesize="${file.length}" extension="pdf"><embed encoding="base64">${file.toString('base64').replace(/(.{76})/g, '$1\n')}</embed></file>
    </submission_file>
    <publication locale="ar_IQ" version="1" status="${status}" date_published="2020-05-07" section_ref="ART">
      ${doi && `<id type="doi" advice="update">${doi}</id>`}
      <title locale="ar_IQ">أثر المصطلح</title><title locale="en_US">On terms</title>
      <subtitle locale="ar_IQ">دراسة</subtitle>
      <abstract locale="ar_IQ">&lt;p&gt;${abstract}&lt;/p&gt;</abstract><abstract locale="en_US">&lt;p&gt;Useful&lt;/p&gt;</abstract>
      <keywords locale="ar_IQ"><keyword>مصطلح</keyword><keyword>تعريب</keyword></keywords>
      <authors>
        <author seq="0" id="1"><givenname locale="ar_IQ">سلمى</givenname><familyname locale="ar_IQ">الزهراني</familyname>
          <givenname locale="en_US">Salma</givenname><familyname locale="en_US">Alzahrani</familyname>
          <affiliation locale="ar_IQ">جامعة العلوم</affiliation><email>salma@example.org</email>
          <orcid>https://orcid.org/0000-0002-1825-0097</orcid></author>
        <author seq="1" id="2"><givenname locale="ar_IQ">مازن</givenname><email>mazen@example.org</email></author>
      </authors>
      <article_galley locale="ar_IQ"><name locale="ar_IQ">PDF</name><submission_file_ref id="12"/></article_galley>
      <citations><citation>Sager. Terms. doi:10.1000/182</citation></citations>
      <pages>13-24</pages>${more}
    </publication>
  </article>`;

const ojsIssue = (...articles: string[]) => `<?xml version="1.0"?>
  <issues xmlns="http://pkp.sfu.ca"><issue published="1"><id type="internal">2</id>
    <issue_identification><volume>3</volume><number>2</number><year>2020</year></issue_identification>
    <date_published>2020-05-05</date_published>
    <sections><section ref="ART"><title locale="ar_IQ">دراسات</title></section></sections>
    <articles>${articles.join('')}</articles></issue></issues>`;

async function bring(
  articles: Parameters<typeof importArticles>[1]['articles'],
  { isConfirmed = true, source = 'old' } = {},
) {
  const told: Outcome[] = [];
  const counts = await importArticles(w.deps, {
    articles,
    source,
    senderId: sender.id,
    filing: {
      main: 'الطب',
      sub: 'طب الأسرة',
      sections: new Map([['دراسات', { main: 'اللغة والترجمة', sub: 'الترجمة' }]]),
    },
    isConfirmed,
    report: (outcome) => told.push(outcome),
  });
  return { counts, told: told.map(({ outcome, message }) => `${outcome}: ${message}`) };
}
const ojs = (xml: string) => {
  const file = join(folder, `export-${++made}.xml`);
  writeFileSync(file, xml);
  return readOjs(file, mkdtempSync(join(folder, 'embedded-')));
};
const papers = async () =>
  (await w.db.selectFrom('papers').select('id').orderBy('id').execute()).map(({ id }) => id);
const first = async () => (await papers())[0] ?? 0;

test('an export of OJS is weighed first, then brought whole, and given again brings nothing twice', async () => {
  const xml = ojsIssue(ojsArticle());
  expect(await bring(ojs(xml), { isConfirmed: false })).toEqual({
    counts: { taken: 1, already: 0, left: 0 },
    told: ['taken: volume 3'],
  });
  expect(await papers()).toEqual([]);
  await bring(ojs(xml));
  const id = await first();
  const { answer } = await w.call(getArticle, { params: { id } });
  expect(answer).toMatchObject({
    title: 'أثر المصطلح: دراسة',
    title_en: 'On terms',
    abstract: 'ملخص مفيد',
    abstract_en: 'Useful',
    language: 'ar',
    keywords: ['مصطلح', 'تعريب'],
    main_category: 'اللغة والترجمة',
    authors: [
      {
        name: 'سلمى الزهراني',
        latin_name: 'Salma Alzahrani',
        affiliation: 'جامعة العلوم',
        orcid: '0000-0002-1825-0097',
      },
      { name: 'مازن', latin_name: '' },
    ],
    doi: '10.5555/ojs.5',
    volume: { number: 3, year: 2020 },
    issue: '2',
    reference: expect.stringContaining('المجلد ٣، العدد ٢، ص ١٣–٢٤'),
    section: 'دراسات',
    pages: { first: 13, last: 24 },
    references: [{ text: 'Sager. Terms. doi:10.1000/182', doi: '10.1000/182' }],
  });
  expect([answer.received_at, answer.published_at].map((moment) => moment.slice(0, 10))).toEqual([
    '2019-11-02',
    '2020-05-07',
  ]);
  expect((await bring(ojs(xml))).told).toEqual([`already: it is article ${id}`]);
  expect((await bring(ojs(xml), { source: 'other' })).told).toEqual([
    `already: it is article ${id}, which has its DOI`,
  ]);
  expect([await papers(), await findBrokenEntry(w.db, id)]).toEqual([[id], null]);
});

test('what was brought is told by every output, has its file, and nobody is written to or paid', async () => {
  await bring(ojs(ojsIssue(ojsArticle())));
  const id = await first();
  await w.jobs.drain();
  const get = async (path: string) => {
    const { payload, statusCode } = await w.app.inject({ url: path });
    return statusCode === 200 ? payload : `${statusCode}`;
  };
  const outputs = await Promise.all([
    get(`/articles/${id}/citation.xml`),
    get(
      `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:${new URL(journalOf(w.deps.config).url).hostname}:article/${id}`,
    ),
    get('/feeds/articles.atom'),
    get(`/articles/${id}/paper.pdf`),
  ]);
  expect(outputs.map((each) => (each.startsWith('%PDF') ? 'file' : each.includes('أثر المصطلح')))).toEqual([
    true,
    true,
    true,
    'file',
  ]);
  expect(outputs[0]).toContain('<issue>2</issue>');
  expect([
    w.mail.sent.length,
    await w.db.selectFrom('notifications').select('id').where('user_id', '=', sender.id).execute(),
  ]).toEqual([0, []]);
  const volume = (await w.call(getArticle, { params: { id } })).answer.volume.id;
  await w.call(
    togglePublishVolume,
    { params: { id: volume }, body: { published: false, reason: 'نظر' } },
    editor,
  );
  await w.call(togglePublishVolume, { params: { id: volume }, body: { published: true } }, editor);
  const earned = await w.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('user_id', '=', sender.id)
    .execute();
  expect([earned, (await w.call(getArticle, { params: { id } })).status]).toEqual([[], 200]);
  expect(
    (await w.call(retractArticle, { params: { id }, body: { note: 'ثبت انتحال.' } }, editor)).status,
  ).toBe(200);
});

test('of two imports at once one brings an article', async () => {
  const xml = ojsIssue(ojsArticle());
  const both = await Promise.all([bring(ojs(xml)), bring(ojs(xml))]);
  expect([(await papers()).length, both.map(({ counts }) => counts.taken).sort()]).toEqual([1, [0, 1]]);
});

test('what cannot stand here is left whole, each with its reason, and the rest comes', async () => {
  const long = 'كلمة '.repeat(1_001);
  const { counts, told } = await bring(
    ojs(
      ojsIssue(
        ojsArticle({ id: 1, status: 1, doi: '' }),
        ojsArticle({ id: 2, abstract: long, doi: '' }),
        ojsArticle({ id: 3, file: Buffer.from('%PDF-1.7 broken'), doi: '' }),
        ojsArticle({ id: 4, doi: 'not-a-doi' }),
        ojsArticle({ id: 4, doi: '' }),
      ),
    ),
  );
  expect(counts).toEqual({ taken: 1, already: 1, left: 3 });
  expect(told).toEqual([
    'left: it was not published there',
    'left: its abstract has 5004 characters; 5000 are the most',
    'left: its PDF cannot be taken: damaged',
    expect.stringMatching(/^taken: article \d+; without its DOI «not-a-doi», which is none$/),
    'already: it stands twice in the source',
  ]);
});

test('a volume that came out here keeps what is brought under its number out', async () => {
  await buildVolume(w.db, { publishedAt: w.clock.now });
  await w.db.updateTable('volumes').set({ number: 3 }).execute();
  expect((await bring(ojs(ojsIssue(ojsArticle())))).told).toEqual([
    'left: volume 3 of this journal is another one',
  ]);
});

test('a hostile export stops where it makes no sense; what came before stays', async () => {
  const xml = ojsIssue(ojsArticle(), '<article>&bomb;</article>');
  await expect(bring(ojs(xml))).rejects.toThrow('stands for nothing');
  const vast = ojsIssue(ojsArticle({ id: 9, doi: '', file: Buffer.alloc(33 * 1024 * 1024) }));
  await expect(bring(ojs(vast))).rejects.toThrow('larger than 32 MB');
  expect((await papers()).length).toBe(1);
});

test('a folder of JATS is brought: our own records come back as they went', async () => {
  await bring(ojs(ojsIssue(ojsArticle())));
  const journal = journalOf(w.deps.config);
  const article = await findArticle(w.db, await first());
  if (!article) throw new Error('nothing was brought');
  const jats = join(folder, 'jats');
  mkdirSync(join(jats, 'one'), { recursive: true });
  writeFileSync(join(jats, 'one/article.xml'), toJats(journal, article));
  writeFileSync(join(jats, 'one/paper.pdf'), pdf);
  writeFileSync(join(jats, 'bad.xml'), '<!DOCTYPE a [<!ENTITY e "x">]><article/>');
  const outside = join(folder, 'outside.pdf');
  writeFileSync(outside, pdf);
  writeFileSync(join(jats, 'stolen.xml'), toJats(journal, { ...article, id: 8888, doi: '' }));
  symlinkSync(outside, join(jats, 'stolen.pdf'));
  await w.empty('imported_papers', 'article_records', 'papers', 'volumes');
  const { told } = await bring(readJats(jats));
  expect(told).toEqual([
    'left: it cannot be read: the file declares entities of its own, which are not read',
    expect.stringMatching(/^taken: article \d+$/),
    'left: no PDF came with it',
  ]);
  const again = await findArticle(w.db, await first());
  const { id: _id, changedAt: _changed, volume: _volume, authors, ...rest } = again ?? article;
  expect(rest).toEqual(Object.fromEntries(Object.entries(article).filter(([key]) => key in rest)));
  expect(authors).toEqual(article.authors);
});

test('what was retracted elsewhere comes with its notice and its day, as its journal or a notice of its own tells it', async () => {
  await bring(ojs(ojsIssue(ojsArticle())));
  const journal = journalOf(w.deps.config);
  const sound = await findArticle(w.db, await first());
  if (!sound) throw new Error('nothing was brought');
  await w.empty('imported_papers', 'article_records', 'papers', 'volumes');
  const jats = join(folder, 'retracted');
  mkdirSync(jats);
  const put = (name: string, xml: string) => {
    writeFileSync(join(jats, `${name}.xml`), xml);
    writeFileSync(join(jats, `${name}.pdf`), pdf);
  };
  const notice = { at: new Date('2021-03-04T12:00:00Z'), note: 'ثبت انتحال في النتائج.' };
  put('a-ours', toJats(journal, marked({ ...sound, doi: '10.5555/a', retraction: notice })));
  const others = (id: number, doi: string, type: string) =>
    toJats(journal, { ...sound, id, doi, title: 'RETRACTED ARTICLE: On terms' }).replace(
      'research-article',
      type,
    );
  put('b-told-apart', others(2, '10.5555/b', 'research-article'));
  put('c-without-reason', others(3, '10.5555/c', 'retracted-article'));
  writeFileSync(
    join(jats, 'd-notice.xml'),
    `<article article-type="retraction" xml:lang="en"><front><article-meta><article-id pub-id-type="doi">10.5555/d</article-id>
      <title-group><article-title>Retraction</article-title></title-group>
      <pub-date pub-type="epub"><day>9</day><month>8</month><year>2022</year></pub-date>
      <related-article related-article-type="retracted-article" xlink:href="https://doi.org/10.5555/B"/></article-meta></front>
      <body><p>Its data were made up.</p></body></article>`,
  );
  const { told } = await bring(readJats(jats));
  expect(told).toEqual([
    expect.stringMatching(/^taken: article \d+$/),
    expect.stringMatching(/^taken: article \d+$/),
    expect.stringContaining('left: it was retracted there, and why is not told'),
    expect.stringContaining('left: it is the notice of a retraction'),
  ]);
  const brought = await Promise.all(
    (await papers()).map(async (id) => (await w.call(getArticle, { params: { id } })).answer),
  );
  expect(brought.map(({ title, abstract, retraction }) => [title, abstract, retraction])).toEqual([
    [sound.title, sound.abstract, { retracted_at: '2021-03-04T12:00:00.000Z', note: notice.note }],
    [
      'On terms',
      sound.abstract,
      { retracted_at: '2022-08-09T12:00:00.000Z', note: 'Its data were made up.' },
    ],
  ]);
  const [one = 0] = await papers();
  await w.jobs.drain();
  const { payload } = await w.app.inject({ url: `/articles/${one}/citation.ris` });
  expect([payload.includes(`مسحوب: ${sound.title}`), await findBrokenEntry(w.db, one)]).toEqual([true, null]);
  expect(w.mail.sent.filter(({ text }) => text.includes(notice.note))).toEqual([]);
});

test('authors of what was brought are not asked whether they agree, also when it is corrected', async () => {
  await bring(ojs(ojsIssue(ojsArticle())));
  const id = await first();
  const { version } = await w.db
    .selectFrom('papers')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { status } = await w.call(
    correctPaper,
    { params: { id }, body: { version, title: 'أثر المصطلح العلمي' } },
    editor,
  );
  await w.jobs.drain();
  expect([status, w.mail.sent.filter(({ to }) => to === 'mazen@example.org')]).toEqual([200, []]);
});

test('the account under which articles come in is a member who does not edit the journal', async () => {
  expect([
    await findSenderFault(w.deps, sender.email),
    await findSenderFault(w.deps, editor.email),
    await findSenderFault(w.deps, 'nobody@example.org'),
  ]).toEqual([
    { id: sender.id },
    { fault: expect.stringContaining('has rights over the journal') },
    { fault: 'There is no account for nobody@example.org.' },
  ]);
});
