// The list that a reviewer works through: rows that keep their height, and open where they stand.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { bearer, newMember, newTerm, rowsIn, signedIn, theAdmin } from './people.ts';

const LATIN = 'high-angle annular dark-field scanning transmission electron microscope';
const DEFINITION = 'جهاز بصري يكبّر صور الأجسام الدقيقة التي لا تُرى بالعين المجرّدة، ويتألف من عدستين أو أكثر. '
  .repeat(9)
  .trim();

/** Terms under review that nothing else has: one with everything at its longest, and two short ones. */
async function shownTerms(page: Page): Promise<string> {
  const author = await newMember(page.request, 'د. سلمى بنت عبد الرحمن الأنصارية القرطبي');
  const word = newTerm();
  const texts = [
    { arabic: `${word} إلكتروني نافذ ماسح`, latin: LATIN, definition: DEFINITION },
    { arabic: `${word} ضوئي`, latin: 'light', definition: 'ما يكبّر بالضوء صور الأجسام الدقيقة.' },
    { arabic: `${word} مقارن`, latin: 'comparison', definition: 'ما تُرى فيه صورتان معًا ليقارن بينهما.' },
  ];
  for (const term of texts) {
    const answer = await page.request.post('/api/submit/', {
      headers: bearer(author),
      data: { ...term, category: 1 },
    });
    expect(answer.status()).toBe(201);
  }
  return word;
}

const heightsOf = (page: Page) =>
  rowsIn(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

/** What in a row has less room than it needs, and does not show it. */
const textsCutIn = (row: Locator) =>
  row.evaluate((whole) =>
    [...whole.querySelectorAll('*')]
      .filter((node) => node.checkVisibility() && !node.closest('button'))
      .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
      .filter((node) => getComputedStyle(node).overflow !== 'visible')
      .map((node) => node.textContent),
  );

/** Which names of a row are not shown whole. */
const cutNamesIn = (row: Locator) =>
  row
    .locator('h2, bdi[lang="en"]')
    .evaluateAll((names) =>
      names
        .filter(
          (name) => name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).overflow !== 'visible',
        )
        .map((name) => name.textContent),
    );

test('closed, a term under review is a row of 92 to 110 px, on a phone taller than that only by its names; opened, nothing of it is cut', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, await theAdmin(request));
  const word = await shownTerms(page);
  await page.goto(`/admin-terms?search=${word}`, { waitUntil: 'networkidle' });
  await expect(rowsIn(page)).toHaveCount(3);
  const long = rowsIn(page).filter({ hasText: 'إلكتروني' });
  const place = (await rowsIn(page).allTextContents()).findIndex((text) => text.includes('إلكتروني'));
  const unfold = long.getByRole('button', { name: 'التفاصيل' });
  for (const width of [360, 768, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const closed = await heightsOf(page);
      expect(Math.min(...closed)).toBeGreaterThanOrEqual(92);
      // The shorter two; of the long one a phone shows both names whole.
      const [, second = 0, first = 0] = closed.toSorted((one, other) => one - other);
      expect(second).toBeLessThanOrEqual(110);
      expect(first).toBeLessThanOrEqual(width === 360 ? 200 : 110);
      if (width === 360) await expect.poll(() => cutNamesIn(long)).toEqual([]);

      await expect(unfold).toHaveAttribute('aria-expanded', 'false');
      await unfold.focus();
      await page.keyboard.press('Enter');
      await expect(unfold).toHaveAttribute('aria-expanded', 'true');
      await expect(unfold).toBeFocused();
      const opened = await heightsOf(page);
      expect(opened.with(place, 0)).toEqual(closed.with(place, 0));
      expect(await textsCutIn(long)).toEqual([]);
      await expect(long).toContainText('اقترحه د. سلمى بنت عبد الرحمن الأنصارية القرطبي (member-');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await page.keyboard.press('Enter');
      expect(await heightsOf(page)).toEqual(closed);
    });
  }
});

test('a press that has begun when other terms come opens the dialog of what was pressed', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, await theAdmin(request));
  const word = await shownTerms(page);
  await page.goto(`/admin-terms?search=${word}&sort=created_at`);
  const last = rowsIn(page).filter({ hasText: 'مقارن' });
  await last.getByRole('button', { name: 'تعديل' }).hover();
  const answered = page.waitForResponse(/\/api\/pending-terms\//);
  await page.getByRole('main').getByLabel('بحث', { exact: true }).fill(`${word} مقارن`);
  await page.mouse.down();
  await answered;
  // What was answered has been drawn, were it not for the press.
  await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 300)));
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(page.getByRole('dialog').getByLabel('المصطلح العربي')).toHaveValue(`${word} مقارن`);
});

test('a dialog stays with what was written in it when its term leaves the list', async ({
  page,
  context,
  request,
  faults,
}) => {
  const admin = await theAdmin(request);
  await signedIn(context, admin);
  const word = await shownTerms(page);
  await page.goto(`/admin-terms?search=${word}&sort=created_at`);
  await rowsIn(page).nth(1).getByRole('button', { name: 'رفض' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('سبب الرفض').fill('سبب كُتب بعناية');
  const href = await page.getByRole('link', { name: `${word} ضوئي` }).getAttribute('href');
  const id = href?.split('/').at(-1);
  const removed = await request.post(`/api/reject-term/${id}/`, { headers: bearer(admin), data: {} });
  expect(removed.status()).toBe(200);
  faults.expect(/^404 POST \/api\/reject-term\//);
  await dialog.getByRole('button', { name: 'رفض' }).click();
  await expect(rowsIn(page).nth(1)).toContainText('غادر هذه القائمة');
  await expect(dialog.getByLabel('سبب الرفض')).toHaveValue('سبب كُتب بعناية');
});

test('who decides with the keyboard comes to the next term, and no term takes the place of another', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, await theAdmin(request));
  const word = await shownTerms(page);
  await page.goto(`/admin-terms?search=${word}&sort=created_at`);
  await rowsIn(page).nth(0).getByRole('button', { name: 'اعتماد' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rowsIn(page).nth(0)).toContainText('غادر هذه القائمة');
  await expect(page.getByRole('link', { name: `${word} ضوئي` })).toBeFocused();

  await rowsIn(page).nth(1).getByRole('button', { name: 'رفض' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'مكرر' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'رفض' }).click();
  await expect(rowsIn(page).nth(1)).toContainText('غادر هذه القائمة');
  await expect(page.getByRole('link', { name: `${word} مقارن` })).toBeFocused();
});

test('when the terms do not come, what was searched for stays, and they come when they are asked for again', async ({
  page,
  context,
  request,
  faults,
}) => {
  await signedIn(context, await theAdmin(request));
  const word = await shownTerms(page);
  await page.goto('/admin-terms');
  faults.expect(/^500 GET \/api\/pending-terms\//);
  // How many wait is asked for beside them.
  const terms = /\/api\/pending-terms\/.*page_size=10/;
  await page.route(terms, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', detail: 'خطأ' } }),
  );
  const field = page.getByRole('main').getByLabel('بحث', { exact: true });
  await field.fill(word);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('تعذّر تحميل المصطلحات');
  await expect(field).toHaveValue(word);
  const again = failure.getByRole('button', { name: 'إعادة المحاولة' });
  const asked = page.waitForRequest(terms);
  await again.click();
  await asked;
  await page.unroute(terms);
  // They may also come by themselves before the next press.
  await expect(async () => {
    await again.click({ timeout: 1000 }).catch(() => {});
    await expect(rowsIn(page)).toHaveCount(3);
  }).toPass();
});

test('a name with nothing beside it has its line on a phone to itself', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const admin = await theAdmin(request);
  const title = `صدور المجلد الثاني ${Date.now() % 1000}`;
  const answer = await request.post('/api/journal/announcements/manage/', {
    headers: bearer(admin),
    data: { title, content: 'نص الإعلان.' },
  });
  expect(answer.status()).toBe(201);
  await signedIn(context, admin);
  await page.goto('/journal-announcements');
  const cut = await page
    .getByRole('heading', { name: title })
    .evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(cut).toBe(0);
});

test('a page of terms that were all decided leads to those that are left', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, await theAdmin(request));
  const word = await shownTerms(page);
  await page.goto(`/admin-terms?search=${word}&page=2`);
  await expect(page.getByText('٣ مصطلحات')).toBeVisible();
  await expect(page.getByText('لا توجد مصطلحات بهذه الشروط')).toHaveCount(0);
  await page.getByRole('link', { name: 'الصفحة الأولى' }).click();
  await expect(rowsIn(page)).toHaveCount(3);
});

test('all rows open and close with one press; while other terms are on their way, the old ones are shown as such', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, await theAdmin(request));
  const word = await shownTerms(page);
  await page.goto(`/admin-terms?search=${word}`);
  await expect(rowsIn(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'عرض التفاصيل كلها' }).click();
  await expect(page.getByRole('button', { name: 'التفاصيل', expanded: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'طيّ التفاصيل كلها' }).click();
  await expect(page.getByRole('button', { name: 'التفاصيل', expanded: true })).toHaveCount(0);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/pending-terms/**', async (route) => {
    await held;
    await route.continue();
  });
  const list = page.getByRole('list', { name: 'المصطلحات', exact: true });
  await page.getByLabel('الترتيب').selectOption('الأقدم أولًا');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(list).not.toHaveAttribute('aria-busy');
});
