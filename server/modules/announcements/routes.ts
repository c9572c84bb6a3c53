import { listLatestAnnouncements } from '@mustalah/contract/announcements';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { listLatest } from './queries.ts';

export function announcementsRoutes(app: FastifyInstance, { replica }: Deps): void {
  route(app, listLatestAnnouncements, () => listLatest(replica));
}
