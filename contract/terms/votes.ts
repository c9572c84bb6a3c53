import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById } from '../fields.ts';

const VoteState = z.object({
  votes: z.number().int(),
  votes_needed: z.number().int(),
  is_approved: z.boolean(),
});

export const voteOnTerm = endpoint({
  method: 'POST',
  path: '/api/terms/vote/:id/',
  access: 'member',
  summary: 'التصويت لمصطلح',
  params: ById,
  response: VoteState,
});

export const revokeVote = endpoint({
  method: 'DELETE',
  path: '/api/terms/vote/:id/revoke/',
  access: 'member',
  summary: 'سحب التصويت',
  params: ById,
  response: VoteState,
});

export const listUserVotes = endpoint({
  method: 'GET',
  path: '/api/user-votes/',
  access: 'member',
  summary: 'المصطلحات التي صوّت لها المستخدم',
  response: z.object({ voted_terms: z.array(z.number()) }),
});
