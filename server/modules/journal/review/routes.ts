import * as byAddress from '@mustalah/contract/journal/address-invitations';
import * as review from '@mustalah/contract/journal/review';
import { openSharedSupplement } from '@mustalah/contract/journal/supplements';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { nightlyCleanup } from '../../../platform/jobs.ts';
import { reviewerLostJob } from '../../accounts/reviewer-lost.ts';
import { addressInvitationJob, invitationJob } from '../paper/work.ts';
import {
  acceptSignedIn,
  acceptWithNewAccount,
  declineByAddress,
  readAddressInvitation,
  sendAddressInvitation,
  tidyAddressInvitations,
} from './address-invitation.ts';
import { answerByLink, answerInvitation, readInvitation } from './answer-invitation.ts';
import { getReviewerPaper, listReviewerPapers } from './list-reviewer-papers.ts';
import { payReviews } from './pay-reviews.ts';
import { remindAll, remindersJob } from './remind.ts';
import { openReviewersFile, openShared } from './reviewers-file.ts';
import { sendInvitation } from './send-invitation.ts';
import { submitReview } from './submit-review.ts';
import { tellOfLost } from './tell-of-lost.ts';

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  deps.jobs.handle(invitationJob, (work) => sendInvitation(deps, work));
  deps.jobs.handle(reviewerLostJob, (work) => tellOfLost(deps, work));
  deps.jobs.handle(addressInvitationJob, (work) => sendAddressInvitation(deps, work));
  deps.jobs.handle(nightlyCleanup, async () => {
    await tidyAddressInvitations(deps);
  });
  deps.jobs.handle(remindersJob, () => remindAll(deps));
  deps.jobs.handle(nightlyCleanup, () => payReviews(deps));

  const { JOURNAL_DECISION: decided_by, JOURNAL_REVIEWS_REQUIRED: reviews_required } = deps.config;
  route(app, review.getReviewPolicy, () => Promise.resolve({ decided_by, reviews_required }));

  route(app, review.listReviewerPapers, ({ user, query }) => listReviewerPapers(deps, user, query.search));

  route(app, review.getReviewersFile, ({ params, user }) => openReviewersFile(deps, user.id, params));

  route(app, openSharedSupplement, ({ params, user }) => openShared(deps, user.id, params));

  route(app, review.submitReview, async ({ params, body, user }) => {
    const { action: verdict, review_note: note, internal_note: internalNote, answers } = body;
    const said = { verdict, note, internalNote, answers };
    await submitReview(deps, { paperId: params.id, reviewerId: user.id, ...said });
    return getReviewerPaper(deps, user, params.id);
  });

  route(app, review.answerInvitation, ({ params, body, user }) =>
    answerInvitation(deps, { paperId: params.id, reviewerId: user.id }, body),
  );

  route(app, review.showInvitation, ({ query }) => readInvitation(deps, query.token));

  route(app, review.answerByLink, ({ body: { token, ...answer } }) => answerByLink(deps, token, answer));

  route(app, byAddress.showAddressInvitation, ({ query }) => readAddressInvitation(deps, query.token));

  route(app, byAddress.declineAddressInvitation, ({ body: { token, reason } }) =>
    declineByAddress(deps, token, reason),
  );

  route(app, byAddress.acceptWithNewAccount, ({ body, address }) =>
    acceptWithNewAccount(deps, body, address),
  );

  route(app, byAddress.acceptSignedIn, ({ body: { token }, user }) => acceptSignedIn(deps, token, user.id));
}
