import type { Endpoint } from '@mustalah/contract/endpoint';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keyOf } from './use-call.ts';

export interface WriteOptions<Given, Outcome> {
  /** Calls whose kept answers are no longer true afterwards. */
  outdates: readonly Endpoint[];
  onSuccess?: (outcome: Outcome, given: Given) => unknown;
  onError?: (error: Error, given: Given) => unknown;
}

/**
 * Write through the API: one request at a time, however fast somebody clicks. What the write outdates is asked
 * for again where it is shown and forgotten elsewhere, also after a failure, for the answer alone may be lost.
 */
export function useWrite<Given = void, Outcome = unknown>(
  write: (given: Given) => Promise<Outcome>,
  { outdates, onSuccess, onError }: WriteOptions<Given, Outcome>,
) {
  // Nothing is written while the server renders a page.
  if (import.meta.env.SSR) return { isPending: false, given: undefined, write() {} };
  // Either way all renderings of one program go the same.
  /* oxlint-disable react/rules-of-hooks */
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutate, isPending, variables } = useMutation<Outcome, Error, Given>({
    mutationFn: write,
    onSuccess: (outcome, given) => onSuccess?.(outcome, given),
    onError: (error, given) => onError?.(error, given),
    onSettled: () => {
      isUnderWay.current = false;
      // guard: After a write nothing that it outdates is shown again (use-call.test.tsx)
      forgetAnswers(queries, outdates);
    },
  });
  /* oxlint-enable react/rules-of-hooks */
  return {
    isPending,
    /** What the last write was given. */
    given: variables,
    write(given: Given): void {
      // The screen knows of a request one rendering later; two clicks can be faster than that.
      // guard: Two clicks are one request (use-call.test.tsx, features/dictionary/vote-box.test.tsx)
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(given);
    },
  };
}

/** Ask for kept answers again where they are shown, and drop them elsewhere. */
export function forgetAnswers(queries: QueryClient, outdated: readonly Endpoint[]): void {
  for (const endpoint of outdated) {
    const queryKey = keyOf(endpoint);
    queries.removeQueries({ queryKey, type: 'inactive' });
    void queries.invalidateQueries({ queryKey });
  }
}
