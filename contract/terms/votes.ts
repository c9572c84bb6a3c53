import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, optionalText } from '../fields.ts';
import { TERM_LIMITS, Term } from './term.ts';

const VoteState = z.object({
  votes: z.number().int(),
  votes_needed: z.number().int(),
  is_approved: z.boolean(),
});

const CastVote = VoteState.extend({
  /** False while the voter's address is not confirmed: the vote waits for that. */
  counts: z.boolean(),
  /** Points that this vote earned; none once the votes of the day have earned all they may. */
  credited: z.number(),
  /** Points of the daily challenge, when this vote reached it. */
  challenge_credited: z.number(),
});

/** Votes and their revocations of one member. */
const BALLOTS = [{ by: 'user', max: 300, windowSeconds: 3600, together: 'ballots' }] as const;

export const voteOnTerm = endpoint({
  method: 'POST',
  path: '/api/terms/vote/:id/',
  access: 'member',
  summary: 'التصويت لمصطلح',
  // guard: Every writing endpoint says what it outdates (types)
  outdates: ['votes:id'],
  params: ById,
  response: CastVote,
  // guard: Votes of a user are limited (../../server/platform/rate-limit.test.ts)
  limits: BALLOTS,
});

export const revokeVote = endpoint({
  method: 'DELETE',
  path: '/api/terms/vote/:id/revoke/',
  access: 'member',
  summary: 'سحب التصويت',
  outdates: ['votes:id'],
  params: ById,
  response: VoteState,
  limits: BALLOTS,
});

/** So many terms are told of at once; of more, the newest. */
export const MOST_BALLOTS = 1_000;
/** So many terms may be asked about by name. */
const MOST_ASKED = 100;

const TermIds = z
  .string()
  .regex(new RegExp(`^[1-9]\\d{0,15}(,[1-9]\\d{0,15}){0,${MOST_ASKED - 1}}$`), {
    error: `أرقام مصطلحات تفصل بينها فواصل، مئة على الأكثر`,
  })
  .transform((list) => list.split(',').map(Number));

export const listUserVotes = endpoint({
  method: 'GET',
  path: '/api/user-votes/',
  access: 'member',
  summary: 'المصطلحات التي صوّت لها المستخدم، والتي اقترحها فلا يصوّت لها',
  query: z.object({
    /** Only these terms, such as `7,12`; otherwise the newest. */
    terms: TermIds.optional(),
  }),
  response: z.object({ voted_terms: z.array(z.number()), own_terms: z.array(z.number()) }),
});

/** How many terms that wait are counted at most. */
export const MOST_WAITING = 1_000;

/** A place in the list of what needs votes: those that lack a definition are last, then by votes, then by age. */
const PlaceInWaiting = z
  .string()
  .regex(/^[01]-\d{1,9}-[1-9]\d{0,14}$/, { error: 'موضع القائمة غير صحيح' })
  .transform((place) => place.split('-').map(Number) as [isWanting: number, votes: number, id: number]);

export const listTermsToVote = endpoint({
  method: 'GET',
  path: '/api/terms/to-vote/',
  access: 'anyone',
  summary:
    'ما يحتاج إلى صوتك: مصطلحات قيد المراجعة لم تقترحها ولم تصوّت لها، أقربها إلى الاعتماد أولًا ثم أقدمها',
  shows: ['dictionary', 'votes:results.id'],
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(50).default(10),
    category: optionalText(TERM_LIMITS.category),
    /** What follows this place, as `next` of the answer before says it. */
    after: PlaceInWaiting.optional(),
  }),
  response: z.object({
    results: z.array(Term),
    /** How many wait in all, at most `MOST_WAITING`. */
    count: z.number().int(),
    /** The place to go on from; null at the end. */
    next: z.string().nullable(),
  }),
});
