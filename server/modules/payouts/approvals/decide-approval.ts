import type { ApprovalDecision } from '@mustalah/contract/payouts/approvals';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { lockPayee } from '../people-queries.ts';
import { approvalObjection, writeUnits } from '../rules.ts';
import { approvalNotice, faultText } from '../text.ts';
import { type ApprovalRow, getApproval, lockApproval, setDecision } from './queries.ts';

interface Decision {
  id: number;
  decision: ApprovalDecision;
  note: string;
  adminId: number;
}

/** Agree to a payout that another admin asked for, or refuse it; once, and whoever asked is told. */
export const decideApproval = (
  { db, ...deps }: Pick<Deps, 'db' | 'config' | 'jobs' | 'now'>,
  { id, decision, note, adminId }: Decision,
): Promise<ApprovalRow> =>
  db.transaction().execute(async (tx) => {
    const asked = await lockApproval(tx, id);
    if (!asked) throw notFound();
    // guard: A payout is agreed to once (approvals.test.ts)
    if (asked.decision !== null) throw new Refusal(409, 'approval_decided');
    const { user_id: userId, requested_by: requesterId } = asked;
    if (decision === 'refuse' && note === '') {
      throw new Refusal(400, 'bad_request', { fields: { note: [faultText.refusalReasonMissing] } });
    }
    if (decision === 'approve') {
      const objection = approvalObjection({ adminId, userId, requesterId });
      // guard: Nobody approves what they asked for or what pays them (approvals.test.ts)
      if (objection) throw new Refusal(403, objection);
      const payee = await lockPayee(tx, userId);
      // Whoever agrees has seen a wallet; another one since is another question.
      // guard: An approval is for the wallet that was seen (approvals.test.ts)
      if (payee?.wallet_address !== asked.wallet) throw new Refusal(409, 'approval_wallet_changed');
    }
    await setDecision(tx, id, { decision: decision === 'approve' ? 'approved' : 'refused', adminId, note });
    const amount = writeUnits(BigInt(asked.units));
    await audit(tx, {
      actorId: adminId,
      action: decision === 'approve' ? 'payout.approve' : 'payout.refuse',
      subject: `user:${userId}`,
      detail: { amount, wallet: asked.wallet, requested_by: requesterId, note },
    });
    await notify(tx, deps, {
      userId: requesterId,
      ...approvalNotice(decision, amount),
      link: '/admin-payouts/approvals',
    });
    return getApproval(tx, id);
  });
