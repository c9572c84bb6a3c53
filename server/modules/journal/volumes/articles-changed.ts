import type { Tx } from '../../../platform/db.ts';
import type { HeldPaper } from '../paper/held-paper.ts';
import { markChanged } from './article-records.ts';
import { searchTextOf } from './publish.ts';
import { setSearchText } from './queries.ts';

/** Have harvesters hear of published articles that changed, and their volumes found by what they say now. */
export async function articlesChanged(
  tx: Tx,
  papers: readonly Pick<HeldPaper, 'id' | 'volumeId'>[],
  now: () => Date,
): Promise<void> {
  for (const volumeId of new Set(papers.map((paper) => paper.volumeId))) {
    if (volumeId !== null) await setSearchText(tx, volumeId, await searchTextOf(tx, volumeId));
  }
  await markChanged(
    tx,
    papers.map(({ id }) => id),
    { isDeleted: false, now },
  );
}
