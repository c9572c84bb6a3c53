// The entries that an empty dictionary is born with, with all that they are found by. To make that takes a processor
// longer than all else of a first start, and it is the same each time: the build makes it.
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withKeys } from '../modules/terms/rows/insert-terms.ts';
import type { KeyedTerm, ReadyTerm } from '../modules/terms/rows/term-columns.ts';
import { readFirst } from './read-seed.ts';
import { readyEntry } from './ready-entry.ts';

/** An entry whose category has no number yet. */
export interface PreparedEntry extends Omit<KeyedTerm, 'term'> {
  term: Omit<ReadyTerm, 'categoryId'>;
  category: string;
}

interface Kept {
  /** When the last of what it is made of was changed, in milliseconds. */
  madeOf: number;
  entries: PreparedEntry[];
}

const root = join(import.meta.dirname, '../..');
const FILE = join(root, 'server/build/founding-entries.json');
/** What it is made of, as the build knows it too (`tasks/install.mjs`). */
const SOURCES = ['server/seed', 'server/modules/terms', 'lexicography/src', 'morphology/src'];

/** What the build has made, or the same made now where nobody built, or something has changed since. */
export async function readPrepared(file = FILE): Promise<readonly PreparedEntry[]> {
  const kept = await readKept(file);
  // guard: What was prepared before a change is not written after it (prepared-entries.test.ts) ‹kept?.madeOf === (await newestSource()) → kept›
  return kept?.madeOf === (await newestSource()) ? kept.entries : prepareEntries();
}

export async function writePrepared(file = FILE): Promise<void> {
  const kept: Kept = { madeOf: await newestSource(), entries: await prepareEntries() };
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, JSON.stringify(kept));
}

async function prepareEntries(): Promise<PreparedEntry[]> {
  const seed = await readFirst();
  const names = [...new Set(seed.map(({ category }) => category))];
  const places = new Map(names.map((name, place) => [name, place]));
  return seed.map((entry) => {
    const { term, ...found } = withKeys(readyEntry(entry, places));
    const { categoryId, ...text } = term;
    return { term: text, category: names[categoryId] ?? '', ...found };
  });
}

async function readKept(file: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // Nobody built, or whoever did was interrupted.
    return null;
  }
}

async function newestSource(): Promise<number> {
  const files = await Promise.all(
    SOURCES.map(async (source) => {
      const names = await readdir(join(root, source), { recursive: true });
      return names.map((name) => join(root, source, name));
    }),
  );
  // What an editor puts there for a moment may be gone again.
  const found = await Promise.all(files.flat().map((file) => stat(file).catch(() => null)));
  return Math.max(...found.map((each) => each?.mtimeMs ?? 0));
}
