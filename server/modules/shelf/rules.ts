import type { ErrorCode } from '@mustalah/contract/errors';

/** Why somebody may not decide on a doubted row: on a doubt of one's own another decides, or an admin. */
export const settleObjection = (
  reviewer: { id: number; isAdmin: boolean },
  doubterIds: readonly number[],
): ErrorCode | null => {
  if (doubterIds.length === 0) return 'shelf_settled';
  // guard: Nobody decides on a doubt of their own, but an admin (doubts/doubts.test.ts) ‹doubterIds.includes(reviewer.id) → false›
  return doubterIds.includes(reviewer.id) && !reviewer.isAdmin ? 'shelf_own_doubt' : null;
};
