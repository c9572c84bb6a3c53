import { createHash } from 'node:crypto';
import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Publication } from '../../../gateways/pdf/publication.ts';
import type { Deps } from '../../../platform/deps.ts';
import { journalOf } from '../standards/article.ts';
import { findPlainArticle } from '../standards/queries.ts';
import { describeFile } from './describe.ts';
import { findForReaders, writeMade } from './queries.ts';
import { dateOf, drawFront, type Paged, subjectOf } from './title-page.ts';

/** Whoever changes what is drawn, or how a file is cleaned, raises it: then all are made anew. */
const LAYOUT = 1;

/**
 * Make the file that readers of a published paper get, unless it is made of the same already. It may be done twice, at
 * once too, and end at any point: the first to write it down wins, and what the other made goes.
 */
export async function publishFile(deps: Deps, { paperId }: { paperId: number }): Promise<void> {
  const { db, config, now } = deps;
  const { files, pdf } = deps.gateways;
  const [article, given] = await Promise.all([findPlainArticle(db, paperId), findForReaders(db, paperId)]);
  if (!article || !given?.key || !given.sha256) return;
  const { changedAt: _changedAt, references: _references, corrections: _corrections, ...drawn } = article;
  const journal = journalOf(config);
  const { section, made_of: before, key, sha256 } = given;
  const madeOf = hashOf({ LAYOUT, journal, drawn, section, sha256 });
  // guard: What was made is not made again of the same (final-files.test.ts)
  if (before === madeOf) return;
  const source = await files.open(key);
  if (!source) throw new Error(`The file of paper ${paperId} is not in the store`);
  try {
    const publication = await publicationOf({ journal, article, section });
    const { file } = await pdf.publish(source.content, 'nobody', publication);
    const kept = await files.keep(file, 'application/pdf');
    const written = { paperId, madeOf, file: kept, failure: '', now: now() };
    const { isWritten, former } = await writeMade(db, before, written);
    if (!isWritten) await files.remove(kept.key);
    else if (former) await files.remove(former);
  } catch (fault) {
    if (!(fault instanceof UnreadablePdf)) throw fault;
    // What was there before stays, and it is tried again when anything of it changes.
    await writeMade(db, before, { paperId, madeOf, file: null, failure: fault.reason, now: now() });
  }
}

async function publicationOf(paged: Paged): Promise<Publication> {
  const { journal, article } = paged;
  const { front, stamp } = await drawFront(paged);
  return {
    front: Buffer.from(front).toString('base64'),
    stamp,
    firstPage: article.pages?.first ?? null,
    language: article.language,
    title: article.title,
    author: article.authors.map(({ name }) => name).join('، '),
    subject: subjectOf(paged),
    keywords: [...article.keywords],
    description: describeFile(journal, article),
    date: dateOf(article),
  };
}

const hashOf = (parts: object): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
