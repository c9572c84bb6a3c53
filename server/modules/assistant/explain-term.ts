import type { explainTerm as explainEndpoint } from '@mustalah/contract/assistant';
import type { Reply } from '@mustalah/contract/endpoint';
import { defineTerm } from '@mustalah/lexicography/define/define-term';
import { explain, type TermFacts } from '@mustalah/lexicography/define/explain';
import { elementsOf, factsOfWords } from '@mustalah/lexicography/define/facts-of-term';
import { wholeLatin } from '@mustalah/lexicography/translate/latin-candidates';
import type { Deps } from '../../platform/deps.ts';
import { answerWith } from './answer.ts';
import { ExplanationShape } from './answer-shapes.ts';
import { findExactTerms } from './find-exact-terms.ts';
import type { Knowledge } from './knowledge.ts';
import { askModel } from './model/ask-model.ts';
import { isLatin, isWordLike } from './rules.ts';
import { rankedByEngine } from './similar-terms.ts';
import { likelyCategory } from './suggest-definition.ts';

type Explanation = Reply<typeof explainEndpoint>;

const TIMEOUT_MS = 45_000;

/** Explain a term: what it is, how it is made, its Latin, its relatives; empty when nothing is known of it. */
export async function explainTerm(deps: Deps, knowledge: Knowledge, term: string): Promise<Explanation> {
  if (!isWordLike(term)) return { explanation: '', source: 'fallback' };
  const [known] = await findExactTerms(deps.replica, term);
  const latin = known?.latin || (isLatin(term) ? term : wholeLatin(knowledge.latin, term));
  const words = factsOfWords(known && isLatin(term) ? known.arabic : term);
  const elements = elementsOf(latin);
  const related = await rankedByEngine(deps, knowledge, term);
  const facts: TermFacts = {
    term: known?.arabic ?? term,
    definition: known?.definition ?? defineTerm(term),
    category: known?.category ?? likelyCategory(knowledge, term),
    // A Latin text that says nothing of itself is not repeated as an answer.
    latin: known || !isLatin(term) || elements.length > 0 ? latin : '',
    words,
    elements,
    related: related.map(({ arabic }) => arabic),
  };
  return answerWith<Explanation>({
    dictionary: async () => (known ? { explanation: explain(facts), source: 'dictionary' } : null),
    async model() {
      const answer = await askModel(
        deps,
        'explanation',
        { term, facts: explain(facts) },
        ExplanationShape,
        TIMEOUT_MS,
      );
      return answer && { explanation: answer.explanation.trim(), source: 'model' };
    },
    embedded() {
      const explanation = explain(facts);
      return { explanation, source: explanation === '' ? 'fallback' : 'engine' };
    },
  });
}
