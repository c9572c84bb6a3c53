import type { Deps } from '../../platform/deps.ts';
import { type CategoryRow, listCategories } from '../terms/categories.ts';

/** What is learnt from the dictionary and kept in memory; the dictionary stays the truth. */
export interface Knowledge {
  categories: CategoryRow[];
}

/** Keep what is learnt from the dictionary. */
export function openKnowledge({ replica }: Deps): () => Promise<Knowledge> {
  return async () => ({ categories: await listCategories(replica) });
}
