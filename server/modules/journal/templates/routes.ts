import * as templates from '@mustalah/contract/journal/templates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { listLetters, previewWording, resetWording, saveWording } from './manage.ts';

export function templatesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, templates.listTemplates, () => listLetters(deps.db));

  route(app, templates.previewTemplate, ({ params: { id }, body }) =>
    Promise.resolve(previewWording(id, body)),
  );

  route(app, templates.saveTemplate, ({ params: { id }, body, user }) =>
    saveWording(deps, id, body, user.id),
  );

  route(app, templates.resetTemplate, ({ params: { id }, user }) => resetWording(deps, id, user.id));
}
