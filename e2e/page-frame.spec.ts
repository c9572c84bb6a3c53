// What every page has in common: one frame, one title, sizes that can be read and hit.
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { newMember, signedIn, theAdmin, withoutTour } from './people.ts';

const PHONE = { width: 360, height: 740 };
const pages = [
  '/dictionary',
  '/derivation',
  '/leaderboard',
  '/about',
  '/contributor',
  '/term/1',
  '/login',
  '/register',
  '/forgot-password',
  '/nope',
];

test.beforeEach(({ context }) => withoutTour(context));

test('the title stands at the same place on every page', async ({ page, faults }) => {
  faults.expect(/^404 GET \/nope$/);
  const places: Record<string, string> = {};
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    places[path] = `${Math.round((box?.x ?? 0) + (box?.width ?? 0))} ${Math.round(box?.y ?? 0)}`;
  }
  expect(places).toEqual(Object.fromEntries(pages.map((path) => [path, places['/dictionary']])));
});

test('every page has one main, error pages and forms too', async ({ page, faults }) => {
  faults.expect(/^404 GET \/nope$/);
  const counts: Record<string, number> = {};
  const all = [...pages, '/'];
  for (const path of all) {
    await page.goto(path);
    counts[path] = await page.locator('main').count();
  }
  expect(counts).toEqual(Object.fromEntries(all.map((path) => [path, 1])));
});

test('the footer of a short page stands at the end of the window', async ({ page, faults }) => {
  faults.expect(/^404 GET \/nope$/);
  const ends: number[] = [];
  for (const path of ['/nope', '/community', '/journal/board']) {
    await page.goto(path);
    ends.push(
      await page.evaluate(() =>
        Math.round(document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0),
      ),
    );
  }
  expect(ends).toEqual([900, 900, 900]);
});

test.describe('an error page', () => {
  for (const path of ['/nope', '/term/999999', '/term/abc']) {
    test(`of ${path} is a 404 with a title, the account, a search and two ways out`, async ({
      page,
      context,
      request,
      faults,
    }) => {
      faults.expect(new RegExp(`^404 GET ${path}$`));
      await signedIn(context, await newMember(request, 'هند القارئة'));
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page).toHaveTitle('الصفحة غير موجودة — مصطلح');
      await expect(page.getByRole('button', { name: 'هند القارئة' })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة');
      await expect(main.getByRole('search')).toBeVisible();
      await expect(main.getByRole('link')).toHaveText(['العودة إلى الرئيسية', 'تصفّح المعجم']);
    });
  }

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

const onPhone = [
  '/',
  '/dictionary',
  '/term/1',
  '/derivation?term=مجهر',
  '/leaderboard',
  '/contributor',
  '/publishing-guide',
  '/journal/archive',
  '/login',
];
for (const path of onPhone) {
  test(`on a phone ${path} is written in the six sizes and can be hit`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path, { waitUntil: 'networkidle' });
    const { fonts, small } = await sizesOf(page);
    expect(fonts.filter((size) => !SIX.includes(size))).toEqual([]);
    expect(small).toEqual([]);
  });
}

test('on a phone the pages of an admin are written in the six sizes and can be hit', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await signedIn(context, await theAdmin(request));
  const faults: Record<string, unknown> = {};
  const paths = [
    '/admin-dashboard',
    '/admin-users',
    '/admin-terms',
    '/admin-audit-log',
    '/manage-volumes',
    '/journal-announcements',
    '/journal-board',
  ];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { fonts, small } = await sizesOf(page);
    faults[path] = [...fonts.filter((size) => !SIX.includes(size)), ...small];
  }
  expect(faults).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
});

for (const width of [360, 1440]) {
  test(`a term is a row of 92 to 112 px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dictionary', { waitUntil: 'networkidle' });
    const heights = await page
      .getByRole('list', { name: 'المصطلحات' })
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights).toHaveLength(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(92);
    expect(Math.max(...heights)).toBeLessThanOrEqual(112);
  });
}

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
    await page.goto('/about', { waitUntil: 'networkidle' });
    const toggle = page.getByRole('button', { name: 'المظهر الفاتح أو الداكن' });
    await toggle.click();
    await page.reload();
    expect(await paperOf(page)).toBe(NIGHT);
    await toggle.click();
    await page.reload();
    expect(await paperOf(page)).toBe(DAY);
  });
});
