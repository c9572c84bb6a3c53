import { inDigits } from '@mustalah/contract/fields';
import { arabicDigits } from '../../../platform/arabic-numbers.ts';
import {
  type Article,
  articleUrl,
  dayOf,
  type Journal,
  noticeOn,
  noticeUrl,
  pageRange,
  pdfUrl,
} from './article.ts';

// Formats that programs for references read. All are written here: the libraries at hand lose Arabic text.

/** Without what would end a line or steer a terminal. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
const yearOf = ({ publishedAt }: Article): string => dayOf(publishedAt).year;

/** What is cited, and where it and its file lie. */
interface Cited {
  article: Article;
  key: string;
  url: string;
  file: string;
}

const citedArticle = (journal: Journal, article: Article): Cited => ({
  article,
  key: `mustalah${yearOf(article)}-${article.id}`,
  url: articleUrl(journal, article),
  file: pdfUrl(journal, article),
});

/** A notice that something in an article was corrected; it is a work of the editors. */
interface Notice {
  id: number;
  at: Date;
  note: string;
}

function citedNotice(journal: Journal, article: Article, notice: Notice): Cited {
  const isArabic = article.language === 'ar';
  const name = isArabic ? `هيئة تحرير ${journal.title}` : journal.titleEn;
  const work: Article = {
    ...article,
    title: `${correctionOf[article.language]}: ${article.title}`,
    titleEn: '',
    authors: [{ name, latin_name: '', affiliation: '', orcid: '', roles: [] }],
    publishedAt: notice.at,
    abstract: notice.note,
    keywords: [],
    doi: '',
    pages: null,
    retraction: null,
    concern: null,
  };
  const key = `mustalah${yearOf(work)}-${article.id}-correction-${notice.id}`;
  return { article: work, key, url: noticeUrl(journal, article, notice), file: '' };
}

const correctionOf = { ar: 'تصحيح', en: 'Correction to', fr: 'Rectificatif à' } as const;

export const toRis = (journal: Journal, article: Article): string =>
  inRis(journal, citedArticle(journal, article));
export const toBibtex = (journal: Journal, article: Article): string =>
  inBib(journal, citedArticle(journal, article));
export const toNoticeRis = (journal: Journal, article: Article, notice: Notice): string =>
  inRis(journal, citedNotice(journal, article, notice));
export const toNoticeBibtex = (journal: Journal, article: Article, notice: Notice): string =>
  inBib(journal, citedNotice(journal, article, notice));

/** RIS: two letters, two blanks, a hyphen; lines end with CRLF and empty fields are left out. */
function inRis(journal: Journal, { article, url, file }: Cited): string {
  const fields: [string, string][] = [
    ['TY', 'JOUR'],
    ...article.authors.map(({ name }): [string, string] => ['AU', name]),
    ['TI', article.title],
    ['TT', article.titleEn],
    ['T2', journal.title],
    ['VL', String(article.volume.number)],
    ['IS', article.issue],
    ['SP', article.pages ? String(article.pages.first) : ''],
    ['EP', article.pages ? String(article.pages.last) : ''],
    ['PY', yearOf(article)],
    ['DA', dayOf(article.publishedAt).iso.replaceAll('-', '/')],
    ['DO', article.doi],
    ['SN', journal.issn],
    ['UR', url],
    ['L1', file],
    ['LA', article.language],
    ['PB', journal.publisher],
    ...article.keywords.map((keyword): [string, string] => ['KW', keyword]),
    ['AB', article.abstract],
    ['N1', noticeOn(article)?.note ?? ''],
  ];
  const lines = fields
    .map(([name, value]) => [name, oneLine(value)])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}  - ${value}`);
  return [...lines, 'ER  - ', ''].join('\r\n');
}

const BIBTEX: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  // Programs count braces whether a backslash stands before them or not.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};
const inBibtex = (text: string): string =>
  oneLine(text).replace(/[\\~^&%#_${}]/g, (sign) => BIBTEX[sign] ?? `\\${sign}`);

/** BibTeX for a program that reads UTF-8; names stand in braces, for their parts are their bearers' business. */
function inBib(journal: Journal, { article, key, url }: Cited): string {
  const fields: [string, string][] = [
    ['author', article.authors.map(({ name }) => `{${inBibtex(name)}}`).join(' and ')],
    ['title', `{${inBibtex(article.title)}}`],
    ['journal', inBibtex(journal.title)],
    ['year', yearOf(article)],
    ['volume', String(article.volume.number)],
    ['number', inBibtex(article.issue)],
    ['pages', pageRange(article, '--')],
    ['publisher', inBibtex(journal.publisher)],
    ['issn', journal.issn],
    ['doi', article.doi],
    ['url', url],
    ['langid', { ar: 'arabic', en: 'english', fr: 'french' }[article.language]],
    ['keywords', inBibtex(article.keywords.join(', '))],
    ['abstract', inBibtex(article.abstract)],
    ['note', inBibtex(noticeOn(article)?.note ?? '')],
  ];
  const lines = fields.filter(([, value]) => value).map(([name, value]) => `  ${name} = {${value}}`);
  return `@article{${key},\n${lines.join(',\n')}\n}\n`;
}

/** CSL-JSON: one item in a list, as the programs expect it. */
export function toCsl(journal: Journal, article: Article): object[] {
  const { year, month, day } = dayOf(article.publishedAt);
  const item = {
    id: `mustalah-${article.id}`,
    type: 'article-journal',
    title: oneLine(article.title),
    author: article.authors.map(({ name }) => ({ literal: oneLine(name) })),
    issued: { 'date-parts': [[year, month, day].map(Number)] },
    'container-title': journal.title,
    publisher: journal.publisher,
    volume: String(article.volume.number),
    issue: article.issue,
    page: pageRange(article, '-'),
    'page-first': article.pages ? String(article.pages.first) : '',
    language: article.language,
    URL: articleUrl(journal, article),
    DOI: article.doi,
    ISSN: journal.issn,
    keyword: oneLine(article.keywords.join(', ')),
    abstract: oneLine(article.abstract),
    note: oneLine(noticeOn(article)?.note ?? ''),
    ...(article.retraction && { status: 'retracted' }),
  };
  return [Object.fromEntries(Object.entries(item).filter(([, value]) => value !== ''))];
}

/**
 * The reference as an Arabic list of works prints it: authors, year, title, journal and volume, address.
 *
 * Names stand as their bearers write them: an Arabic name has no part that could go first. A paper in another language
 * is cited in that language's letters.
 */
export function toReference(journal: Journal, article: Article): string {
  const { doi } = article;
  const where = doi ? `https://doi.org/${doi}` : articleUrl(journal, article);
  const year = yearOf(article);
  if (article.language !== 'ar') {
    const names = article.authors.map(({ name, latin_name }) => oneLine(latin_name || name));
    const listed = new Intl.ListFormat(article.language, { type: 'conjunction' }).format(names);
    const pages = pageRange(article);
    return `${listed} (${year}). ${oneLine(article.title)}. ${journal.titleEn}, ${latinVolume(article)}${pages && `, ${pages}`}. ${where}`;
  }
  const names = article.authors.map(({ name }, place) => (place === 0 ? '' : 'و') + oneLine(name)).join('، ');
  return `${names}. (${arabicDigits(Number(year))}). ${oneLine(article.title)}. ${journal.title}، ${arabicVolume(article)}${arabicPages(article)}. ${where}`;
}

/** The same of a notice of the editors that something in an article was corrected. */
export function toNoticeReference(
  journal: Journal,
  article: Article,
  notice: { id: number; at: Date },
): string {
  const { year } = dayOf(notice.at);
  const where = noticeUrl(journal, article, notice);
  if (article.language !== 'ar') {
    return `${journal.titleEn} (${year}). ${correctionOf[article.language]}: ${oneLine(article.title)}. ${journal.titleEn}, ${latinVolume(article)}. ${where}`;
  }
  return `هيئة تحرير ${journal.title}. (${arabicDigits(Number(year))}). ${correctionOf.ar}: ${oneLine(article.title)}. ${journal.title}، ${arabicVolume(article)}. ${where}`;
}

/** «3(2)», with the issue where it stands in one. */
const latinVolume = ({ volume, issue }: Article): string =>
  `${volume.number}${issue && `(${oneLine(issue)})`}`;

/** «المجلد ٣، العدد ٢»; an issue may be called otherwise. */
const arabicVolume = ({ volume, issue }: Article): string =>
  `المجلد ${arabicDigits(volume.number)}${issue && `، العدد ${inDigits(oneLine(issue))}`}`;

/** «، ص ١٣–٢٤», the first page on the right. */
function arabicPages({ pages }: Article): string {
  if (!pages) return '';
  const [first, last] = [arabicDigits(pages.first), arabicDigits(pages.last)];
  return first === last ? `، ص ${first}` : `، ص ${first}–${last}`;
}
