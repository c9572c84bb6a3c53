import type { Reply } from '@mustalah/contract/endpoint';
import {
  articlePicturePath,
  type getArticleText as endpoint,
  TextContent,
} from '@mustalah/contract/journal/article-text';
import type { Db } from '../../../platform/db.ts';
import { articleGone } from './gone.ts';
import { findArticleText } from './queries.ts';

/** The text of a published article as blocks; none where no source was given, or none could be read. */
export async function readText(db: Db, id: number): Promise<Reply<typeof endpoint>> {
  const found = await findArticleText(db, id);
  if (!found) throw await articleGone(db, id);
  if (found.content === null) return { id, text: null };
  const pictures = found.pictures.map((picture) => ({
    ...picture,
    path: articlePicturePath(id, picture.place),
  }));
  return { id, text: { ...TextContent.parse(found.content), pictures } };
}
