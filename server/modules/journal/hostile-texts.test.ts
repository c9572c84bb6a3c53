// What people write into the journal, at its worst, as every reader of the journal gets it: read with the parsers of those
// readers. The calls refuse some of it; here all of it stands in the database, as if a door had once been open.
import { hash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnnouncement } from '@mustalah/contract/announcements';
import { addBoardMember, retractArticle } from '@mustalah/contract/journal/articles';
import { createVolume, getManagedVolume } from '@mustalah/contract/journal/volumes';
import { type Element, Window } from 'happy-dom';
import { bibtexParser } from 'latex-utensils';
import PostalMime from 'postal-mime';
import Parser from 'rss-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { outboxMail } from '../../gateways/mail.ts';
import { buildSubmission } from '../../test/build-paper.ts';
import { assign, review } from '../../test/build-review.ts';
import { buildTerm } from '../../test/build-term.ts';
import { buildUser, type TestUser } from '../../test/factories.ts';
import { draftVolume, setPublished } from '../../test/published.ts';
import { site } from '../../test/site.ts';
import { world } from '../../test/world.ts';
import { faultsOf, textsAt } from '../../test/xml-schemas.ts';

const w = world({ config: { JOURNAL_ISSN: '1234-5679', JOURNAL_DOI_PREFIX: '10.12345' } });
const s = site(w);

const attacks = {
  'a script after an attribute': `"'><script>alert(1)</script>`,
  'an image that fails': '<img src=x onerror=alert(1)>',
  'the end of a section': ']]><![CDATA[<x/>]]>',
  'the ends of elements': '</title></style></textarea></script><!--',
  'separators of lines': 'سطر\u2028سطر\u2029سطر\u0085',
  'marks that turn the text': '\u202eabc\u2066def',
  'signs that XML cannot hold': 'س\u0001\u000b\u001f\ufffeس',
  'another record of RIS': 'س\r\nER  - \r\nTY  - BOOK\r\nTI  - x',
  'another entry of BibTeX': 'س},\n title={x}}\n@book{evil,\\{',
  'another header of a mail': 'س\r\nBcc: victim@example.org\r\n\r\nx',
  'entities twice': '&lt;&amp;#60;%0d%0a',
} as const;
const each = Object.values(attacks);
const all = each.join('');

let editor: TestUser;
let author: TestUser;
let reviewer: TestUser;
let volume: number;
let paper: number;

beforeAll(async () => {
  [editor, author, reviewer] = await Promise.all([
    buildUser(w.db, { role: 'journal_admin' }),
    buildUser(w.db),
    buildUser(w.db, { is_reviewer: true }),
  ]);
  // The first page shows one.
  await buildTerm(w.db, { isApproved: true });
  paper = await buildSubmission(w.deps, author);
  volume = await draftVolume(w, editor);
  await spoilPaper();
  await spoilRest();
  await assign(w, paper, reviewer, editor);
  await review(w, paper, reviewer, 'approved', { review_note: 'ملاحظة' });
  await w.db.updateTable('papers').set({ volume_id: volume }).where('id', '=', paper).execute();
  expect((await setPublished(w, editor, volume, true)).status).toBe(200);
  await w.db.updateTable('papers').set({ public_note: all }).where('id', '=', paper).execute();
});

/** A paper of as many authors as there are attacks. */
async function spoilPaper(): Promise<void> {
  const fields = {
    title: all,
    title_en: all,
    abstract: all,
    abstract_en: all,
    keywords: each.slice(0, 10),
    conflict_statement: all,
  };
  await w.db.updateTable('papers').set(fields).where('id', '=', paper).execute();
  const authors = each.map((name, place) => ({
    paper_id: paper,
    place: place + 2,
    name,
    latin_name: name,
    affiliation: name,
  }));
  await w.db.insertInto('paper_authors').values(authors).execute();
}

async function spoilRest(): Promise<void> {
  await w.db
    .updateTable('users')
    .set({ name: all.slice(0, 90) })
    .where('id', 'in', [author.id, reviewer.id, editor.id])
    .execute();
  const [title, description] = [all.slice(0, 200), all];
  await w.db.updateTable('volumes').set({ title, description }).where('id', '=', volume).execute();
  await w.db.insertInto('announcements').values({ title, content: all }).execute();
  const line = all.slice(0, 100);
  await w.db
    .insertInto('board_members')
    .values({ name: line, latin_name: line, role: line, affiliation: title })
    .execute();
}

/** As a reader of XML gets it: without what XML cannot hold, its lines ended in one way. */
const inXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/\r\n?/g, '\n');
/** As a reader of HTML gets it. */
const inHtml = (text: string): string => text.replace(/\r\n?/g, '\n');
const inLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const get = async (url: string) => (await w.app.inject({ url })).body;

describe('pages', () => {
  const pages = () => [
    '/',
    `/articles/${paper}/`,
    `/volume/${volume}`,
    '/journal',
    '/journal/archive',
    `/journal/archive/${volume}`,
    '/journal/board',
  ];

  test('nothing that people wrote is a part of a page or runs in it', async () => {
    for (const page of pages()) {
      const { status, html, headers } = await s.get(page);
      const document = documentOf(html);
      const elements = [...document.querySelectorAll('*')];
      const inline = elements.filter((one) => one.localName === 'script' && !one.hasAttribute('src'));
      const allowed = String(headers['content-security-policy']);
      expect([page, status]).toEqual([page, 200]);
      expect(elements.filter((one) => [...one.attributes].some(({ name }) => /^on/i.test(name)))).toEqual([]);
      expect(document.querySelectorAll('img[src="x"], x')).toHaveLength(0);
      expect(elements.filter((one) => /^\s*javascript:/i.test(one.getAttribute('href') ?? ''))).toEqual([]);
      expect(inline.filter((one) => !isData(one) && !allowed.includes(hashOf(one.textContent)))).toEqual([]);
    }
  });

  test('the tags and the data of an article say what was written, letter by letter', async () => {
    const { html } = await s.get(`/articles/${paper}/`);
    const document = documentOf(html);
    const contents = (name: string) =>
      [...document.querySelectorAll(`meta[name="${name}"]`)].map((one) =>
        inHtml(one.getAttribute('content') ?? ''),
      );
    const linked = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    expect(contents('citation_title')).toEqual([inHtml(all)]);
    expect(contents('citation_author').slice(1)).toEqual(each.map(inHtml));
    expect(contents('citation_keywords')).toEqual(each.slice(0, 10).map(inHtml));
    expect(inHtml(document.querySelector('h1')?.textContent ?? '')).toBe(inHtml(all));
    expect([linked.headline, linked.alternateName, linked.abstract, linked.keywords]).toEqual([
      all,
      all,
      all,
      each.slice(0, 10),
    ]);
    expect(linked.author.map(({ name }: { name: string }) => name).slice(1)).toEqual(each);
  });
});

/** As a browser reads it, without running anything. */
const documentOf = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html');
const isData = (script: Element) => script.getAttribute('type') === 'application/ld+json';
const hashOf = (body: string) => hash('sha256', body, 'base64');

describe('files for programs', () => {
  const OAI = {
    o: 'http://www.openarchives.org/OAI/2.0/',
    dc: 'http://purl.org/dc/elements/1.1/',
  };
  const citation = (format: string) => get(`/articles/${paper}/citation.${format}`);

  test('a harvester reads the texts as they are, in valid XML', async () => {
    const xml = await get('/oai?verb=ListRecords&metadataPrefix=oai_dc');
    expect(faultsOf('oai', xml)).toEqual([]);
    expect(textsAt(xml, '//dc:title', OAI)).toEqual([inXml(all), inXml(all)]);
    expect(textsAt(xml, '//dc:creator', OAI).slice(1)).toEqual(each.map(inXml));
    expect(textsAt(xml, '//dc:description', OAI)).toEqual([inXml(all), inXml(all)]);
  });

  // That they keep to their schemas, which take long to be read, is shown in `standards.test.ts`.
  test('JATS and the deposit of a volume hold the texts as they are', async () => {
    const jats = await citation('xml');
    expect(textsAt(jats, '//article-title')).toEqual([inXml(all)]);
    expect(textsAt(jats, '//kwd')).toEqual(each.slice(0, 10).map(inXml));
    const { answer } = await w.call(getManagedVolume, { params: { id: volume } }, editor);
    const { body } = await w.app.inject({ url: answer.deposit ?? '' });
    const prefixes = { c: 'http://www.crossref.org/schema/5.3.1' };
    expect(textsAt(body, '//c:surname', prefixes).slice(1)).toEqual(each.map(inXml));
  });

  test('the map of the site is valid', async () => {
    expect(faultsOf('sitemap', await get('/sitemap-articles-0.xml'))).toEqual([]);
  });

  test.each(['articles.atom', 'articles.rss', 'announcements.atom', 'announcements.rss'])(
    'the feed %s has one entry, with its text as it is',
    async (feed) => {
      const xml = await get(`/feeds/${feed}`);
      const { items } = await new Parser().parseString(xml);
      expect(items).toHaveLength(1);
      expect(
        textsAt(xml, '//*[local-name()="entry" or local-name()="item"]/*[local-name()="title"]'),
      ).toEqual([inXml(feed.startsWith('articles') ? all : all.slice(0, 200))]);
    },
  );

  test('RIS holds one record, one value a line', async () => {
    const lines = (await citation('ris')).split(/[\r\n\v\f\u0085\u2028\u2029]+/u).filter(Boolean);
    const valuesOf = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}  - `)).map((line) => line.slice(6));
    expect(lines.filter((line) => !/^[A-Z][A-Z0-9] {2}- /.test(line))).toEqual([]);
    expect([valuesOf('TY'), valuesOf('ER'), valuesOf('TI')]).toEqual([['JOUR'], [''], [inLine(all)]]);
    expect(valuesOf('AU').slice(1)).toEqual(each.map(inLine));
  });

  test('BibTeX holds one entry with the fields that we write', async () => {
    const { content } = bibtexParser.parse(await citation('bib'));
    const entries = content.filter(bibtexParser.isEntry);
    expect(
      entries.map(({ entryType, content: fields }) => [entryType, fields.map(({ name }) => name)]),
    ).toEqual([
      ['article', 'author title journal year volume publisher issn url langid keywords abstract'.split(' ')],
    ]);
  });

  test('CSL-JSON and the reference are one work, in one line', async () => {
    const works = JSON.parse(await citation('json'));
    expect(works).toHaveLength(1);
    expect(works[0]).toMatchObject({ title: inLine(all), keyword: inLine(each.slice(0, 10).join(', ')) });
    expect((await citation('txt')).match(/[\n\r\u2028\u2029\u0085]/gu)).toEqual(['\n']);
  });
});

describe('mails', () => {
  test('no text gives a mail another header, another recipient or a mark of HTML', async () => {
    await w.call(retractArticle, { params: { id: paper }, body: { note: 'سبب' } }, editor);
    await w.jobs.drain();
    const mails = await asSent();
    expect(mails.length).toBeGreaterThan(3);
    for (const { headers, to, cc, bcc, subject, html } of mails) {
      expect([...new Set(headers.map(({ key }) => key))].sort()).toEqual(
        ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'].sort(),
      );
      expect([to?.length, cc, bcc]).toEqual([1, undefined, undefined]);
      expect(subject).not.toMatch(/[\r\n]/);
      const document = documentOf(html ?? '');
      const known = new Set(['html', 'head', 'body', 'p', 'br', 'a']);
      expect([...document.querySelectorAll('*')].filter((one) => !known.has(one.localName))).toEqual([]);
    }
  });

  /** The mails of this world, as a mail program reads what is handed to the post. */
  async function asSent() {
    const folder = await mkdtemp(join(tmpdir(), 'mustalah-mails-'));
    try {
      const outbox = outboxMail(folder, 'مصطلح <no-reply@mustalah.example>');
      for (const message of w.mail.sent) await outbox.send(message);
      const files = await readdir(folder);
      return await Promise.all(
        files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
});

describe('the calls', () => {
  const unsafe = ['marks that turn the text', 'signs that XML cannot hold'] as const;
  const manyLines = ['separators of lines', 'another record of RIS', 'another header of a mail'] as const;

  test.each([...unsafe, ...manyLines])('%s is refused where one line is asked for', async (name) => {
    const title = attacks[name];
    const answers = [
      await w.call(createVolume, { body: { title, year: 2026, main_category: 'الطب' } }, editor),
      await w.call(addBoardMember, { body: { name: title, place: 1 } }, editor),
      await w.call(createAnnouncement, { body: { title, content: 'نص' } }, editor),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  test.each(unsafe)('%s is refused in texts of many lines too', async (name) => {
    const { status } = await w.call(
      createAnnouncement,
      { body: { title: 'ع', content: attacks[name] } },
      editor,
    );
    expect(status).toBe(400);
  });
});
