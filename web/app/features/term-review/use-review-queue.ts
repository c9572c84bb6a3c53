import { getTerm } from '@mustalah/contract/terms/dictionary';
import { listPendingTerms, type ReviewTerm } from '@mustalah/contract/terms/review';
import { useEffect, useState } from 'react';
import { call, isAborted, RefusedCall, sayFailure } from '../../api.ts';
import { toast } from '../../ui/toast.ts';
import { isConflict } from './changed-meanwhile.tsx';
import { PAGE_SIZE, type ReviewData } from './load-review.ts';
import { text } from './text.ts';
import { type Decision, useHeldDecision } from './use-held-decision.ts';

/** With so few left the next are asked for, so that nobody waits for them. */
const FEW = 4;

type Ids = ReadonlySet<number>;
const NONE: Ids = new Set();
const withId = (ids: Ids, id: number): Ids => new Set(ids).add(id);
const withoutId = (ids: Ids, id: number): Ids => new Set([...ids].filter((each) => each !== id));

/** What waits for review, one after the other, as far as it is known. */
export function useReviewQueue({ query, terms: first }: ReviewData) {
  const [terms, setTerms] = useState<readonly ReviewTerm[]>(first?.results ?? []);
  const [decided, setDecided] = useState(NONE);
  const [skipped, setSkipped] = useState(NONE);
  const [isWhole, setWhole] = useState(first?.next === null);
  const [hasFailed, setFailed] = useState(false);
  const waiting = terms.filter(({ id, can_review }) => can_review && !decided.has(id) && !skipped.has(id));

  const putLast = (term: ReviewTerm) => {
    setTerms((before) => [...before.filter(({ id }) => id !== term.id), term]);
    setDecided((before) => withoutId(before, term.id));
  };
  const { held, hold, takeBack } = useHeldDecision(({ term }, error) => {
    toast('error', text.notDecided(term.arabic, sayFailure(error, text.decisionFailed)));
    if (isConflict(error)) void readAgain(term).then(putLast, () => {});
    // Whom somebody else was quicker with is not asked about again.
    else if (!(error instanceof RefusedCall && [404, 409].includes(error.status))) putLast(term);
  });

  const isShort = waiting.length < FEW && !isWhole && !hasFailed;
  const known = terms.length;
  useEffect(() => {
    if (!isShort) return;
    const asking = new AbortController();
    const seen = new Set(terms.map(({ id }) => id));
    // What was decided has left the list, and the rest moved up.
    const page = Math.floor((known - decided.size) / PAGE_SIZE) + 1;
    findMore({ ...query, page }, seen, asking.signal).then(
      (more) => {
        setTerms((before) => [...before, ...more.found]);
        setWhole(more.isWhole);
      },
      (error: unknown) => {
        if (!isAborted(error)) setFailed(true);
      },
    );
    return () => asking.abort();
    // Each time it grows short once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShort, known]);

  return {
    term: waiting[0],
    following: waiting[1],
    isWhole,
    hasFailed,
    held,
    hasSkipped: skipped.size > 0,
    /** Others decide about what one suggested oneself. */
    hasOwn: terms.some(({ can_review }) => !can_review),
    decide(decision: Decision): void {
      setDecided((before) => withId(before, decision.term.id));
      hold(decision);
    },
    undo(): void {
      const decision = takeBack();
      if (decision) setDecided((before) => withoutId(before, decision.term.id));
    },
    skip: (id: number) => setSkipped((before) => withId(before, id)),
    startAgain: () => setSkipped(NONE),
    retry: () => setFailed(false),
    /** It was changed: from now on it is shown as it is. */
    refresh(term: ReviewTerm): void {
      void readAgain(term).then(
        (now) => setTerms((before) => before.map((each) => (each.id === now.id ? now : each))),
        () => setDecided((before) => withId(before, term.id)),
      );
    },
  };
}

/** The term as it stands now, with what only the review knows of it. */
async function readAgain(term: ReviewTerm): Promise<ReviewTerm> {
  const { arabic, latin, definition, category, category_name, votes, votes_needed, ...now } = await call(
    getTerm,
    { params: { id: term.id } },
  );
  const words = { arabic, latin, definition, category, category_name, votes, votes_needed };
  return { ...term, ...words, needs_definition: now.needs_definition, updated_at: now.updated_at };
}

/** The next page on which there is anything new. */
async function findMore(query: ReviewData['query'], seen: Ids, signal: AbortSignal) {
  for (let page = query.page; ; page += 1) {
    const { results, next } = await call(listPendingTerms, { query: { ...query, page } }, { signal });
    const found = results.filter(({ id }) => !seen.has(id));
    if (found.length > 0 || next === null) return { found, isWhole: next === null };
  }
}
