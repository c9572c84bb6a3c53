import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { hashToken, newToken } from '../../accounts/opaque-token.ts';
import { holdPaper, wasPublished } from '../paper/held-paper.ts';
import { tellAuthor, tellEditors } from '../paper/tell.ts';
import { authorText, editorText } from '../paper/text.ts';
import type { CoAuthorsWork } from '../paper/work.ts';
import {
  findCoAuthorLink,
  keepCoAuthorLink,
  listUntold,
  markTold,
  putObjection,
} from './co-author-queries.ts';
import { MOST_TOLD_A_DAY } from './rules.ts';
import { coAuthorText } from './text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const linkInvalid = () => new Refusal(404, 'co_author_link_invalid');

/** Write to those whose address stands on a paper that somebody else sent: once each, however often this runs. */
export async function tellCoAuthors(
  { db, config, gateways, now }: Deps,
  { paperId }: CoAuthorsWork,
): Promise<void> {
  const since = new Date(now().getTime() - DAY_MS);
  const untold = await listUntold(db, { paperId, since, most: MOST_TOLD_A_DAY });
  for (const { email, title, isArticle, isAgreed } of untold) {
    const token = newToken();
    const id = await keepCoAuthorLink(db, { paperId, email, hash: hashToken(token) });
    if (id === undefined) continue;
    const link = `${publicUrlOf(config)}/co-author?token=${token}`;
    const { subject, text } = coAuthorText[isArticle ? 'namedOnArticle' : 'named'](title, link, isAgreed);
    await gateways.mail.send({ to: email, subject, text, link });
    await markTold(db, id, now());
  }
}

/** What the link shows; opening it does nothing. */
export async function readCoAuthorLink({ db }: Deps, token: string) {
  const link = await findCoAuthorLink(db, hashToken(token));
  if (!link) throw linkInvalid();
  const { title, authors, isArticle, isAgreed, hasObjected } = link;
  return { title, authors, is_article: isArticle, is_agreed: isAgreed, has_objected: hasObjected };
}

/** Object to a paper that bears one's name. Sent twice, it is one objection; after it was settled, none any more. */
export async function objectToPaper(deps: Deps, token: string, reason: string): Promise<{ detail: string }> {
  return deps.db.transaction().execute(async (tx) => {
    const link = await findCoAuthorLink(tx, hashToken(token));
    const paper = link && (await holdPaper(tx, link.paperId));
    if (!link || !paper) throw linkInvalid();
    // guard: What is said of an objection is true of an article that came out before it (../desk/objections.test.ts) ‹await wasPublished(tx, link.paperId) → false›
    const isPublished = await wasPublished(tx, link.paperId);
    if (await putObjection(tx, { id: link.id, reason, now: deps.now() })) {
      await tellEditors(tx, deps, paper, editorText.objected(paper.title, isPublished));
      await tellAuthor(tx, deps, paper, authorText.objected(paper.title, isPublished));
    }
    return { detail: isPublished ? coAuthorText.objectedToArticle : coAuthorText.objected };
  });
}
