import type { FeatureCounts } from '@mustalah/lexicography/fields/feature-counts';
import { latinWordsIn } from '@mustalah/lexicography/fields/features';
import { learnCategories } from '@mustalah/lexicography/fields/learn-categories';
import { readLesson } from '@mustalah/lexicography/read-vocabulary';
import type { LatinKnowledge } from '@mustalah/lexicography/translate/latin-candidates';
import { packTranslations, readTranslations } from '@mustalah/lexicography/translate/packed-translations';
import { learnPhrases } from '@mustalah/lexicography/translate/phrases';
import { learnTranslations } from '@mustalah/lexicography/translate/word-translations';
import { breather } from '@mustalah/lexicography/vocabulary/breather';
import { openLesson, type Vocabulary } from '@mustalah/lexicography/vocabulary/learn-vocabulary';
import type { Lookup } from '@mustalah/lexicography/vocabulary/packed-table';
import { learnMarks, type MarkedWords } from '@mustalah/lexicography/words/marked-words';
import { isDatabaseAway } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { type CategoryRow, listCategories } from '../terms/rows/categories.ts';
import { dictionaryVersion, listLearntTerms } from './queries.ts';

/** What is learnt from the dictionary and our word lists, and kept in memory; the dictionary stays the truth. */
export interface Knowledge {
  categories: CategoryRow[];
  counts: FeatureCounts;
  latin: LatinKnowledge;
  /** How the dictionary marks its words. */
  marks: MarkedWords;
}

/** A dictionary that changes all the time is learnt anew no oftener than this. */
const PATIENCE_MS = 5 * 60_000;

/**
 * Keep what is learnt: the first question waits for it, later ones never do.
 *
 * Between two lessons every question gets the same answer; whether the dictionary has changed is asked at most
 * every few minutes, and a new lesson takes the place of the old one when it is complete.
 */
export function openKnowledge({ replica, now, log }: Deps): () => Promise<Knowledge> {
  let current: Promise<Knowledge> | null = null;
  let vocabulary: Vocabulary | null = null;
  let version = '';
  let checked = 0;

  const learnAt = async (): Promise<Knowledge> => {
    const found = await dictionaryVersion(replica);
    checked = now().getTime();
    vocabulary ??= openLesson(await readLesson());
    const knowledge = await learn(replica, vocabulary);
    // Not before: what was not learnt whole is tried again.
    version = found;
    return knowledge;
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
      // Whoever asks now still gets the old lesson; what goes wrong leaves it in place.
      renew(current).catch((fault: unknown) => {
        // Whoever asks for anything else hears of it.
        if (!isDatabaseAway(fault)) log.error(fault);
      });
    }
    return current;
  };
}

/** Learn the dictionary on top of the vocabulary; where they differ, the dictionary is right. */
async function learn(db: Deps['replica'], vocabulary: Vocabulary): Promise<Knowledge> {
  const breathe = breather();
  const [categories, terms] = await Promise.all([listCategories(db), listLearntTerms(db)]);
  const pairs = terms.filter(({ latin }) => latin !== '');
  const { byKey, byStem } = vocabulary.translations;
  const learnt = await learnTranslations(pairs, breathe, byKey);
  const counts = await learnCategories(terms, breathe, vocabulary.categories);
  return {
    categories,
    counts,
    marks: learnMarks(terms),
    latin: {
      isLatinWord: latinWordsIn(counts),
      phrases: joined(await learnPhrases(pairs, breathe), vocabulary.phrases),
      // Packed, as the word lists are: as rows of objects the words of a dictionary take five times the room.
      translations: {
        byKey: firstOf(readTranslations(packTranslations(learnt.byKey)), byKey),
        byStem: firstOf(readTranslations(packTranslations(learnt.byStem)), byStem),
      },
    },
  };
}

/** What either table says of a key, the first one's words first. */
const joined = (first: Lookup<readonly string[]>, second: Lookup<readonly string[]>) => ({
  get(key: string): readonly string[] | undefined {
    const words = [...(first.get(key) ?? []), ...(second.get(key) ?? [])];
    return words.length === 0 ? undefined : [...new Set(words)];
  },
});

/** What the first table says of a key, else the second. */
const firstOf = <Value>(first: Lookup<Value>, second: Lookup<Value>): Lookup<Value> => ({
  get: (key) => first.get(key) ?? second.get(key),
});
