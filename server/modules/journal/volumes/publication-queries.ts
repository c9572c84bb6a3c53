import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { publicNote } from './rules.ts';

/** The notes of the last reviewers who accepted these papers, as everybody may read them. */
export async function listPublicNotes(db: Db, paperIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ paperId: number; note: string; unknown: string[] }>`
    select paper.id as "paperId",
      coalesce((select note from paper_assignments
        where paper_id = paper.id and verdict = 'approved' and state = 'submitted' and not is_withheld
        order by submitted_at desc, id desc limit 1), '') as note,
      array(select users.name from paper_assignments asked join users on users.id = asked.reviewer_id
          where asked.paper_id = paper.id
        union select users.name from paper_log entry join users on users.id = entry.actor_id
          where entry.paper_id = paper.id and entry.actor_role <> 'author') as unknown
    from unnest(${[...paperIds]}::bigint[]) paper (id)`.execute(db);
  // guard: A note that names a reviewer is not published (publish.test.ts) ‹note, unknown)]) → note, [])])›
  return new Map(rows.map(({ paperId, note, unknown }) => [paperId, publicNote(note, unknown)]));
}

export async function setPublicNotes(tx: Tx, notes: ReadonlyMap<number, string>): Promise<void> {
  await sql`
    update papers set public_note = given.note
    from unnest(${[...notes.keys()]}::bigint[], ${[...notes.values()]}::text[]) given (id, note)
    where papers.id = given.id`.execute(tx);
}

/** The file that a paper is published with; empty when it has none. */
export async function listFileHashes(db: Db, paperIds: readonly number[]): Promise<Map<number, string>> {
  if (paperIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('papers')
    .innerJoin('paper_versions as file', (join) =>
      join.onRef('file.paper_id', '=', 'papers.id').onRef('file.round', '=', 'papers.round'),
    )
    .leftJoin('paper_final_files as final', 'final.paper_id', 'papers.id')
    .select(({ fn, ref }) => [
      'papers.id',
      fn.coalesce(ref('final.file_sha256'), ref('file.file_sha256')).as('file_sha256'),
    ])
    .where('papers.id', 'in', [...paperIds])
    .execute();
  return new Map(rows.map(({ id, file_sha256 }) => [id, file_sha256]));
}

export const hasConcern = async (db: Db, paperId: number): Promise<boolean> =>
  (await db
    .selectFrom('papers')
    .select('id')
    .where('id', '=', paperId)
    .where('concern_at', 'is not', null)
    .executeTakeFirst()) !== undefined;
