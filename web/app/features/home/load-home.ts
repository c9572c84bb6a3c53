import { listLatestAnnouncements } from '@mustalah/contract/announcements';
import { getFeaturedPaper, getPlatformStats, listTopAuthors } from '@mustalah/contract/journal/public';
import { getUasPrice } from '@mustalah/contract/rewards';
import { getRandomTerm, searchTerms } from '@mustalah/contract/terms/dictionary';
import { listTermsToVote } from '@mustalah/contract/terms/votes';
import type { LoaderFunctionArgs } from 'react-router';
import { call } from '../../api.ts';
import { publicUrlOf } from '../../page-meta.ts';

/** So many terms of a list stand on the first page. */
export const SHOWN = { toVote: 3, newest: 5 } as const;
const NEWEST = { status: 'approved', sort: 'newest', page_size: SHOWN.newest } as const;

/** What stands beside the page may fail without harm to the page: it is logged and left out. */
const orNothing = <T>(what: string, answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    console.error(`home page: ${what} failed`, error);
    return null;
  });

/** Everything public that the home page shows, asked for at once. */
export async function loadHome(from: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const [prices, authors, stats, paper, term, announcements, toVote, newest] = await Promise.all([
    orNothing('price', call(getUasPrice, {}, from)),
    orNothing('top authors', call(listTopAuthors, {}, from)),
    orNothing('platform stats', call(getPlatformStats, {}, from)),
    orNothing('featured paper', call(getFeaturedPaper, {}, from)),
    orNothing('term of the day', call(getRandomTerm, { query: { of: 'day' } }, from)),
    orNothing('announcements', call(listLatestAnnouncements, {}, from)),
    orNothing('terms to vote', call(listTermsToVote, { query: { page_size: SHOWN.toVote } }, from)),
    orNothing('newest terms', call(searchTerms, { query: NEWEST }, from)),
  ]);
  return {
    prices,
    authors,
    stats,
    paper,
    term,
    announcements,
    toVote,
    newest: newest?.results ?? null,
    publicUrl: publicUrlOf(from.context),
    // Taken once, so that the browser shows the same time as the server did.
    loadedAt: Date.now(),
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
