import { type Term } from '@mustalah/contract/terms/term';
import { listUserVotes, revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, sayFailure } from '../../api.ts';
import { knownSession, useSession } from '../../session.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

type VoteState = Pick<Term, 'votes' | 'votes_needed' | 'is_approved'>;

/** The ids of the terms that the signed-in user has voted for. */
export function useVotedTerms(): ReadonlySet<number> {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['user-votes', user?.id],
    queryFn: ({ signal }) => call(listUserVotes, {}, { signal }),
    enabled: user !== null,
  });
  return new Set(user ? data?.voted_terms : []);
}

/** Vote for one term or take the vote back; one request at a time. */
export function useVote(term: Term) {
  const { user } = useSession();
  const queries = useQueryClient();
  const [state, setState] = useState<VoteState | null>(null);
  const hasVoted = useVotedTerms().has(term.id);

  const mutation = useMutation({
    mutationFn: () => call(hasVoted ? revokeVote : voteOnTerm, { params: { id: term.id } }),
    onSuccess: (answer) => {
      setState(answer);
      queries.setQueryData<{ voted_terms: number[] }>(['user-votes', user?.id], (before) => ({
        voted_terms: hasVoted
          ? (before?.voted_terms ?? []).filter((id) => id !== term.id)
          : [...(before?.voted_terms ?? []), term.id],
      }));
      toast('success', hasVoted ? text.revoked : text.voted);
    },
    onError: (error) => toast('error', sayFailure(error, text.voteFailed)),
  });

  return {
    ...(state ?? term),
    hasVoted,
    isPending: mutation.isPending,
    async toggle() {
      if (mutation.isPending) return;
      // Whoever is quicker than the session is not told to sign in.
      const { status } = await knownSession();
      if (status !== 'signed-in') toast('warning', text.voteNeedsLogin);
      else mutation.mutate();
    },
  };
}
