import type { Answer } from '@mustalah/contract/endpoint';
import { getTerm } from '@mustalah/contract/terms/dictionary';
import { approveTerm, listPendingTerms, type ReviewTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { toldOfTerms } from '../../domain/outdated.ts';
import { keyOf } from '../../use-call.ts';
import { forgetAnswers } from '../../use-write.ts';

/** So long a decision may be taken back before it is sent. */
export const HELD_MS = 10_000;

export interface Decision {
  term: ReviewTerm;
  /** Why it is rejected; null where it is approved. */
  reason: string | null;
}

interface Held {
  decision: Decision;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Hold one decision for ten seconds, in which it can be taken back as if it had never been made: no notice goes out and
 * no point moves. The next decision, leaving the screen, and a page that is hidden or closed send it at once.
 */
export function useHeldDecision(onRefused: (decision: Decision, error: unknown) => void) {
  const queries = useQueryClient();
  const [held, setHeld] = useState<Decision | null>(null);
  const kept = useRef<Held | null>(null);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });

  /** The numbers beside the queues fall with a decision, not with its being sent. */
  const countWaiting = useCallback(
    (change: 1 | -1) =>
      queries.setQueriesData<Answer<typeof listPendingTerms>>(
        { queryKey: keyOf(listPendingTerms) },
        (before) => before && { ...before, count: Math.max(0, before.count + change) },
      ),
    [queries],
  );

  const takeOut = useCallback((): Decision | null => {
    const decision = kept.current?.decision ?? null;
    clearTimeout(kept.current?.timer);
    kept.current = null;
    setHeld(null);
    return decision;
  }, []);

  const send = useCallback(() => {
    const decision = takeOut();
    if (!decision) return;
    sendDecision(decision)
      .catch((error: unknown) => refused.current(decision, error))
      .finally(() => {
        forgetAnswers(queries, [...toldOfTerms, getTerm]);
        const waiting = { queryKey: keyOf(listPendingTerms) };
        queries.removeQueries({ ...waiting, type: 'inactive' });
        // What is counted anew knows nothing of the decision that is held meanwhile.
        void queries.invalidateQueries(waiting).then(() => kept.current && countWaiting(-1));
      });
  }, [queries, takeOut, countWaiting]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', send);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', send);
      // guard: A decision that is left behind is sent (review-queue.test.tsx)
      send();
    };
  }, [send]);

  return {
    held,
    hold(decision: Decision): void {
      // guard: The next decision sends the one before (review-queue.test.tsx)
      send();
      kept.current = { decision, timer: setTimeout(send, HELD_MS) };
      setHeld(decision);
      countWaiting(-1);
    },
    takeBack(): Decision | null {
      const decision = takeOut();
      if (decision) countWaiting(1);
      return decision;
    },
  };
}

function sendDecision({ term: { id, updated_at }, reason }: Decision): Promise<unknown> {
  const from = { outlivesPage: true };
  return reason === null
    ? call(approveTerm, { params: { id }, body: { updated_at } }, from)
    : call(rejectTerm, { params: { id }, body: { reason, updated_at } }, from);
}
