// What all pages have in common beside their looks: error pages, rows, schemes.
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { visit } from './looks.ts';
import { newMember, rowsIn, signedIn, withoutTour } from './people.ts';

test.beforeEach(({ context }) => withoutTour(context));

test.describe('an error page', () => {
  test('of what is not there is a 404 with a title, the account, a search and two ways out', async ({
    page,
    context,
    request,
    faults,
  }) => {
    await signedIn(context, await newMember(request, 'هند القارئة'));
    for (const path of ['/nope', '/term/999999', '/term/abc']) {
      await test.step(path, async () => {
        faults.expect(new RegExp(`^404 GET ${path}$`));
        expect((await page.goto(path))?.status()).toBe(404);
        await expect(page).toHaveTitle('الصفحة غير موجودة — مصطلح');
        await expect(page.getByRole('button', { name: 'هند القارئة' })).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة');
        await expect(main.getByRole('search')).toBeVisible();
        await expect(main.getByRole('link')).toHaveText(['العودة إلى الرئيسية', 'تصفّح المعجم']);
      });
    }
  });

  test('without the right to a page has a heading and the same ways out', async ({
    page,
    context,
    request,
  }) => {
    await signedIn(context, await newMember(request));
    await page.goto('/admin-terms');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      '🔒 ليس لديك صلاحية الوصول إلى هذه الصفحة',
    );
    // The lock is drawn: not every device has a font with it.
    await expect(main.getByRole('heading', { level: 1 }).locator('svg')).toBeVisible();
    await expect(page).toHaveTitle(/ليس لديك صلاحية/);
    await expect(main.getByRole('link')).toHaveText(['العودة إلى الرئيسية', 'تصفّح المعجم']);
  });
});

test('a term is a row of 92 to 112 px on a phone and on a desk, and a phone shows five of them', async ({
  page,
}) => {
  await visit(page, '/dictionary');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rowsIn(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(92);
    expect(Math.max(...heights)).toBeLessThanOrEqual(112);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const fifth = await rowsIn(page).nth(4).boundingBox();
  expect((fifth?.y ?? 800) + (fifth?.height ?? 800)).toBeLessThanOrEqual(800);
});

test.describe('the dark scheme', () => {
  const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const NIGHT = 'rgb(18, 25, 22)';
  const DAY = 'rgb(250, 248, 243)';

  test('follows the system before anything is drawn', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark' });
    const page = await context.newPage();
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        document.documentElement.dataset.first ??= document.documentElement.dataset.scheme;
      }),
    );
    await page.goto('/about');
    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe('dark');
    expect(await paperOf(page)).toBe(NIGHT);
    await context.close();
  });

  test('is kept when the reader chooses it, and given up with the next choice', async ({ page }) => {
    await visit(page, '/about');
    const toggle = page.getByRole('button', { name: 'المظهر الفاتح أو الداكن' });
    await toggle.click();
    await page.reload();
    expect(await paperOf(page)).toBe(NIGHT);
    await toggle.click();
    await page.reload();
    expect(await paperOf(page)).toBe(DAY);
  });
});
