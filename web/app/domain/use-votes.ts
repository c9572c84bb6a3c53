import type { Answer } from '@mustalah/contract/endpoint';
import type { Term } from '@mustalah/contract/terms/term';
import { listUserVotes, revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';
import { call, sayFailure } from '../api.ts';
import { knownSession } from '../session.ts';
import { toast } from '../ui/toast.ts';
import { keyOf, useCall } from '../use-call.ts';
import { useWrite } from '../use-write.ts';
import { toldOfPoints } from './outdated.ts';
import { voteText as text } from './vote-text.ts';

type Ballots = Answer<typeof listUserVotes>;
type VoteState = Pick<Term, 'votes' | 'votes_needed' | 'is_approved'>;

/** The terms of a list, so that their ballots are asked for at once. */
export const ShownTerms = createContext<readonly number[]>([]);

/** Vote for one term or take the vote back; one request at a time. */
export function useVote(term: Term) {
  const queries = useQueryClient();
  const [state, setState] = useState<VoteState | null>(null);
  const shown = useContext(ShownTerms);
  const terms = (shown.includes(term.id) ? shown : [term.id]).join(',');
  const { data: ballots } = useCall(listUserVotes, { query: { terms } });
  const hasVoted = ballots?.voted_terms.includes(term.id) ?? false;

  const { write, isPending } = useWrite(
    async (isRevoking: boolean) => {
      // Whoever is quicker than the session is not told to sign in.
      const { user } = await knownSession();
      if (!user) return null;
      const sent = { params: { id: term.id } };
      if (isRevoking) return { ...(await call(revokeVote, sent)), voter: user.id, said: text.revoked };
      const cast = await call(voteOnTerm, sent);
      const said = cast.counts ? text.voted(cast.credited, cast.challenge_credited) : text.voteWaits;
      return { ...cast, voter: user.id, said };
    },
    {
      outdates: toldOfPoints,
      onSuccess(answer, isRevoking) {
        if (!answer) return toast('warning', text.voteNeedsLogin);
        const { votes, votes_needed, is_approved, voter, said } = answer;
        setState({ votes, votes_needed, is_approved });
        // The answer says how it stands now; the other lists that may name the term are asked for anew when shown.
        const key = keyOf(listUserVotes, { query: { terms } }, voter);
        queries.setQueryData<Ballots>(key, (before) => {
          const others = before?.voted_terms.filter((id) => id !== term.id) ?? [];
          return before && { ...before, voted_terms: isRevoking ? others : [...others, term.id] };
        });
        toast('success', said);
      },
      // guard: A refused vote says why and changes nothing (../features/dictionary/vote-box.test.tsx) ‹error) => toast('error', sayFailure(error, text.voteFailed)) → ) => sayFailure›
      onError: (error) => toast('error', sayFailure(error, text.voteFailed)),
    },
  );

  return {
    ...(state ?? term),
    hasVoted,
    isOwn: ballots?.own_terms.includes(term.id) ?? false,
    isPending,
    toggle: () => write(hasVoted),
  };
}
