import { analyse, findLoanword, hasArabic } from '@mustalah/morphology';
import { knownLatin, type LatinKnowledge } from '../translate/latin-candidates.ts';
import { arabicWordsOf } from '../words/arabic-words.ts';
import { classify } from './classifier.ts';
import type { FeatureCounts } from './feature-counts.ts';
import { type Features, featuresOf } from './features.ts';
import { withHints } from './hints.ts';

export interface CategoryKnowledge {
  categories: readonly { name: string; slug: string }[];
  counts: FeatureCounts;
  latin: LatinKnowledge;
}

const MOST = 5;
/** Candidates below this share of belief help nobody. */
const LEAST = 0.01;

/** The likely categories of a term, best first, by its Latin too where somebody says it; none for what is no word of any kind. */
export function guessCategories(
  known: CategoryKnowledge,
  term: string,
  latin = '',
): { category: string; score: number }[] {
  const features = featuresOf({
    arabic: term,
    latin: latin || (hasArabic(term) ? knownLatin(known.latin, term) : term),
  });
  if (isNonsense(term, features, known.counts)) return [];
  const nameOf = new Map(known.categories.map(({ slug, name }) => [slug, name]));
  return classify(known.counts, withHints(term, features))
    .slice(0, MOST)
    .filter(({ score }, place) => place === 0 || score >= LEAST)
    .flatMap(({ label, score }) => {
      const category = nameOf.get(label);
      return category === undefined ? [] : [{ category, score: Math.round(score * 1000) / 1000 }];
    });
}

/** Half of the letter runs of any real word occur in others. */
const FAMILIAR = 0.4;

/** Tell letters thrown together from a word: no known word, no good root, no loanword, unfamiliar letter runs. */
function isNonsense(term: string, features: Features, counts: FeatureCounts): boolean {
  const names = [...features.keys()];
  const isKnown = names.some((feature) => /^[wsl]:/.test(feature) && counts.rowOf(feature));
  if (isKnown) return false;
  const hasMeaning = arabicWordsOf(term).some(
    ({ text }) => findLoanword(text) !== null || analyse(text).some(({ status }) => status === 'attested'),
  );
  if (hasMeaning) return false;
  const runs = names.filter((feature) => /^[cm]:/.test(feature));
  return runs.filter((run) => counts.rowOf(run)).length <= FAMILIAR * runs.length;
}
