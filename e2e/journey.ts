import { type BrowserContext, test as base, expect } from '@playwright/test';

interface Faults {
  /** Faults like this one are meant to happen here; one that does not happen fails the journey too. */
  expect(fault: RegExp): void;
  /** Faults like this one may happen here or not, as the answers come. */
  allow(fault: RegExp): void;
}

/**
 * A journey in which every fault that a browser sees fails it: an error of the page, a word on `console.error`, a request
 * that failed, an answer that is none.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ browser }, use, info) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      const watchContext = (context: BrowserContext) => watch(context, (fault) => seen.push(fault));
      browser.on('context', watchContext);
      await use({ expect: (fault) => expected.push(fault), allow: (fault) => allowed.push(fault) });
      browser.off('context', watchContext);
      // A journey that has failed already says why better than what came of it.
      if (info.status !== 'passed') return;
      const unexpected = seen.filter((fault) => ![...expected, ...allowed].some((each) => each.test(fault)));
      const missing = expected.filter((each) => !seen.some((fault) => each.test(fault))).map(String);
      expect({ unexpected, missing }, 'faults in the browser').toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext, tell: (fault: string) => void): void {
  context.on('weberror', (error) => tell(`error of the page: ${error.error().message}`));
  context.on('console', (message) => {
    // What the browser says of a failed answer is told below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      tell(`console.error: ${message.text()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page gives up what it no longer wants, such as the answer to an older search.
    if (reason !== 'net::ERR_ABORTED') tell(`${reason} ${request.method()} ${pathOf(request.url())}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    tell(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
}

const pathOf = (url: string): string => new URL(url).pathname;
