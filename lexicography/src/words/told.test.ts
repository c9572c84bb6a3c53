import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsOfWords } from '../define/facts-of-term.ts';
import { latinElementsOf } from './latin-elements.ts';

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../eval/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split('\t'));

const kindOf = (word: string): string => factsOfWords(word, '')[0]?.kind ?? '-';

test('a kind that is told of a word is its own, 99 times of a hundred, and told of most that have one', () => {
  const rows = rowsOf('kinds').map(([word = '', kinds = '']) => ({ word, kinds, told: kindOf(word) }));
  const told = rows.filter((row) => row.told !== '-');
  const wrong = told.filter((row) => !row.kinds.split('|').includes(row.told));
  expect(wrong).toEqual([]);
  const known = rows.filter(({ kinds }) => !kinds.includes('-'));
  expect(known.filter((row) => row.told !== '-').length / known.length).toBeGreaterThan(0.85);
});

/** The elements as the table writes them, with the meaning where the table names it. */
function elementsAs(expected: string, found: ReturnType<typeof latinElementsOf>): string {
  const meanings = new Set([...expected.matchAll(/(\w+)=/g)].map(([, text]) => text));
  const shown = found.map(({ part, meaning }) => (meanings.has(part) ? `${part}=${meaning}` : part));
  return shown.length > 0 ? shown.join(' ') : '-';
}

test('elements that are shown of a Latin term are truly its own', () => {
  const rows = rowsOf('latin-elements').map(([latin = '', arabic = '', definition = '', accepted = '']) => {
    const found = latinElementsOf({ latin, arabic, definition: definition === '-' ? null : definition });
    return { latin, accepted, shown: accepted.split('|').map((one) => elementsAs(one, found)) };
  });
  const wrong = rows.filter(
    ({ accepted, shown }) => !accepted.split('|').some((one, at) => one === shown[at]),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['أنا', 'ego', []],
  ['فيروس', 'virus', ['virus']],
  ['كربوني', 'carbonic acid', ['carbonic']],
])('%s beside %s is a loanword only where both are one word', (word, latin, loaned) => {
  const facts = factsOfWords(word, latin).flatMap(({ loanedFrom }) => loanedFrom ?? []);
  expect(facts).toEqual(loaned);
});
