import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breather } from './src/vocabulary/breather.ts';
import { type FieldTerm, type Lesson, learnVocabulary } from './src/vocabulary/learn-vocabulary.ts';

const lists = new URL('./data/fields/', import.meta.url);

/** Where a build keeps what it learnt. */
export const LESSON_FOLDER = join(import.meta.dirname, 'build/vocabulary');

/** The vocabulary of every field, file by file in alphabetical order; `physics.txt` holds that of physics. */
export async function readVocabulary(): Promise<FieldTerm[]> {
  const names = (await readdir(lists)).filter((name) => name.endsWith('.txt')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, lists), 'utf8')));
  return files.flatMap((content, index) => parseField(content, (names[index] ?? '').replace('.txt', '')));
}

/** Read one list: an Arabic term a line, its Latin equivalent behind a tab where it has one, `#` for comments. */
export function parseField(content: string, slug: string): FieldTerm[] {
  return content.split('\n').flatMap((line) => {
    const [arabic = '', latin = ''] = line.split('\t').map((part) => part.trim());
    return arabic === '' || arabic.startsWith('#') ? [] : [{ arabic, latin, slug }];
  });
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
