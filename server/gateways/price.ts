import { z } from 'zod';
import { fetchShort } from './fetch-short.ts';

/** Price of one UAS by currency code. */
export type Prices = Record<string, number>;

/** Prices and how old they are. */
export interface Quote {
  prices: Prices;
  /** When the source last gave them; null for configured ones. */
  at: Date | null;
  /** The source has not answered for so long that they may be wrong. */
  isStale: boolean;
}

export interface PriceSource {
  current(): Promise<Prices>;
  quote(): Promise<Quote>;
}

const Prices = z
  .record(z.string().regex(/^[A-Z]{3}$/), z.number().positive())
  .refine((prices) => Object.keys(prices).length > 0);
const CACHE_MS = 30_000;
/** Several attempts have failed by then. */
const STALE_MS = 5 * 60_000;

/** Parse `USD=0.05,SAR=0.19`. */
export function parsePrices(text: string): Prices {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  return Prices.parse(Object.fromEntries(pairs.map(([code, price]) => [code, Number(price)])));
}

export const fixedPrice = (prices: Prices): PriceSource => ({
  current: async () => prices,
  quote: async () => ({ prices, at: null, isStale: false }),
});

interface HttpPriceOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  timeoutMs?: number;
}

export interface HttpPriceSource extends PriceSource {
  /** The question to the source that is under way, if any, is answered or given up. */
  settled(): Promise<void>;
}

/**
 * Ask an HTTP source that answers with a map of currency codes, at most every 30 s.
 *
 * Never makes a page wait: a stale answer is given at once and renewed behind it; a failing source keeps the
 * last good prices, and before the first good answer the fixed ones serve.
 */
export function httpPrice(
  url: string,
  fallback: Prices,
  { now = Date.now, timeoutMs = 5_000 }: HttpPriceOptions = {},
): HttpPriceSource {
  let known = fallback;
  let askedAt = Number.NEGATIVE_INFINITY;
  let knownAt: number | null = null;
  const openedAt = now();
  let renewal = Promise.resolve();

  const renew = async (): Promise<void> => {
    try {
      const response = await fetchShort(url, { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) return;
      known = Prices.parse(await response.json());
      knownAt = now();
    } catch {
      // The source is away or talks nonsense: the last good prices stay.
    }
  };

  const current = async (): Promise<Prices> => {
    if (now() - askedAt >= CACHE_MS) {
      askedAt = now();
      renewal = renew();
    }
    return known;
  };

  return {
    current,
    quote: async () => ({
      prices: await current(),
      at: knownAt === null ? null : new Date(knownAt),
      isStale: now() - (knownAt ?? openedAt) >= STALE_MS,
    }),
    settled: () => renewal,
  };
}
