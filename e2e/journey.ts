import { type BrowserContext, test as base, expect, type Page, type Response } from '@playwright/test';

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

/**
 * Wait until the page has said this, once: in a message that is read out, be it gone again. What is shown for three
 * seconds is missed by a machine that is too busy to look.
 */
export async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  const isMeant = (each: string) => (typeof text === 'string' ? each.includes(text) : text.test(each));
  let said: string[] = [];
  await expect
    .poll(
      async () => {
        said = await page.evaluate(() => window.said ?? []).catch(() => []);
        return said.some(isMeant);
      },
      { message: `the page says ${text}` },
    )
    .toBe(true);
  await page.evaluate((at) => void window.said?.splice(at, 1), said.findIndex(isMeant));
}

declare global {
  interface Window {
    /** What was read out on this page so far. */
    said?: string[];
  }
}

/** Keep what is read out, in the order in which it is said. */
function keepWhatIsSaid(): void {
  const said: string[] = [];
  window.said = said;
  const last = new WeakMap<Element, string>();
  const hear = (node: Element) => {
    const text = node.textContent?.trim() ?? '';
    if (text === '' || last.get(node) === text) return;
    last.set(node, text);
    said.push(text);
  };
  const LOUD = '[role=status], [role=alert]';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const around = target instanceof Element ? target : target.parentElement;
      const loud = around?.closest(LOUD);
      if (loud) hear(loud);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(LOUD)) hear(node);
        for (const within of node.querySelectorAll(LOUD)) hear(within);
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function watch(context: BrowserContext, tell: (fault: string) => void): void {
  void context.addInitScript(keepWhatIsSaid);
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
    if (response.status() < 400 || isOutOfDate(response)) return;
    tell(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
}

/** A page renews its sign-in when it has grown too old, as it does where a journey takes long. */
function isOutOfDate(response: Response): boolean {
  const [, claims] = response.request().headers().authorization?.split('.') ?? [];
  if (response.status() !== 401 || !claims) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
  return exp * 1_000 <= Date.now();
}

const pathOf = (url: string): string => new URL(url).pathname;
