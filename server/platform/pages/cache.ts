import type { SealedPage } from './sealed-page.ts';
import { type Changed, EVERYTHING, type Shown } from './tags.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** So long after nothing is heard any more a page may stand in for one that cannot be made. */
const STANDS_IN_MS = 60_000;
/** So many changes are remembered one by one; longer than any page takes to be rendered. */
const MOST_CHANGES = 10_000;

interface Kept {
  page: SealedPage;
  shown: Shown;
  until: number;
}

export interface CacheOptions {
  /** How long a page serves everybody; 0 keeps none. */
  maxAgeMs: number;
  maxBytes?: number;
}

/**
 * Rendered public pages, kept for some seconds. They hold no user, so one serves everybody.
 *
 * A write says what it changed, and only the pages that show it are forgotten. A page that began to render before such a
 * write is never kept after it, and a cache that cannot hear of writes keeps none.
 */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  readonly #options: Required<CacheOptions>;
  #bytes = 0;
  /** Counts what made pages untrue. */
  #generation = 0;
  /** In which generation what was changed last, the oldest first. */
  readonly #changes = new Map<string, number>();
  /** Since when the writes of others are not heard; null while they are. */
  #deafSince: number | null = null;
  #sweep: NodeJS.Timeout | undefined;

  constructor({ maxAgeMs, maxBytes = MAX_BYTES }: CacheOptions) {
    this.#options = { maxAgeMs, maxBytes };
  }

  get(address: string): SealedPage | undefined {
    if (this.#deafSince !== null) return undefined;
    const kept = this.#pages.get(address);
    return kept && kept.until > performance.now() ? kept.page : undefined;
  }

  /** What was true when the writes of others were heard last: for a page that cannot be made since the database is away. */
  standIn(address: string): SealedPage | undefined {
    const since = this.#deafSince;
    const kept = this.#pages.get(address);
    if (since === null || !kept || kept.until < since) return undefined;
    // guard: A page stands in for another only for a while ‹STANDS_IN_MS → Infinity›
    return performance.now() - since < STANDS_IN_MS ? kept.page : undefined;
  }

  /** Begin to render a page; give what keeps it, unless something that it shows has changed since now. */
  begin(address: string): (page: SealedPage, shown: Shown) => void {
    const began = this.#generation;
    return (page, shown) => {
      // guard: Who cannot hear of the writes of others keeps no page ‹this.#deafSince === null && →›
      if (this.#deafSince === null && this.#isStillTrue(shown, began)) this.#keep(address, page, shown);
    };
  }

  /** Forget the pages that show this, those that are being rendered too: what was withdrawn disappears at once. */
  outdate(changed: Changed): void {
    this.#generation += 1;
    for (const tag of changed === EVERYTHING ? [EVERYTHING] : changed) this.#note(tag);
    for (const [address, { shown }] of this.#pages) {
      // guard: Only what shows what was changed is made anew ‹showsAny(shown, changed) → true›
      if (showsAny(shown, changed)) this.#drop(address);
    }
  }

  /** The writes of other processes are no longer heard: give nothing until they are. */
  deafen(): void {
    this.#deafSince ??= performance.now();
    // What is being rendered now is not kept; what was kept may stand in.
    this.#generation += 1;
    this.#note(EVERYTHING);
  }

  hear(): void {
    this.#deafSince = null;
    // Whatever was rendered before may have missed a write.
    this.outdate(EVERYTHING);
  }

  /** What the kept pages take, for tests and figures. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  #note(tag: string): void {
    this.#changes.delete(tag);
    this.#changes.set(tag, this.#generation);
    if (this.#changes.size <= MOST_CHANGES) return;
    const [oldest] = this.#changes;
    if (!oldest) return;
    const [name, generation] = oldest;
    this.#changes.delete(name);
    // What is no longer told apart may have been anything.
    this.#changes.set(EVERYTHING, Math.max(generation, this.#changes.get(EVERYTHING) ?? 0));
  }

  /** Nothing of it has changed since. */
  #isStillTrue(shown: Shown, began: number): boolean {
    const tags = shown === 'anything' ? [...this.#changes.keys()] : [...shown, EVERYTHING];
    // guard: A page that began to render before a write is never kept after it ‹> began → > Infinity›
    return !tags.some((tag) => (this.#changes.get(tag) ?? 0) > began);
  }

  #keep(address: string, page: SealedPage, shown: Shown): void {
    const { maxAgeMs, maxBytes } = this.#options;
    if (maxAgeMs === 0 || page.bytes > maxBytes) return;
    this.#drop(address);
    // The oldest come first, since all live equally long.
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes + page.bytes <= maxBytes) break;
      // guard: Kept pages take no more memory than they may
      this.#drop(oldest);
    }
    this.#pages.set(address, { page, shown, until: performance.now() + maxAgeMs });
    this.#bytes += page.bytes;
    if (!this.#sweep) this.#sweep = setTimeout(() => this.#dropExpired(), maxAgeMs).unref();
  }

  #dropExpired(): void {
    this.#sweep = undefined;
    const now = performance.now();
    // Nothing is added meanwhile, and all of it goes when writes are heard again.
    if (this.#deafSince !== null) return;
    for (const [address, { until }] of this.#pages) {
      if (until > now) {
        this.#sweep = setTimeout(() => this.#dropExpired(), until - now).unref();
        return;
      }
      this.#drop(address);
    }
  }

  #drop(address: string): void {
    const kept = this.#pages.get(address);
    if (!kept) return;
    this.#pages.delete(address);
    this.#bytes -= kept.page.bytes;
  }
}

const showsAny = (shown: Shown, changed: Changed): boolean =>
  shown === 'anything' || changed === EVERYTHING || changed.some((tag) => shown.has(tag));
