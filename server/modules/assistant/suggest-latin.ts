import type { suggestLatin as latinEndpoint } from '@mustalah/contract/assistant';
import type { Reply } from '@mustalah/contract/endpoint';
import { latinCandidates } from '@mustalah/lexicography/translate/latin-candidates';
import type { Deps } from '../../platform/deps.ts';
import { answerWith } from './answer.ts';
import { LatinShape } from './answer-shapes.ts';
import { findExactTerms } from './find-exact-terms.ts';
import type { Knowledge } from './knowledge.ts';
import { askModel } from './model/ask-model.ts';
import { findSameThings } from './other-names.ts';
import { isLatin, isWordLike } from './rules.ts';

type Suggestion = Reply<typeof latinEndpoint>;

const TIMEOUT_MS = 12_000;

/** Suggest the Latin equivalent of an Arabic term, with others only where a list has the whole term. */
export async function suggestLatin(deps: Deps, knowledge: Knowledge, term: string): Promise<Suggestion> {
  if (!isWordLike(term)) return ranked([], 'fallback');
  return answerWith<Suggestion>({
    async dictionary() {
      const known = (await findExactTerms(deps.replica, term)).map(({ latin }) => latin).filter(Boolean);
      if (known.length > 0) return ranked(known, 'dictionary');
      // Under its other name a term is a guess, and comes before what lists say of its letters.
      const named = (await findSameThings(deps.replica, knowledge, term))
        .map(({ latin }) => latin)
        .filter(Boolean);
      return named.length > 0 ? ranked(named, 'engine') : null;
    },
    async model() {
      if (isLatin(term)) return null;
      const answer = await askModel(deps, 'latin', { term }, LatinShape, TIMEOUT_MS);
      return (
        answer &&
        ranked(
          answer.candidates.map((latin) => latin.trim()),
          'model',
        )
      );
    },
    embedded() {
      // Who writes the Latin form itself gets it back.
      if (isLatin(term)) return ranked([term], 'fallback');
      const candidates = latinCandidates(knowledge.latin, term);
      return ranked(candidates, candidates.length > 0 ? 'engine' : 'fallback');
    },
  });
}

function ranked(latin: readonly string[], source: Suggestion['source']): Suggestion {
  const candidates = [...new Set(latin)];
  return { latin: candidates[0] ?? '', candidates, source };
}
