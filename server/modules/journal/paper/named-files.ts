import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** A file that a row names, with its content's hash where that was kept. */
export interface NamedFile {
  key: string;
  sha256: string | null;
  /** The row, such as `paper:12`. */
  of: string;
}

/** So many are read at once. */
const PART = 500;

/** Every file that papers and volumes name, in parts. */
export async function* listNamedFiles(db: Db): AsyncIterable<NamedFile[]> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<NamedFile>`
      select key, sha256, "of" from (
        select file_key as key, file_sha256 as sha256, 'paper:' || paper_id as "of" from paper_versions
        union all select anonymous_key, anonymous_sha256, 'paper:' || paper_id from paper_versions
        union all select thumbnail_key, null, 'paper:' || paper_id from paper_versions
        union all select file_key, file_sha256, 'paper:' || paper_id from paper_final_files
        union all select source_key, source_sha256, 'paper:' || paper_id from paper_final_files where source_key is not null
        union all select file_key, file_sha256, 'paper:' || paper_id from published_files where file_key is not null
        union all select file_key, file_sha256, 'review:' || assignment_id from review_files
        union all select file_key, file_sha256, 'message:' || id from paper_messages where file_key is not null
        union all select report_key, report_sha256, 'paper:' || paper_id from paper_similarity where report_key is not null
        union all select file_key, file_sha256, 'paper:' || paper_id from paper_supplements
        union all select cover_key, null, 'volume:' || id from volumes
        union all select anonymous_key, null, 'check:' || id from paper_checks) named
      where key > ${last}::uuid order by key limit ${PART}`.execute(db);
    yield rows;
    last = rows.at(-1)?.key ?? last;
    if (rows.length < PART) return;
  }
}
