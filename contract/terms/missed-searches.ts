import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Paging, pageOf, Timestamp } from '../fields.ts';

/** A word that people searched for and the dictionary does not have. */
export const MissedSearch = z.object({
  id: z.number(),
  /** As it was written last. */
  text: z.string(),
  script: z.enum(['arabic', 'latin']),
  /** A network counts once a day. */
  searches: z.number().int(),
  last_at: Timestamp,
});
export type MissedSearch = z.infer<typeof MissedSearch>;

export const listMissedSearches = endpoint({
  method: 'GET',
  path: '/api/missed-searches/',
  access: 'contributor',
  summary: 'ما يبحث عنه الناس ولا يجدونه، الأكثر طلبًا أولًا',
  query: Paging(20),
  response: pageOf(MissedSearch),
});

export const dismissMissedSearch = endpoint({
  method: 'DELETE',
  path: '/api/missed-searches/:id/',
  access: 'admin',
  summary: 'إخراج كلمة من قائمة ما لم يجده الناس',
  outdates: 'nothing',
  params: ById,
  response: Done,
});
