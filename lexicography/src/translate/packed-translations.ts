import { type Lookup, PackedTable, packTable } from '../vocabulary/packed-table.ts';
import type { Translation } from './word-translations.ts';

/** Write translations as bytes that `readTranslations` reads: each with its share behind it. */
export const packTranslations = (
  table: ReadonlyMap<string, readonly Translation[]>,
  write: (share: number) => string = String,
): Buffer =>
  packTable(
    [...table].map(([key, row]) => [key, row.flatMap(({ latin, share }) => [latin, write(share)])] as const),
  );

/** Read packed translations where they lie. */
export function readTranslations(bytes: Buffer): Lookup<readonly Translation[]> {
  const table = new PackedTable(bytes);
  return {
    get(key) {
      const row = table.get(key);
      return row?.flatMap((latin, at) => (at % 2 === 0 ? [{ latin, share: Number(row[at + 1]) }] : []));
    },
  };
}
