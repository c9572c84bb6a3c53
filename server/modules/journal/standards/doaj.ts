import { type Article, dayOf, type Journal, pdfUrl } from './article.ts';
import { element, textElement, type Xml, xmlDocument } from './xml.ts';

/** Languages by three letters (ISO 639-2B), as the Directory of Open Access Journals wants them. */
const LANGUAGES = { ar: 'ara', en: 'eng', fr: 'fre' } as const;

/** Articles as the Directory of Open Access Journals takes them in (doajArticles.xsd). The order of the parts is strict. */
export const toDoaj = (journal: Journal, articles: readonly Article[]): string =>
  xmlDocument(element('records', {}, ...articles.map((article) => oneRecord(journal, article))));

function oneRecord(journal: Journal, article: Article): Xml {
  const language = LANGUAGES[article.language];
  const places = [...new Set(article.authors.map(({ affiliation }) => affiliation).filter(Boolean))];
  return element(
    'record',
    {},
    element('language', {}, language),
    element('publisher', {}, journal.publisher),
    element('journalTitle', {}, journal.title),
    element('eissn', {}, journal.issn),
    element('publicationDate', {}, dayOf(article.publishedAt).iso),
    element('volume', {}, article.volume.number),
    textElement('issue', article.issue),
    textElement('doi', article.doi),
    element('publisherRecordId', {}, article.id),
    element('documentType', {}, 'article'),
    element('title', { language }, article.title),
    article.language !== 'en' && textElement('title', article.titleEn, { language: 'eng' }),
    element(
      'authors',
      {},
      ...article.authors.map(({ name, affiliation, orcid }) =>
        element(
          'author',
          {},
          element('name', {}, name),
          affiliation && element('affiliationId', {}, places.indexOf(affiliation) + 1),
          orcid && element('orcid_id', {}, `https://orcid.org/${orcid}`),
        ),
      ),
    ),
    places.length > 0 &&
      element(
        'affiliationsList',
        {},
        ...places.map((place, at) => element('affiliationName', { affiliationId: at + 1 }, place)),
      ),
    element('abstract', { language }, article.abstract),
    article.language !== 'en' && textElement('abstract', article.abstractEn, { language: 'eng' }),
    element('fullTextUrl', { format: 'pdf' }, pdfUrl(journal, article)),
    article.keywords.length > 0 &&
      element(
        'keywords',
        { language },
        ...article.keywords.map((keyword) => element('keyword', {}, keyword)),
      ),
  );
}
