import { allEndpoints } from '@mustalah/contract/all';
import type { Endpoint, Mark } from '@mustalah/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readNotice, wordsOf } from './public-pages.ts';
import { type Changed, changedBy, EVERYTHING, shownBy, splitMark, together } from './tags.ts';

const answer = { results: [{ id: 7 }, { id: 12 }], next: null, near: { previous: null } };

test.each<[Mark[], string[]]>([
  [['dictionary'], ['dictionary']],
  [['term:id'], ['term', 'term:3']],
  [['votes:results.id'], ['votes', 'votes:7', 'votes:12']],
  [['term:near.previous.id'], []],
])('a page whose call says %j shows %j', (marks, shown) => {
  expect(shownBy(marks, [{ id: 3 }, answer])).toEqual(shown);
});

test.each<[Mark[], string[]]>([
  [
    ['dictionary', 'term:id'],
    ['dictionary', 'term:3'],
  ],
  [['term'], ['term']],
  [['term:near.previous.id'], ['term']],
])('a write that says %j changes %j', (marks, changed) => {
  expect(changedBy(marks, [{ id: 3 }, undefined, answer])).toEqual(changed);
});

test('what several writes changed is told once, and everything covers the rest', () => {
  expect([together(['term:1'], ['term:1', 'dictionary']), together(['term:1'], EVERYTHING)]).toEqual([
    ['term:1', 'dictionary'],
    EVERYTHING,
  ]);
});

const longest = Array.from({ length: 1_000 }, (_, place) => `term:${place}0000000`);
test.each<[string, string, Changed]>([
  [`me 0/0/A1 ${wordsOf(['term:1', 'dictionary'])}`, 'me', ['term:1', 'dictionary']],
  [`me 0/0/A1 ${wordsOf(EVERYTHING)}`, 'me', EVERYTHING],
  [`me 0/0/A1 ${wordsOf(longest)}`, 'me', EVERYTHING],
  [' 0/0/A1 *', '', EVERYTHING],
  ['me 0/0/A1', 'me', EVERYTHING],
])('the notice %j is understood', (notice, from, changed) => {
  expect(readNotice(notice)).toEqual({ from, reached: 0xa1n, changed });
});

// As earlier releases told it.
test.each(['d2f0', '', 'd2f0 term:1 dictionary'])('the notice %j means everything', (notice) => {
  expect(readNotice(notice)).toMatchObject({ reached: 0n, changed: EVERYTHING });
});

const marksOf = (endpoint: Endpoint): readonly Mark[] => [
  ...(endpoint.shows ?? []),
  ...(endpoint.method !== 'GET' && typeof endpoint.outdates === 'object' ? endpoint.outdates : []),
];

test('each single thing that an endpoint marks stands among its parameters, in its body or in its answer', () => {
  const unknown = allEndpoints.flatMap((endpoint) =>
    marksOf(endpoint)
      .map((mark) => splitMark(mark)[1])
      .filter((path) => path !== undefined && !partsOf(endpoint).some((part) => knows(part, path.split('.'))))
      .map((path) => `${endpoint.path} ${path}`),
  );
  expect(unknown).toEqual([]);
});

const partsOf = ({ params, body, response }: Endpoint): unknown[] => [params, body, response];

function knows(schema: unknown, [name, ...rest]: readonly string[]): boolean {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return knows(schema.unwrap(), name === undefined ? [] : [name, ...rest]);
  if (schema instanceof z.ZodArray) return knows(schema.element, name === undefined ? [] : [name, ...rest]);
  if (name === undefined) return schema instanceof z.ZodType;
  return schema instanceof z.ZodObject && name in schema.shape && knows(schema.shape[name], rest);
}
