import * as approvals from '@mustalah/contract/payouts/approvals';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { toPage } from '../../../platform/paging.ts';
import { mustHaveWaited } from '../new-admin.ts';
import { presentApproval } from '../present.ts';
import { refuseKeys } from '../refuse-keys.ts';
import { decideApproval } from './decide-approval.ts';
import { listApprovalRows } from './queries.ts';

export function approvalRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, approvals.listPayoutApprovals, async ({ query, url, user }) => {
    const { rows, count } = await listApprovalRows(deps.db, query);
    const shown = rows.map((row) => presentApproval(row, user.id));
    return toPage(shown, count, query, url);
  });

  route(app, approvals.decidePayoutApproval, async ({ params, body, user }) => {
    // Whoever stops a payout need not have waited.
    if (body.decision === 'approve') await mustHaveWaited(deps, user.id);
    await refuseKeys({ note: body.note });
    return presentApproval(await decideApproval(deps, { id: params.id, ...body, adminId: user.id }), user.id);
  });
}
