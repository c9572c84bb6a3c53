import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Done, line, Timestamp, text } from './fields.ts';

export const ANNOUNCEMENT_LENGTHS = { title: 200, content: 5000 } as const;

export const Announcement = z.object({ id: z.number(), title: z.string(), content: z.string() });
export type Announcement = z.infer<typeof Announcement>;

export const listLatestAnnouncements = endpoint({
  method: 'GET',
  path: '/api/journal/announcements/latest/',
  access: 'anyone',
  summary: 'أحدث الإعلانات',
  shows: ['announcements'],
  response: z.array(Announcement),
});

export const ManagedAnnouncement = Announcement.extend({ created_at: Timestamp, updated_at: Timestamp });
export type ManagedAnnouncement = z.infer<typeof ManagedAnnouncement>;

const AnnouncementBody = z.object({
  title: line({ max: ANNOUNCEMENT_LENGTHS.title }),
  content: text({ max: ANNOUNCEMENT_LENGTHS.content }),
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/journal/announcements/manage/',
  access: 'journal_admin',
  summary: 'كل الإعلانات، الأحدث أولًا',
  response: z.array(ManagedAnnouncement),
});

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/api/journal/announcements/manage/',
  access: 'journal_admin',
  summary: 'نشر إعلان',
  outdates: ['announcements'],
  body: AnnouncementBody,
  response: ManagedAnnouncement,
  status: 201,
});

export const editAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/journal/announcements/manage/:id/',
  access: 'journal_admin',
  summary: 'تعديل إعلان',
  outdates: ['announcements'],
  params: ById,
  body: AnnouncementBody,
  response: ManagedAnnouncement,
});

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/journal/announcements/manage/:id/',
  access: 'journal_admin',
  summary: 'حذف إعلان',
  outdates: ['announcements'],
  params: ById,
  response: Done,
});
