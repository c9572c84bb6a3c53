import { latinStem, type SearchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { plannedOnce } from '../../../platform/planned-once.ts';

/** A pair by which a search may reach entries that it does not name. */
export interface Bridge {
  arabic: string;
  latin: string;
  arabicBare: string;
  latinFolded: string;
}

/** Of the rows that are this very text, so many must agree on what it is called on the other side. */
const AGREED_SHARE = 0.75;
const LOOKED_AT = 60;

/**
 * What a text is called on the other side, as far as the shelf knows it without doubt: the rows that are this very text
 * agree on it. A word that means one thing in one field and another in the next leads nowhere.
 */
export async function findBridges(db: Db, { bare, folded }: SearchKeys): Promise<Bridge[]> {
  if (bare === '') return [];
  const isLatin = /[a-z]/.test(bare);
  const side = sql.raw(isLatin ? 'latin_folded' : 'arabic_bare');
  const { rows } = await sql<Bridge>`
    select arabic, latin, arabic_bare as "arabicBare", latin_folded as "latinFolded" from shelf
    where ${side} = ${isLatin ? folded : bare} and kind <> 'name' order by id limit ${LOOKED_AT} ${plannedOnce}`.execute(
    db,
  );
  return agreed(rows, isLatin ? ({ arabicBare }) => arabicBare : ({ latinFolded }) => latinStem(latinFolded));
}

/** The rows with the name that nearly all have; none where there is no such name. */
export function agreed<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const byName = Map.groupBy(rows, nameOf);
  const [most = []] = [...byName.values()].toSorted((one, other) => other.length - one.length);
  // guard: A word of two meanings is no bridge (search-shelf.test.ts) ‹most.length >= rows.length * AGREED_SHARE → true›
  return most.length >= rows.length * AGREED_SHARE ? most.slice(0, 1) : [];
}
