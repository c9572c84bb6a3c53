import type { Article } from '@mustalah/contract/journal/articles';
import { expect, test } from 'vitest';
import { scholarlyArticleOf } from './article-json-ld.ts';

const article: Article = {
  id: 12,
  title: 'بحث',
  title_en: 'A paper',
  abstract: 'ملخص',
  abstract_en: '',
  language: 'ar',
  keywords: ['تعريب'],
  main_category: 'اللغة والترجمة',
  sub_category: 'الترجمة',
  authors: [
    {
      name: 'أمل',
      latin_name: 'Amal',
      affiliation: 'جامعة الشرق',
      orcid: '0000-0002-1825-0097',
      roles: [],
      page: null,
    },
  ],
  conflict_statement: '',
  declarations: { ethics: '', data_access: '', ai_use: '', funding: [] },
  doi: '10.12345/article.12',
  references: [],
  views: 3,
  downloads: 1,
  reference: '',
  received_at: '2026-01-05T10:00:00.000Z',
  accepted_at: null,
  published_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-02T10:00:00.000Z',
  volume: { id: 3, title: '', number: 2, year: 2026 },
  journal: {
    title: 'مجلة مصطلح',
    title_en: 'Mustalah Journal',
    publisher: 'مصطلح',
    issn: '',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
  },
  pdf: { path: '/articles/12/paper.pdf', bytes: 1000, pages: 3 },
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

test('an article is told in the words of schema.org', () => {
  const told = scholarlyArticleOf(article, 'https://example.org');
  expect(told).toMatchObject({
    '@type': 'ScholarlyArticle',
    url: 'https://example.org/articles/12/',
    identifier: 'https://doi.org/10.12345/article.12',
    datePublished: '2026-03-01',
    pageStart: '13',
    pageEnd: '24',
    articleSection: 'دراسات',
    author: [{ name: 'أمل', sameAs: 'https://orcid.org/0000-0002-1825-0097' }],
    encoding: { contentUrl: 'https://example.org/articles/12/paper.pdf' },
    isPartOf: { '@type': 'PublicationVolume', volumeNumber: 2, isPartOf: { name: 'مجلة مصطلح' } },
  });
});

test('what is not known is left out', () => {
  const told = scholarlyArticleOf({ ...article, doi: '', pdf: null, title_en: '' }, 'https://example.org');
  expect(told).not.toHaveProperty('identifier');
  expect(told).not.toHaveProperty('encoding');
  expect(told).not.toHaveProperty('alternateName');
});

test('the terms that it coins and uses are told as those of the dictionary', () => {
  const term = (id: number) => ({ id, arabic: `مصطلح ${id}`, latin: '', definition: '', is_approved: true });
  const told = scholarlyArticleOf(
    { ...article, terms: [term(2)], coined_terms: [{ ...term(1), latin: 'term' }] },
    'https://example.org',
  );
  expect(told).toMatchObject({
    mentions: [
      { '@type': 'DefinedTerm', url: 'https://example.org/term/1', name: 'مصطلح 1', alternateName: 'term' },
      { '@type': 'DefinedTerm', url: 'https://example.org/term/2', name: 'مصطلح 2' },
    ],
  });
  expect(scholarlyArticleOf(article, 'https://example.org')).not.toHaveProperty('mentions');
});

test('a retracted article says so in its headline and gives the reason', () => {
  const retraction = { retracted_at: '2026-05-03T00:00:00Z', note: 'ثبت انتحال.' };
  expect(scholarlyArticleOf({ ...article, retraction }, 'https://example.org')).toMatchObject({
    headline: `مسحوب: ${article.title}`,
    creativeWorkStatus: 'Retracted',
    correction: { '@type': 'CorrectionComment', text: 'ثبت انتحال.' },
  });
});

test('notices of corrections stand in it with their own addresses, small corrections do not', () => {
  const corrected = { corrected_at: '2026-05-03T09:00:00Z', fields: ['title' as const] };
  const corrections = [
    { ...corrected, id: 8, note: 'صُحّح العنوان.' },
    { ...corrected, id: 7, note: '' },
  ];
  const url = 'https://example.org/articles/12/corrections/8';
  expect(scholarlyArticleOf({ ...article, corrections }, 'https://example.org').correction).toEqual([
    { '@type': 'CorrectionComment', '@id': url, url, text: 'صُحّح العنوان.', datePublished: '2026-05-03' },
  ]);
});
