import type { SealedPage } from './sealed-page.ts';

const MAX_BYTES = 32 * 1024 * 1024;

interface Kept {
  page: SealedPage;
  until: number;
}

export interface CacheOptions {
  /** How long a page serves everybody; 0 keeps none. */
  maxAgeMs: number;
  /** How long after a write the readers of a replica may still see what was; pages of that time are not kept. */
  settleMs?: number;
  maxBytes?: number;
}

/**
 * Rendered public pages, kept for some seconds. They hold no user, so one serves everybody.
 *
 * A page that began to render before a write is never kept after it, and a cache that cannot hear of writes keeps none.
 */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  readonly #options: Required<CacheOptions>;
  #bytes = 0;
  /** Counts what made pages untrue. */
  #generation = 0;
  #settledAt = 0;
  #isDeaf = false;
  #sweep: NodeJS.Timeout | undefined;

  constructor({ maxAgeMs, settleMs = 0, maxBytes = MAX_BYTES }: CacheOptions) {
    this.#options = { maxAgeMs, settleMs, maxBytes };
  }

  get(address: string): SealedPage | undefined {
    const kept = this.#pages.get(address);
    return kept && kept.until > performance.now() ? kept.page : undefined;
  }

  /** Begin to render a page; give what keeps it, unless something has changed since now. */
  begin(address: string): (page: SealedPage) => void {
    const generation = this.#generation;
    const isSettled = performance.now() >= this.#settledAt;
    return (page) => {
      // guard: A page that began to render before a write is never kept after it ‹== → <›
      // guard: Who cannot hear of the writes of others keeps no page ‹ && !this.#isDeaf →›
      if (isSettled && !this.#isDeaf && generation === this.#generation) this.#keep(address, page);
    };
  }

  /** Forget all pages, those that are being rendered too: what was withdrawn disappears at once. */
  outdate(): void {
    this.#generation += 1;
    this.#settledAt = performance.now() + this.#options.settleMs;
    this.#pages.clear();
    this.#bytes = 0;
  }

  /** The writes of other processes are no longer heard: keep nothing until they are. */
  deafen(): void {
    this.#isDeaf = true;
    this.outdate();
  }

  hear(): void {
    this.#isDeaf = false;
    // Whatever was rendered before may have missed a write.
    this.outdate();
  }

  /** What the kept pages take, for tests and figures. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  #keep(address: string, page: SealedPage): void {
    const { maxAgeMs, maxBytes } = this.#options;
    if (maxAgeMs === 0 || page.bytes > maxBytes) return;
    this.#drop(address);
    // The oldest come first, since all live equally long.
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes + page.bytes <= maxBytes) break;
      // guard: Kept pages take no more memory than they may
      this.#drop(oldest);
    }
    this.#pages.set(address, { page, until: performance.now() + maxAgeMs });
    this.#bytes += page.bytes;
    if (!this.#sweep) this.#sweep = setTimeout(() => this.#dropExpired(), maxAgeMs).unref();
  }

  #dropExpired(): void {
    this.#sweep = undefined;
    const now = performance.now();
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
