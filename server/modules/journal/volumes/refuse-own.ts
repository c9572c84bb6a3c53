import type { Tx } from '../../../platform/db.ts';
import { relationsTo } from '../paper/people.ts';
import { listTitlesIn } from './queries.ts';
import { ownPaper } from './refusals.ts';

/**
 * Refuse whoever wrote one of these papers: what becomes of a volume becomes of all its papers, and nobody has a hand in
 * that of their own.
 */
export async function refuseOwn(
  tx: Tx,
  papers: readonly { id: number; title: string }[],
  editorId: number,
): Promise<void> {
  const relations = await relationsTo(
    tx,
    editorId,
    papers.map(({ id }) => id),
  );
  const own = papers.find(({ id }) => relations.get(id) === 'author');
  // guard: Nobody has a hand in the volume of a paper of their own (volumes.test.ts, publish.test.ts)
  if (own) throw ownPaper(own);
}

/** The same of all papers of a held volume. */
export const refuseOwnIn = async (tx: Tx, volumeId: number, editorId: number): Promise<void> =>
  refuseOwn(tx, await listTitlesIn(tx, volumeId), editorId);
