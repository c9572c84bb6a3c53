import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { auditPayouts } from './audit/audit.ts';
import { auditRoutes } from './audit/routes.ts';
import { auditJob, recoveryJob } from './jobs.ts';
import { listRoutes } from './lists/routes.ts';
import { orderRoutes } from './order/routes.ts';
import { findPaying } from './paying.ts';
import { recover } from './recover.ts';
import { reviewRoutes } from './review/routes.ts';

export function payoutsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs } = deps;
  jobs.handle(recoveryJob, async () => {
    const paying = findPaying(deps);
    if (!paying || (await recover(paying)) === 0) return;
    await db.transaction().execute((tx) => jobs.send(tx, recoveryJob, {}));
  });
  jobs.handle(auditJob, async () => {
    const paying = findPaying(deps);
    if (paying) await auditPayouts(paying, { isFull: true });
  });
  approvalRoutes(app, deps);
  listRoutes(app, deps);
  orderRoutes(app, deps);
  reviewRoutes(app, deps);
  auditRoutes(app, deps);
}
