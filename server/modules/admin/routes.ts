import * as administration from '@mustalah/contract/administration';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/http.ts';
import { toPage } from '../../platform/paging.ts';
import { findStanding } from '../accounts/public-users.ts';
import { rewardLog } from '../rewards/reward-log.ts';
import { auditLog } from './audit/audit-log.ts';
import { dashboard, recentActivity } from './overview/overview.ts';
import { queues, retryFailedWork } from './overview/queues.ts';
import { trends } from './overview/trends.ts';
import { alikeAccounts } from './users/alike-accounts.ts';
import { alikeGroups } from './users/alike-groups.ts';
import { listDecisions, listPapers, listReviews, listTerms } from './users/queries.ts';
import { userRecord } from './users/user-record.ts';

export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  userRoutes(app, deps);

  route(app, administration.getDashboard, () => dashboard(db));

  route(app, administration.getTrends, ({ query, user }) =>
    trends(db, { ...query, adminId: user.id, now: deps.now() }),
  );

  route(app, administration.listQueues, ({ user }) => queues(deps, user.id));

  route(app, administration.retryFailedWork, ({ user }) => retryFailedWork(deps, user.id));

  route(app, administration.listActivity, () => recentActivity(db));

  route(app, administration.listAudit, ({ query, user, url }) => auditLog(db, query, user.id, url));
}

function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, administration.getUserRecord, ({ params, user }) => userRecord(deps, params.id, user.id));

  route(app, administration.listTermsOfUser, async ({ params, query, url }) => {
    await requireUser(db, params.id);
    const { rows, count } = await listTerms(db, params.id, query);
    return toPage(rows, count, query, url);
  });

  route(app, administration.listDecisionsOfUser, async ({ params, query, url }) => {
    await requireUser(db, params.id);
    const { rows, count } = await listDecisions(db, params.id, query);
    const decisions = rows.map(({ term_id: id, arabic, is_public, ...row }) => ({
      ...row,
      term: { id, arabic, is_public },
    }));
    return toPage(decisions, count, query, url);
  });

  route(app, administration.listPapersOfUser, async ({ params, query, user, url }) => {
    await requireUser(db, params.id);
    const { rows, count } = await listPapers(db, params.id, user.id, query);
    return toPage(rows, count, query, url);
  });

  route(app, administration.listReviewsByUser, async ({ params, query, user, url }) => {
    await requireUser(db, params.id);
    const { rows, count } = await listReviews(db, params.id, user.id, query);
    const reviews = rows.map(({ paper_id: id, title, ...row }) => ({ ...row, paper: { id, title } }));
    return toPage(reviews, count, query, url);
  });

  route(app, administration.listRewardsOfUser, async ({ params, query, url }) => {
    await requireUser(db, params.id);
    return rewardLog(db, params.id, query, url);
  });

  route(app, administration.listAlikeAccounts, ({ params }) => alikeAccounts(db, params.id));

  route(app, administration.listAlikeGroups, ({ query, url }) => alikeGroups(db, query, url));
}

async function requireUser(db: Db, userId: number): Promise<void> {
  if (!(await findStanding(db, userId))) throw notFound();
}
