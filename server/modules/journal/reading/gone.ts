import { errorText } from '@mustalah/contract/errors';
import type { Db } from '../../../platform/db.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { journalText } from '../standards/text.ts';
import { volumeName } from '../volumes/text.ts';
import { findFormerArticle, findFormerVolume } from './queries.ts';

/** What is said of an article that cannot be read: that it was taken out, and why, or that there is none. */
export async function articleGone(db: Db, id: number): Promise<Refusal> {
  const former = await findFormerArticle(db, id);
  if (!former) return notFound();
  const { title, reason, retraction } = former;
  const why = [retraction && `${journalText.retracted}: ${retraction}`, reason].filter(Boolean).join(' — ');
  return gone('article_gone', `«${title}»`, why);
}

export async function volumeGone(db: Db, id: number): Promise<Refusal> {
  const former = await findFormerVolume(db, id);
  return former ? gone('volume_gone', volumeName(former), former.reason) : notFound();
}

const gone = (code: 'article_gone' | 'volume_gone', name: string, reason: string): Refusal =>
  new Refusal(410, code, { detail: `${errorText[code]}: ${name}${reason && `. ${reason}`}` });
