import { test } from './journey.ts';
import { withoutTour } from './people.ts';

test.describe('a journey fails', () => {
  test.beforeEach(async ({ page, context }) => {
    test.fail();
    await withoutTour(context);
    await page.goto('/about');
  });

  test('that meets a word on console.error', ({ page }) =>
    page.evaluate(() => console.error('nobody expects this')));

  test('that meets an error of the page', async ({ page }) => {
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => void setTimeout(() => JSON.parse('{')));
    await thrown;
  });

  test('that meets a refused answer', ({ page }) =>
    page.evaluate(async () => void (await fetch('/api/nowhere/'))));

  test('that meets no network', async ({ page, context }) => {
    await context.setOffline(true);
    await page.evaluate(() => fetch('/api/categories/').catch(() => null));
  });

  test('that does not meet the fault it expects', ({ faults }) => faults.expect(/^500 /));
});
