import { useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import { withChanges } from './address.ts';

/**
 * The search parameters of the address and a way to change some of them. Changes that follow one another before the
 * page is drawn again all count: the address that React shows may be older than the one that was asked for.
 */
export function useSearch(options: NavigateOptions) {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const ask = (next: URLSearchParams) => {
    latest.current = next;
    setSearch(next, options);
  };
  return {
    search,
    change: (changes: Record<string, string>) => ask(withChanges(latest.current, changes)),
    reset: () => ask(new URLSearchParams()),
  };
}
