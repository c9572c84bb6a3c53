import type { Tx } from '../../../platform/db.ts';

/** Forget what a person wrote beside their doubts; that and why they doubted stays. */
export const forgetDoubtNotes = (tx: Tx, userId: number) =>
  tx.updateTable('shelf_doubts').set({ note: '' }).where('user_id', '=', userId).execute();
