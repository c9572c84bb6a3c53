import * as terms from '@mustalah/contract/journal/paper-terms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { nightlyCleanup } from '../../../platform/jobs.ts';
import { toPage } from '../../../platform/paging.ts';
import { seekJob, suggestJob } from '../paper/work.ts';
import { decideTerms, listPaperTerms } from './paper-terms.ts';
import { proposeTerm, removeProposal, suggestProposals } from './proposals.ts';
import { seekTerms } from './seek-terms.ts';
import { listUsing } from './using-papers.ts';

export function paperTermsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, replica } = deps;
  jobs.handle(seekJob, () => seekTerms(deps));
  jobs.handle(suggestJob, () => suggestProposals(deps));
  jobs.handle(nightlyCleanup, () => seekTerms(deps, { again: true }));
  jobs.handle(nightlyCleanup, () => suggestProposals(deps));

  route(app, terms.listPaperTerms, ({ params, user }) => listPaperTerms(db, user, params.id));

  route(app, terms.decidePaperTerms, ({ params, body, user }) =>
    decideTerms(deps, user, { paperId: params.id, ...body }),
  );

  route(app, terms.proposeTerm, ({ params, body, user }) => proposeTerm(deps, user, params.id, body));

  route(app, terms.removeProposal, ({ params: { id, proposal }, user }) =>
    removeProposal(deps, user, { paperId: id, proposalId: proposal }),
  );

  route(app, terms.listTermPapers, async ({ params, query, url }) => {
    const { results, count } = await listUsing(replica, params.id, query);
    return toPage(results, count, query, url);
  });
}
