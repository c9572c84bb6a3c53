import type { EngineWord } from '@mustalah/lexicography/words/derivations';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { askModel } from './model/ask-model.ts';

const Meanings = z.object({
  meanings: z
    .array(z.object({ word: z.string().max(100), meaning: z.string().min(3).max(300) }))
    .max(100)
    .describe('One short Arabic meaning for each given word, the word spelt exactly as given'),
});

const TIMEOUT_MS = 30_000;

/** Let a model word the meanings of derived words; the engine alone decides which words there are. */
export async function betterMeanings(
  deps: Deps,
  words: readonly EngineWord[],
): Promise<Map<string, string> | null> {
  if (words.length === 0) return null;
  const list = words.map(({ derived, kind_name }) => `${derived} (${kind_name})`).join('، ');
  const root = [...new Set(words.map((word) => word.root))].join(' ');
  const answer = await askModel(deps, 'derivation', { root, words: list }, Meanings, TIMEOUT_MS);
  return answer && new Map(answer.meanings.map(({ word, meaning }) => [word, meaning]));
}
