import {
  type suggestDefinition as definitionEndpoint,
  genericDefinition,
} from '@mustalah/contract/assistant';
import type { Reply } from '@mustalah/contract/endpoint';
import { genusOf } from '@mustalah/lexicography/define/genus';
import type { Deps } from '../../platform/deps.ts';
import { answerWith } from './answer.ts';
import { DefinitionShape } from './answer-shapes.ts';
import type { Knowledge } from './knowledge.ts';
import { askModel } from './model/ask-model.ts';
import { listModelDefinitions } from './queries.ts';
import { readTerm } from './read-term.ts';
import { isWordLike } from './rules.ts';

type Suggestion = Reply<typeof definitionEndpoint>;

const TIMEOUT_MS = 12_000;
const MODEL_DEFINITIONS = 2;

/**
 * Suggest a definition that somebody has written: the dictionary's, or a model's draft.
 *
 * The engine composes none: without one the answer is the generic sentence, and beside it help to write it.
 */
export async function suggestDefinition(deps: Deps, knowledge: Knowledge, term: string): Promise<Suggestion> {
  if (!isWordLike(term)) return { definition: genericDefinition(term), source: 'fallback', help: null };
  const { entries, latin, likelyField } = await readTerm(deps.replica, knowledge, term);
  return answerWith<Suggestion>({
    dictionary: async () =>
      entries[0] ? { definition: entries[0].definition, source: 'dictionary', help: null } : null,
    async model() {
      const answer = await askModel(deps, 'definition', { term, latin }, DefinitionShape, TIMEOUT_MS);
      return answer && { definition: answer.definition.trim(), source: 'model', help: null };
    },
    embedded: async () => ({
      definition: genericDefinition(term),
      source: 'fallback',
      help: {
        genus: genusOf(term),
        models: await listModelDefinitions(deps.replica, {
          term,
          field: likelyField,
          limit: MODEL_DEFINITIONS,
        }),
      },
    }),
  });
}
