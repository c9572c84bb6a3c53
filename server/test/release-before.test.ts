import { expect, test } from 'vitest';
import { brokenBy, type KnownTable, readRelease, readTables } from './release-before.ts';
import { world } from './world.ts';

const w = world();

/** What a migration made stricter all the same, and why no call of the release before meets it. */
const HARMLESS: Record<string, string> = {};

test('the release before runs on the tables of this one: what it reads is there, and what it writes is taken', async () => {
  const broken = brokenBy(await readTables(w.db), readRelease().tables);
  expect(broken).toEqual(Object.keys(HARMLESS));
});

const before: KnownTable = {
  columns: { id: 'int8?', name: 'text', note: 'text|null?' },
  rights: ['select', 'insert'],
  constraints: {
    'short: CHECK ((length(name) < 9))': ['name'],
    "kinds: CHECK ((note = ANY (ARRAY['a'::text, 'b'::text])))": ['note'],
  },
};
const change = (columns: KnownTable['columns'], more: Partial<KnownTable> = {}) =>
  brokenBy({ words: { ...before, columns: { ...before.columns, ...columns }, ...more } }, { words: before });

test.each([
  ['a table that is gone', brokenBy({}, { words: before }), ['words is gone']],
  [
    'a column that is gone',
    brokenBy({ words: { ...before, columns: { id: 'int8?', name: 'text' } } }, { words: before }),
    ['words.note is gone'],
  ],
  ['a column of another type', change({ name: 'int4' }), ['words.name was text and is int4']],
  [
    'a value that may not be left out any more',
    change({ note: 'text' }),
    ['words.note was text|null? and is text'],
  ],
  [
    'a value that may be missing now',
    change({ name: 'text|null?' }),
    ['words.name was text and is text|null?'],
  ],
  [
    'a new column that must be given',
    change({ more: 'text' }),
    ['words.more is new and may not be left out'],
  ],
  ['a right that is taken', change({}, { rights: ['select'] }), ['words lacks the right to insert']],
  [
    'a constraint on what was there',
    change({}, { constraints: { ...before.constraints, 'one: UNIQUE (name)': ['name'] } }),
    ['words must keep more: one: UNIQUE (name)'],
  ],
  [
    'a value that is not taken any more',
    change({}, { constraints: { "kinds: CHECK ((note = ANY (ARRAY['a'::text, 'c'::text])))": ['note'] } }),
    ["words must keep more: kinds: CHECK ((note = ANY (ARRAY['a'::text, 'c'::text])))"],
  ],
  [
    'a further value',
    change(
      {},
      { constraints: { "kinds: CHECK ((note = ANY (ARRAY['b'::text, 'c'::text, 'a'::text])))": ['note'] } },
    ),
    [],
  ],
  [
    'what only adds',
    change({ more: 'text?', name: 'text?' }, { constraints: { 'full: CHECK ((more <> ))': ['more'] } }),
    [],
  ],
])('processes of the release before stumble over what is not added only: %s', (_, broken, expected) => {
  expect(broken).toEqual(expected);
});
