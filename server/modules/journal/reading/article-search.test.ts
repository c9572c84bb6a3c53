import { setAuthorPage } from '@mustalah/contract/accounts';
import { getAuthor, searchArticles } from '@mustalah/contract/journal/article-search';
import { getArticle } from '@mustalah/contract/journal/articles';
import { normalize } from '@mustalah/morphology';
import { beforeAll, expect, test } from 'vitest';
import { buildPaper, buildVolume } from '../../../test/build-paper.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();
const ORCID = '0000-0002-1825-0097';
let author: TestUser;
let heart: number;
let words: number;
let term: number;

async function publish(
  volume: number,
  title: string,
  { keywords = [], ...fields }: { keywords?: string[]; abstract?: string } = {},
): Promise<number> {
  const id = await buildPaper(w.db, author, { status: 'approved', volume, title, ...fields });
  await w.db
    .updateTable('papers')
    .set({ keywords, search_text: normalize([title, fields.abstract ?? '', ...keywords].join(' ')) })
    .where('id', '=', id)
    .execute();
  return id;
}

beforeAll(async () => {
  author = await buildUser(w.db, { name: 'أحمد الكاتب' });
  const first = await buildVolume(w.db, { publishedAt: new Date('2025-03-01T09:00:00Z') });
  const second = await buildVolume(w.db, { publishedAt: new Date('2026-03-01T09:00:00Z') });
  await w.db.updateTable('volumes').set({ year: 2025 }).where('id', '=', first).execute();
  heart = await publish(first, 'أمراضُ القلب', { keywords: ['القلب', 'ضغط الدم'] });
  words = await publish(second, 'تعريب المصطلحات', { abstract: 'في ضغط الدم أيضًا' });
  await buildPaper(w.db, author, { status: 'approved', title: 'لم يُنشر القلب' });
  await w.db
    .insertInto('paper_authors')
    .values({
      paper_id: words,
      place: 2,
      name: 'ليلى الحربي',
      name_key: normalize('ليلى الحربي'),
      latin_name: 'Layla',
      latin_key: 'layla',
      orcid: ORCID,
      affiliation: 'جامعة الشرق',
    })
    .execute();
  ({ id: term } = await buildTerm(w.db, { author, arabic: 'انزيم الاختبار', isApproved: true }));
  await w.db
    .insertInto('paper_terms')
    .values({
      paper_id: heart,
      term_id: term,
      state: 'confirmed',
      in_abstract: 1,
      in_text: 1,
      quoted: 'إنزيم',
      before: '',
      behind: '',
      found_at: w.clock.now,
      decided_by: author.id,
      decided_at: w.clock.now,
    })
    .execute();
});

const found = async (query: Record<string, string | number>) =>
  (await search(query)).answer.results.map(({ id }) => id);
const search = (query: Record<string, string | number>) => w.call(searchArticles, { query });

test('articles are found by title, author, keyword, year, category and term, in any spelling', async () => {
  const wanted: [Record<string, string | number>, number[]][] = [
    [{}, [words, heart]],
    [{ sort: 'oldest' }, [heart, words]],
    [{ search: 'امراض القلب' }, [heart]],
    [{ search: 'ضغط' }, [words, heart]],
    [{ search: 'ليلي' }, [words]],
    [{ search: 'LAYLA تعريب' }, [words]],
    [{ search: 'إنزيم' }, [heart]],
    [{ search: 'لم ينشر' }, []],
    [{ author: 'الحربي ليلى' }, [words]],
    [{ author: 'أحمد الحربي' }, []],
    [{ keyword: 'ضَغْط الدّم' }, [heart]],
    [{ keyword: 'ضغط' }, []],
    [{ keyword: '؟' }, []],
    [{ year: 2025 }, [heart]],
    [{ year: 1999 }, []],
    [{ category: 'لا تخصص' }, []],
    [{ term }, [heart]],
    [{ term: 9_999_999 }, []],
    [{ page: 90_000 }, []],
    [{ search: `${'أ'.repeat(5_000)}\u0000%_\\` }, []],
  ];
  expect(await Promise.all(wanted.map(([query]) => found(query)))).toEqual(wanted.map(([, ids]) => ids));
});

test.each([{ year: 10_000 }, { year: 'x' }, { page: -1 }, { term: 'x' }, { sort: 'worst' }])(
  'a search that makes no sense is refused: %j',
  async (query) => {
    expect((await search(query)).status).toBe(400);
  },
);

test('a list says what it can be narrowed to, and which term was asked for', async () => {
  const { answer } = await search({ term });
  expect([answer.years, answer.categories, answer.term, answer.count]).toEqual([
    [2026, 2025],
    ['الطب'],
    { id: term, arabic: 'انزيم الاختبار' },
    1,
  ]);
});

test('an author has a page by an ORCID, or by agreeing to it, for as long as they do', async () => {
  const page = async (key: string) => {
    const { status, answer } = await w.call(getAuthor, { params: { key }, query: {} });
    return status === 200 ? [answer.name, answer.articles.results.map(({ id }) => id)] : status;
  };
  const own = `m${author.id}`;
  const agree = (shown: boolean) => w.call(setAuthorPage, { body: { shown } }, author);
  const pagesOnArticle = async () =>
    (await w.call(getArticle, { params: { id: words } })).answer.authors.map((each) => each.page);
  expect([
    await page(ORCID),
    await page(own),
    await page('m0'),
    await page('m999'),
    await pagesOnArticle(),
  ]).toEqual([['ليلى الحربي', [words]], 404, 400, 404, [null, `/authors/${ORCID}`]]);
  expect((await agree(true)).answer.author_page).toBe(true);
  expect([await page(own), await pagesOnArticle()]).toEqual([
    ['أحمد الكاتب', [words, heart]],
    [`/authors/${own}`, `/authors/${ORCID}`],
  ]);
  await agree(false);
  expect(await page(own)).toBe(404);
});
