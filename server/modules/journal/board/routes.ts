import * as articles from '@mustalah/contract/journal/articles';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { addMember, editMember, removeMember } from './manage.ts';
import { listMembers } from './queries.ts';

export function boardRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, articles.listBoard, () => listMembers(deps.replica));

  route(app, articles.addBoardMember, ({ body, user }) => addMember(deps, body, user.id));

  route(app, articles.editBoardMember, ({ params, body, user }) =>
    editMember(deps, params.id, body, user.id),
  );

  route(app, articles.removeBoardMember, ({ params, user }) => removeMember(deps, params.id, user.id));
}
