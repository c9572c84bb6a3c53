import { pageAsked, searchAsked } from '../../address.ts';

export const PAGE_SIZE = 50;

const LETTER = /^[\u0621-\u063a\u0641-\u064aa-zA-Z]$/u;

/** What an address of the shelf asks for; what cannot be is left out. */
export function shelfQueryOf(search: URLSearchParams, field = '') {
  const letter = search.get('letter') ?? '';
  return {
    field,
    search: searchAsked(search),
    ...(LETTER.test(letter) && { letter }),
    by: search.get('by') === 'latin' ? ('latin' as const) : ('arabic' as const),
    page: pageAsked(search),
    page_size: PAGE_SIZE,
  };
}

export type ShelfQuery = ReturnType<typeof shelfQueryOf>;
