import { listLatestAnnouncements } from '@mustalah/contract/announcements';
import { getFeaturedPaper, getPlatformStats, listTopAuthors } from '@mustalah/contract/journal/public';
import { getUasPrice } from '@mustalah/contract/rewards';
import { getRandomTerm } from '@mustalah/contract/terms/dictionary';
import type { LoaderFunctionArgs } from 'react-router';
import { call } from '../../api.ts';
import { publicUrlOf } from '../../page-meta.ts';

/** What stands beside the page may fail without harm to the page: it is logged and left out. */
const orNothing = <T>(what: string, answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    console.error(`home page: ${what} failed`, error);
    return null;
  });

/** Everything public that the home page shows, asked for at once. */
export async function loadHome(from: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const [prices, authors, stats, paper, term, announcements] = await Promise.all([
    orNothing('price', call(getUasPrice, {}, from)),
    orNothing('top authors', call(listTopAuthors, {}, from)),
    orNothing('platform stats', call(getPlatformStats, {}, from)),
    orNothing('featured paper', call(getFeaturedPaper, {}, from)),
    orNothing('term of the day', call(getRandomTerm, { query: { of: 'day' } }, from)),
    orNothing('announcements', call(listLatestAnnouncements, {}, from)),
  ]);
  return {
    prices,
    authors,
    stats,
    paper,
    term,
    announcements,
    publicUrl: publicUrlOf(from.context),
    // Taken once, so that the browser shows the same time as the server did.
    loadedAt: Date.now(),
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
