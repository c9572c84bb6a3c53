const MAX_PAGES = 500;

/** Rendered public pages, kept for some seconds. They hold no user, so one serves everybody. */
export class PageCache {
  private readonly maxAgeMs: number;
  private readonly pages = new Map<string, { html: string; at: number }>();

  constructor(maxAgeMs: number) {
    this.maxAgeMs = maxAgeMs;
  }

  get(url: string): string | undefined {
    const page = this.pages.get(url);
    return page && Date.now() - page.at < this.maxAgeMs ? page.html : undefined;
  }

  set(url: string, html: string): void {
    if (this.maxAgeMs === 0) return;
    // The key holds the query string, so anybody can make as many keys as they like.
    if (this.pages.size >= MAX_PAGES) this.pages.delete(this.pages.keys().next().value ?? '');
    this.pages.set(url, { html, at: Date.now() });
  }

  /** Forget all pages: what was withdrawn disappears at once. */
  clear(): void {
    this.pages.clear();
  }
}
