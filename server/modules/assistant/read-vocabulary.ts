import { readdir, readFile } from 'node:fs/promises';

/** A term or phrase of a field, from our own lists. */
export interface FieldTerm {
  arabic: string;
  /** Empty where the list gives none. */
  latin: string;
  /** The slug of its category. */
  slug: string;
}

const folder = new URL('./data/fields/', import.meta.url);

/** The vocabulary of every field, file by file in alphabetical order; `physics.txt` holds that of physics. */
export async function readVocabulary(): Promise<FieldTerm[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.flatMap((content, index) => parseField(content, (names[index] ?? '').replace('.txt', '')));
}

/** Read one list: an Arabic term a line, its Latin equivalent behind a tab where it has one, `#` for comments. */
export function parseField(content: string, slug: string): FieldTerm[] {
  return content.split('\n').flatMap((line) => {
    const [arabic = '', latin = ''] = line.split('\t').map((part) => part.trim());
    return arabic === '' || arabic.startsWith('#') ? [] : [{ arabic, latin, slug }];
  });
}
