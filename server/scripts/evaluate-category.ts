// How well the field of a term is guessed that stands in no list of ours.
// Usage: node server/scripts/evaluate-category.ts

import { readHeldOut } from '@mustalah/lexicography/eval/read-held-out';
import { classify } from '@mustalah/lexicography/fields/classifier';
import type { FeatureCounts } from '@mustalah/lexicography/fields/feature-counts';
import { featuresOf } from '@mustalah/lexicography/fields/features';
import { withHints } from '@mustalah/lexicography/fields/hints';
import { learnCategories, type TermExample } from '@mustalah/lexicography/fields/learn-categories';
import { readVocabulary } from '@mustalah/lexicography/read-vocabulary';
import { foreignWordsOf } from '@mustalah/lexicography/translate/latin-candidates';
import { normalize } from '@mustalah/morphology';
import { CATEGORIES } from '../seed/categories.ts';
import { readSeed } from '../seed/read-seed.ts';

interface Tally {
  asked: number;
  first: number;
  three: number;
}

const heldOut = await readHeldOut();
const keys = new Set(heldOut.map(({ arabic }) => normalize(arabic)));
const terms = (await allTerms()).filter(({ arabic }) => !keys.has(normalize(arabic)));
const fields = new Set(heldOut.map(({ slug }) => slug));
const ofTheseFields = terms.filter(({ slug }) => fields.has(slug));
report(`among ${fields.size} fields`, tally(await learnCategories(ofTheseFields, () => {})));
report('among all categories', tally(await learnCategories(terms, () => {})));

async function allTerms(): Promise<TermExample[]> {
  const slugOf = new Map<string, string>(CATEGORIES.map(({ name, slug }) => [name, slug]));
  const seed = (await readSeed()).map((term) => ({ ...term, slug: slugOf.get(term.category) ?? 'other' }));
  return [...seed, ...(await readVocabulary()).map((term) => ({ ...term, definition: '' }))];
}

function tally(counts: FeatureCounts): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { arabic, slug } of heldOut) {
    const features = withHints(arabic, featuresOf({ arabic, latin: foreignWordsOf(arabic).join(' ') }));
    const rank = classify(counts, features).findIndex(({ label }) => label === slug);
    const { asked, first, three } = tallies.get(slug) ?? { asked: 0, first: 0, three: 0 };
    tallies.set(slug, {
      asked: asked + 1,
      first: first + (rank === 0 ? 1 : 0),
      three: three + (rank >= 0 && rank < 3 ? 1 : 0),
    });
  }
  return tallies;
}

function report(name: string, tallies: Map<string, Tally>): void {
  const sum = [...tallies.values()].reduce((total, each) => ({
    asked: total.asked + each.asked,
    first: total.first + each.first,
    three: total.three + each.three,
  }));
  console.log(`${name}: ${line(sum)}`);
  for (const [slug, each] of [...tallies].sort(([one], [other]) => one.localeCompare(other)))
    console.log(`  ${slug.padEnd(24)} ${line(each)}`);
}

function line({ asked, first, three }: Tally): string {
  return `${String(asked).padStart(6)} terms, first ${percent(first, asked)}, among three ${percent(three, asked)}`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
