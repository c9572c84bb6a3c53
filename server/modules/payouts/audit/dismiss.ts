import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { closeDisagreement, type DisagreementRow, getDisagreement } from './queries.ts';

interface Dismissal {
  id: number;
  note: string;
  adminId: number;
}

/** Close a disagreement that somebody has looked at; it is not found again. */
export const dismissDisagreement = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, note, adminId }: Dismissal,
): Promise<DisagreementRow> =>
  db.transaction().execute(async (tx) => {
    const closing = { resolution: 'dismissed' as const, adminId, note, now: now() };
    if (!(await closeDisagreement(tx, id, closing))) throw notFound();
    const subject = `disagreement:${id}`;
    await audit(tx, { actorId: adminId, action: 'payout.dismiss', subject, detail: { note } });
    return getDisagreement(tx, id);
  });
