// What every page must look like, taken in one visit.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing more is asked for after so long. */
const QUIET_MS = 150;
/** What has not come after so long does not come. */
const LOST_MS = 60_000;

/** Open a page and wait until it has all that it asks for. */
export async function visit(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>();
  let last = Date.now();
  const begin = (request: Request) => void underWay.add(request);
  const end = (request: Request) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const isQuiet = () => underWay.size === 0 && Date.now() - last > QUIET_MS;
  await expect.poll(isQuiet, { intervals: [50] }).toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** What axe finds. */
export async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Half a megabyte is handed over and read once a page, and only what is wrong comes back.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (ids) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const options = {
      resultTypes: ['violations' as const],
      // The one rule of WCAG 2.2 that axe leaves out unless it is asked for.
      ...(ids ? { runOnly: [...ids] } : { rules: { 'target-size': { enabled: true } } }),
    };
    const { violations } = await run(options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}

/** How far the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** Buttons that hold nothing but a zero, which is drawn as a speck. */
export const specksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => ['٠', '0'].includes(button.innerText.trim()))
      .map((button) => `holds a zero alone: ${button.getAttribute('aria-label')}`),
  );

/** Count from now on how far the pages of this context move under the reader's eyes. */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of what has moved on a slow connection, with nothing kept from other pages. */
export async function shiftOf(page: Page, path: string): Promise<number> {
  const connection = await page.context().newCDPSession(page);
  const slow = {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  };
  const usual = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await connection.send('Network.enable');
  await connection.send('Network.setCacheDisabled', { cacheDisabled: true });
  await connection.send('Network.emulateNetworkConditions', slow);
  // A browser that is slowed down loses a file for good now and then; asked for anew it comes.
  await page.goto(path, { timeout: LOST_MS }).catch(() => page.goto(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Until a second has brought nothing more.
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(...ends) > 1_000;
  });
  const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  await connection.send('Network.emulateNetworkConditions', usual);
  await connection.detach();
  return sum;
}

/** Where the title begins, from the side where reading begins. */
export async function placeOfTitle(page: Page): Promise<string> {
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  return `${Math.round((box?.x ?? 0) + (box?.width ?? 0))} ${Math.round(box?.y ?? 0)}`;
}

export const endOfFooter = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0));

/** Pairs of neighbouring letters in different elements that the browser draws joined: an author forgot a space. */
export const joinedLetters = (page: Page) =>
  page.evaluate(() => {
    const isInline = (node: Element) => getComputedStyle(node).display === 'inline';
    const lineOf = (node: Node): Element => {
      let at = node.parentElement as Element;
      while (isInline(at) && at.parentElement) at = at.parentElement;
      return at;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const joined: string[] = [];
    let before: Node | null = null;
    while (texts.nextNode()) {
      const now = texts.currentNode;
      if (!now.textContent || !now.parentElement?.checkVisibility()) continue;
      const [last, first] = [before?.textContent?.at(-1) ?? '', now.textContent[0] ?? ''];
      const meet = /\p{Script=Arabic}/u.test(last) && /\p{Script=Arabic}/u.test(first);
      // React keeps one sentence in several nodes of one element.
      const isElsewhere = before?.parentElement !== now.parentElement;
      if (before && meet && isElsewhere && lineOf(before) === lineOf(now)) {
        joined.push(`${before.textContent}|${now.textContent}`);
      }
      before = now;
    }
    return joined;
  });

/** Sizes of the visible text, and of what a finger has to hit. */
const sizesOf = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const fonts = new Set<string>();
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (textContent?.trim() && parentElement?.checkVisibility()) {
        fonts.add(getComputedStyle(parentElement).fontSize);
      }
    }
    /** A link among words is as high as its line. */
    const isAmongWords = (node: Element) =>
      node.matches('a') &&
      getComputedStyle(node).display === 'inline' &&
      node.parentElement?.textContent.trim() !== node.textContent.trim();
    const heightOf = (node: Element) =>
      Math.max(
        node.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(node, '::after').height) || 0,
        Number.parseFloat(getComputedStyle(node, '::before').height) || 0,
      );
    const small = [
      ...document.querySelectorAll(
        'a[href]:not(.skip-link), button, summary, input:not([type=hidden]), select',
      ),
    ]
      // The captcha is not of our making.
      .filter((node) => !node.closest('altcha-widget') && node.checkVisibility() && !isAmongWords(node))
      .filter((node) => heightOf(node) < 43.5)
      .map((node) => `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent}`);
    return {
      fonts: [...fonts].toSorted((one, other) => Number.parseFloat(one) - Number.parseFloat(other)),
      small,
    };
  });

const SIX = ['13px', '15px', '17px', '20px', '26px', '36px'];

/** Text in another size than the six, and what a finger would miss. */
export async function faultsOfSizes(page: Page): Promise<string[]> {
  const { fonts, small } = await sizesOf(page);
  return [...fonts.filter((size) => !SIX.includes(size)), ...small];
}
