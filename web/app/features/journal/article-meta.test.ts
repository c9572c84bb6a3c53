import type { Article } from '@mustalah/contract/journal/articles';
import { expect, test } from 'vitest';
import { highwireTags } from './article-meta.ts';

const article: Article = {
  id: 12,
  title: 'بحث',
  title_en: 'Paper',
  abstract: 'ملخص',
  abstract_en: '',
  language: 'ar',
  keywords: ['قلب', 'ضغط'],
  main_category: 'الطب',
  sub_category: 'طب الأسرة',
  authors: [
    {
      name: 'أمل سعيد',
      latin_name: 'Amal Said',
      affiliation: 'جامعة القاهرة',
      orcid: '0000-0002-1825-0097',
      roles: [],
      page: null,
    },
    { name: 'سامي', latin_name: '', affiliation: '', orcid: '', roles: [], page: null },
  ],
  conflict_statement: '',
  declarations: { ethics: '', data_access: '', ai_use: '', funding: [] },
  doi: '10.12345/article.12',
  references: [],
  views: 3,
  downloads: 1,
  reference: '',
  received_at: '2026-01-01T00:00:00.000Z',
  accepted_at: null,
  published_at: '2026-05-02T08:00:00.000Z',
  updated_at: '2026-05-02T08:00:00.000Z',
  volume: { id: 3, title: '', number: 2, year: 2026 },
  journal: { title: 'مجلة مصطلح', title_en: 'Mustalah', publisher: 'مصطلح', issn: '1234-5679', licence: '' },
  pdf: { path: '/articles/12/paper.pdf', bytes: 1, pages: 1 },
  supplements: [],
  thumbnail_url: null,
  pages: { first: 13, last: 24 },
  issue: '',
  section: 'دراسات',
  retraction: null,
  concern: null,
  corrections: [],
  terms: [],
  coined_terms: [],
};

const told = (changes: Partial<Article> = {}, hasText = false) =>
  highwireTags({ ...article, ...changes }, 'https://m.example', hasText).map((tag) => {
    const { name, content } = tag as { name: string; content: string };
    return [name, content];
  });

test('indexers are told of an article, its authors each with their institution, and its file in the same folder', () => {
  expect(told()).toEqual([
    ['citation_title', 'بحث'],
    ['citation_author', 'أمل سعيد'],
    ['citation_author_institution', 'جامعة القاهرة'],
    ['citation_author_orcid', 'https://orcid.org/0000-0002-1825-0097'],
    ['citation_author', 'سامي'],
    ['citation_publication_date', '2026/05/02'],
    ['citation_online_date', '2026/05/02'],
    ['citation_journal_title', 'مجلة مصطلح'],
    ['citation_publisher', 'مصطلح'],
    ['citation_issn', '1234-5679'],
    ['citation_volume', '2'],
    ['citation_firstpage', '13'],
    ['citation_lastpage', '24'],
    ['citation_doi', '10.12345/article.12'],
    ['citation_language', 'ar'],
    ['citation_keywords', 'قلب'],
    ['citation_keywords', 'ضغط'],
    ['citation_abstract_html_url', 'https://m.example/articles/12/'],
    ['citation_pdf_url', 'https://m.example/articles/12/paper.pdf'],
  ]);
});

test('the page of an article is its full text only where it shows it', () => {
  const address = (hasText: boolean) => told({}, hasText).filter(([name]) => name?.includes('fulltext'));
  expect([address(true), address(false)]).toEqual([
    [['citation_fulltext_html_url', 'https://m.example/articles/12/']],
    [],
  ]);
});

test('what is not known is not told', () => {
  const names = told({ doi: '', pdf: null, keywords: [], journal: { ...article.journal, issn: '' } }).map(
    ([name]) => name,
  );
  expect(names).not.toContain('citation_doi');
  expect(names).not.toContain('citation_pdf_url');
  expect(names).not.toContain('citation_issn');
  expect(names).not.toContain('citation_keywords');
});

test('a retraction and a concern stand before the title that indexers are told', () => {
  const notice = { note: 'ثبت انتحال.' };
  const titleOf = (changes: Partial<Article>) => told(changes)[0]?.[1];
  const at = '2026-05-03T00:00:00Z';
  expect([
    titleOf({ retraction: { ...notice, retracted_at: at } }),
    titleOf({ concern: { ...notice, raised_at: at } }),
    titleOf({ language: 'en', title: 'On terms', retraction: { ...notice, retracted_at: at } }),
  ]).toEqual(['مسحوب: بحث', 'إبداء قلق: بحث', 'RETRACTED: On terms']);
});
