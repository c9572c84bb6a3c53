import { normalize } from '@mustalah/morphology';
import { beforeAll, describe, expect, test } from 'vitest';
import { type HeldOutTerm, readHeldOut } from '../../eval/read-held-out.ts';
import { readLesson, readVocabulary } from '../../read-vocabulary.ts';
import { openLesson } from '../vocabulary/learn-vocabulary.ts';
import { latinWordsIn } from './features.ts';
import { type CategoryKnowledge, guessCategories } from './guess-categories.ts';

let known: CategoryKnowledge;
let heldOut: HeldOutTerm[];
let listed: ReadonlySet<string>;

beforeAll(async () => {
  const { categories: counts, phrases, translations } = openLesson(await readLesson());
  const vocabulary = await readVocabulary();
  // The fields of our lists, called by their slugs.
  const categories = [...new Set(vocabulary.map(({ slug }) => slug))].map((slug) => ({ slug, name: slug }));
  known = { categories, counts, latin: { phrases, translations, isLatinWord: latinWordsIn(counts) } };
  heldOut = await readHeldOut();
  listed = new Set(vocabulary.map(({ arabic }) => normalize(arabic)));
}, 300_000);

/** The share of terms whose category is the first guessed, and among the first three. */
function measure(terms: readonly HeldOutTerm[]): { first: number; three: number } {
  const ranks = terms.map(({ arabic, slug }) =>
    guessCategories(known, arabic).findIndex(({ category }) => category === slug),
  );
  const share = (isGood: (rank: number) => boolean) => ranks.filter(isGood).length / ranks.length;
  return { first: share((rank) => rank === 0), three: share((rank) => rank >= 0 && rank < 3) };
}

describe('of terms chosen without looking at our lists', () => {
  test('five of six are guessed, listed or not', () => {
    const { first, three } = measure(heldOut);
    expect(first).toBeGreaterThan(0.84);
    expect(three).toBeGreaterThan(0.96);
  });

  test('those that no list has are guessed too', () => {
    const { first, three } = measure(heldOut.filter(({ arabic }) => !listed.has(normalize(arabic))));
    expect(first).toBeGreaterThan(0.7);
    expect(three).toBeGreaterThan(0.88);
  });
});

test('Latin that is given tells which field is meant', () => {
  const guess = (latin: string) => guessCategories(known, 'نواة', latin)[0]?.category;
  expect([guess('operating system kernel'), guess('atomic nucleus')]).toEqual([
    'computer-science',
    'physics',
  ]);
});

test.each(['', '؟؟', '123', 'ققققق', 'xqzt', 'ضصثق شسيب'])('%j has no field', (text) => {
  expect(guessCategories(known, text)).toEqual([]);
});

test.each([
  ['quantum entanglement', 'physics'],
  ['myocarditis', 'medicine'],
  ['binary search tree', 'computer-science'],
])('Latin input (%s) has a field too', (text, slug) => {
  expect(guessCategories(known, text)[0]?.category).toBe(slug);
});
