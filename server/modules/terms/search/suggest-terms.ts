import type { Reply } from '@mustalah/contract/endpoint';
import type { suggestTerms as endpoint } from '@mustalah/contract/terms/dictionary';
import { searchKeys } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import type { SearchShelf } from './list-terms.ts';
import { searchTerms } from './search.ts';

const ENTRIES = 8;
const ON_SHELF = 4;

/** What somebody who is still typing may be looking for: entries, and apart from them rows of the shelf. */
export async function suggestTerms(
  db: Db,
  search: string,
  searchShelf: SearchShelf,
): Promise<Reply<typeof endpoint>> {
  if (search === '') return { entries: [], shelf: [] };
  const [{ rows }, onShelf] = await Promise.all([
    searchTerms(db, { text: search, limit: ENTRIES, offset: 0 }),
    searchShelf(db, { keys: searchKeys(search), limit: 2 * ON_SHELF }),
  ]);
  return {
    entries: rows.map(({ id, arabic, latin, match }) => ({ id, arabic, latin, match })),
    shelf: onShelf
      .filter(({ entry }) => !entry?.is_approved)
      .slice(0, ON_SHELF)
      .map(({ id, arabic, latin }) => ({ id, arabic, latin })),
  };
}
