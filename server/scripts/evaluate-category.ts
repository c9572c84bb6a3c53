// How well the category of an unseen term is guessed: k-fold cross-validation over our own terms and lists.
// Usage: node server/scripts/evaluate-category.ts [folds]
import { findLoanword, normalize } from '@mustalah/morphology';
import { classify } from '../modules/assistant/embedded/classifier.ts';
import { featuresOf } from '../modules/assistant/embedded/features.ts';
import { withHints } from '../modules/assistant/embedded/hints.ts';
import { learnCategories, type TermExample } from '../modules/assistant/embedded/learn-categories.ts';
import { wordsOf } from '../modules/assistant/embedded/roots.ts';
import { readVocabulary } from '../modules/assistant/read-vocabulary.ts';
import { CATEGORIES } from '../seed/categories.ts';
import { readSeed } from '../seed/read-seed.ts';

const SIXTEEN = new Set(
  (
    'physics chemistry biology mathematics computer-science engineering medicine psychology management law ' +
    'economics astronomy geology agriculture linguistics other'
  ).split(' '),
);

interface Tally {
  asked: number;
  first: number;
  three: number;
}

const folds = Number(process.argv[2] ?? 5);
const terms = await allTerms();
report('16 categories', await crossValidate(terms.filter(({ slug }) => SIXTEEN.has(slug))));
report('all categories', await crossValidate(terms));

async function allTerms(): Promise<TermExample[]> {
  const slugOf = new Map<string, string>(CATEGORIES.map(({ name, slug }) => [name, slug]));
  const seed = (await readSeed()).map((term) => ({ ...term, slug: slugOf.get(term.category) ?? 'other' }));
  const lists = (await readVocabulary()).map((term) => ({ ...term, definition: '' }));
  return [...seed, ...lists];
}

/** Every term is asked once, by a classifier that has seen it in no list. */
async function crossValidate(all: readonly TermExample[]): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  for (let fold = 0; fold < folds; fold++) {
    const asked = all.filter((term) => foldOf(term) === fold);
    const unseen = new Set(asked.map(keyOf));
    const learnt = all.filter((term) => !unseen.has(keyOf(term)));
    const classifier = await learnCategories(learnt, () => {});
    for (const { arabic, slug } of asked) {
      const latin = wordsOf(arabic).flatMap((word) => findLoanword(word)?.latin[0] ?? []);
      const features = featuresOf({ arabic, latin: latin.join(' ') });
      const guesses = classify(classifier, withHints(arabic, features));
      const rank = guesses.findIndex(({ label }) => label === slug);
      const tally = tallies.get(slug) ?? { asked: 0, first: 0, three: 0 };
      tallies.set(slug, {
        asked: tally.asked + 1,
        first: tally.first + (rank === 0 ? 1 : 0),
        three: tally.three + (rank >= 0 && rank < 3 ? 1 : 0),
      });
    }
  }
  return tallies;
}

function keyOf({ arabic }: TermExample): string {
  return normalize(arabic);
}

/** The fold of a term follows from its letters, so that every run cuts alike. */
function foldOf(term: TermExample): number {
  let hash = 7;
  for (const letter of keyOf(term)) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % folds;
}

function report(name: string, tallies: Map<string, Tally>): void {
  const sum = [...tallies.values()].reduce((total, each) => ({
    asked: total.asked + each.asked,
    first: total.first + each.first,
    three: total.three + each.three,
  }));
  console.log(`${name}: ${line(sum)}`);
  for (const [slug, tally] of [...tallies].sort(([one], [other]) => one.localeCompare(other)))
    console.log(`  ${slug.padEnd(24)} ${line(tally)}`);
}

function line({ asked, first, three }: Tally): string {
  return `${String(asked).padStart(6)} terms, first ${percent(first, asked)}, among three ${percent(three, asked)}`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
