import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { doneText } from '../text.ts';
import { markRevisionHidden } from './queries.ts';

/** Take a version out of the public history of its term; who did it is kept. */
export async function hideRevision(
  { db, now }: Deps,
  revisionId: number,
  adminId: number,
): Promise<{ detail: string }> {
  await db.transaction().execute(async (tx) => {
    const hidden = await markRevisionHidden(tx, revisionId, { by: adminId, at: now() });
    if (!hidden) throw notFound();
    await audit(tx, {
      actorId: adminId,
      // guard: A version is hidden with a row in the audit log (review.test.ts, oversight.test.ts, ../rules.test.ts) ‹term.hide_revision → nothing›
      action: 'term.hide_revision',
      subject: `term:${hidden.term_id}`,
      detail: { revision: revisionId },
    });
  });
  return { detail: doneText.hidden };
}
