import { expect } from '@playwright/test';
import { expectSaid, test } from './journey.ts';
import { visit } from './looks.ts';
import { newMember, suggested, withoutTour } from './people.ts';

const MINUTE_MS = 60_000;

test.beforeEach(({ context }) => withoutTour(context));

test('a visitor finds a term however its letters are written, and opens it', async ({ page }) => {
  await page.goto('/dictionary');
  // Without the hamza, with the article, with ه for ة.
  await page.getByLabel('ابحث عن مصطلح').fill('الاله المتجهات الداعمه');
  const found = page.getByRole('heading', { level: 2, name: 'آلة المتّجهات الداعمة' });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('آلة المتّجهات الداعمة');
  await expect(page.getByText('support vector machine', { exact: true })).toBeVisible();
});

test('a search that is still to come takes nobody away from where a press leads', async ({ page }) => {
  await page.clock.install();
  await page.goto('/dictionary?search=مجهر');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/term/*.data**', async (route) => {
    await held;
    await route.continue();
  });
  await expect(page.getByRole('heading', { level: 2, name: 'مِجهر', exact: true })).toBeVisible();
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await page.getByLabel('ابحث عن مصطلح').fill('مجهرية');
  await page.getByRole('heading', { level: 2, name: 'مِجهر', exact: true }).click();
  // Longer than the search waits for one to stop typing.
  await page.clock.runFor(700);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مِجهر');
  await expect(page).toHaveURL(/\/term\//);
});

test('a visitor chooses what is suggested by the keyboard, and presses a result that stands below the suggestions', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/dictionary');
  const field = page.getByRole('main').getByRole('combobox', { name: 'ابحث عن مصطلح' });
  await page.getByRole('main').getByLabel('ابحث عن مصطلح').focus();
  await expect(field).toBeVisible();
  // The list below asks later than what suggests: where it has answered, nothing opens any more.
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await field.pressSequentially('مجه');
  await page.clock.runFor(130);
  await expect(async () => {
    await page.clock.runFor(10);
    const options = page.getByRole('listbox').getByRole('group', { name: 'من المعجم' });
    await expect(options).toContainText('microscope', { timeout: 2_000 });
  }).toPass();
  await page.clock.resume();
  const result = page
    .getByRole('list', { name: 'المصطلحات' })
    .getByRole('link', { name: 'مِجهر', exact: true });
  await result.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مِجهر');

  await page.getByRole('button', { name: 'ابحث في المعجم' }).click();
  await page.getByRole('banner').getByLabel('ابحث عن مصطلح').pressSequentially('microsco');
  await expect(page.getByRole('option').first()).toContainText('microscope');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/term\/\d+$/);
  // A field is read on from an entry to the next one and back.
  const found = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: /^التالي/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(found);
  await page.getByRole('link', { name: /^السابق/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found);
});

test('a visitor searches in Latin letters, filters, turns pages and resets', async ({ page }) => {
  await page.goto('/dictionary');
  await page.getByLabel('ابحث عن مصطلح').fill('MICROSCOPE');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('مِجهر');
  await page.getByRole('button', { name: 'إعادة ضبط' }).click();
  const filters = page.getByRole('navigation', { name: 'تصفية المعجم' });
  await filters.getByRole('link', { name: /^الفلك/ }).click();
  await expect(page.getByRole('list', { name: 'المصطلحات' }).getByRole('listitem').first()).toContainText(
    'الفلك',
  );
  const first = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.getByRole('link', { name: 'التالي' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(first ?? '');
});

test('where nothing is found, the query can be suggested', async ({ page }) => {
  await page.goto('/dictionary?search=قظغثخذضط');
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await page.getByRole('link', { name: /اقترح «/ }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a term page is complete without scripts', async ({ request }) => {
  const { results } = await (await request.get('/api/terms/?search=microscope')).json();
  const html = await (await request.get(`/term/${results[0].id}`)).text();
  expect(html).toContain('<link rel="canonical"');
  expect(html).toContain('"@type":"DefinedTerm"');
  expect(html).toContain('مِجهر');
  expect(html).not.toContain('@example.org');
});

test('voting asks a visitor to sign in', async ({ page, request }) => {
  const { arabic } = await suggested(request, await newMember(request));
  await page.goto(`/dictionary?search=${arabic}`);
  await page.getByRole('button', { name: `صوّت للمصطلح ${arabic}` }).click();
  await expectSaid(page, 'يجب تسجيل الدخول للتصويت');
});

test('guards lead to sign-in and back', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

test('an unknown address and an unknown term are 404 pages', async ({ page, faults }) => {
  faults.expect(/^404 GET \/nowhere$/);
  faults.expect(/^404 GET \/term\/99999999$/);
  const statuses = [(await page.goto('/nowhere'))?.status(), (await page.goto('/term/99999999'))?.status()];
  expect(statuses).toEqual([404, 404]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة');
});

test('the menu of a narrow screen opens also where it was pressed before the scripts came; it has two columns and sign-in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/entry.client*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  letGo();
  const menu = page.locator('#narrow-menu');
  await expect(menu.getByRole('link')).toHaveCount(11);
  const columns = await menu.evaluate((node) => getComputedStyle(node).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(2);
});

test.describe('a newcomer', () => {
  test('is offered the tour after three seconds, once a session', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.install();
    await visit(page, '/');
    await page.clock.fastForward(4_000);
    const tour = page.getByRole('dialog', { name: 'جولة تعريفية' });
    await expect(tour).toBeVisible();
    await expect(tour).toContainText('الخطوة ١ من ٤');
    for (const step of ['٢', '٣', '٤']) {
      await tour.getByRole('button', { name: 'التالي' }).click();
      await expect(tour).toContainText(`الخطوة ${step} من ٤`);
    }
    await expect(tour.getByRole('link', { name: 'ابدأ من ملفك الشخصي' })).toHaveAttribute('href', '/profile');
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await visit(page, '/');
    await page.clock.fastForward(10_000);
    await expect(tour).toHaveCount(0);
    await context.close();
  });
});
