import { getArticle } from '@mustalah/contract/journal/articles';
import { getVolume, listVolumes, searchVolumes, type VolumeSort } from '@mustalah/contract/journal/volumes';
import { beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';

const w = world();
let editor: TestUser;
let writer: TestUser;
let heart: number;
let surgery: number;
let engines: number;
let draft: number;
let paper: number;

const published = async (title: string, papers: string[], fields: object = {}) => {
  const volume = await draftVolume(w, editor, title || 'مؤقت');
  await w.db
    .updateTable('volumes')
    .set({ title, ...fields })
    .where('id', '=', volume)
    .execute();
  const ids = [];
  for (const each of papers) ids.push(await acceptedPaper(w, writer, { volume, title: each }));
  await setPublished(w, editor, volume, true);
  return { volume, ids };
};

const addAuthors = (paperId: number, names: string[]) =>
  w.db
    .insertInto('paper_authors')
    .values(names.map((name, index) => ({ paper_id: paperId, place: index + 2, name })))
    .execute();

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  writer = await buildUser(w.db, { name: 'أحمد الكاتب' });
  const first = await published('أمراض القلب', ['ارتفاع ضغط الدم', 'قصور الشرايين']);
  heart = first.volume;
  paper = first.ids[0] ?? 0;
  surgery = (await published('', ['تنظير البطن'], { year: 2024 })).volume;
  engines = (await published('المحركات', ['احتراق', 'تبريد', 'تزييت'], { main_category: 'الهندسة' })).volume;
  draft = await draftVolume(w, editor, 'مسودة القلب');
  await acceptedPaper(w, writer, { volume: draft });
});

const search = async (query: { search?: string; category?: string; sort?: VolumeSort; page?: number } = {}) =>
  (await w.call(searchVolumes, { query: { ...query, page_size: 2 } })).answer;
const idsOf = async (...query: Parameters<typeof search>) =>
  (await search(...query)).results.map(({ id }) => id);

test.each([
  ['newest', () => [engines, heart]],
  ['oldest', () => [surgery, heart]],
  ['title', () => [engines, heart].reverse()],
  ['papers', () => [engines, heart]],
] as const)('volumes stand by %s', async (sort, ids) => {
  expect(await idsOf({ sort })).toEqual(ids());
});

test('a page tells how many there are, where the others are, and what categories there are', async () => {
  const first = await search();
  const beyond = await search({ page: 7 });
  expect([first.count, first.next, first.previous, first.categories]).toEqual([
    3,
    '/api/journal/volumes/search/?page_size=2&page=2',
    null,
    ['الطب', 'الهندسة'],
  ]);
  expect([beyond.count, beyond.results, beyond.next]).toEqual([3, [], null]);
});

test.each([
  ['القلب', () => [heart]],
  ['امراض قلب', () => [heart]],
  ['ضغطِ الدَّم', () => [heart]],
  ['٢٠٢٤', () => [surgery]],
  ['احمد', () => [engines, heart]],
  ['احمد تنظير', () => [surgery]],
  ['مسودة', () => []],
  ["'; drop table volumes", () => []],
  ['%', () => [engines, heart]],
] as const)('«%s» finds volumes by their words, papers and authors', async (words, ids) => {
  expect(await idsOf({ search: words })).toEqual(ids());
});

test('volumes are filtered by their main category', async () => {
  expect([await idsOf({ category: 'الهندسة' }), await idsOf({ category: 'السحر' })]).toEqual([[engines], []]);
});

test('a card names three authors, each once, and counts them all', async () => {
  const { volume, ids } = await published('كتّاب كثر', ['أول', 'ثانٍ']);
  await addAuthors(ids[0] ?? 0, ['ليلى', 'سعاد']);
  await addAuthors(ids[1] ?? 0, ['هند', 'ليلى']);
  const { results } = await search({ search: 'كتاب كثر' });
  expect(
    results.map(({ id, authors, author_count, paper_count }) => [id, authors, author_count, paper_count]),
  ).toEqual([[volume, [{ name: 'أحمد الكاتب' }, { name: 'ليلى' }, { name: 'سعاد' }], 4, 2]]);
  await setPublished(w, editor, volume, false);
});

test('the list names all authors and papers of each published volume', async () => {
  const { answer } = await w.call(listVolumes, { query: {} });
  expect(answer.map(({ id, authors, papers }) => [id, authors, papers.map(({ title }) => title)])).toEqual([
    [engines, [{ name: 'أحمد الكاتب' }], ['احتراق', 'تبريد', 'تزييت']],
    [heart, [{ name: 'أحمد الكاتب' }], ['ارتفاع ضغط الدم', 'قصور الشرايين']],
    [surgery, [{ name: 'أحمد الكاتب' }], ['تنظير البطن']],
  ]);
});

test('a volume is read with its papers, their pictures and files', async () => {
  const { answer } = await w.call(getVolume, { params: { id: heart } });
  expect(answer.papers[0]).toEqual({
    id: paper,
    title: 'ارتفاع ضغط الدم',
    abstract: 'ملخص',
    authors: [{ name: 'أحمد الكاتب' }],
    thumbnail_url: expect.stringMatching(new RegExp(`^/articles/${paper}/thumbnail.webp\\?v=[0-9a-f]{8}$`)),
    pdf_file: `/articles/${paper}/paper.pdf`,
    review_note: '',
    is_retracted: false,
    retraction_note: '',
    pages: { first: 1, last: 9 },
    section: '',
  });
});

test('a draft, an absent volume and another kind of paper are absent alike, for everybody', async () => {
  const outside = await acceptedPaper(w, writer);
  const inDraft = await acceptedPaper(w, writer, { volume: draft });
  const admin = await buildUser(w.db, { role: 'admin' });
  const errors = [];
  for (const as of [undefined, writer, editor, admin]) {
    for (const id of [draft, 999_999]) errors.push((await w.call(getVolume, { params: { id } }, as)).error);
    for (const id of [outside, inDraft, 999_999]) {
      errors.push((await w.call(getArticle, { params: { id } }, as)).error);
    }
  }
  expect(new Set(errors.map((error) => JSON.stringify(error)))).toEqual(
    new Set([JSON.stringify({ code: 'not_found', detail: 'العنصر المطلوب غير موجود' })]),
  );
});

test('an article says everything that it is cited and found by, and no address of anybody', async () => {
  await addAuthors(paper, ['شريكة']);
  await w.db
    .updateTable('paper_authors')
    .set({ latin_name: 'Ahmad al-Katib', affiliation: 'جامعة دمشق', orcid: '0000-0002-1825-0097' })
    .where('paper_id', '=', paper)
    .where('place', '=', 1)
    .execute();
  await w.db
    .updateTable('papers')
    .set({
      title_en: 'High blood pressure',
      abstract_en: 'Abstract',
      keywords: ['ضغط', 'قلب'],
      conflict_statement: 'لا تضارب',
      accepted_at: w.clock.now,
    })
    .where('id', '=', paper)
    .execute();
  await w.db.insertInto('paper_declarations').values({ paper_id: paper, ethics: 'وافقت اللجنة.' }).execute();
  await w.db.insertInto('paper_funding').values({ paper_id: paper, place: 1, funder: 'وقف الحي' }).execute();
  await w.db
    .updateTable('paper_authors')
    .set({ roles: ['methodology'] })
    .where('paper_id', '=', paper)
    .where('place', '=', 1)
    .execute();
  const { answer } = await w.call(getArticle, { params: { id: paper } });
  const { published_at, updated_at, received_at, thumbnail_url, ...said } = answer;
  expect(said).toEqual({
    id: paper,
    title: 'ارتفاع ضغط الدم',
    title_en: 'High blood pressure',
    abstract: 'ملخص',
    abstract_en: 'Abstract',
    language: 'ar',
    keywords: ['ضغط', 'قلب'],
    main_category: 'الطب',
    sub_category: 'طب الأسرة',
    authors: [
      {
        name: 'أحمد الكاتب',
        latin_name: 'Ahmad al-Katib',
        affiliation: 'جامعة دمشق',
        orcid: '0000-0002-1825-0097',
        roles: ['methodology'],
        page: '/authors/0000-0002-1825-0097',
      },
      { name: 'شريكة', latin_name: '', affiliation: '', orcid: '', roles: [], page: null },
    ],
    conflict_statement: 'لا تضارب',
    declarations: {
      ethics: 'وافقت اللجنة.',
      data_access: '',
      ai_use: '',
      funding: [{ funder: 'وقف الحي', funder_id: '', award: '' }],
    },
    doi: '',
    reference: expect.stringMatching(
      /^أحمد الكاتب، وشريكة\. \(٢٠٢٦\)\. ارتفاع ضغط الدم\. مجلة مصطلح، المجلد ١، ص ١–٩\. http/,
    ),
    accepted_at: w.clock.now.toISOString(),
    volume: { id: heart, title: 'أمراض القلب', number: 1, year: 2026 },
    journal: {
      title: 'مجلة مصطلح',
      title_en: 'Mustalah Journal',
      publisher: 'مصطلح',
      issn: '',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
    },
    pdf: { path: `/articles/${paper}/paper.pdf`, bytes: expect.any(Number), pages: 9 },
    pages: { first: 1, last: 9 },
    issue: '',
    section: '',
    retraction: null,
    concern: null,
    references: [],
    views: 0,
    downloads: 0,
    supplements: [],
    corrections: [],
    terms: [],
    coined_terms: [],
  });
  expect([published_at, updated_at, received_at, thumbnail_url]).toEqual([
    w.clock.now.toISOString(),
    w.clock.now.toISOString(),
    expect.any(String),
    expect.stringContaining(`/articles/${paper}/thumbnail.webp`),
  ]);
  expect(JSON.stringify(answer)).not.toContain('@');
});
