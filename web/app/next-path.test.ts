import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  ['/suggest', '/suggest'],
  ['/term/4?x=1', '/term/4?x=1'],
  [null, '/'],
  ['', '/'],
  ['suggest', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('%j leads to %s', (next, path) => {
  expect(nextPath(next)).toBe(path);
});
