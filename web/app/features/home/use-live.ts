import { listLatestAnnouncements } from '@mustalah/contract/announcements';
import { getUasPrice, getUasQuote } from '@mustalah/contract/rewards';
import { useCall } from '../../use-call.ts';
import type { Home } from './load-home.ts';

const POLL_MS = 30_000;

/** The price of UAS, asked for every 30 s. */
export const usePrices = ({ prices, loadedAt }: Home) =>
  useCall(
    getUasPrice,
    {},
    { refetchInterval: POLL_MS, first: { answer: prices, at: loadedAt }, isAside: true },
  );

/** The same with its age. */
export const useQuote = () => useCall(getUasQuote, {}, { refetchInterval: POLL_MS, isAside: true });

/** The latest announcements, asked for every 30 s. */
export const useAnnouncements = ({ announcements, loadedAt }: Home) =>
  useCall(
    listLatestAnnouncements,
    {},
    { refetchInterval: POLL_MS, first: { answer: announcements, at: loadedAt }, isAside: true },
  );
