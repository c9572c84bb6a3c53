import type { suggestCategory as categoryEndpoint } from '@mustalah/contract/assistant';
import type { Reply } from '@mustalah/contract/endpoint';
import { guessCategories } from '@mustalah/lexicography/fields/guess-categories';
import { isSameTerm } from '@mustalah/lexicography/words/same-term';
import type { Deps } from '../../platform/deps.ts';
import { answerWith } from './answer.ts';
import { CategoryShape } from './answer-shapes.ts';
import { findExactTerms } from './find-exact-terms.ts';
import type { Knowledge } from './knowledge.ts';
import { askModel } from './model/ask-model.ts';
import { findSameThings } from './other-names.ts';
import { isWordLike, likelyCategory, OTHER, readCategory } from './rules.ts';

type Suggestion = Reply<typeof categoryEndpoint>;

const TIMEOUT_MS = 12_000;
/** So many are offered to choose from where none is likely. */
const OFFERED = 3;

interface Asked {
  term: string;
  /** Empty where its author has not said it. */
  latin: string;
}

/** Suggest the category of a term, with the next likely ones; without a likely one it is "other", a fallback. */
export async function suggestCategory(
  deps: Deps,
  knowledge: Knowledge,
  { term, latin }: Asked,
): Promise<Suggestion> {
  const { categories } = knowledge;
  if (!isWordLike(term)) return ranked([OTHER], 'fallback');
  return answerWith<Suggestion>({
    async dictionary() {
      // What has this word for something else does not tell the field of what is meant.
      const isMeant = (entry: { latin: string }) => latin === '' || isSameTerm(latin, entry.latin);
      const known = (await findExactTerms(deps.replica, term)).filter(isMeant);
      const named =
        known.length > 0 ? known : (await findSameThings(deps.replica, knowledge, term)).filter(isMeant);
      const fields = named.map(({ category }) => category);
      return fields.length > 0 ? ranked(fields, known.length > 0 ? 'dictionary' : 'engine') : null;
    },
    async model() {
      const names = categories.map(({ name }) => name).join('، ');
      const answer = await askModel(
        deps,
        'category',
        { term, ...(latin && { latin }), categories: names },
        CategoryShape,
        TIMEOUT_MS,
      );
      return (
        answer &&
        ranked(
          answer.categories.map((each) => readCategory(each, categories)),
          'model',
        )
      );
    },
    embedded() {
      const guesses = guessCategories(knowledge, term, latin);
      if (guesses.length === 0) return ranked([OTHER], 'fallback');
      const likely = likelyCategory(guesses);
      return likely === null
        ? { suggested_category: OTHER, candidates: guesses.slice(0, OFFERED), source: 'fallback' }
        : { suggested_category: likely, candidates: guesses, source: 'engine' };
    },
  });
}

/** A ranked list without scores of its own: each next place counts half. */
function ranked(names: readonly string[], source: Suggestion['source']): Suggestion {
  const candidates = [...new Set(names)].map((category, place) => ({ category, score: 0.5 ** place }));
  return { suggested_category: candidates[0]?.category ?? OTHER, candidates, source };
}
