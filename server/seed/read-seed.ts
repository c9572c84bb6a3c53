import { readdir, readFile } from 'node:fs/promises';

/** A founding entry: its pair and definition, and what else is known of it. */
export interface SeedTerm {
  arabic: string;
  latin: string;
  definition: string;
  /** The name of its category. */
  category: string;
  /** Other Arabic names; one with an asterisk behind it is no longer advised. */
  synonyms: string[];
  abbreviation: string[];
  french: string[];
  plural: string;
  gender: 'masculine' | 'feminine' | null;
  partOfSpeech: 'adjective' | 'verb' | null;
  example: string;
  /** The Arabic of the entries that it is a kind or a part of, and of those that one confuses with it. */
  broader: string[];
  see: string[];
  /** Where it stands, for messages: `physics.tsv:12`. */
  place: string;
}

/** The columns of an entry; what a line leaves off at its end is empty. */
export const COLUMNS = [
  'arabic',
  'latin',
  'definition',
  'category',
  'synonyms',
  'abbreviation',
  'french',
  'plural',
  'gender',
  'pos',
  'example',
  'broader',
  'see',
] as const;
type Column = (typeof COLUMNS)[number];

const GENDERS = { '': null, م: 'masculine', ث: 'feminine' } as const;
const PARTS_OF_SPEECH = { '': null, adj: 'adjective', verb: 'verb' } as const;

const FOLDERS = {
  /** There when the first start answers. */
  first: new URL('./', import.meta.url),
  /** Comes behind it, in the background. */
  further: new URL('./further/', import.meta.url),
  /** Further names of entries of the first folder, by their pair. */
  names: new URL('./names/', import.meta.url),
};

/** All founding entries, file by file in alphabetical order; a malformed line is a fault. */
export const readSeed = async (): Promise<SeedTerm[]> => [
  ...(await readFirst()),
  ...(await readFiles(FOLDERS.further)).map(entryOf),
];

/** Those that an empty dictionary is born with. */
export async function readFirst(): Promise<SeedTerm[]> {
  const entries = (await readFiles(FOLDERS.first)).map(entryOf);
  return withNames(entries, await readFiles(FOLDERS.names));
}

/** A line of a file by its columns. */
export interface SeedLine {
  place: string;
  cells: Partial<Record<Column, string>>;
}

/** Read each table of a folder: a comment with its origin, the names of its columns, then a line each. */
export async function readFiles(folder: URL): Promise<SeedLine[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.flatMap((content, index) => parseFile(content, names[index] ?? ''));
}

function parseFile(content: string, name: string): SeedLine[] {
  const [origin, header = '', ...lines] = content.split('\n');
  const columns = header.split('\t').map((title) => COLUMNS.find((column) => column === title));
  if (!origin?.startsWith('# ') || columns.includes(undefined)) {
    throw new Error(`${name}: the first line names the origin, the second the columns`);
  }
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const place = `${name}:${index + 3}`;
    const cells = line.split('\t');
    if (cells.length > columns.length)
      throw new Error(`${place}: at most ${columns.length} columns are expected`);
    return [{ place, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }];
  });
}

/** The entry that a line holds. */
export function entryOf({ place, cells }: SeedLine): SeedTerm {
  const { arabic = '', latin = '', definition = '', category = '', plural = '', example = '' } = cells;
  if (category === '') throw new Error(`${place}: four columns are expected at least`);
  return {
    arabic,
    latin,
    definition,
    category,
    synonyms: severalOf(cells.synonyms),
    abbreviation: severalOf(cells.abbreviation),
    french: severalOf(cells.french),
    plural,
    gender: oneOf(GENDERS, cells.gender, place),
    partOfSpeech: oneOf(PARTS_OF_SPEECH, cells.pos, place),
    example,
    broader: severalOf(cells.broader),
    see: severalOf(cells.see),
    place,
  };
}

const severalOf = (cell = ''): string[] => (cell === '' ? [] : cell.split(' | '));

function oneOf<Values extends Record<string, unknown>>(
  values: Values,
  cell = '',
  place: string,
): Values[keyof Values] {
  if (!(cell in values)) throw new Error(`${place}: ${cell} is none of ${Object.keys(values).join(' ')}`);
  return values[cell as keyof Values];
}

/** What the files of names say beside the entries with these pairs. */
function withNames(entries: readonly SeedTerm[], lines: readonly SeedLine[]): SeedTerm[] {
  const known = new Map(entries.map((entry) => [`${entry.arabic}\t${entry.latin}`, entry]));
  for (const { place, cells } of lines) {
    const pair = `${cells.arabic}\t${cells.latin}`;
    const entry = known.get(pair);
    if (!entry) throw new Error(`${place}: no such entry: ${pair}`);
    const more = entryOf({ place, cells: { ...cells, category: entry.category } });
    known.set(pair, {
      ...entry,
      synonyms: [...entry.synonyms, ...more.synonyms],
      abbreviation: [...entry.abbreviation, ...more.abbreviation],
      french: [...entry.french, ...more.french],
      plural: entry.plural || more.plural,
      gender: entry.gender ?? more.gender,
      partOfSpeech: entry.partOfSpeech ?? more.partOfSpeech,
      example: entry.example || more.example,
    });
  }
  return [...known.values()];
}
