import type { Reply } from '@mustalah/contract/endpoint';
import type { getCorrectionNotice as endpoint } from '@mustalah/contract/journal/articles';
import { CORRECTED_FIELDS } from '@mustalah/contract/journal/corrections';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { journalOf, marked } from '../standards/article.ts';
import { toNoticeReference, toReference } from '../standards/citations.ts';
import { findPlainArticle } from '../standards/queries.ts';
import { articleGone } from './gone.ts';
import { findNotice } from './queries.ts';

/** What editors say of a correction in a published article; a correction of which they say nothing has no page. */
export async function readNotice(
  db: Db,
  config: Config,
  articleId: number,
  id: number,
): Promise<Reply<typeof endpoint>> {
  const [article, notice] = await Promise.all([
    findPlainArticle(db, articleId),
    findNotice(db, articleId, id),
  ]);
  if (!article) throw await articleGone(db, articleId);
  if (!notice) throw notFound();
  const journal = journalOf(config);
  const { title, language, doi } = article;
  const { title: journalTitle, publisher, licence } = journal;
  const fields = CORRECTED_FIELDS.filter((field) => notice.changes[field] !== undefined);
  return {
    id,
    corrected_at: notice.at.toISOString(),
    note: notice.note,
    reference: toNoticeReference(journal, article, { id, at: notice.at }),
    fields,
    changes: fields.flatMap((field) => {
      const change = notice.changes[field];
      if (change === undefined || change === true) return [];
      return [{ field, from: inWords(change.from), to: inWords(change.to) }];
    }),
    article: { id: articleId, title, language, doi, reference: toReference(journal, marked(article)) },
    journal: { title: journalTitle, publisher, licence },
  };
}

const inWords = (text: string | readonly string[]): string =>
  typeof text === 'string' ? text : text.join('، ');
