import { rankSimilar, type Similar } from '@mustalah/lexicography/similar/rank-similar';
import { rootOfHead } from '@mustalah/lexicography/words/read-term';
import { searchKeys } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { listRelated } from './queries.ts';

export interface NearTo {
  term: string;
  /** Its Latin; empty where it is not known. */
  latin: string;
  category: string | null;
  /** The entries that are this very word, which are not near it; the first of them is what is known of it. */
  entries: readonly { id: number; arabic: string; definition: string }[];
}

/** The terms of the dictionary that are near a term, best first: what its page and the helpers both tell. */
export async function nearTerms(
  db: Db,
  { term, latin, category, entries }: NearTo,
  most: number,
): Promise<(Similar & { definition: string })[]> {
  const [entry = null] = entries;
  const { bare, stem } = searchKeys(term);
  const { bare: latinBare, stem: latinStem } = searchKeys(latin);
  const words = [bare, stem, latinBare, latinStem].flatMap((key) => key.split(' ')).filter(Boolean);
  const root = entry && rootOfHead(entry.arabic, latin);
  const candidates = await listRelated(db, {
    bare,
    words: [...new Set(words)],
    roots: root === null ? [] : [root],
  });
  const near = rankSimilar(
    { bare, stem, latinStem, category, entry },
    candidates.filter(({ id }) => entries.every((each) => each.id !== id)),
    most,
  );
  const definitions = new Map(candidates.map(({ id, definition }) => [id, definition]));
  return near.map((each) => ({ ...each, definition: definitions.get(each.id) ?? '' }));
}
