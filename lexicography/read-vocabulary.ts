import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breather } from './src/vocabulary/breather.ts';
import { type FieldTerm, type Lesson, learnVocabulary } from './src/vocabulary/learn-vocabulary.ts';

const lists = new URL('./data/fields/', import.meta.url);

/** Where a build keeps what it learnt. */
export const LESSON_FOLDER = join(import.meta.dirname, 'build/vocabulary');

/** A term of its field, a name that stands alone, or a word of everyday language. */
export type PairKind = 'term' | 'name' | 'general';

/** A line of a list. */
export interface ListedPair extends FieldTerm {
  kind: PairKind;
  /** What is to be known of the Arabic: that it is an adjective, a plural, a regional name. */
  note: string;
}

/** The vocabulary of every field, file by file in alphabetical order; `physics.txt` holds that of physics. */
export async function readVocabulary(): Promise<ListedPair[]> {
  const names = (await readdir(lists)).filter((name) => name.endsWith('.txt')).sort();
  const pairs: ListedPair[] = [];
  // A file at a time: a server that reads them has others to answer in between.
  for (const name of names) {
    const content = await readFile(new URL(name, lists), 'utf8');
    for (const pair of parseField(content, name.replace('.txt', ''))) pairs.push(pair);
  }
  return pairs;
}

/**
 * Read one list: an Arabic term a line; behind tabs its Latin equivalent, its kind where it is no term, and a note. `#`
 * begins a comment.
 */
export function parseField(content: string, slug: string): ListedPair[] {
  return content.split('\n').flatMap((line) => {
    const [arabic = '', latin = '', kind = '', note = ''] = line.split('\t').map((part) => part.trim());
    return arabic === '' || arabic.startsWith('#') ? [] : [{ arabic, latin, slug, kind: kindOf(kind), note }];
  });
}

function kindOf(written: string): PairKind {
  if (written === 'name' || written === 'general') return written;
  if (written !== '') throw new Error(`no kind of pair is called ${written}`);
  return 'term';
}

/** What the last build learnt from the vocabulary; without a build it is learnt now, which takes a while. */
export async function readLesson(): Promise<Lesson> {
  const names = ['categories', 'phrases', 'words', 'stems'] as const;
  try {
    const [categories, phrases, words, stems] = await Promise.all(
      names.map((name) => readFile(join(LESSON_FOLDER, name))),
    );
    return { categories, phrases, words, stems } as Lesson;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return learnVocabulary(await readVocabulary(), breather());
  }
}
