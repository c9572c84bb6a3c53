import * as contract from '@mustalah/contract/language';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { describeTerm } from './describe-term.ts';

export function languageRoutes(app: FastifyInstance, { replica }: Deps): void {
  route(app, contract.describeTerm, ({ params }) => describeTerm(replica, params.id));
}
