// On a slow connection a page does not move under the reader's eyes.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { newMember, signedIn, theAdmin, withoutTour } from './people.ts';

const MOST = 0.1;

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ context, page }) => {
  await withoutTour(context);
  await context.addInitScript(() => {
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
  const connection = await context.newCDPSession(page);
  await connection.send('Network.enable');
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
});

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Until a second has brought nothing more.
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(...ends) > 1_000;
  });
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

const visitorPages = [
  '/',
  '/derivation',
  '/dictionary',
  '/term/1',
  '/leaderboard',
  '/contributor',
  '/publishing-guide',
];
for (const path of visitorPages) {
  test(`${path} stays where it is`, async ({ page }) => {
    expect(await shiftOf(page, path)).toBeLessThan(MOST);
  });
}

for (const font of ['naskh', 'vazirmatn']) {
  test(`/ stays where it is when ${font} comes last`, async ({ page }) => {
    await page.route(new RegExp(`${font}.*woff2`), async (route) => {
      await sleep(1_500);
      await route.continue();
    });
    expect(await shiftOf(page, '/')).toBeLessThan(MOST);
  });
}

for (const path of ['/', '/suggest', '/profile', '/profile?tab=rewards', '/notifications']) {
  test(`for a member ${path} stays where it is`, async ({ page, context, request }) => {
    await signedIn(context, await newMember(request));
    expect(await shiftOf(page, path)).toBeLessThan(MOST);
  });
}

for (const path of ['/', '/admin-dashboard', '/admin-payouts', '/publish-journal-issue']) {
  test(`for an admin ${path} stays where it is`, async ({ page, context, request }) => {
    await signedIn(context, await theAdmin(request));
    expect(await shiftOf(page, path)).toBeLessThan(MOST);
  });
}
