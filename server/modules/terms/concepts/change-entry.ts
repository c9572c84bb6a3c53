import type { RevisionChange } from '@mustalah/contract/terms/dictionary';
import { audit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { isConfirmed } from '../../accounts/public-users.ts';
import { addRevision, type LockedTerm, lockTerm, lockTerms } from '../queries.ts';
import { refreshKeys } from '../rows/write-keys.ts';
import type { Actor } from '../rules.ts';

interface Change {
  actor: Actor;
  /** What of the entry changes. */
  change: RevisionChange;
  /** An act on what others wrote, for the log. */
  isDecision: boolean;
  /** Entries that the change leads to: all are held in one order, so that nobody waits for who waits. */
  others?: readonly number[];
}

/** Change what an entry has beside its pair and definition: one after another, by whoever has a confirmed address. */
export const changeEntry = <Outcome>(
  { db, now }: Deps,
  termId: number,
  { actor, change, isDecision, others = [] }: Change,
  work: (tx: Tx, term: LockedTerm) => Promise<Outcome>,
): Promise<Outcome> =>
  db.transaction().execute(async (tx) => {
    if (others.length > 0) await lockTerms(tx, [termId, ...others]);
    const term = await lockTerm(tx, termId);
    if (!term) throw notFound();
    await refuseUnconfirmed(tx, actor.id);
    const outcome = await work(tx, term);
    await keepVersion(tx, termId, { editorId: actor.id, change, now: now() });
    if (isDecision && term.author_id !== actor.id) {
      await audit(tx, {
        actorId: actor.id,
        action: 'term.parts',
        subject: `term:${termId}`,
        detail: { arabic: term.arabic, change },
      });
    }
    return outcome;
  });

interface Version {
  editorId: number;
  change: RevisionChange;
  now: Date;
  revertedTo?: number;
}

/** What an entry is called by changes with these. */
const NAMING: readonly RevisionChange[] = ['edited', 'names', 'reverted', 'merged', 'unmerged'];

/** Keep a held entry as it is now as a version, with the search keys of all that it is called by now. */
export async function keepVersion(tx: Tx, termId: number, version: Version): Promise<void> {
  const { arabic, latin, definition, category_id } = await tx
    .selectFrom('all_terms')
    .select(['arabic', 'latin', 'definition', 'category_id'])
    .where('id', '=', termId)
    .executeTakeFirstOrThrow();
  if (NAMING.includes(version.change)) await refreshKeys(tx, [termId]);
  await addRevision(tx, { ...version, termId, arabic, latin, definition, categoryId: category_id });
}

/** Nobody adds to the dictionary from an address that may be another's. */
export async function refuseUnconfirmed(db: Db, userId: number): Promise<void> {
  // guard: Parts are proposed from confirmed addresses (parts.test.ts)
  if (!(await isConfirmed(db, userId))) throw new Refusal(403, 'address_unconfirmed');
}
