import * as concepts from '@mustalah/contract/terms/concepts';
import * as dictionary from '@mustalah/contract/terms/dictionary';
import * as oversight from '@mustalah/contract/terms/oversight';
import * as proposals from '@mustalah/contract/terms/proposals';
import * as review from '@mustalah/contract/terms/review';
import * as suggestions from '@mustalah/contract/terms/suggestions';
import * as votes from '@mustalah/contract/terms/votes';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../platform/calendar.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/http.ts';
import { nightlyCleanup } from '../../platform/jobs.ts';
import {
  editDesignation,
  proposeDesignation,
  removeDesignation,
  setDesignationStatus,
} from './concepts/designations.ts';
import { listDomains, setDomains } from './concepts/domains.ts';
import { acceptExample, proposeExample, removeExample } from './concepts/examples.ts';
import { setGrammar } from './concepts/grammar.ts';
import { listProposals } from './concepts/list-proposals.ts';
import { listMerges, mergeTerms, type PaperUses, previewMerge, undoMerge } from './concepts/merge.ts';
import { rejectProposal } from './concepts/reject-proposal.ts';
import { acceptRelation, proposeRelation, removeRelation } from './concepts/relations.ts';
import { revertTerm } from './concepts/revert.ts';
import { describeTerm } from './language/describe-term.ts';
import { Misses } from './missed/note-misses.ts';
import { missedRoutes } from './missed/routes.ts';
import { wasFound } from './missed/rules.ts';
import { listTrending } from './reading/queries.ts';
import { randomTerm, termOfTheDay } from './reading/random-term.ts';
import { type PapersOf, termPage } from './reading/term-page.ts';
import { approveTerm } from './review/approve.ts';
import { hideRevision } from './review/hide-revision.ts';
import { listRejected } from './review/list-rejected.ts';
import { listReviewTerms } from './review/list-review-terms.ts';
import { findOwnRejected } from './review/queries.ts';
import { rejectTerm } from './review/reject.ts';
import { removeRejectedTerm, restoreTerm } from './review/restore.ts';
import { previewUndo, undoDecisions } from './review/undo-decisions.ts';
import { listCategories } from './rows/categories.ts';
import { takeUpKeys } from './rows/gather-keys.ts';
import { presentTerm } from './rows/present-term.ts';
import { reindexJob, reindexTerms } from './rows/reindex.ts';
import { countByCategory, sumUpTermCounts } from './rows/term-counts.ts';
import { findTermRow } from './rows/term-rows.ts';
import type { SearchShelf } from './search/find-answers.ts';
import { listTerms } from './search/list-terms.ts';
import { suggestTerms } from './search/suggest-terms.ts';
import { checkTerm } from './suggest/check-term.ts';
import { editTerm } from './suggest/edit.ts';
import { submitTerm } from './suggest/submit.ts';
import { listTermsToVote } from './votes/list-to-vote.ts';
import { listBallots } from './votes/queries.ts';
import { revokeVote } from './votes/revoke-vote.ts';
import { previewTakeBack, takeBackVotes } from './votes/take-back-votes.ts';
import { voteOnTerm } from './votes/vote.ts';

const WEEK_MS = 7 * DAY_MS;
const TRENDING = 10;

/** What modules that know of terms tell of them. */
interface Others {
  papersOf: PapersOf;
  paperUses: PaperUses;
  searchShelf: SearchShelf;
}

export function termsRoutes(app: FastifyInstance, deps: Deps, others: Others): void {
  readingRoutes(app, deps, others);
  oversightRoutes(app, deps);
  conceptRoutes(app, deps, others);
  missedRoutes(app, deps);

  route(app, suggestions.checkTerm, ({ query, user }) => checkTerm(deps.db, query, user));

  route(app, suggestions.submitTerm, ({ body, user }) => submitTerm(deps, body, user.id));

  route(app, suggestions.getOwnRejected, async ({ params, user }) => {
    const term = await findOwnRejected(deps.db, params.id, user.id);
    if (!term) throw notFound();
    return term;
  });

  route(app, suggestions.editTerm, async ({ params, body, user }) => {
    await editTerm(deps, params.id, body, user);
    const term = await findTermRow(deps.db, params.id);
    if (!term) throw notFound();
    return presentTerm(term, user);
  });

  route(app, votes.voteOnTerm, async ({ params, user, changes }) => {
    const cast = await voteOnTerm(deps, { termId: params.id, userId: user.id });
    // guard: A vote that approves a term is seen in every list (../../platform/pages/pages.test.ts)
    if (cast.moves) changes('term:id', 'dictionary');
    return cast;
  });

  route(app, votes.revokeVote, async ({ params, user, changes }) => {
    const revoked = await revokeVote(deps, { termId: params.id, userId: user.id });
    // guard: A term that returns to review is seen so in every list (votes/vote.test.ts)
    if (revoked.moves) changes('term:id', 'dictionary');
    return revoked;
  });

  route(app, votes.listTermsToVote, ({ query, user }) => listTermsToVote(deps.replica, query, user));

  route(app, votes.listUserVotes, ({ user, query }) => listBallots(deps.db, user.id, query.terms));

  route(app, review.listPendingTerms, ({ query, user, url }) =>
    listReviewTerms(deps.db, query, user, { url, now: deps.now() }),
  );

  route(app, review.approveTerm, ({ params, body, user }) =>
    approveTerm(deps, { termId: params.id, seen: body.updated_at }, user),
  );

  route(app, review.rejectTerm, ({ params, body, user }) =>
    rejectTerm(deps, { termId: params.id, reason: body.reason, seen: body.updated_at }, user),
  );
}

function conceptRoutes(app: FastifyInstance, deps: Deps, { paperUses }: Others): void {
  route(app, concepts.listDomains, ({ query }) => listDomains(deps.replica, query.category));

  route(app, concepts.setDomains, ({ params, body, user }) =>
    setDomains(deps, params.id, body.domains, user),
  );

  route(app, concepts.setGrammar, ({ params, body, user }) => setGrammar(deps, params.id, body, user));

  route(app, concepts.proposeDesignation, ({ params, body, user }) =>
    proposeDesignation(deps, params.id, body, user),
  );

  route(app, concepts.setDesignationStatus, ({ params, body, user }) =>
    setDesignationStatus(deps, params.id, body.status, user),
  );

  route(app, concepts.editDesignation, ({ params, body, user }) =>
    editDesignation(deps, params.id, body, user),
  );

  route(app, concepts.removeDesignation, ({ params, user }) => removeDesignation(deps, params.id, user));

  route(app, concepts.proposeExample, ({ params, body, user }) =>
    proposeExample(deps, params.id, body, user),
  );

  route(app, concepts.acceptExample, ({ params, user }) => acceptExample(deps, params.id, user));

  route(app, concepts.removeExample, ({ params, user }) => removeExample(deps, params.id, user));

  route(app, concepts.proposeRelation, ({ params, body, user }) =>
    proposeRelation(deps, params.id, body, user),
  );

  route(app, concepts.acceptRelation, ({ params, user }) => acceptRelation(deps, params.id, user));

  route(app, concepts.removeRelation, ({ params, user }) => removeRelation(deps, params.id, user));

  route(app, proposals.listProposals, ({ query, user, url }) => listProposals(deps.db, query, user, url));

  route(app, proposals.rejectProposal, ({ params, body, user }) =>
    rejectProposal(deps, { ...params, reason: body.reason }, user),
  );

  route(app, concepts.revertTerm, ({ params, body, user }) =>
    revertTerm(deps, { termId: params.id, revisionId: body.revision, seen: body.updated_at }, user),
  );

  route(app, concepts.previewMerge, ({ query, user }) => previewMerge(deps.db, query, user, paperUses));

  route(app, concepts.mergeTerms, ({ body, user }) => mergeTerms(deps, body, user.id, paperUses));

  route(app, concepts.listMerges, ({ params }) => listMerges(deps.db, params.id));

  route(app, concepts.undoMerge, ({ params, user }) => undoMerge(deps, params.id, user.id, paperUses));
}

function oversightRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, oversight.listRejectedTerms, ({ query, user, url }) => listRejected(deps.db, query, user, url));

  route(app, oversight.restoreTerm, ({ params, user }) => restoreTerm(deps, params.id, user.id));

  route(app, oversight.removeTerm, ({ params, user }) => removeRejectedTerm(deps, params.id, user.id));

  route(app, oversight.hideRevision, ({ params, user }) => hideRevision(deps, params.id, user.id));

  route(app, oversight.previewUndo, ({ params }) => previewUndo(deps, params.id));

  route(app, oversight.undoDecisions, ({ params, user }) => undoDecisions(deps, params.id, user.id));

  route(app, oversight.previewTakeBack, ({ params }) => previewTakeBack(deps, params.id));

  route(app, oversight.takeBackVotes, ({ params, user }) => takeBackVotes(deps, params.id, user.id));
}

function readingRoutes(app: FastifyInstance, deps: Deps, { papersOf, searchShelf }: Others): void {
  const { db, replica, searching, now, jobs } = deps;
  const misses = new Misses(deps);
  app.addHook('onClose', () => misses.end());
  app.addHook('onListen', async () => misses.begin());

  // guard: Reads that tolerate some lag go to the replica (../../test/app.test.ts) ‹replica → db›
  route(app, dictionary.searchTerms, async ({ query, user, url, address }) => {
    const page = await listTerms(replica, query, { searching, viewer: user, url, searchShelf });
    const isWhole = query.page === 1 && !query.category && !query.root;
    if (isWhole && query.search) misses.hear(query.search, address, wasFound(page.results[0]?.match));
    return page;
  });

  route(app, dictionary.suggestTerms, ({ query }) => suggestTerms(searching, query.search, searchShelf));

  route(app, dictionary.getTerm, ({ params, user }) => termPage(replica, params.id, user, papersOf));

  route(app, dictionary.describeTerm, ({ params }) => describeTerm(replica, params.id));

  jobs.handle(nightlyCleanup, async () => {
    await sumUpTermCounts(db);
    // An import that was killed left them gathered.
    await db.connection().execute(takeUpKeys);
  });
  jobs.handle(reindexJob, () => reindexTerms(db));

  route(app, dictionary.listCategories, async () => {
    const [categories, counts] = await Promise.all([listCategories(replica), countByCategory(replica)]);
    return categories.map((category) => ({ ...category, terms: counts.get(category.id) ?? 0 }));
  });

  route(app, dictionary.getRandomTerm, ({ query }) =>
    query.of === 'day' ? termOfTheDay(replica, now()) : randomTerm(replica, Math.random()),
  );

  route(app, dictionary.listTrending, async ({ user }) => {
    const terms = await listTrending(replica, new Date(now().getTime() - WEEK_MS), TRENDING);
    return terms.map((term) => presentTerm(term, user));
  });
}
