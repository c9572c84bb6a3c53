import { type Article, articlePath, correctionPath } from '@mustalah/contract/journal/articles';
import type { ScholarlyArticle, WithContext } from 'schema-dts';
import { isoDay } from '../../text/format.ts';
import { markedTitle } from './marked-title.ts';

/** The article as schema.org's `ScholarlyArticle`, in its volume and its journal. */
export function scholarlyArticleOf(article: Article, publicUrl: string) {
  const { journal, volume, pages, pdf } = article;
  const notice = article.retraction ?? article.concern;
  const url = publicUrl + articlePath(article.id);
  const corrections = article.corrections
    .filter(({ note }) => note !== '')
    .map(({ id, note, corrected_at }) => ({
      '@type': 'CorrectionComment' as const,
      '@id': publicUrl + correctionPath(article.id, id),
      url: publicUrl + correctionPath(article.id, id),
      text: note,
      datePublished: isoDay(corrected_at),
    }));
  const periodical = {
    '@type': 'Periodical' as const,
    '@id': `${publicUrl}/journal`,
    name: journal.title,
    alternateName: journal.title_en,
    ...(journal.issn && { issn: journal.issn }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: markedTitle(article),
    ...(article.retraction && { creativeWorkStatus: 'Retracted' }),
    ...(notice && { correction: { '@type': 'CorrectionComment' as const, text: notice.note } }),
    ...(!notice && corrections.length > 0 && { correction: corrections }),
    ...(article.title_en && { alternateName: article.title_en }),
    ...(article.doi && { identifier: `https://doi.org/${article.doi}` }),
    author: article.authors.map(({ name, latin_name, affiliation, orcid }) => ({
      '@type': 'Person',
      name,
      ...(latin_name && { alternateName: latin_name }),
      ...(affiliation && { affiliation: { '@type': 'Organization', name: affiliation } }),
      ...(orcid && { sameAs: `https://orcid.org/${orcid}` }),
    })),
    abstract: article.abstract,
    keywords: article.keywords,
    about: [article.main_category, article.sub_category],
    ...([...article.coined_terms, ...article.terms].length > 0 && {
      mentions: [...article.coined_terms, ...article.terms].map(({ id, arabic, latin }) => ({
        '@type': 'DefinedTerm' as const,
        '@id': `${publicUrl}/term/${id}`,
        url: `${publicUrl}/term/${id}`,
        name: arabic,
        ...(latin && { alternateName: latin }),
        inDefinedTermSet: `${publicUrl}/dictionary`,
      })),
    }),
    ...(pages && { pageStart: String(pages.first), pageEnd: String(pages.last) }),
    ...(article.section && { articleSection: article.section }),
    inLanguage: article.language,
    datePublished: isoDay(article.published_at),
    dateModified: isoDay(article.updated_at),
    isAccessibleForFree: true,
    license: journal.licence,
    publisher: { '@type': 'Organization', name: journal.publisher },
    ...(pdf && {
      encoding: {
        '@type': 'MediaObject',
        contentUrl: publicUrl + pdf.path,
        encodingFormat: 'application/pdf',
        contentSize: String(pdf.bytes),
      },
    }),
    isPartOf: {
      '@type': 'PublicationVolume',
      '@id': `${publicUrl}/volume/${volume.id}`,
      volumeNumber: volume.number,
      datePublished: String(volume.year),
      ...(volume.title && { name: volume.title }),
      isPartOf: periodical,
    },
  } satisfies WithContext<ScholarlyArticle>;
}
