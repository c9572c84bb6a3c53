import * as contract from '@mustalah/contract/terms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/http.ts';
import { limit } from '../../platform/rate-limit.ts';
import { approveTerm } from './approve.ts';
import { editTerm } from './edit.ts';
import { listReviewTerms } from './list-review-terms.ts';
import { presentTerm } from './present-term.ts';
import { listVotedTerms } from './queries.ts';
import { rejectTerm } from './reject.ts';
import { revokeVote } from './revoke-vote.ts';
import { submitTerm } from './submit.ts';
import { findTermRow } from './term-rows.ts';
import { voteOnTerm } from './vote.ts';

const SUBMISSIONS = { max: 60, windowSeconds: 3600 };
const BALLOTS = { max: 300, windowSeconds: 3600 };

export function termsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.submitTerm, async ({ body, user }) => {
    await limit(deps, { key: `submit:user:${user.id}`, ...SUBMISSIONS });
    return submitTerm(deps, body, user.id);
  });

  route(app, contract.editTerm, async ({ params, body, user }) => {
    await editTerm(deps, params.id, body, user);
    const term = await findTermRow(deps.db, params.id);
    if (!term) throw notFound();
    return presentTerm(term, user);
  });

  route(app, contract.voteOnTerm, async ({ params, user }) => {
    await limit(deps, { key: `vote:user:${user.id}`, ...BALLOTS });
    return voteOnTerm(deps, { termId: params.id, userId: user.id });
  });

  route(app, contract.revokeVote, ({ params, user }) =>
    revokeVote(deps, { termId: params.id, userId: user.id }),
  );

  route(app, contract.listUserVotes, async ({ user }) => ({
    voted_terms: await listVotedTerms(deps.db, user.id),
  }));

  route(app, contract.listPendingTerms, ({ query, user, url }) => listReviewTerms(deps.db, query, user, url));

  route(app, contract.approveTerm, ({ params, user }) => approveTerm(deps, params.id, user));

  route(app, contract.rejectTerm, ({ params, body, user }) =>
    rejectTerm(deps, { termId: params.id, reason: body.reason }, user),
  );
}
