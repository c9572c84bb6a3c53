import { expect, test } from 'vitest';
import { definedTermOf } from './term-json-ld.ts';

const term = { id: 7, arabic: 'مقراب', latin: 'telescope', papers: { results: [], has_more: false } };
const place = {
  publicUrl: 'https://x.org',
  url: 'https://x.org/term/7',
  dictionaryUrl: 'https://x.org/dictionary',
};
const nameOf = (text: string, status: string) => ({ text, status });
const namesOf = (...designations: object[]) =>
  Object(definedTermOf({ ...term, designations } as never, place)).alternateName;

test('an entry is described with every name that stands, each once', () => {
  expect(namesOf()).toBe('telescope');
  const names = [
    nameOf('تلسكوب', 'accepted'),
    nameOf('télescope', 'preferred'),
    nameOf('telescope', 'accepted'),
  ];
  expect(namesOf(...names)).toEqual(['telescope', 'تلسكوب', 'télescope']);
});

test('a name that is only proposed, or deprecated, is none of its names', () => {
  expect(namesOf(nameOf('منظار', 'proposed'), nameOf('ناظور', 'deprecated'))).toBe('telescope');
});
