import { expect, test } from 'vitest';
import { pageAsked, pageCountOf, pageHref, withChanges } from './address.ts';

const search = (text: string) => new URLSearchParams(text);

test('a page that cannot be is the first page', () => {
  const asked = ['', 'page=3', 'page=2.9', 'page=0', 'page=-1', 'page=x', 'page=1e9'].map((text) =>
    pageAsked(search(text)),
  );
  expect(asked).toEqual([1, 3, 2, 1, 1, 1, 1]);
});

test('a list without rows has one page', () => {
  expect([pageCountOf(0, 10), pageCountOf(10, 10), pageCountOf(11, 10)]).toEqual([1, 1, 2]);
});

test('going to a page keeps the rest of the address but the place behind which the former page began', () => {
  const here = search('search=x&page=2&after=5-7');
  expect(pageHref('/dictionary', here, 3)).toBe('/dictionary?search=x&page=3');
});

test('changing a parameter drops empty ones and goes back to the first page', () => {
  const changed = withChanges(search('search=x&category=y&page=4&after=5-7'), { search: 'z', category: '' });
  expect(changed.toString()).toBe('search=z');
});
