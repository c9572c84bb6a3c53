import { type Article, articlePath } from '@mustalah/contract/journal/articles';
import type { MetaDescriptor } from 'react-router';
import { isoDay } from '../../text/format.ts';

import { markedTitle } from './marked-title.ts';

type Tag = [name: string, content: string];

/** `2026/03/10`, in the digits that indexers read. */
const dayOf = (iso: string): string => isoDay(iso).replaceAll('-', '/');

/**
 * The Highwire Press tags, by which Google Scholar and reference programs know an article. The institution of an author
 * follows that author, and the file lies in the folder of the page: so the indexers ask for it.
 */
export function highwireTags(article: Article, publicUrl: string, hasText: boolean): MetaDescriptor[] {
  const { journal, volume, pages, pdf } = article;
  const tags: Tag[] = [
    ['citation_title', markedTitle(article)],
    ...article.authors.flatMap(({ name, affiliation, orcid }): Tag[] => [
      ['citation_author', name],
      ['citation_author_institution', affiliation],
      ['citation_author_orcid', orcid && `https://orcid.org/${orcid}`],
    ]),
    ['citation_publication_date', dayOf(article.published_at)],
    ['citation_online_date', dayOf(article.published_at)],
    ['citation_journal_title', journal.title],
    ['citation_publisher', journal.publisher],
    ['citation_issn', journal.issn],
    ['citation_volume', String(volume.number)],
    ['citation_issue', article.issue],
    ['citation_firstpage', pages ? String(pages.first) : ''],
    ['citation_lastpage', pages ? String(pages.last) : ''],
    ['citation_doi', article.doi],
    ['citation_language', article.language],
    ...article.keywords.map((keyword): Tag => ['citation_keywords', keyword]),
    ['citation_abstract_html_url', publicUrl + articlePath(article.id)],
    ['citation_fulltext_html_url', hasText ? publicUrl + articlePath(article.id) : ''],
    ['citation_pdf_url', pdf ? publicUrl + pdf.path : ''],
  ];
  return tags.filter(([, content]) => content !== '').map(([name, content]) => ({ name, content }));
}
