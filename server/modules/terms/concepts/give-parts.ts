import type { Tx } from '../../../platform/db.ts';
import { addRevision, lockTerms } from '../queries.ts';
import { insertParts, type ReadyParts } from '../rows/insert-parts.ts';
import { refreshKeys } from '../rows/write-keys.ts';

/** Give entries that stand what was not known of them before, each in a new version of nobody. */
export async function giveParts(
  tx: Tx,
  entries: readonly { termId: number; parts: ReadyParts }[],
  now: Date,
): Promise<void> {
  const ids = entries.map(({ termId }) => termId);
  const held = await lockTerms(tx, ids);
  await insertParts(tx, entries, now);
  await refreshKeys(tx, ids);
  for (const { id, arabic, latin, definition, category_id } of held) {
    const version = { termId: id, editorId: null, change: 'names', now } as const;
    await addRevision(tx, { ...version, arabic, latin, definition, categoryId: category_id });
  }
}
