import * as audit from '@mustalah/contract/payouts/audit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { toPage } from '../../../platform/paging.ts';
import { mustHaveWaited } from '../new-admin.ts';
import { asking, mustPay } from '../paying.ts';
import { presentDisagreement } from '../present.ts';
import { refuseKeys } from '../refuse-keys.ts';
import { auditPayouts } from './audit.ts';
import { dismissDisagreement } from './dismiss.ts';
import { listAudits, listDisagreementRows } from './queries.ts';
import { treasuryOf } from './treasury.ts';

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  route(app, audit.listDisagreements, async ({ query, url }) => {
    const { rows, count } = await listDisagreementRows(db, query);
    const found = rows.map((row) => presentDisagreement(config, row));
    const { solana } = deps.gateways;
    const treasury = solana && (await treasuryOf(db, solana));
    return { ...toPage(found, count, query, url), audits: await listAudits(db), treasury };
  });

  route(app, audit.runAudit, async () => {
    const paying = mustPay(deps);
    return asking(() => auditPayouts(paying, { isFull: true }));
  });

  route(app, audit.dismissDisagreement, async ({ params, body: { note }, user }) => {
    await mustHaveWaited(deps, user.id);
    await refuseKeys({ note });
    return presentDisagreement(
      config,
      await dismissDisagreement(deps, { id: params.id, note, adminId: user.id }),
    );
  });
}
