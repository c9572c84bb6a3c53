import * as contract from '@mustalah/contract/assistant';
import { guessCategories } from '@mustalah/lexicography/fields/guess-categories';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { nightlyCleanup } from '../../platform/jobs.ts';
import { checkServices } from './check-services.ts';
import { deriveTerm } from './derive-term.ts';
import { explainTerm } from './explain-term.ts';
import { type Knowledge, openKnowledge } from './knowledge.ts';
import { withModelFor } from './model/limit-questions.ts';
import { pruneModelAnswers } from './model/queries.ts';
import { findOtherNames } from './other-names.ts';
import { similarTerms } from './similar-terms.ts';
import { suggestCategory } from './suggest-category.ts';
import { suggestDefinition } from './suggest-definition.ts';
import { suggestLatin } from './suggest-latin.ts';

export function assistantRoutes(app: FastifyInstance, deps: Deps): void {
  const knowledge = openKnowledge(deps);
  deps.jobs.handle(nightlyCleanup, () => pruneModelAnswers(deps.db, deps.now()));
  // guard: A server that is not to learn at its start waits until it is asked (knowledge.test.ts) ‹=== 'on' → !== ''›
  if (deps.config.LEARN_AT_START === 'on') {
    // Only a server that listens.
    // guard: What the assistants answer with is learnt before somebody waits for it (knowledge.test.ts)
    app.addHook('onListen', async () => void warmUp(knowledge).catch((error) => app.log.error(error)));
  }

  route(app, contract.getAiHealth, () => checkServices(deps, knowledge));

  route(app, contract.suggestLatin, async ({ body, ...caller }) =>
    suggestLatin(withModelFor(deps, caller), await knowledge(), body.term),
  );

  route(app, contract.suggestCategory, async ({ body, ...caller }) =>
    suggestCategory(withModelFor(deps, caller), await knowledge(), body),
  );

  route(app, contract.suggestDefinition, async ({ body, ...caller }) =>
    suggestDefinition(withModelFor(deps, caller), await knowledge(), body.term),
  );

  route(app, contract.deriveTerm, async ({ body, query, url, ...caller }) =>
    deriveTerm(withModelFor(deps, caller), { body, query }, url),
  );

  route(app, contract.explainTerm, async ({ body, ...caller }) =>
    explainTerm(withModelFor(deps, caller), await knowledge(), body.term),
  );

  route(app, contract.similarTerms, async ({ body, ...caller }) =>
    similarTerms(withModelFor(deps, caller), await knowledge(), body.term),
  );

  route(app, contract.findOtherNames, async ({ query }) =>
    findOtherNames(deps.replica, await knowledge(), query),
  );
}

/** The engine builds its tables when it first meets a root or a borrowed word; no user need wait for it. */
async function warmUp(knowledge: () => Promise<Knowledge>): Promise<void> {
  guessCategories(await knowledge(), 'تكبير باراتونين');
}
