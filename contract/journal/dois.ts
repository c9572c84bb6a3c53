import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, Paging, pageOf, Timestamp, text } from '../fields.ts';

// The DOIs of articles, as editors see to them.

/** Where the DOI of a published article stands at the registration agency. */
export const doiStates = ['none', 'prepared', 'sent', 'registered', 'failed'] as const;
const DoiState = z.enum(doiStates);
export type DoiState = (typeof doiStates)[number];

export const ArticleDoi = z.object({
  paper_id: z.number(),
  title: z.string(),
  volume: z.object({ id: z.number(), title: z.string(), number: z.number(), year: z.number() }),
  /** That it has or will have; empty when the journal has no prefix. */
  doi: z.string(),
  state: DoiState,
  /** The article changed since it was sent. */
  is_outdated: z.boolean(),
  /** It belongs to another publisher: nothing is registered here. */
  is_foreign: z.boolean(),
  sent_at: Timestamp.nullable(),
  registered_at: Timestamp.nullable(),
  /** An editor said that it is registered. */
  by_hand: z.boolean(),
  /** What the agency said when it refused it, in its own words. */
  failure: z.string(),
  reference_count: z.number().int(),
});
export type ArticleDoi = z.infer<typeof ArticleDoi>;

export const listDois = endpoint({
  method: 'GET',
  path: '/api/journal/dois/',
  access: 'journal_admin',
  summary: 'معرّفات DOI للأبحاث المنشورة وحال تسجيل كل منها',
  query: Paging(20),
  response: pageOf(ArticleDoi).extend({
    /** The host of the agency; null when files are carried there by hand. */
    agency: z.string().nullable(),
    prefix: z.string(),
  }),
});

/** So many at a time. */
const MOST_DOIS = 100;
const PaperIds = z
  .array(Id, { error: 'اختر الأبحاث' })
  .min(1, { error: 'اختر الأبحاث' })
  .max(MOST_DOIS, { error: 'الأبحاث المختارة أكثر من المسموح به' });

export const sendDois = endpoint({
  method: 'POST',
  path: '/api/journal/dois/send/',
  access: 'journal_admin',
  summary: 'إيداع معرّفات DOI لأبحاث منشورة لدى Crossref، أو إعادة إيداعها',
  outdates: 'nothing',
  body: z.object({ paper_ids: PaperIds }),
  response: Done,
});

export const markDoisRegistered = endpoint({
  method: 'POST',
  path: '/api/journal/dois/registered/',
  access: 'journal_admin',
  summary: 'إثبات أن معرّفات DOI لأبحاث منشورة سُجّلت، لمن حمل ملف الإيداع بنفسه',
  outdates: 'pages',
  body: z.object({ paper_ids: PaperIds }),
  response: Done,
});

export const REFERENCES_LENGTH = 50_000;

const References = z.object({
  /** One work a line. */
  references: z.string(),
  /** What the text of its file seems to list, to be looked through and taken over; empty when nothing was found. */
  found: z.string(),
});

export const getReferences = endpoint({
  method: 'GET',
  path: '/api/journal/articles/:id/references/',
  access: 'journal_admin',
  summary: 'مراجع بحث منشور كما أُثبتت، وما وُجد منها في نصه',
  params: ById,
  response: References,
});

export const setReferences = endpoint({
  method: 'PUT',
  path: '/api/journal/articles/:id/references/',
  access: 'journal_admin',
  summary: 'إثبات مراجع بحث منشور، كل مرجع في سطر',
  outdates: 'pages',
  params: ById,
  body: z.object({ references: text({ min: 0, max: REFERENCES_LENGTH }) }),
  response: Done.extend({ count: z.number().int() }),
});
