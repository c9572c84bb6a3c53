import { useState } from 'react';

/** A row at the place where it was first shown. */
export interface Placed<Row> {
  row: Row;
  /** It is no longer one of the list: it shows what it was. */
  hasLeft: boolean;
}

/** The rows as they stand now, at the places they had; what has come since stands behind them. */
export function keepPlaces<Row extends { id: number }>(
  before: readonly Placed<Row>[],
  now: readonly Row[],
): Placed<Row>[] {
  const kept = before.map(({ row }) => {
    const same = now.find(({ id }) => id === row.id);
    return { row: same ?? row, hasLeft: same === undefined };
  });
  const added = now.filter(({ id }) => before.every(({ row }) => row.id !== id));
  return [...kept, ...added.map((row) => ({ row, hasLeft: false }))];
}

/**
 * The rows of a list that is worked through: until another list is asked for, none takes the place of another, so that
 * a second press never meets a row that nobody has read.
 */
export function useKeptPlaces<Row extends { id: number }>(list: string, rows: readonly Row[]): Placed<Row>[] {
  const [shown, setShown] = useState({ list, rows, places: keepPlaces([], rows) });
  if (shown.list === list && shown.rows === rows) return shown.places;
  const places = keepPlaces(shown.list === list ? shown.places : [], rows);
  setShown({ list, rows, places });
  return places;
}
