import type { Reply } from '@mustalah/contract/endpoint';
import type { suggestTerms as endpoint } from '@mustalah/contract/terms/dictionary';
import type { Db } from '../../../platform/db.ts';
import { findAnswers, type SearchShelf } from './find-answers.ts';

const ENTRIES = 8;
const ON_SHELF = 4;

/** What somebody who is still typing may be looking for: entries, and apart from them rows of the shelf. */
export async function suggestTerms(
  db: Db,
  search: string,
  searchShelf: SearchShelf,
): Promise<Reply<typeof endpoint>> {
  if (search === '') return { entries: [], shelf: [] };
  const answers = await findAnswers(
    db,
    { text: search, limit: ENTRIES, offset: 0, reach: 'glance' },
    { searchShelf, rows: ON_SHELF },
  );
  return {
    entries: answers.rows.map(({ id, arabic, latin, match }) => ({ id, arabic, latin, match })),
    shelf: answers.shelf.map(({ id, arabic, latin, match, above }) => ({ id, arabic, latin, match, above })),
  };
}
