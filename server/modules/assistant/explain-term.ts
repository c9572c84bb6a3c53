import type { explainTerm as explainEndpoint } from '@mustalah/contract/assistant';
import type { Reply } from '@mustalah/contract/endpoint';
import { explain, type TermFacts } from '@mustalah/lexicography/define/explain';
import { factsOfAsked, factsOfWords } from '@mustalah/lexicography/define/facts-of-term';
import { latinElementsOf } from '@mustalah/lexicography/words/latin-elements';
import { withKnownMarks } from '@mustalah/lexicography/words/marked-words';
import type { Deps } from '../../platform/deps.ts';
import { answerWith } from './answer.ts';
import { ExplanationShape } from './answer-shapes.ts';
import type { Knowledge } from './knowledge.ts';
import { askModel } from './model/ask-model.ts';
import { readTerm } from './read-term.ts';
import { isLatin, isWordLike, OTHER } from './rules.ts';
import { rankedByEngine } from './similar-terms.ts';

type Explanation = Reply<typeof explainEndpoint>;

const TIMEOUT_MS = 45_000;

/** Explain a term: what it is, how it is made, its Latin, its relatives; empty when nothing is known of it. */
export async function explainTerm(deps: Deps, knowledge: Knowledge, term: string): Promise<Explanation> {
  if (!isWordLike(term)) return { explanation: '', source: 'fallback' };
  const reading = await readTerm(deps.replica, knowledge, term);
  const {
    latin,
    category,
    entries: [known],
  } = reading;
  // An entry is explained with its own marks, as its page reads it.
  const words = known
    ? factsOfWords(known.arabic, latin)
    : factsOfAsked(term, withKnownMarks(term, knowledge.marks), latin);
  const elements = latinElementsOf({
    latin,
    arabic: known?.arabic ?? (isLatin(term) ? '' : term),
    definition: known?.definition ?? null,
  });
  const related = await rankedByEngine(deps.replica, reading);
  const facts: TermFacts = {
    asked: term,
    term: known?.arabic ?? term,
    definition: known?.definition ?? null,
    category: category === OTHER ? null : category,
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
