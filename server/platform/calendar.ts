export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

// Saudi Arabia keeps UTC+3 all year.
const RIYADH_MS = 3 * HOUR_MS;

/** The day in Riyadh, such as `2026-03-10`. */
export const riyadhDay = (now: Date): string =>
  new Date(now.getTime() + RIYADH_MS).toISOString().slice(0, 10);

/** The moments at which a day begins and ends in Riyadh. */
export function boundsOfDay(day: string): { start: Date; end: Date } {
  const start = Date.parse(day) - RIYADH_MS;
  return { start: new Date(start), end: new Date(start + DAY_MS) };
}

/** The moments between which the days of a filter lie, both included; without a day there is no bound. */
export const boundsOfDays = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  start: from === undefined ? undefined : boundsOfDay(from).start,
  end: to === undefined ? undefined : boundsOfDay(to).end,
});
