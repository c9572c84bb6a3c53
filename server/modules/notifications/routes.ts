import { listNotifications, readNotifications } from '@mustalah/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { mailJob } from '../../gateways/mail.ts';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { nightlyCleanup } from '../../platform/jobs.ts';
import { toPage } from '../../platform/paging.ts';
import { outboxEnd, removeOldNotices } from './forget.ts';
import { countUnread, listNotices, markRead } from './queries.ts';

export function notificationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, gateways, jobs, now } = deps;
  jobs.handle(nightlyCleanup, () => removeOldNotices(db, now()));
  jobs.handle(nightlyCleanup, () => gateways.mail.forget({ before: outboxEnd(now()) }));
  jobs.handle(mailJob, (message) => gateways.mail.send(message));

  route(app, listNotifications, async ({ query, user, url }) => {
    const { notices, count, unread } = await listNotices(db, user.id, query);
    return { ...toPage(notices, count, query, url), unread };
  });

  route(app, readNotifications, async ({ body, user }) => {
    await markRead(db, user.id, body.ids, now());
    return { unread: await countUnread(db, user.id) };
  });
}
