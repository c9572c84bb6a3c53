import type { Reply } from '@mustalah/contract/endpoint';
import {
  type ArticleTerm,
  articlePdfPath,
  type getArticle as endpoint,
} from '@mustalah/contract/journal/articles';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db.ts';
import { journalOf, marked } from '../standards/article.ts';
import { toReference } from '../standards/citations.ts';
import { findPlainArticle } from '../standards/queries.ts';
import { listArticleTerms } from '../terms/queries.ts';
import { beginningOf, SHORT_DEFINITION } from '../terms/rules.ts';
import { listMembersOf } from './article-queries.ts';
import { sumUses } from './count-uses.ts';
import { articleGone } from './gone.ts';
import { findArticleFiles, listCorrections, listReadersFiles } from './queries.ts';
import { authorPage } from './search-articles.ts';
import { thumbnailUrl } from './thumbnail-url.ts';

/** Everything that the page of a published article says; any other paper is as absent as one that never was. */
export async function readArticle(db: Db, config: Config, id: number): Promise<Reply<typeof endpoint>> {
  const [article, files, terms, corrections, uses, members, beside] = await Promise.all([
    findPlainArticle(db, id),
    findArticleFiles(db, id),
    listArticleTerms(db, id),
    listCorrections(db, id),
    sumUses(db, id),
    listMembersOf(db, id),
    listReadersFiles(db, id),
  ]);
  if (!article || !files) throw await articleGone(db, id);
  const journal = journalOf(config);
  const { retraction, concern } = article;
  return {
    id,
    title: article.title,
    title_en: article.titleEn,
    abstract: article.abstract,
    abstract_en: article.abstractEn,
    language: article.language,
    keywords: [...article.keywords],
    main_category: article.mainCategory,
    sub_category: article.subCategory,
    authors: article.authors.map((author, at) => ({
      ...author,
      page: authorPage(author.orcid, members.get(at + 1)),
    })),
    ...uses,
    conflict_statement: files.conflict_statement,
    declarations: article.declarations,
    doi: article.doi,
    reference: toReference(journal, marked(article)),
    received_at: article.receivedAt,
    accepted_at: article.acceptedAt,
    published_at: article.publishedAt,
    updated_at: article.changedAt,
    volume: article.volume,
    pages: article.pages,
    issue: article.issue,
    section: files.section,
    journal: {
      title: journal.title,
      title_en: journal.titleEn,
      publisher: journal.publisher,
      issn: journal.issn,
      licence: journal.licence,
    },
    pdf:
      files.key === null || files.bytes === null
        ? null
        : { path: articlePdfPath(id), bytes: files.bytes, pages: files.pages },
    supplements: beside.map((each) => ({
      id: each.id,
      label: each.label,
      type: each.file_type,
      bytes: each.file_bytes,
    })),
    thumbnail_url: thumbnailUrl(id, files.thumbnail_key),
    retraction: retraction && { retracted_at: retraction.at, note: retraction.note },
    corrections,
    references: [...article.references],
    concern: concern && { raised_at: concern.at, note: concern.note },
    terms: terms.filter(({ isCoined }) => !isCoined).map(onCard),
    coined_terms: terms.filter(({ isCoined }) => isCoined).map(onCard),
  };
}

const onCard = (term: ArticleTerm): ArticleTerm => ({
  ...term,
  definition: beginningOf(term.definition, SHORT_DEFINITION),
});
