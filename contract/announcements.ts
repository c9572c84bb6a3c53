import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const Announcement = z.object({ id: z.number(), title: z.string(), content: z.string() });
export type Announcement = z.infer<typeof Announcement>;

export const listLatestAnnouncements = endpoint({
  method: 'GET',
  path: '/api/journal/announcements/latest/',
  access: 'anyone',
  summary: 'أحدث الإعلانات',
  response: z.array(Announcement),
});
