import {
  type Article,
  articleUrl,
  dayOf,
  type Journal,
  noticeOn,
  pageRange,
  pdfUrl,
  supplementUrl,
} from './article.ts';
import { element, textElement, type Xml } from './xml.ts';

/** An article in Dublin Core, as OAI-PMH asks for it and OpenAIRE reads it. */
export function toDublinCore(journal: Journal, article: Article): Xml {
  const { language } = article;
  const { doi } = article;
  const dc = (name: string, text: string, lang?: string) =>
    textElement(`dc:${name}`, text, { 'xml:lang': lang });
  return element(
    'oai_dc:dc',
    {
      'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation':
        'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    },
    dc('title', article.title, language),
    dc('title', article.titleEn, 'en'),
    ...article.authors.map(({ name }) => dc('creator', name)),
    dc('subject', article.mainCategory, 'ar'),
    dc('subject', article.subCategory, 'ar'),
    ...article.keywords.map((keyword) => dc('subject', keyword, language)),
    dc('description', noticeOn(article)?.note ?? '', 'ar'),
    dc('description', article.abstract, language),
    dc('description', article.abstractEn, 'en'),
    dc('publisher', journal.publisher, 'ar'),
    dc('date', dayOf(article.publishedAt).iso),
    dc('type', 'info:eu-repo/semantics/article'),
    dc('type', 'info:eu-repo/semantics/publishedVersion'),
    dc('format', 'application/pdf'),
    dc('format', article.hasText ? 'text/html' : ''),
    dc('identifier', articleUrl(journal, article)),
    dc('identifier', doi && `https://doi.org/${doi}`),
    dc(
      'source',
      `${journal.title}، المجلد ${article.volume.number} (${article.volume.year})${pageRange(article) && `، ص ${pageRange(article)}`}`,
      'ar',
    ),
    dc('source', journal.issn && `ISSN ${journal.issn}`),
    dc('language', language),
    dc('relation', pdfUrl(journal, article)),
    ...article.supplements.map((beside) => dc('relation', supplementUrl(journal, article, beside))),
    dc('rights', journal.licence),
    dc('rights', 'info:eu-repo/semantics/openAccess'),
  );
}
