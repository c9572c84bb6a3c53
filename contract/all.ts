import * as accounts from './accounts.ts';
import * as administration from './administration.ts';
import * as announcements from './announcements.ts';
import * as assistant from './assistant.ts';
import type { Endpoint } from './endpoint.ts';
import * as evidence from './evidence.ts';
import * as identity from './identity.ts';
import * as addressInvitations from './journal/address-invitations.ts';
import * as annotated from './journal/annotated.ts';
import * as articleSearch from './journal/article-search.ts';
import * as articleText from './journal/article-text.ts';
import * as articles from './journal/articles.ts';
import * as coAuthors from './journal/co-authors.ts';
import * as corrections from './journal/corrections.ts';
import * as desk from './journal/desk.ts';
import * as dois from './journal/dois.ts';
import * as messages from './journal/messages.ts';
import * as paperTerms from './journal/paper-terms.ts';
import * as policies from './journal/policies.ts';
import * as production from './journal/production.ts';
import * as journal from './journal/public.ts';
import * as reviewing from './journal/review.ts';
import * as reviewForm from './journal/review-form.ts';
import * as submissions from './journal/submissions.ts';
import * as supplements from './journal/supplements.ts';
import * as letterTemplates from './journal/templates.ts';
import * as volumes from './journal/volumes.ts';
import * as notifications from './notifications.ts';
import * as ownAccount from './own-account.ts';
import * as payoutApprovals from './payouts/approvals.ts';
import * as payoutAudit from './payouts/audit.ts';
import * as payoutBooking from './payouts/booking.ts';
import * as payoutLog from './payouts/log.ts';
import * as payoutOrders from './payouts/orders.ts';
import * as payees from './payouts/payees.ts';
import * as payoutReview from './payouts/review.ts';
import * as rewards from './rewards.ts';
import * as shelf from './shelf.ts';
import * as concepts from './terms/concepts.ts';
import * as dictionary from './terms/dictionary.ts';
import * as missed from './terms/missed-searches.ts';
import * as oversight from './terms/oversight.ts';
import * as proposals from './terms/proposals.ts';
import * as review from './terms/review.ts';
import * as suggestions from './terms/suggestions.ts';
import * as votes from './terms/votes.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Every endpoint of the API, for tests and documentation. */
export const allEndpoints: readonly Endpoint[] = [
  accounts,
  ownAccount,
  identity,
  administration,
  evidence,
  notifications,
  dictionary,
  concepts,
  proposals,
  suggestions,
  votes,
  review,
  missed,
  oversight,
  shelf,
  rewards,
  payees,
  payoutOrders,
  payoutApprovals,
  payoutReview,
  payoutAudit,
  payoutBooking,
  payoutLog,
  assistant,
  // guard: No area of the contract can be left out of the list of all endpoints
  announcements,
  journal,
  production,
  volumes,
  articles,
  articleText,
  articleSearch,
  reviewing,
  desk,
  dois,
  coAuthors,
  corrections,
  submissions,
  supplements,
  letterTemplates,
  policies,
  messages,
  annotated,
  addressInvitations,
  reviewForm,
  paperTerms,
]
  .flatMap((area): unknown[] => Object.values(area))
  .filter(isEndpoint);
