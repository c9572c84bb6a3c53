import * as contract from '@mustalah/contract/journal/dois';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { depositArticles, depositJob } from './deposit.ts';
import { readReferences, setReferences } from './references.ts';
import { listDois, markRegistered, sendDois } from './see-to-dois.ts';

/** How articles come by their DOIs. */
export function depositsRoutes(app: FastifyInstance, deps: Deps): void {
  deps.jobs.handle(depositJob, () => depositArticles(deps));

  route(app, contract.listDois, ({ query, url }) => listDois(deps, query, url));

  route(app, contract.sendDois, ({ body }) => sendDois(deps, body.paper_ids));

  route(app, contract.markDoisRegistered, ({ body, user }) => markRegistered(deps, body.paper_ids, user.id));

  route(app, contract.getReferences, ({ params }) => readReferences(deps.db, params.id));

  route(app, contract.setReferences, ({ params, body, user }) =>
    setReferences(deps, { paperId: params.id, list: body.references }, user.id),
  );
}
