import type { Tx } from '../../../platform/db.ts';
import { moveTermUses, returnTermUses } from './queries.ts';

/** What a merge of two terms does to the papers that use them. */
export const paperUses = {
  move: (tx: Tx, from: number, to: number): Promise<number[]> => moveTermUses(tx, from, to),

  moveBack: async (tx: Tx, papers: readonly number[], from: number, to: number): Promise<void> => {
    await returnTermUses(tx, papers, from, to);
  },
};
