import * as contract from '@mustalah/contract/announcements';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { createAnnouncement, deleteAnnouncement, editAnnouncement } from './manage.ts';
import { listAll, listLatest } from './queries.ts';

export function announcementsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listLatestAnnouncements, () => listLatest(deps.replica));

  route(app, contract.listAnnouncements, () => listAll(deps.db));

  route(app, contract.createAnnouncement, ({ body, user }) => createAnnouncement(deps, body, user.id));

  route(app, contract.editAnnouncement, ({ params, body, user }) =>
    editAnnouncement(deps, params.id, body, user.id),
  );

  route(app, contract.deleteAnnouncement, ({ params, user }) => deleteAnnouncement(deps, params.id, user.id));
}
