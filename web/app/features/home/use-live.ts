import { listLatestAnnouncements } from '@mustalah/contract/announcements';
import { getDailyChallenge, getUasPrice, getUserStats } from '@mustalah/contract/rewards';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import type { Home } from './load-home.ts';

const POLL_MS = 30_000;

/** Failures of what stands beside the page are only logged. */
function logged<T>(answer: Promise<T>): Promise<T> {
  answer.catch((error: unknown) => {
    // A request that was given up on purpose is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
  });
  return answer;
}

/** The price of UAS, asked for every 30 s. */
export const usePrices = ({ prices, loadedAt }: Home) =>
  useQuery({
    queryKey: ['uas-price'],
    queryFn: ({ signal }) => logged(call(getUasPrice, {}, { signal })),
    refetchInterval: POLL_MS,
    ...(prices && { initialData: prices, initialDataUpdatedAt: loadedAt }),
  });

/** The latest announcements, asked for every 30 s. */
export const useAnnouncements = ({ announcements, loadedAt }: Home) =>
  useQuery({
    queryKey: ['announcements', 'latest'],
    queryFn: ({ signal }) => logged(call(listLatestAnnouncements, {}, { signal })),
    refetchInterval: POLL_MS,
    ...(announcements && { initialData: announcements, initialDataUpdatedAt: loadedAt }),
  });

export const useUserStats = (userId: number) =>
  useQuery({
    queryKey: ['user-stats', userId],
    queryFn: ({ signal }) => logged(call(getUserStats, {}, { signal })),
  });

export const useDailyChallenge = (userId: number) =>
  useQuery({
    queryKey: ['daily-challenge', userId],
    queryFn: ({ signal }) => logged(call(getDailyChallenge, {}, { signal })),
  });
