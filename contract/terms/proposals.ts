import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Done, Id, Paging, pageOf, Timestamp, text } from '../fields.ts';
import { Designation, Example, KnownEntry, RelationKind } from './concepts.ts';
import { TERM_LIMITS } from './term.ts';

// What people propose to entries that are there: further names, examples of use, relations. All of it waits in one queue.

/** The kinds of parts that are proposed, as they stand in addresses. */
export const proposalKinds = ['names', 'examples', 'relations'] as const;
const ProposalKind = z.enum(proposalKinds, { error: 'نوع الاقتراح غير معروف' });
export type ProposalKind = z.infer<typeof ProposalKind>;

/** A place in the queue: when a proposal came, of which kind it is, and its number. */
const PlaceInQueue = z
  .string()
  .regex(/^\d{1,14}-(names|examples|relations)-[1-9]\d{0,14}$/, { error: 'موضع القائمة غير صحيح' })
  .transform((place) => {
    const [time, kind, id] = place.split('-') as [string, ProposalKind, string];
    return { at: new Date(Number(time)), kind, id: Number(id) };
  });

/** What every proposal says of itself, whatever is proposed. */
const Waiting = {
  id: z.number(),
  by: z.string(),
  created_at: Timestamp,
  /** The entry that it is proposed to, with the names it has. */
  entry: KnownEntry.extend({ is_approved: z.boolean(), names: z.array(z.string()) }),
};

const ProposedPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('names'),
    ...Waiting,
    name: Designation.omit({ id: true, status: true, by: true, can_decide: true, can_remove: true }),
  }),
  z.object({
    kind: z.literal('examples'),
    ...Waiting,
    example: Example.omit({ id: true, status: true, by: true, can_decide: true, can_remove: true }),
  }),
  z.object({
    kind: z.literal('relations'),
    ...Waiting,
    /** What the other entry is to this one. */
    relation: z.object({ kind: RelationKind, other: KnownEntry }),
  }),
]);
export type ProposedPart = z.infer<typeof ProposedPart>;

export const listProposals = endpoint({
  method: 'GET',
  path: '/api/proposals/',
  access: 'contributor',
  summary: 'ما اقتُرح إضافته إلى المصطلحات وينتظر قرار السائل: أسماء أخرى وأمثلة وصلات، الأقدم أولًا',
  query: Paging(10)
    .pick({ page_size: true })
    // What follows this place, as `next` of the page before says it.
    .extend({ after: PlaceInQueue.optional() }),
  response: pageOf(ProposedPart),
});

export const rejectProposal = endpoint({
  method: 'POST',
  path: '/api/proposals/:kind/:id/reject/',
  access: 'member',
  summary: 'رفض اسم أو مثال أو صلة مما اقتُرح، مع إخبار من اقترحه بالسبب: من يراجع المصطلح',
  outdates: ['term', 'dictionary'],
  params: z.object({ kind: ProposalKind, id: Id }),
  body: z.object({ reason: text({ max: TERM_LIMITS.reason }) }),
  response: Done,
  limits: [{ by: 'user', max: 60, windowSeconds: 3600, together: 'parts' }],
});
