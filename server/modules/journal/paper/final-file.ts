import type { FinalFile } from '@mustalah/contract/journal/production';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** The named files that stand in place of these manuscripts. One from before the acceptance that holds now is unchecked. */
export const listFinals = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('paper_final_files as final')
    .innerJoin('papers as paper', 'paper.id', 'final.paper_id')
    .select(['final.paper_id', 'file_key', 'file_sha256', 'file_bytes', 'pages', 'given_at', 'given_by'])
    .select(['source_key', 'source_sha256', 'source_bytes', 'source_type', 'shows_source'])
    // guard: What was checked before another review is checked again (../production/final-files.test.ts) ‹checked_at >= coalesce(paper.accepted_at, '-infinity') → checked_at is not null›
    .select(
      sql<Date | null>`case when checked_at >= coalesce(paper.accepted_at, '-infinity') then checked_at end`.as(
        'checked_at',
      ),
    )
    .where('final.paper_id', 'in', [...paperIds, 0])
    .execute();

export type FinalRow = Awaited<ReturnType<typeof listFinals>>[number];

export async function findFinal(db: Db, paperId: number): Promise<FinalRow | undefined> {
  const [final] = await listFinals(db, [paperId]);
  return final;
}

/** As its author and its editors see it. */
export const presentFinal = (final: FinalRow, links: { pdf: string; source: string }): FinalFile => ({
  bytes: final.file_bytes,
  pages: final.pages,
  given_at: final.given_at.toISOString(),
  given_by: final.given_by,
  checked_at: final.checked_at?.toISOString() ?? null,
  sha256: final.file_sha256,
  pdf_file: links.pdf,
  source:
    final.source_type && final.source_bytes !== null
      ? { type: final.source_type, bytes: final.source_bytes, file: links.source }
      : null,
});
