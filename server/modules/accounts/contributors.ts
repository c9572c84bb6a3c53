import type { Tx } from '../../platform/db.ts';

/** Make a user an official contributor, or take it back; holds from the next request on. */
export async function setContributor(tx: Tx, userId: number, isContributor: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ is_contributor: isContributor })
    .where('id', '=', userId)
    .where('is_contributor', '!=', isContributor)
    .execute();
}
