const HOUR_MS = 60 * 60 * 1000;

interface Change {
  /** Empty for none. */
  from: string;
  /** Points wait to be paid out. */
  hasPoints: boolean;
  now: Date;
  /** As the installation sets it; 0 for none. */
  holdHours: number;
}

/**
 * Until when payouts to a changed wallet wait; null where none do. A first wallet has nothing to lose while there is
 * nothing to pay.
 */
export function holdAfter({ from, hasPoints, now, holdHours }: Change): Date | null {
  if (holdHours === 0 || (from === '' && !hasPoints)) return null;
  return new Date(now.getTime() + holdHours * HOUR_MS);
}

const SHORTEST_WAY_BACK_HOURS = 72;

/** Until when the link in the mail takes a change back: never shorter than the hold. */
export const wayBackUntil = (now: Date, holdHours: number): Date =>
  new Date(now.getTime() + Math.max(SHORTEST_WAY_BACK_HOURS, holdHours) * HOUR_MS);

/** The later of two moments that may not be. */
export const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);
