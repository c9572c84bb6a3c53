import { sql } from 'kysely';
import type { KeptFile } from '../../../gateways/files.ts';
import { type Db, onlyRow, type Tx } from '../../../platform/db.ts';

interface NewFinal {
  paperId: number;
  file: KeptFile;
  pages: number;
  source: (KeptFile & { kind: 'docx' | 'zip'; isShown: boolean }) | null;
  by: 'author' | 'editor';
  now: Date;
}

/** Let a file stand in place of a manuscript, and give the keys of those that it replaces. What an editor gives is checked. */
export async function putFinal(
  tx: Tx,
  { paperId, file, pages, source, by, now }: NewFinal,
): Promise<string[]> {
  const former = await tx
    .deleteFrom('paper_final_files')
    .where('paper_id', '=', paperId)
    .returning(['file_key', 'source_key'])
    .executeTakeFirst();
  await tx
    .insertInto('paper_final_files')
    .values({
      paper_id: paperId,
      file_key: file.key,
      file_sha256: file.sha256,
      file_bytes: file.bytes,
      pages,
      source_key: source?.key ?? null,
      source_sha256: source?.sha256 ?? null,
      source_bytes: source?.bytes ?? null,
      source_type: source?.kind ?? null,
      shows_source: source?.isShown ?? false,
      given_at: now,
      given_by: by,
      checked_at: by === 'editor' ? now : null,
    })
    .execute();
  return [former?.file_key ?? null, former?.source_key ?? null].filter((key) => key !== null);
}

export const markChecked = (tx: Tx, paperId: number, now: Date) =>
  tx.updateTable('paper_final_files').set({ checked_at: now }).where('paper_id', '=', paperId).execute();

/** Whether a user submitted a paper. */
export const isSubmitter = async (db: Db, userId: number, paperId: number): Promise<boolean> =>
  (await db
    .selectFrom('papers')
    .select('id')
    .where('id', '=', paperId)
    .where('submitter_id', '=', userId)
    .executeTakeFirst()) !== undefined;

/** What the file of a published paper is made of, and what was made before; undefined for any other paper. */
export const findForReaders = (db: Db, paperId: number) =>
  db
    .selectFrom('published_papers as published')
    .innerJoin('papers as paper', 'paper.id', 'published.id')
    .leftJoin('paper_versions as version', (join) =>
      join.onRef('version.paper_id', '=', 'paper.id').onRef('version.round', '=', 'paper.round'),
    )
    .leftJoin('paper_final_files as final', 'final.paper_id', 'paper.id')
    .leftJoin('published_files as made', 'made.paper_id', 'paper.id')
    .select(['paper.section', 'made.made_of', 'made.file_key as made_key'])
    .select(({ fn, ref }) => [
      fn.coalesce(ref('final.file_key'), ref('version.file_key')).as('key'),
      fn.coalesce(ref('final.file_sha256'), ref('version.file_sha256')).as('sha256'),
    ])
    .where('published.id', '=', paperId)
    .executeTakeFirst();

/** Those whose files and texts are looked through when the product starts: what makes them may have changed. */
export async function listPublishedPapers(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('published_papers').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

interface Made {
  paperId: number;
  madeOf: string;
  file: KeptFile | null;
  failure: string;
  now: Date;
}

/** Write down what was made, unless another worker did meanwhile; give what is no longer needed. */
export async function writeMade(
  db: Db,
  before: string | null,
  { paperId, madeOf, file, failure, now }: Made,
): Promise<{ isWritten: boolean; former: string | null }> {
  const { rows } = await sql<{ former: string | null; isWritten: boolean }>`
    with former as (select file_key from published_files where paper_id = ${paperId}),
    written as (
      insert into published_files (paper_id, made_of, file_key, file_sha256, file_bytes, made_at, failure)
      values (${paperId}, ${madeOf}, ${file?.key ?? null}::uuid, ${file?.sha256 ?? null}, ${file?.bytes ?? null}, ${now},
        ${failure})
      on conflict (paper_id) do update set made_of = excluded.made_of, made_at = excluded.made_at,
        failure = excluded.failure, file_key = coalesce(excluded.file_key, published_files.file_key),
        file_sha256 = coalesce(excluded.file_sha256, published_files.file_sha256),
        file_bytes = coalesce(excluded.file_bytes, published_files.file_bytes)
      where published_files.made_of is not distinct from ${before}
      returning 1)
    select (select file_key from former) as former, exists (select from written) as "isWritten"`.execute(db);
  const { former, isWritten } = onlyRow(rows);
  return { isWritten, former: isWritten && file ? former : null };
}
