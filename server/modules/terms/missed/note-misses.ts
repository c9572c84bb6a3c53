import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../platform/calendar.ts';
import type { Deps } from '../../../platform/deps.ts';
import { addMisses } from './queries.ts';
import { BREATH_MS, continues, type Miss, missOf } from './rules.ts';

/** So many networks are remembered for a day; further ones are not told apart from nobody. */
const MOST_NETWORKS = 50_000;
/** One network makes the list longer by so many words a day. */
const MOST_MISSES = 30;

/** What one network searched last, and what it is already counted for today. */
interface Asker {
  last: Miss | null;
  timer: NodeJS.Timeout | null;
  counted: Set<string>;
}

/**
 * Counts what is searched and not found.
 *
 * Whoever types a word sends its beginnings too: a miss counts once its network has asked for nothing that goes on with
 * it for a moment. Networks are told apart in memory alone, by a hash whose salt is thrown away each day.
 */
export class Misses {
  readonly #deps: Pick<Deps, 'db' | 'now' | 'log'>;
  #askers = new Map<string, Asker>();
  #salt = randomBytes(16);
  #saltedAt = 0;
  #writes: Promise<unknown> = Promise.resolve();
  #isServing = false;

  constructor(deps: Pick<Deps, 'db' | 'now' | 'log'>) {
    this.#deps = deps;
  }

  /** From now on a miss is written down after its breath; before, with the next search or at the end. */
  begin(): void {
    this.#isServing = true;
  }

  /** Hear of a search on the first page of the dictionary. */
  hear(search: string, address: string, isFound: boolean): void {
    const asker = this.#askerAt(address);
    if (!asker) return;
    const miss = isFound ? null : missOf(search);
    const { last } = asker;
    if (asker.timer) clearTimeout(asker.timer);
    asker.timer = null;
    asker.last = miss;
    const found = isFound ? missOf(search) : miss;
    if (last && !(found && continues(last, found))) this.#count(asker, last);
    if (miss && this.#isServing) asker.timer = setTimeout(() => this.#settle(asker), BREATH_MS).unref();
  }

  /** Write down what is still in its breath; resolves when all is written. */
  async end(): Promise<void> {
    for (const asker of this.#askers.values()) this.#settle(asker);
    await this.#writes;
  }

  #settle(asker: Asker): void {
    if (asker.timer) clearTimeout(asker.timer);
    asker.timer = null;
    if (asker.last) this.#count(asker, asker.last);
    asker.last = null;
  }

  #askerAt(address: string): Asker | null {
    const now = this.#deps.now().getTime();
    if (now - this.#saltedAt >= DAY_MS) {
      for (const asker of this.#askers.values()) this.#settle(asker);
      this.#askers = new Map();
      this.#salt = randomBytes(16);
      this.#saltedAt = now;
    }
    const name = createHash('sha256').update(this.#salt).update(address).digest('base64');
    const known = this.#askers.get(name);
    if (known) return known;
    if (this.#askers.size >= MOST_NETWORKS) return null;
    const asker: Asker = { last: null, timer: null, counted: new Set() };
    this.#askers.set(name, asker);
    return asker;
  }

  #count(asker: Asker, miss: Miss): void {
    // guard: A network counts once a day for a word (missed.test.ts) ‹asker.counted.has(miss.key) → false›
    if (asker.counted.has(miss.key) || asker.counted.size >= MOST_MISSES) return;
    asker.counted.add(miss.key);
    const { db, now, log } = this.#deps;
    this.#writes = this.#writes
      .then(() => addMisses(db, [miss], now()))
      .catch((fault: unknown) => log.error(fault));
  }
}
