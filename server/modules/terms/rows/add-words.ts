import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

/**
 * Make the words of new entries known, so that searches can mend slips towards them.
 *
 * Always in one order: two who write at once never wait for each other in a circle. How often a word is used is a hint,
 * and counted only where many entries come at once.
 */
export async function addWords(tx: Tx, words: Iterable<string>): Promise<void> {
  await sql`insert into words (word) select unnest(${[...new Set(words)].sort()}::text[]) order by 1
    on conflict (word) do nothing`.execute(tx);
}

/** The same for many entries that have these words, each word once for each entry that has it. */
export async function countWords(tx: Tx, words: Iterable<string>): Promise<void> {
  const uses = new Map<string, number>();
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  await writeUses(tx, uses);
}

async function writeUses(tx: Tx, uses: ReadonlyMap<string, number>): Promise<void> {
  const words = [...uses.keys()];
  await sql`insert into words (word, uses)
    select * from unnest(${words}::text[], ${words.map((word) => uses.get(word) ?? 1)}::int[]) as counted (word, uses)
    order by word collate "C" on conflict (word) do update set uses = words.uses + excluded.uses`.execute(tx);
}

/** So many words are counted in memory. */
const MOST_COUNTED = 100_000;

/**
 * Makes the words of many batches known: new ones with their terms, and how often all are used only now and then, for
 * the same words come in every batch.
 */
export class WordCount {
  #uses = new Map<string, number>();

  /** Count the words of terms that are written now, each word once for each term that has it. */
  async add(tx: Tx, words: Iterable<string>): Promise<void> {
    const fresh = new Set<string>();
    for (const word of words) {
      const uses = this.#uses.get(word);
      if (uses === undefined) fresh.add(word);
      this.#uses.set(word, (uses ?? 0) + 1);
    }
    await addWords(tx, fresh);
    if (this.#uses.size >= MOST_COUNTED) await this.write(tx);
  }

  async write(tx: Tx): Promise<void> {
    const uses = this.#uses;
    this.#uses = new Map();
    await writeUses(tx, uses);
  }
}
