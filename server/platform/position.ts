/**
 * How far the log of the database has come: the timeline, which each promotion of a replica begins anew, and in it the place,
 * which PostgreSQL writes as `16/B374D848`. Of two positions that of the later timeline is beyond, wherever it stands.
 */
export type Position = bigint;

/** Beyond any: only the primary has come there. */
export const NEWEST: Position = 2n ** 96n - 1n;

export const timelineOf = (position: Position): number => Number(position >> 64n);

/** Gives the present one as text, from a server that takes writes. */
export const POSITION_NOW = `(select ltrim(left(pg_walfile_name(place), 8), '0') || '/' || place
  from pg_current_wal_insert_lsn() as place)`;

const PART = '([0-9A-F]{1,8})';
const WRITTEN = new RegExp(`^${PART}/${PART}/${PART}$`, 'i');

/** The position that a text is; null for anything else. */
export function positionIn(text: unknown): Position | null {
  const [, timeline, high, low] = (typeof text === 'string' && WRITTEN.exec(text)) || [];
  if (!timeline || !high || !low) return null;
  return (BigInt(`0x${timeline}`) << 64n) | (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export const textOf = (position: Position): string =>
  [position >> 64n, (position >> 32n) & LOWEST, position & LOWEST]
    .map((part) => part.toString(16))
    .join('/')
    .toUpperCase();
const LOWEST = 0xffffffffn;

export const later = (one: Position, other: Position): Position => (one > other ? one : other);
