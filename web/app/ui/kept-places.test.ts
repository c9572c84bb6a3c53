import { expect, test } from 'vitest';
import { keepPlaces } from './kept-places.ts';

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
const shown = keepPlaces([], [one, two]);

test('what has left keeps its place, so that no row moves up into it', () => {
  expect(keepPlaces(shown, [two])).toEqual([
    { row: one, hasLeft: true },
    { row: two, hasLeft: false },
  ]);
});

test('what comes stands behind those that were there, whatever its order', () => {
  expect(keepPlaces(shown, [three, two, one]).map(({ row }) => row)).toEqual([one, two, three]);
});

test('a row is shown as it stands now, and one that comes back is no longer gone', () => {
  const changed = { id: 1, name: 'new' };
  expect(keepPlaces(keepPlaces(shown, [two]), [changed, two])[0]).toEqual({ row: changed, hasLeft: false });
});
