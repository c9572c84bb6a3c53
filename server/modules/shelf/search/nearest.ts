import type { SearchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { slipsBetween } from '../../terms/search/corrections.ts';

/** A shorter word is a slip away from too many. */
const SHORTEST = 4;
const LONGEST = 40;
/** From this length on two slips are likelier than an unknown word. */
const LONG = 7;
/** The first letters are seldom mistaken; what begins with them is compared. */
const SURE = 3;
const COMPARED = 3_000;

/** The text of the shelf that was meant by one that nothing is written like: it begins alike and is a slip away, two where it is long. */
export async function nearestOnShelf(db: Db, { bare, folded }: SearchKeys): Promise<string | null> {
  const isLatin = /[a-z]/.test(bare);
  const text = isLatin ? folded : bare;
  if (text.length < SHORTEST || text.length > LONGEST || /\d/.test(text)) return null;
  const most = text.length < LONG ? 1 : 2;
  const side = sql.ref(isLatin ? 'latin_folded' : 'arabic_bare');
  const beginning = text.slice(0, SURE);
  const { rows } = await sql<{ word: string }>`
    select ${side} as word from (
      select ${side} from shelf where ${side} >= ${beginning} and ${side} < ${`${beginning}\u{10ffff}`} limit ${COMPARED}
    ) alike where length(${side}) between ${text.length - most} and ${text.length + most}
    group by ${side} order by count(*) desc, ${side}`.execute(db);
  let [nearest, slips]: [string | null, number] = [null, most + 1];
  for (const { word } of rows) {
    const apart = slipsBetween(text, word);
    if (apart < slips) [nearest, slips] = [word, apart];
  }
  return nearest;
}
