import { expect, test } from 'vitest';
import { moved, type Place, pagesFault, running } from './places.ts';

const place = (id: number, more: Partial<Place> = {}): Place => ({
  id,
  title: '',
  section: '',
  first: '',
  last: '',
  filePages: 4,
  ...more,
});
const pagesOf = (places: readonly Place[]) => places.map(({ first, last }) => `${first}-${last}`);

test('pages run on from where the first paper begins; one of unknown length has none', () => {
  const places = [place(1, { first: '21', last: '21' }), place(2, { filePages: null }), place(3)];
  expect(pagesOf(running(places))).toEqual(['21-24', '-', '25-28']);
  expect(pagesOf(running([place(1), place(2)]))).toEqual(['1-4', '5-8']);
});

test('a paper moves one place, and the others stay in their order', () => {
  const ids = (places: readonly Place[]) => places.map(({ id }) => id);
  const three = [place(1), place(2), place(3)];
  expect([ids(moved(three, 0, 1)), ids(moved(three, 2, -1))]).toEqual([
    [2, 1, 3],
    [1, 3, 2],
  ]);
});

test('pages that lack an end or run backwards are found', () => {
  const faults = [
    place(1),
    place(1, { first: '3', last: '3' }),
    place(1, { first: '3' }),
    place(1, { last: '3' }),
    place(1, { first: '4', last: '3' }),
    place(1, { first: '0', last: '3' }),
    place(1, { first: 'x', last: 'y' }),
  ].map(pagesFault);
  expect(faults).toEqual([false, false, true, true, true, true, true]);
});
