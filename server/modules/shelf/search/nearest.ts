import type { SearchKeys } from '@mustalah/morphology';
import { CompiledQuery } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { PLANNED_ONCE } from '../../../platform/planned-once.ts';
import { slipsBetween } from '../../terms/search/corrections.ts';

/** A shorter word is a slip away from too many. */
const SHORTEST = 4;
const LONGEST = 40;
/** From this length on two slips are likelier than an unknown word. */
const LONG = 7;
/** The first letters are seldom mistaken; what begins with them is compared, and else what begins with fewer. */
const SURE = [3, 2];
const COMPARED = 3_000;

/** Texts of a length between two, with one beginning, the commonest first. */
const alike = (side: 'arabic_bare' | 'latin_folded'): string => `
  select ${side} as word from (
    select ${side} from shelf where ${side} >= $1::text and ${side} < $2::text
      and length(${side}) between $3::int and $4::int limit ${COMPARED}
  ) alike
  group by ${side} order by count(*) desc, ${side} ${PLANNED_ONCE}`;
const ALIKE = { arabic_bare: alike('arabic_bare'), latin_folded: alike('latin_folded') } as const;

/** The text of the shelf that was meant by one that nothing is written like: it begins alike and is a slip away, two where it is long. */
export async function nearestOnShelf(db: Db, { bare, folded }: SearchKeys): Promise<string | null> {
  const isLatin = /[a-z]/.test(bare);
  const text = isLatin ? folded : bare;
  if (text.length < SHORTEST || text.length > LONGEST || /\d/.test(text)) return null;
  const most = text.length < LONG ? 1 : 2;
  for (const sure of SURE) {
    const nearest = await nearestBehind(db, {
      text,
      side: isLatin ? 'latin_folded' : 'arabic_bare',
      sure,
      most,
    });
    if (nearest !== null) return nearest;
  }
  return null;
}

interface Near {
  text: string;
  side: keyof typeof ALIKE;
  /** So many of its first letters are no slip. */
  sure: number;
  /** So many letters are. */
  most: number;
}

async function nearestBehind(db: Db, { text, side, sure, most }: Near): Promise<string | null> {
  const beginning = text.slice(0, sure);
  const { rows } = await db.executeQuery<{ word: string }>(
    CompiledQuery.raw(ALIKE[side], [
      beginning,
      `${beginning}\u{10ffff}`,
      text.length - most,
      text.length + most,
    ]),
  );
  let [nearest, slips]: [string | null, number] = [null, most + 1];
  for (const { word } of rows) {
    const apart = slipsBetween(text, word);
    if (apart < slips) [nearest, slips] = [word, apart];
  }
  return nearest;
}
