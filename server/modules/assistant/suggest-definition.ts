import type { suggestDefinition as definitionEndpoint } from '@mustalah/contract/assistant';
import type { Reply } from '@mustalah/contract/endpoint';
import { defineTerm } from '@mustalah/lexicography/define/define-term';
import { guessCategories } from '@mustalah/lexicography/fields/guess-categories';
import { wholeLatin } from '@mustalah/lexicography/translate/latin-candidates';
import type { Deps } from '../../platform/deps.ts';
import { answerWith } from './answer.ts';
import { DefinitionShape } from './answer-shapes.ts';
import { findExactTerms } from './find-exact-terms.ts';
import type { Knowledge } from './knowledge.ts';
import { askModel } from './model/ask-model.ts';
import { isWordLike, OTHER } from './rules.ts';
import { genericDefinition } from './text.ts';

type Suggestion = Reply<typeof definitionEndpoint>;

const TIMEOUT_MS = 12_000;
/** A field is named only when there is little doubt about it. */
const SURE = 0.6;

/** Suggest a definition: the dictionary's, a model's, one from how the word is made, or a sentence to start from. */
export async function suggestDefinition(deps: Deps, knowledge: Knowledge, term: string): Promise<Suggestion> {
  if (!isWordLike(term)) return generic(term, null);
  return answerWith<Suggestion>({
    async dictionary() {
      const [known] = await findExactTerms(deps.replica, term);
      return known ? { definition: known.definition, source: 'dictionary' } : null;
    },
    async model() {
      const latin = wholeLatin(knowledge.latin, term);
      const answer = await askModel(deps, 'definition', { term, latin }, DefinitionShape, TIMEOUT_MS);
      return answer && { definition: answer.definition.trim(), source: 'model' };
    },
    embedded() {
      const category = likelyCategory(knowledge, term);
      const definition = defineTerm(term, category);
      return definition === null ? generic(term, category) : { definition, source: 'engine' };
    },
  });
}

const generic = (term: string, category: string | null): Suggestion => ({
  definition: genericDefinition(term, category),
  source: 'fallback',
});

/** The field of a term where there is little doubt about it, else null. */
export function likelyCategory(knowledge: Knowledge, term: string): string | null {
  const [best] = guessCategories(knowledge, term);
  return best && best.score >= SURE && best.category !== OTHER ? best.category : null;
}
