import { searchKeys } from '@mustalah/morphology';
import { beforeAll, expect, test } from 'vitest';
import { loadSeed } from '../../../../seed/load-seed.ts';
import { readFirst } from '../../../../seed/read-seed.ts';
import { world } from '../../../../test/world.ts';
import { searchTerms } from '../search.ts';
import { isTrue } from './is-true.ts';
import { PLURALS } from './plurals.ts';
import { isTelling, seededChance, type Target, variants } from './variants.ts';

const w = world();
const QUERIES_PER_KIND = 60;

/** A query and the term that should stand first, or on the first page. */
interface Question {
  query: string;
  expected: string;
}

interface Recall {
  kind: string;
  asked: number;
  first: number;
  page: number;
}

/** What was said of how a term was found, and is not so. */
const lies: string[] = [];

const seed = await readFirst();
const namesOf = new Map(
  seed.map(({ arabic, synonyms, abbreviation, french }) => [
    arabic,
    [...synonyms.map((name) => name.replace('*', '')), ...abbreviation, ...french],
  ]),
);
const bareOf = (text: string): string => searchKeys(text).bare;

beforeAll(async () => {
  await loadSeed(w.db);
});

test('every kind of query finds its term, nearly always first', { timeout: 300_000 }, async () => {
  const chance = seededChance(7);
  const recalls: Recall[] = [];
  for (const [kind, vary] of Object.entries(variants)) {
    const questions = questionsOf(kind, (target) => vary(target, chance));
    recalls.push(await measure(kind, questions));
  }
  report(recalls);
  const total = sum(recalls);
  expect(recalls.filter(({ first, page, asked }) => first < 0.9 * asked || page < 0.95 * asked)).toEqual([]);
  expect(total.first).toBeGreaterThanOrEqual(0.97 * total.asked);
  expect(total.page).toBeGreaterThanOrEqual(0.99 * total.asked);
});

test('a plural finds its singular', async () => {
  const known = new Set(seed.map(({ arabic }) => bareOf(arabic)));
  const questions = PLURALS.map(([query, term]) => ({ query, expected: bareOf(term) }));
  const answerable = questions.filter(({ expected }) => known.has(expected));
  expect(answerable.length).toBeGreaterThanOrEqual(0.9 * PLURALS.length);
  const recall = await measure('plural', answerable);
  report([recall]);
  expect(recall.first).toBeGreaterThanOrEqual(0.85 * recall.asked);
  expect(recall.page).toBeGreaterThanOrEqual(0.93 * recall.asked);
});

test('how each of these terms was found is told truly', () => {
  expect(lies).toEqual([]);
});

/** Questions of one kind from terms spread over the whole dictionary. */
function questionsOf(kind: string, vary: (target: Target) => string): Question[] {
  const step = Math.max(1, Math.floor(seed.length / (QUERIES_PER_KIND * 4)));
  return seed
    .filter((_, place) => place % step === 0)
    .map((target) => ({ target, query: vary(target) }))
    .filter(({ target, query }) => isTelling(kind, query, target))
    .slice(0, QUERIES_PER_KIND)
    .map(({ target, query }) => ({ query, expected: bareOf(target.arabic) }));
}

async function measure(kind: string, questions: readonly Question[]): Promise<Recall> {
  const recall = { kind, asked: questions.length, first: 0, page: 0 };
  for (const { query, expected } of questions) {
    const { rows } = await searchTerms(w.db, { text: query, limit: 10, offset: 0 });
    const place = rows.findIndex(({ arabic, latin }) => bareOf(arabic) === expected || isTwin(latin, query));
    if (place === 0) recall.first += 1;
    lies.push(
      ...rows
        .filter((row) => !isTrue(row.match, query, row, namesOf.get(row.arabic)))
        .map(({ arabic, latin, match }) => `${query}: ${arabic} ${latin} [${match}]`),
    );
    if (place >= 0) recall.page += 1;
  }
  return recall;
}

/** Two terms may share a Latin equivalent: either answers it. */
const isTwin = (latin: string, query: string): boolean => searchKeys(latin).loose === searchKeys(query).loose;

const sum = (recalls: readonly Recall[]): Recall =>
  recalls.reduce((total, { asked, first, page }) => ({
    kind: 'all',
    asked: total.asked + asked,
    first: total.first + first,
    page: total.page + page,
  }));

function report(recalls: readonly Recall[]): void {
  const share = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10}`;
  for (const { kind, asked, first, page } of [...recalls, sum(recalls)]) {
    console.info(
      `${kind.padEnd(20)} ${String(asked).padStart(5)} ${share(first, asked)}/${share(page, asked)}`,
    );
  }
}
