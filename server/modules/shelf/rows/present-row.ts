import type { ShelfRow } from '@mustalah/contract/shelf';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** A row as it is read for those who see it. */
export interface ReadRow {
  id: number;
  arabic: string;
  latin: string;
  kind: ShelfRow['kind'];
  note: string;
  category_id: number | null;
  category: string | null;
  source: string;
  licence: string;
  link: string;
  entry_id: number | null;
  entry_approved_by: string | null;
}

/** Begin a query for rows as they are shown, hidden ones too; the caller adds conditions, order and limit. */
export const selectRows = (db: Db) =>
  db
    .selectFrom('shelf_rows as row')
    .innerJoin('shelf_sources as source', 'source.id', 'row.source_id')
    .leftJoin('categories', 'categories.id', 'row.category_id')
    .leftJoinLateral(ENTRY_OF_ROW.as<'entry'>('entry'), (join) => join.onTrue())
    .select(['row.id', 'row.arabic', 'row.latin', 'row.kind', 'row.note', 'row.category_id'])
    .select(['categories.name as category', 'source.name as source', 'source.licence', 'source.link'])
    .select(['entry.id as entry_id', 'entry.approved_by as entry_approved_by']);

/** The entry that is the pair of `row`: the same Arabic word with the same Latin, or in the same field. */
export const ENTRY_OF_ROW_TEXT = `
  (select id, approved_by from terms
   where terms.arabic_bare collate "C" = row.arabic_bare
     and (terms.latin_folded = row.latin_folded or terms.category_id = row.category_id)
   order by (terms.latin_folded = row.latin_folded) desc, id limit 1)`;
const ENTRY_OF_ROW = sql.raw<{ id: number; approved_by: string | null }>(ENTRY_OF_ROW_TEXT);

export const presentRow = (row: ReadRow): ShelfRow => ({
  id: row.id,
  arabic: row.arabic,
  latin: row.latin,
  kind: row.kind,
  note: row.note,
  fields: row.category_id === null ? [] : [{ id: row.category_id, name: row.category ?? '' }],
  source: { name: row.source, licence: row.licence, link: row.link },
  entry: row.entry_id === null ? null : { id: row.entry_id, is_approved: row.entry_approved_by !== null },
});
