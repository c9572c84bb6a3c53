import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { hashKey } from '../rows/hash-key.ts';

/** A word of the dictionary, and in about how many terms it stands. */
export interface KnownWord {
  word: string;
  uses: number;
}

/** Words that were added since are read by their numbers, which may be committed in another order. */
const OVERLAP = 500;
const AT_ONCE = 50_000;
const BUCKETS = 1 << 18;
/** Longer words are no slips of others. */
const LONGEST = 40;
/** So many words with one beginning are compared by how often they are used. */
const BEGUN_LOOKED_AT = 2_000;

/**
 * The words of the dictionary in memory, for what is only a hint: slips, words that are begun, and how common a word is.
 * A word that another process has just added may be missing for a second; its term is found all the same.
 */
export class Vocabulary {
  readonly #db: Db;
  readonly #staleMs: number;
  /** In alphabetical order. */
  #words: string[] = [];
  #uses = new Int32Array(0);
  /** The hashes of all deletions by bucket, the word that each belongs to, and where each bucket begins. */
  #hashes = new Uint32Array(0);
  #owners = new Uint32Array(0);
  #starts = new Uint32Array(BUCKETS + 1);
  /** What came since: by word, and by the hash of each deletion. */
  #freshUses = new Map<string, number>();
  #fresh = new Map<number, string[]>();
  #last = 0;
  #readAt = 0;
  #reading: Promise<void> | null = null;

  /** @param staleMs words that were added longer ago than this are known. */
  constructor(db: Db, staleMs = 1_000) {
    this.#db = db;
    this.#staleMs = staleMs;
  }

  /** Know what there is; the first call reads all words, later ones what came since. */
  async refresh(): Promise<void> {
    if (this.#last > 0 && performance.now() - this.#readAt < this.#staleMs) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    // Whoever searches with what is known does not wait.
    if (this.#last === 0 || this.#staleMs === 0) await this.#reading;
    else this.#reading.catch(() => {});
  }

  usesOf(word: string): number {
    const place = this.#placeOf(word);
    return this.#words[place] === word ? (this.#uses[place] ?? 0) : (this.#freshUses.get(word) ?? 0);
  }

  /** The words that may differ by a slip or two; whoever asks measures how far they are. */
  near(word: string): KnownWord[] {
    const places = new Set<number>();
    const fresh = new Set<string>();
    for (const hash of deletionsOf(word)) {
      const bucket = hash & (BUCKETS - 1);
      const end = this.#starts[bucket + 1] ?? 0;
      for (let at = this.#starts[bucket] ?? 0; at < end; at++) {
        if (this.#hashes[at] === hash) places.add(this.#owners[at] ?? 0);
      }
      for (const each of this.#fresh.get(hash) ?? []) fresh.add(each);
    }
    return [
      ...Array.from(places, (place) => ({ word: this.#words[place] ?? '', uses: this.#uses[place] ?? 0 })),
      ...Array.from(fresh, (each) => ({ word: each, uses: this.#freshUses.get(each) ?? 0 })),
    ];
  }

  /** The commonest words that begin so, with the new ones. */
  begun(beginning: string, most: number): string[] {
    const places: number[] = [];
    for (let at = this.#placeOf(beginning); places.length < BEGUN_LOOKED_AT; at++) {
      if (!this.#words[at]?.startsWith(beginning)) break;
      places.push(at);
    }
    places.sort((one, other) => (this.#uses[other] ?? 0) - (this.#uses[one] ?? 0));
    const known = places.slice(0, most).map((place) => this.#words[place] ?? '');
    const fresh = [...this.#freshUses.keys()].filter((word) => word.startsWith(beginning));
    return [...new Set([...known, ...fresh.slice(0, most)])];
  }

  async #read(): Promise<void> {
    const isFirst = this.#last === 0;
    const all = new Map<string, number>();
    for (let after = Math.max(0, this.#last - OVERLAP); ; ) {
      const { rows } = await sql<{ id: number; word: string; uses: number }>`
        select id, word, uses from words where id > ${after} order by id limit ${AT_ONCE}`.execute(this.#db);
      for (const { word, uses } of rows) all.set(word, uses);
      const end = rows.at(-1);
      if (end) this.#last = Math.max(this.#last, end.id);
      if (!end || rows.length < AT_ONCE) break;
      after = end.id;
    }
    this.#readAt = performance.now();
    if (isFirst) {
      this.#keepAll(all);
      return;
    }
    for (const [word, uses] of all) if (this.usesOf(word) === 0) this.#keepFresh(word, uses);
  }

  #keepFresh(word: string, uses: number): void {
    this.#freshUses.set(word, uses);
    for (const hash of deletionsOf(word)) {
      const known = this.#fresh.get(hash);
      if (known) known.push(word);
      else this.#fresh.set(hash, [word]);
    }
  }

  #keepAll(all: ReadonlyMap<string, number>): void {
    // As JavaScript orders them, which is not as the database does.
    this.#words = [...all.keys()].sort();
    this.#uses = Int32Array.from(this.#words, (word) => all.get(word) ?? 1);
    const starts = new Uint32Array(BUCKETS + 1);
    let total = 0;
    const hashesOf = this.#words.map((word) => Uint32Array.from(deletionsOf(word)));
    for (const hashes of hashesOf) {
      total += hashes.length;
      for (const hash of hashes) starts[(hash & (BUCKETS - 1)) + 1]! += 1;
    }
    for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1]! += starts[bucket]!;
    const next = starts.slice();
    this.#hashes = new Uint32Array(total);
    this.#owners = new Uint32Array(total);
    hashesOf.forEach((hashes, owner) => {
      for (const hash of hashes) {
        const place = next[hash & (BUCKETS - 1)]!++;
        this.#hashes[place] = hash;
        this.#owners[place] = owner;
      }
    });
    this.#starts = starts;
  }

  /** Where a word stands, or would stand. */
  #placeOf(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The word and what is left of it without each of its letters, hashed: two words a slip apart have one in common. */
function deletionsOf(word: string): number[] {
  const hashes = new Set([hashKey(word) >>> 0]);
  if (word.length > 2 && word.length <= LONGEST) {
    for (let at = 0; at < word.length; at++) {
      hashes.add(hashKey(word.slice(0, at) + word.slice(at + 1)) >>> 0);
    }
  }
  return [...hashes];
}
