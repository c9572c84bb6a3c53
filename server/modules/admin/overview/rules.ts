import type { TrendPeriod } from '@mustalah/contract/administration';
import { DAY_MS } from '../../../platform/calendar.ts';

const DAYS = 30;
const WEEKS = 26;
const MONTHS = 12;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first day of each column up to the one that holds today, the oldest first; weeks begin on Sunday. */
export function columnsUpTo(today: string, period: TrendPeriod): string[] {
  const now = new Date(today);
  const sunday = now.getTime() - now.getUTCDay() * DAY_MS;
  const starts: Record<TrendPeriod, { count: number; at: (back: number) => number }> = {
    days: { count: DAYS, at: (back) => now.getTime() - back * DAY_MS },
    weeks: { count: WEEKS, at: (back) => sunday - back * 7 * DAY_MS },
    months: { count: MONTHS, at: (back) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1) },
  };
  const { count, at } = starts[period];
  return Array.from({ length: count }, (_, place) => dayOf(at(count - 1 - place)));
}
