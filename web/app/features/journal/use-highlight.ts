import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** After the page has come, and how long. */
export const HIGHLIGHT = { afterMs: 300, forMs: 3_000 } as const;
const PARAMETER = 'paper';

/** Where a paper stands on the page. */
export const paperAnchor = (id: number): string => `paper-${id}`;

/**
 * The paper that the address asks for (`?paper=12`): the page moves to it, it is marked for three seconds, and then the
 * parameter leaves the address.
 */
export function useHighlight(): number | null {
  const [search, setSearch] = useSearchParams();
  const [marked, setMarked] = useState<number | null>(null);
  const asked = search.get(PARAMETER);

  useEffect(() => {
    if (asked === null) return;
    const id = Number(asked);
    const place = document.getElementById(paperAnchor(id));
    const start = setTimeout(() => {
      if (!place) return;
      place.scrollIntoView({ block: 'center', behavior: prefersRest() ? 'auto' : 'smooth' });
      setMarked(id);
    }, HIGHLIGHT.afterMs);
    const end = setTimeout(() => {
      setMarked(null);
      setSearch(
        (now) => {
          const without = new URLSearchParams(now);
          without.delete(PARAMETER);
          return without;
        },
        { replace: true, preventScrollReset: true },
      );
    }, HIGHLIGHT.afterMs + HIGHLIGHT.forMs);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      setMarked(null);
    };
    // The function that changes the address is a new one whenever the address is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);

  return marked;
}

const prefersRest = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
