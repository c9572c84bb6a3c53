import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Paging, pageOf, SearchText, Timestamp } from '../fields.ts';
import { VOLUME_YEARS } from './volumes.ts';

// Finding articles, and all articles of one author.

/** Under an ORCID, or under the number of a member who agreed to it: `m12`. */
export const authorPath = (key: string): string => `/authors/${key}`;
export const AUTHOR_KEY = /^(?:\d{4}-\d{4}-\d{4}-\d{3}[\dX]|m[1-9]\d{0,14})$/;

export const ArticleCard = z.object({
  id: z.number(),
  title: z.string(),
  language: z.enum(['ar', 'en', 'fr']),
  authors: z.array(z.object({ name: z.string(), latin_name: z.string(), page: z.string().nullable() })),
  /** Its beginning. */
  abstract: z.string(),
  keywords: z.array(z.string()),
  main_category: z.string(),
  published_at: Timestamp,
  volume: z.object({ id: z.number(), title: z.string(), number: z.number(), year: z.number() }),
  pdf_file: z.string().nullable(),
  is_retracted: z.boolean(),
  retraction_note: z.string(),
  has_concern: z.boolean(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

export const articleSorts = ['newest', 'oldest', 'title'] as const;
export type ArticleSort = (typeof articleSorts)[number];

const YEAR_WRONG = 'السنة غير صحيحة';

export const searchArticles = endpoint({
  method: 'GET',
  path: '/api/journal/articles/',
  access: 'anyone',
  summary: 'الأبحاث المنشورة، يُبحث فيها بالعنوان والملخص والمؤلف والكلمة المفتاحية والسنة والمصطلح',
  shows: ['journal', 'article:results.id'],
  query: Paging(20).extend({
    /** Words of the title, the abstract, a keyword, the authors' names or a term of the dictionary that it uses. */
    search: SearchText,
    author: SearchText,
    keyword: SearchText,
    category: SearchText,
    year: z.coerce
      .number({ error: YEAR_WRONG })
      .int({ error: YEAR_WRONG })
      .min(VOLUME_YEARS.first, { error: YEAR_WRONG })
      .max(VOLUME_YEARS.last, { error: YEAR_WRONG })
      .optional()
      .meta({ type: 'integer', minimum: VOLUME_YEARS.first, maximum: VOLUME_YEARS.last }),
    /** The number of a term of the dictionary that its authors or editors confirmed. */
    term: Id.optional(),
    sort: z.enum(articleSorts, { error: 'الترتيب غير معروف' }).default('newest'),
  }),
  response: pageOf(ArticleCard).extend({
    /** Of all published articles. */
    categories: z.array(z.string()),
    years: z.array(z.number()),
    /** The term that was asked for; null when there is none. */
    term: z.object({ id: z.number(), arabic: z.string() }).nullable(),
  }),
});

export const getAuthor = endpoint({
  method: 'GET',
  path: '/api/journal/authors/:key/',
  access: 'anyone',
  summary: 'مؤلف وأبحاثه المنشورة: من له رقم ORCID، أو رضي بأن تكون له صفحة',
  shows: ['journal', 'article:articles.results.id'],
  params: z.object({ key: z.string().regex(AUTHOR_KEY, { error: 'المعرّف غير صحيح' }) }),
  query: Paging(20),
  response: z.object({
    key: z.string(),
    name: z.string(),
    latin_name: z.string(),
    /** As it stands on the newest of the articles. */
    affiliation: z.string(),
    orcid: z.string(),
    articles: pageOf(ArticleCard),
  }),
});
