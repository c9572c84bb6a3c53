import { SIMILAR_TERMS, type similarTerms as similarEndpoint } from '@mustalah/contract/assistant';
import type { Reply } from '@mustalah/contract/endpoint';
import type { Similar } from '@mustalah/lexicography/similar/rank-similar';
import { searchKeys } from '@mustalah/morphology';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { nearTerms } from '../terms/language/near-terms.ts';
import { answerWith } from './answer.ts';
import { SimilarShape } from './answer-shapes.ts';
import type { Knowledge } from './knowledge.ts';
import { askModel } from './model/ask-model.ts';
import { findTermsByWord } from './queries.ts';
import { readTerm, type TermReading } from './read-term.ts';
import { text } from './text.ts';

type Answer = Reply<typeof similarEndpoint>;

/** From so many of the engine's a model may choose. */
const MOST_CANDIDATES = 20;
const TIMEOUT_MS = 12_000;

/** Find up to five terms of the dictionary that are like a term, each with what they have in common. */
export async function similarTerms(deps: Deps, knowledge: Knowledge, term: string): Promise<Answer> {
  const keys = searchKeys(term);
  if (keys.bare === '') return { related: [], source: 'engine' };
  const reading = await readTerm(deps.replica, knowledge, term);
  return answerWith<Answer>({
    async model() {
      if (deps.gateways.ai === null) return null;
      const ours = await rankedByEngine(deps.replica, reading, MOST_CANDIDATES);
      const candidates = ours.map(({ arabic }) => arabic).join('، ');
      const answer = await askModel(deps, 'similar', { term, candidates }, SimilarShape, TIMEOUT_MS);
      if (!answer) return null;
      const chosen = await findTermsByWord(deps.replica, answer.terms);
      const others = chosen.filter(({ arabic_bare }) => arabic_bare !== keys.bare);
      if (others.length === 0) return null;
      const reasons = new Map(ours.map(({ id, why }) => [id, why]));
      const related = others.map(({ id, arabic, latin }) => ({
        id,
        arabic,
        latin,
        why: reasons.get(id) ?? text.suggestedByModel,
      }));
      return { related: distinct([...related, ...ours]).slice(0, SIMILAR_TERMS), source: 'model' };
    },
    async embedded() {
      return { related: await rankedByEngine(deps.replica, reading), source: 'engine' };
    },
  });
}

/** The first of each term. */
function distinct(terms: readonly Similar[]): Similar[] {
  const seen = new Set<number>();
  return terms.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The terms of the dictionary that are near a term, as its page has them. */
export async function rankedByEngine(
  db: Db,
  { term, entries, latin, likelyField }: TermReading,
  most = SIMILAR_TERMS,
): Promise<Similar[]> {
  const [entry] = entries;
  // The Latin of an entry is asked about as the entry is: by its own word.
  const near = await nearTerms(
    db,
    { term: entry?.arabic ?? term, latin, category: likelyField, entries },
    most,
  );
  return near.map(({ id, arabic, latin: known, why }) => ({ id, arabic, latin: known, why }));
}
