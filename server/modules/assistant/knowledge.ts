import type { Deps } from '../../platform/deps.ts';
import { type CategoryRow, listCategories } from '../terms/categories.ts';
import { breather } from './embedded/breather.ts';
import type { Classifier } from './embedded/classifier.ts';
import type { LatinKnowledge } from './embedded/latin-candidates.ts';
import { learnCategories, type TermExample } from './embedded/learn-categories.ts';
import { learnPhrases } from './embedded/phrases.ts';
import { learnTranslations } from './embedded/word-translations.ts';
import { dictionaryVersion, listLearntTerms } from './queries.ts';
import { readVocabulary } from './read-vocabulary.ts';

/** What is learnt from the dictionary and our word lists, and kept in memory; the dictionary stays the truth. */
export interface Knowledge {
  categories: CategoryRow[];
  classifier: Classifier;
  latin: LatinKnowledge;
}

/** A dictionary that changes all the time is learnt anew no oftener than this. */
const PATIENCE_MS = 5 * 60_000;

/**
 * Keep what is learnt: the first question waits for it, later ones never do.
 *
 * Between two lessons every question gets the same answer; whether the dictionary has changed is asked at most
 * every few minutes, and a new lesson takes the place of the old one when it is complete.
 */
export function openKnowledge({ replica, now }: Deps): () => Promise<Knowledge> {
  let current: Promise<Knowledge> | null = null;
  let version = '';
  let checked = 0;

  const learnAt = async (): Promise<Knowledge> => {
    version = await dictionaryVersion(replica);
    checked = now().getTime();
    return learn(replica);
  };

  const renew = async (old: Promise<Knowledge>): Promise<void> => {
    checked = now().getTime();
    if ((await dictionaryVersion(replica)) === version) return;
    const fresh = await learnAt();
    if (current === old) current = Promise.resolve(fresh);
  };

  return () => {
    if (current === null) {
      const first = learnAt();
      current = first;
      // A lesson that failed is no lesson: the next question tries again.
      first.catch(() => void (current = null));
    } else if (now().getTime() - checked >= PATIENCE_MS) {
      // Whoever asks now still gets the old lesson; a database that is away leaves it in place.
      renew(current).catch(() => {});
    }
    return current;
  };
}

async function learn(db: Deps['replica']): Promise<Knowledge> {
  const breathe = breather();
  const [categories, terms, vocabulary] = await Promise.all([
    listCategories(db),
    listLearntTerms(db),
    readVocabulary(),
  ]);
  // Terms come first: where the dictionary and our lists differ, the dictionary is right.
  const all: TermExample[] = [...terms, ...vocabulary.map((term) => ({ ...term, definition: '' }))];
  const pairs = all.filter(({ latin }) => latin !== '');
  const latin = {
    phrases: await learnPhrases(pairs, breathe),
    translations: await learnTranslations(pairs, breathe),
  };
  const slugs = new Set(categories.map(({ slug }) => slug));
  const known = all.filter(({ slug }) => slugs.has(slug));
  return { categories, latin, classifier: await learnCategories(known, breathe) };
}
