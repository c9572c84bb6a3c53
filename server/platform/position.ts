/** How far the log of the database has come: PostgreSQL writes it as `16/B374D848`. */
export type Position = bigint;

/** Beyond any: only the primary has come there. */
export const NEWEST: Position = 2n ** 64n - 1n;

const WRITTEN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** The position that a text is; null for anything else. */
export function positionIn(text: unknown): Position | null {
  const [, high, low] = (typeof text === 'string' && WRITTEN.exec(text)) || [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null;
}

export const textOf = (position: Position): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase();

export const later = (one: Position, other: Position): Position => (one > other ? one : other);
