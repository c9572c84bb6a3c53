import { readdir, readFile } from 'node:fs/promises';

export interface SeedTerm {
  arabic: string;
  latin: string;
  definition: string;
  /** The name of its category. */
  category: string;
  /** Where it stands, for messages: `physics.tsv:12`. */
  place: string;
}

export const SEED_HEADER = 'arabic\tlatin\tdefinition\tcategory';

const folder = new URL('./', import.meta.url);

/** The founding terms, file by file in alphabetical order; a malformed line is a fault. */
export async function readSeed(): Promise<SeedTerm[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.flatMap((content, index) => parseFile(content, names[index] ?? ''));
}

/** Read one file: a comment with its origin, the header, then four columns a line. */
function parseFile(content: string, name: string): SeedTerm[] {
  const [origin, header, ...lines] = content.split('\n');
  if (!origin?.startsWith('# ') || header !== SEED_HEADER) {
    throw new Error(`${name}: the first line names the origin, the second the columns`);
  }
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const place = `${name}:${index + 3}`;
    const [arabic = '', latin = '', definition = '', category = '', ...rest] = line.split('\t');
    if (category === '' || rest.length > 0) throw new Error(`${place}: four columns are expected`);
    return [{ arabic, latin, definition, category, place }];
  });
}
