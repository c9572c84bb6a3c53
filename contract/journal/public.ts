import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const getPlatformStats = endpoint({
  method: 'GET',
  path: '/api/journal/platform-stats/',
  access: 'anyone',
  summary: 'إحصاءات المنصة',
  shows: [],
  response: z.object({
    term_count: z.number().int(),
    user_count: z.number().int(),
    paper_count: z.number().int(),
    volume_count: z.number().int(),
    uas_total: z.number(),
  }),
});

export const listTopAuthors = endpoint({
  method: 'GET',
  path: '/api/journal/top-authors/',
  access: 'anyone',
  summary: 'أبرز المساهمين',
  shows: [],
  response: z.array(
    z.object({ id: z.number(), name: z.string(), papers: z.number().int(), uas: z.number() }),
  ),
});

export const getFeaturedPaper = endpoint({
  method: 'GET',
  path: '/api/journal/featured-paper/',
  access: 'anyone',
  summary: 'البحث المميز، أو null قبل نشر أول بحث',
  shows: ['journal', 'article:id'],
  response: z
    .object({
      id: z.number(),
      title: z.string(),
      author: z.string(),
      abstract: z.string(),
      field: z.string(),
      volume_id: z.number(),
      volume: z.object({
        /** May be empty: then its number and year name it. */
        title: z.string(),
        number: z.number().int(),
        year: z.number().int(),
        cover_image_url: z.string().nullable(),
      }),
    })
    .nullable(),
});

export const listJournalCategories = endpoint({
  method: 'GET',
  path: '/api/journal/categories/',
  access: 'anyone',
  summary: 'تخصصات المجلة: الرئيسة وفروعها',
  response: z.array(z.object({ name: z.string(), sub: z.array(z.string()) })),
});

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats/',
  access: 'anyone',
  summary: 'أعداد الأبحاث بحسب حالتها',
  response: z.object({
    total: z.number().int(),
    pending: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
  }),
});
