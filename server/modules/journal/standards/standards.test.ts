import { describe, expect, test } from 'vitest';
import { faultsOf, textsAt } from '../../../test/xml-schemas.ts';
import { type Article, type Journal, marked } from './article.ts';
import { toBibtex, toCsl, toReference, toRis } from './citations.ts';
import { toCrossref } from './crossref.ts';
import { entryOf, toAtom, toRss } from './feeds.ts';
import { toJats } from './jats.ts';
import { toDublinCore } from './oai-dc.ts';

const journal: Journal = {
  title: 'مجلة مصطلح',
  titleEn: 'Mustalah Journal',
  publisher: 'مصطلح',
  issn: '1234-5679',
  doiPrefix: '10.12345',
  email: 'editor@example.org',
  url: 'https://example.org',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
};

const amal = {
  name: 'أمل بنت خالد',
  latin_name: 'Amal Khalid',
  affiliation: 'جامعة الشرق',
  orcid: '0000-0002-1825-0097',
  roles: ['methodology', 'writing-original-draft'],
} satisfies Article['authors'][number];
const plain = { latin_name: '', affiliation: '', orcid: '', roles: [] };

const article: Article = {
  id: 12,
  title: 'تعريبُ مصطلحات <الذكاء> الاصطناعي & "أثره"',
  titleEn: 'Arabization of AI terms',
  abstract: 'ملخص فيه ]]> و </dc:title><script>alert(1)</script>\nوسطر ثانٍ 50% من {القوسين} \\ ~ ^.',
  abstractEn: 'An abstract.',
  language: 'ar',
  keywords: ['تعريب', 'ذكاء اصطناعي'],
  mainCategory: 'اللغة والترجمة',
  subCategory: 'الترجمة',
  authors: [amal, { ...plain, name: 'سعيد' }, { ...plain, name: 'O’Brien_2 & Sons' }],
  receivedAt: new Date('2026-01-05T10:00:00Z'),
  acceptedAt: new Date('2026-02-05T10:00:00Z'),
  publishedAt: new Date('2026-03-01T10:00:00Z'),
  changedAt: new Date('2026-03-02T10:00:00Z'),
  declarations: {
    ethics: 'وافقت لجنة الأخلاق برقم ١٢.',
    data_access: 'البيانات في https://example.org/data?a&b',
    ai_use: 'استعملنا أداة لتدقيق اللغة.',
    funding: [
      { funder: 'مدينة الملك عبدالعزيز', funder_id: '10.13039/501100004919', award: 'K-12' },
      { funder: 'وقف الحي', funder_id: '', award: '' },
    ],
  },
  doi: '10.12345/article.12',
  references: [
    {
      text: 'مجمع اللغة العربية. المعجم الوسيط. القاهرة، ٢٠٠٤. https://doi.org/10.1000/<x>&y',
      doi: '10.1000/<x>&y',
    },
    { text: 'Sager, J. (1990). A Practical Course in Terminology Processing.', doi: '' },
  ],
  volume: { id: 3, number: 2, year: 2026, title: '' },
  issue: '',
  pages: null,
  hasText: true,
  supplements: [
    { id: 5, label: 'قراءات <التجربة>', type: 'text/csv' },
    { id: 6, label: 'الاستبانة', type: 'application/vnd.oasis.opendocument.text' },
  ],
  corrections: [],
  retraction: null,
  concern: null,
};
/** What no front door lets through, and an older one may have. */
const HOSTILE = `"'>]]><![CDATA[<x/>\u2028\u202e\u0001\u000b\ufffe\r\nER  - },\n}}@book{</title><!--&lt;`;
const hostile: Article = {
  ...article,
  title: HOSTILE,
  titleEn: HOSTILE,
  abstract: HOSTILE,
  abstractEn: HOSTILE,
  keywords: [HOSTILE],
  authors: [{ ...amal, name: HOSTILE, latin_name: HOSTILE, affiliation: HOSTILE }],
  declarations: {
    ethics: HOSTILE,
    data_access: HOSTILE,
    ai_use: HOSTILE,
    funding: [{ funder: HOSTILE, funder_id: '10.13039/1', award: HOSTILE }],
  },
};
const bare: Article = {
  ...article,
  doi: '',
  hasText: false,
  supplements: [],
  references: [],
  titleEn: '',
  abstractEn: '',
  keywords: [],
  authors: [{ ...plain, name: 'سعيد' }],
  declarations: { ethics: '', data_access: '', ai_use: '', funding: [] },
  acceptedAt: null,
};
/** Schemas that take long to be read. */
const LONG = { timeout: 300_000 };
const asked = { batch: 'volume-3-20260310', now: new Date('2026-03-10T09:08:07Z') };

test('a deposit is what the schema of Crossref allows', LONG, () => {
  expect(faultsOf('crossref', toCrossref(journal, [article, bare, hostile], asked))).toEqual([]);
  expect(faultsOf('crossref', toCrossref({ ...journal, issn: '' }, [bare], asked))).toEqual([]);
});

describe('what editors say of an article travels into every record', () => {
  const note = 'ثبت انتحال في النتائج.';
  const notice = { at: new Date('2026-03-05T10:00:00Z'), note };
  const retracted = marked({ ...article, retraction: notice });
  const doubted = marked({ ...article, concern: notice });
  const inEnglish = marked({ ...article, language: 'en', title: 'On terms', retraction: notice });
  const outputs = (one: Article) => ({
    ris: toRis(journal, one),
    bibtex: toBibtex(journal, one),
    csl: JSON.stringify(toCsl(journal, one)),
    reference: toReference(journal, one),
    jats: toJats(journal, one),
    crossref: toCrossref(journal, [one], asked),
    oai: toDublinCore(journal, one).xml,
    atom: toAtom(head, [entryOf(journal, one)]),
    rss: toRss(head, [entryOf(journal, one)]),
  });
  const head = { url: 'https://example.org/f', page: 'https://example.org', title: 'ن', description: 'ن' };
  const lacking = (one: Article, ...said: string[]) =>
    Object.entries(outputs(one)).flatMap(([name, text]) =>
      said.filter((words) => !text.includes(words)).map((words) => `${name}: ${words}`),
    );

  test('with its mark before the title, and with the reason wherever more than a title stands', () => {
    expect(lacking(retracted, 'مسحوب: تعريبُ')).toEqual([]);
    expect(lacking(doubted, 'إبداء قلق: تعريبُ')).toEqual([]);
    expect(lacking(inEnglish, 'RETRACTED: On terms')).toEqual([]);
    expect(lacking(retracted, note)).toEqual([`reference: ${note}`]);
  });

  test('as the schemas want it', LONG, () => {
    expect(faultsOf('crossref', toCrossref(journal, [retracted, doubted], asked))).toEqual([]);
    expect(toCrossref(journal, [retracted], asked)).toContain(
      '<update type="retraction" date="2026-03-05">10.12345/article.12</update>',
    );
    expect(faultsOf('jats', inNamespace(toJats(journal, retracted)))).toEqual([]);
    expect(textsAt(toJats(journal, retracted), '//pub-history/event/event-desc')).toEqual([note]);
    expect(faultsOf('jats', inNamespace(toJats(journal, doubted)))).toEqual([]);
    expect(toJats(journal, retracted)).toContain('related-article-type="retraction-forward"');
  });

  test('and an article of which nothing is said stays as it is', () => {
    expect(marked(article)).toBe(article);
  });
});

test('a deposit that lacks what the schema demands is found', () => {
  expect(faultsOf('crossref', toCrossref({ ...journal, doiPrefix: '' }, [bare], asked))).not.toEqual([]);
  expect(faultsOf('crossref', toCrossref({ ...journal, email: '' }, [article], asked))).not.toEqual([]);
});

test('a deposit says what the article is, in its own letters', () => {
  const xml = toCrossref(journal, [article], asked);
  const prefixes = { c: 'http://www.crossref.org/schema/5.3.1' };
  expect(textsAt(xml, '//c:journal_article/c:titles/c:title', prefixes)).toEqual([
    article.title,
    'Arabization of AI terms',
  ]);
  expect(textsAt(xml, '//c:surname', prefixes)).toEqual(['أمل بنت خالد', 'سعيد', 'O’Brien_2 & Sons']);
  expect(textsAt(xml, '//c:journal_article/c:doi_data/c:doi', prefixes)).toEqual(['10.12345/article.12']);
  expect(textsAt(xml, '//c:head/c:timestamp', prefixes)).toEqual(['20260310090807']);
});

/** The copy of the schema that comes with Crossref's has the elements in a namespace; JATS itself has none. */
const inNamespace = (jats: string): string =>
  jats.replace('<article ', '<article xmlns="http://www.ncbi.nlm.nih.gov/JATS1" ');

test('the front matter is what the schema of JATS allows', LONG, () => {
  expect(faultsOf('jats', inNamespace(toJats(journal, hostile)))).toEqual([]);
  expect(faultsOf('jats', inNamespace(toJats(journal, article)))).toEqual([]);
  expect(faultsOf('jats', inNamespace(toJats({ ...journal, doiPrefix: '' }, bare)))).toEqual([]);
});

test('what an article cites goes with its deposit and its front matter', () => {
  const prefixes = { c: 'http://www.crossref.org/schema/5.3.1' };
  const deposit = toCrossref(journal, [article], asked);
  expect(textsAt(deposit, '//c:citation/c:unstructured_citation', prefixes)).toEqual(
    article.references.map(({ text }) => text),
  );
  expect(textsAt(deposit, '//c:citation/c:doi', prefixes)).toEqual(['10.1000/<x>&y']);
  expect(textsAt(toJats(journal, article), '//ref/@id')).toEqual(['ref1', 'ref2']);
});

test('an article names its text where it can be read, its file, and what readers get beside it', () => {
  const jats = toJats(journal, article);
  const uris = (xml: string) => textsAt(xml, '//self-uri/@content-type');
  expect([uris(jats), uris(toJats(journal, bare))]).toEqual([
    ['text/html', 'application/pdf', 'volume'],
    ['application/pdf', 'volume'],
  ]);
  expect(
    ['@xlink:href', '@mimetype', '@mime-subtype', 'caption/title'].map((part) =>
      textsAt(jats, `//supplementary-material/${part}`, { xlink: 'http://www.w3.org/1999/xlink' }),
    ),
  ).toEqual([
    [5, 6].map((id) => `${journal.url}/articles/12/files/${id}`),
    ['text', 'application'],
    ['csv', 'vnd.oasis.opendocument.text'],
    ['قراءات <التجربة>', 'الاستبانة'],
  ]);
  const formats = (one: Article) =>
    textsAt(toDublinCore(journal, one).xml, '//dc:format', { dc: 'http://purl.org/dc/elements/1.1/' });
  expect([formats(article), formats(bare)]).toEqual([['application/pdf', 'text/html'], ['application/pdf']]);
});

test('who paid, what each author did and how it was made go with the deposit and the front matter', () => {
  const deposit = toCrossref(journal, [article], asked);
  const prefixes = { fr: 'http://www.crossref.org/fundref.xsd' };
  expect(textsAt(deposit, '//fr:assertion[@name="funder_identifier"]', prefixes)).toEqual([
    'https://doi.org/10.13039/501100004919',
  ]);
  expect(textsAt(deposit, '//fr:assertion[@name="award_number"]', prefixes)).toEqual(['K-12']);
  const jats = toJats(journal, article);
  expect(textsAt(jats, '//award-group//institution')).toEqual(['مدينة الملك عبدالعزيز', 'وقف الحي']);
  expect(textsAt(jats, '//contrib[1]/role/@vocab-term')).toEqual(['Methodology', 'Writing – original draft']);
  expect(textsAt(jats, '//back/sec/p')).toEqual([
    article.declarations.ethics,
    article.declarations.data_access,
    article.declarations.ai_use,
  ]);
});

test('a DOI that nobody could follow yet is in no record but the deposit that registers it', () => {
  const records = [toRis, toBibtex, toReference, toJats].map((write) => write(journal, bare));
  records.push(JSON.stringify(toCsl(journal, bare)), toDublinCore(journal, bare).xml);
  expect(records.filter((record) => record.includes('10.12345'))).toEqual([]);
  expect(toCrossref(journal, [bare], asked)).toContain('<doi>10.12345/article.12</doi>');
});

test('RIS has one value a line and nothing that is empty', () => {
  const lines = toRis(journal, bare).split('\r\n');
  expect(lines[0]).toBe('TY  - JOUR');
  expect(lines).toContain('AU  - سعيد');
  expect(lines).toContain('DA  - 2026/03/01');
  expect(lines).toContain('UR  - https://example.org/articles/12/');
  expect(lines.slice(-2)).toEqual(['ER  - ', '']);
  expect(lines.slice(0, -2).filter((line) => !/^[A-Z][A-Z0-9] {2}- \S/.test(line))).toEqual([]);
});

test('BibTeX keeps Arabic and escapes what TeX would take for itself', () => {
  const text = toBibtex(journal, article);
  expect(text).toContain('@article{mustalah2026-12,');
  expect(text).toContain('author = {{أمل بنت خالد} and {سعيد} and {O’Brien\\_2 \\& Sons}}');
  expect(text).toContain(
    '50\\% من \\textbraceleft{}القوسين\\textbraceright{} \\textbackslash{} \\textasciitilde{} \\textasciicircum{}',
  );
  const depths = [...text.replace(/\\[{}]/g, '')].map((sign) => (sign === '{' ? 1 : sign === '}' ? -1 : 0));
  expect(depths.reduce<number>((sum, each) => sum + each, 0)).toBe(0);
});

test('CSL-JSON holds one item, with whole names', () => {
  expect(toCsl(journal, bare)).toEqual([
    expect.objectContaining({
      type: 'article-journal',
      author: [{ literal: 'سعيد' }],
      issued: { 'date-parts': [[2026, 3, 1]] },
    }),
  ]);
  expect(toCsl(journal, bare)).toEqual([expect.not.objectContaining({ DOI: expect.anything() })]);
  expect(toCsl(journal, article)).toMatchObject([{ DOI: '10.12345/article.12' }]);
});

test('an article that is published late in the evening of UTC bears the day and year of Riyadh everywhere', () => {
  const late: Article = { ...article, publishedAt: new Date('2026-12-31T22:30:00Z') };
  const crossrefDate = { c: 'http://www.crossref.org/schema/5.3.1' };
  expect(toRis(journal, late)).toContain('DA  - 2027/01/01');
  expect(toBibtex(journal, late)).toContain('year = {2027}');
  expect(toCsl(journal, late)).toMatchObject([{ issued: { 'date-parts': [[2027, 1, 1]] } }]);
  expect(toReference(journal, late)).toContain('(٢٠٢٧)');
  expect(toDublinCore(journal, late).xml).toContain('<dc:date>2027-01-01</dc:date>');
  expect(textsAt(toJats(journal, late), '//pub-date/@iso-8601-date')).toEqual(['2027-01-01']);
  expect(
    textsAt(toCrossref(journal, [late], asked), '//c:journal_article/c:publication_date/*', crossrefDate),
  ).toEqual(['01', '01', '2027']);
});

test('a reference reads as an Arabic list of works prints it', () => {
  expect(toReference(journal, { ...article, doi: '', title: 'تعريب المصطلحات' })).toBe(
    'أمل بنت خالد، وسعيد، وO’Brien_2 & Sons. (٢٠٢٦). تعريب المصطلحات. مجلة مصطلح، المجلد ٢. https://example.org/articles/12/',
  );
});

test('a paper in another language is cited in its letters', () => {
  const english: Article = { ...article, language: 'en', title: 'Terms', authors: [amal] };
  expect(toReference(journal, english)).toBe(
    'Amal Khalid (2026). Terms. Mustalah Journal, 2. https://doi.org/10.12345/article.12',
  );
});

describe('the pages of an article stand in every record that has a place for them', () => {
  const paged: Article = { ...article, pages: { first: 13, last: 24 } };

  test.each([
    ['ris', () => toRis(journal, paged), 'SP  - 13\r\nEP  - 24'],
    ['bibtex', () => toBibtex(journal, paged), 'pages = {13--24}'],
    ['csl', () => JSON.stringify(toCsl(journal, paged)), '"page":"13-24","page-first":"13"'],
    ['reference', () => toReference(journal, paged), 'المجلد ٢، ص ١٣–٢٤.'],
    ['reference in English', () => toReference(journal, { ...paged, language: 'en' }), ', 2, 13–24.'],
    ['jats', () => toJats(journal, paged), '<fpage>13</fpage><lpage>24</lpage>'],
    [
      'crossref',
      () => toCrossref(journal, [paged], asked),
      '<first_page>13</first_page><last_page>24</last_page>',
    ],
    ['oai', () => toDublinCore(journal, paged).xml, '(2026)، ص 13–24'],
  ])('%s', (_name, output, said) => expect(output()).toContain(said));

  test('as the schemas want it', LONG, () => {
    expect(faultsOf('crossref', toCrossref(journal, [paged], asked))).toEqual([]);
    expect(faultsOf('jats', inNamespace(toJats(journal, paged)))).toEqual([]);
  });
});

test('a correction notice stands in the record at its own address, as the schema wants it', LONG, () => {
  const corrected = toJats(journal, {
    ...article,
    corrections: [{ id: 7, at: new Date('2026-03-10T09:00:00Z'), note: 'صُحّح جدول.' }],
  });
  expect(faultsOf('jats', inNamespace(corrected))).toEqual([]);
  expect(corrected).toContain(
    'xlink:href="https://example.org/articles/12/corrections/7">صُحّح جدول.</related-object>',
  );
});
