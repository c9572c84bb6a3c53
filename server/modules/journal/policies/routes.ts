import * as policies from '@mustalah/contract/journal/policies';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { listManaged, saveText } from './manage.ts';
import { readPolicy } from './read-policy.ts';

export function policiesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, policies.getPolicy, ({ params: { name }, query: { version } }) =>
    readPolicy(deps.replica, name, version),
  );

  route(app, policies.listPolicies, () => listManaged(deps.db));

  route(app, policies.savePolicy, ({ params: { name }, body, user }) =>
    saveText(deps, name, { ...body, by: user.id }),
  );

  route(app, policies.resetPolicy, ({ params: { name }, body, user }) =>
    saveText(deps, name, { ...body, text: null, by: user.id }),
  );
}
