import * as contract from '@mustalah/contract/terms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { listCategories } from '../terms/categories.ts';
import { presentTerm } from '../terms/present-term.ts';
import { checkTerm } from './check-term.ts';
import { listTerms } from './list-terms.ts';
import { listTrending } from './queries.ts';
import { randomTerm, termOfTheDay } from './random-term.ts';
import { termPage } from './term-page.ts';

const WEEK_MS = 7 * 86_400_000;
const TRENDING = 10;

export function dictionaryRoutes(app: FastifyInstance, { db, replica, now }: Deps): void {
  route(app, contract.searchTerms, ({ query, user, url }) => listTerms(replica, query, user, url));

  route(app, contract.checkTerm, ({ query, user }) => checkTerm(db, query.arabic, user));

  route(app, contract.getTerm, ({ params, user }) => termPage(db, params.id, user));

  route(app, contract.listCategories, () => listCategories(replica));

  route(app, contract.getRandomTerm, ({ query }) =>
    query.of === 'day' ? termOfTheDay(replica, now()) : randomTerm(replica, Math.random()),
  );

  route(app, contract.listTrending, async ({ user }) => {
    const terms = await listTrending(replica, new Date(now().getTime() - WEEK_MS), TRENDING);
    return terms.map((term) => presentTerm(term, user));
  });
}
