import { getEvidence } from '@mustalah/contract/evidence';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { handleEvidence, readEvidence } from './check.ts';

export function evidenceRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getEvidence, () => readEvidence(deps));
  handleEvidence(deps);
}
