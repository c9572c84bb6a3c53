import type { TextContent } from '@mustalah/contract/journal/article-text';
import { sql } from 'kysely';
import type { KeptFile } from '../../../gateways/files.ts';
import type { Db, Tx } from '../../../platform/db.ts';

/** The source of a published article, with its key only where its text may be shown, and what was made before. */
export const findSource = (db: Db, paperId: number) =>
  db
    .selectFrom('published_papers as published')
    .leftJoin('paper_final_files as final', 'final.paper_id', 'published.id')
    .leftJoin('full_texts as made', 'made.paper_id', 'published.id')
    .select(['final.source_sha256 as sha256', 'made.made_of'])
    .select(
      // guard: A source that its author was told is not published is not (full-text.test.ts) ‹case when final.shows_source then final.source_key end → final.source_key›
      sql<string | null>`case when final.shows_source then final.source_key end`.as('key'),
    )
    .where('published.id', '=', paperId)
    .executeTakeFirst();

/** Keep the source as it is until the end of the transaction; tell whether it is still this one, or still none. */
export async function holdSource(tx: Tx, paperId: number, sha256: string | null): Promise<boolean> {
  const final = await tx
    .selectFrom('paper_final_files')
    .select('source_sha256')
    .where('paper_id', '=', paperId)
    .forShare()
    .executeTakeFirst();
  return (final?.source_sha256 ?? null) === sha256;
}

export interface MadePicture {
  place: number;
  file: KeptFile;
  width: number;
  height: number;
}

interface MadeText {
  paperId: number;
  madeOf: string;
  content: TextContent | null;
  pictures: readonly MadePicture[];
  failure: string;
  now: Date;
}

/** Put a text in place of the one that stands, and give the keys of its pictures. */
export async function putText(
  tx: Tx,
  { paperId, madeOf, content, pictures, failure, now }: MadeText,
): Promise<string[]> {
  const anew = {
    made_of: madeOf,
    content: content && JSON.stringify(content),
    made_at: now,
    failure,
  };
  await tx
    .insertInto('full_texts')
    .values({ paper_id: paperId, ...anew })
    .onConflict((conflict) => conflict.column('paper_id').doUpdateSet(anew))
    .execute();
  const former = await removePictures(tx, paperId);
  if (pictures.length > 0) {
    await tx
      .insertInto('full_text_pictures')
      .values(
        pictures.map(({ place, file, width, height }) => ({
          paper_id: paperId,
          place,
          file_key: file.key,
          file_sha256: file.sha256,
          file_bytes: file.bytes,
          width,
          height,
        })),
      )
      .execute();
  }
  return former;
}

/** Let there be no text any more, and give the keys of its pictures. */
export async function removeText(tx: Tx, paperId: number): Promise<string[]> {
  const former = await removePictures(tx, paperId);
  await tx.deleteFrom('full_texts').where('paper_id', '=', paperId).execute();
  return former;
}

async function removePictures(tx: Tx, paperId: number): Promise<string[]> {
  const removed = await tx
    .deleteFrom('full_text_pictures')
    .where('paper_id', '=', paperId)
    .returning('file_key')
    .execute();
  return removed.map(({ file_key }) => file_key);
}
