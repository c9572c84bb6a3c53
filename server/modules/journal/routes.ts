import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { annotatedRoutes } from './annotated/routes.ts';
import { boardRoutes } from './board/routes.ts';
import { correctionsRoutes } from './corrections/routes.ts';
import { depositsRoutes } from './deposits/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { messagesRoutes } from './messages/routes.ts';
import { policiesRoutes } from './policies/routes.ts';
import { productionRoutes } from './production/routes.ts';
import { readingRoutes } from './reading/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { standardsRoutes } from './standards/routes.ts';
import { submissionRoutes } from './submission/routes.ts';
import { templatesRoutes } from './templates/routes.ts';
import { paperTermsRoutes } from './terms/routes.ts';
import { volumesRoutes } from './volumes/routes.ts';

/** The rooms of the journal, by their layers: each knows only those of the lines above it. */
export function journalRoutes(app: FastifyInstance, deps: Deps): void {
  templatesRoutes(app, deps);
  for (const routes of [submissionRoutes, reviewRoutes, deskRoutes, boardRoutes, policiesRoutes])
    routes(app, deps);
  volumesRoutes(app, deps);
  for (const routes of [
    annotatedRoutes,
    correctionsRoutes,
    messagesRoutes,
    standardsRoutes,
    paperTermsRoutes,
  ])
    routes(app, deps);
  depositsRoutes(app, deps);
  productionRoutes(app, deps);
  readingRoutes(app, deps);
}
