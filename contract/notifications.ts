import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Paging, pageOf, Timestamp } from './fields.ts';

/** A notice to one user about a decision on their work. */
export const Notification = z.object({
  id: z.number(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of ours, or empty. */
  link: z.string(),
  is_read: z.boolean(),
  created_at: Timestamp,
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/',
  access: 'member',
  summary: 'إشعارات المستخدم',
  query: Paging(10),
  response: pageOf(Notification).extend({ unread: z.number().int() }),
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read/',
  access: 'member',
  summary: 'تعليم الإشعارات مقروءة (كلها، أو ما ذُكر منها)',
  outdates: 'nothing',
  body: z.object({ ids: z.array(z.number().int().positive()).max(100).optional() }),
  response: z.object({ unread: z.number().int() }),
});
