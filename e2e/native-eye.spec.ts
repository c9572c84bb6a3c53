// What a reader of Arabic sees in the first minute, and tools do not.
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { faultsOf, visit } from './looks.ts';
import { bearer, newMember, newTerm, rowsIn, signedIn, suggested, withoutTour } from './people.ts';

const MINUTE_MS = 60_000;
const PHONE = { width: 360, height: 740 };

test.beforeEach(({ context }) => withoutTour(context));

test('a field runs as its text runs', async ({ page }) => {
  for (const { path, name, role } of [
    { path: '/dictionary', name: 'ابحث عن مصطلح بالعربية أو اللاتينية', role: 'combobox' },
    { path: '/derivation', name: 'مصطلح أو جذر', role: 'searchbox' },
    { path: '/register', name: 'الاسم الكامل', role: 'textbox' },
  ] as const) {
    await visit(page, path);
    await page.getByLabel(name).focus();
    // What suggests takes the place of a plain field once somebody has come to it.
    const field = page.getByRole(role, { name });
    await expect(field).toHaveCSS('direction', 'rtl');
    for (const [typed, direction] of [
      ['مجهر؟ (ضوئي)', 'rtl'],
      ['microscope', 'ltr'],
      ['', 'rtl'],
    ] as const) {
      await field.fill(typed);
      await expect(field).toHaveCSS('direction', direction);
    }
  }
});

test('the field that has the focus wears a ring', async ({ page }) => {
  await page.goto('/dictionary');
  const field = page.getByLabel('ابحث عن مصطلح');
  await field.focus();
  // Another input takes its place once what suggests has come.
  await expect(field).toHaveCSS('outline-style', 'solid');
  await expect(field).toHaveCSS('outline-width', '2px');
});

test('an announcement in the ticker is a link, and its title does not join its text', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/journal/announcements/latest/', (route) =>
    route.fulfill({ json: [{ id: 7, title: 'مسابقة الذكاء الاصطناعي', content: 'اقترحوا مصطلحاتكم' }] }),
  );
  await visit(page, '/');
  // The page asks again every half minute.
  await page.clock.fastForward(31_000);
  const ticker = page.getByRole('link', { name: 'مسابقة الذكاء الاصطناعي — اقترحوا مصطلحاتكم' });
  await ticker.click();
  await expect(page.getByRole('button', { name: 'مسابقة الذكاء الاصطناعي', expanded: true })).toBeVisible();
});

test('what a finger has to hit beside the ticker is not covered by a long announcement', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  const long = (id: number) => ({
    id,
    title: `إعلان ${id}`,
    content: 'نص طويل لا يسعه سطر واحد. '.repeat(9),
  });
  await page.route('**/api/journal/announcements/latest/', (route) =>
    route.fulfill({ json: [long(7), long(8)] }),
  );
  await visit(page, '/');
  await page.clock.fastForward(31_000);
  await page.getByRole('heading', { name: 'آخر الإعلانات' }).click();
  await expect(page.getByRole('button', { name: 'إعلان 8' })).toBeVisible();
  await page.getByRole('heading', { name: 'شارك المنصة' }).click();
  expect(await faultsOf(page, ['target-size'])).toEqual([]);
  const links = page.getByRole('link', { name: /^(إعلان 7|شارك عبر)/ });
  const fingers = links.or(page.getByRole('button', { name: /^إعلان [78]/ }));
  const heights = await fingers.evaluateAll((nodes) =>
    nodes.map((node) => Math.round(node.getBoundingClientRect().height)),
  );
  expect(heights).toHaveLength(6);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('a number stands before its unit, as Arabic is read', async ({ page, context, request }) => {
  await signedIn(context, await newMember(request));
  await page.goto('/profile?tab=rewards');
  const amount = page.getByText('٠ UAS', { exact: true }).first();
  await expect(amount).toBeVisible();
  const { number, unit } = await amount.evaluate((node) => {
    const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
    const placeOf = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(words as Node, from);
      range.setEnd(words as Node, to);
      return range.getBoundingClientRect().left;
    };
    return { number: placeOf(0, 1), unit: placeOf(2, 5) };
  });
  expect(number).toBeGreaterThan(unit);
});

test('the note beside a term is seen whole', async ({ page }) => {
  await visit(page, '/dictionary');
  await page.getByRole('heading', { level: 2 }).first().hover();
  const note = page.getByRole('tooltip').first();
  await expect(note).toBeVisible();
  const isWhole = await note.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const corners = [
      [left + 6, top + 6],
      [right - 6, top + 6],
      [left + 6, bottom - 6],
      [right - 6, bottom - 6],
    ] as const;
    return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });
  expect(isWhole).toBe(true);
});

test('beside every badge, neither name of a term is cut in a list on a phone, nor is a badge', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const word = newTerm();
  const answer = await request.post('/api/submit/', {
    headers: bearer(await newMember(request, 'د. سلمى بنت عبد الرحمن الأنصارية القرطبي')),
    data: {
      arabic: `${word} إلكتروني نافذ ماسح`,
      latin: 'high-angle annular dark-field scanning transmission electron microscope',
      definition: 'جهاز يكبّر صور الأجسام الدقيقة التي لا تُرى بالعين المجرّدة. '.repeat(5).trim(),
      category: 1,
    },
  });
  expect(answer.status()).toBe(201);
  await visit(page, `/dictionary?search=${word}`);
  const row = rowsIn(page).filter({ hasText: word });
  await expect(row).toContainText('قيد المراجعة');
  await expect(row).toContainText('يبدأ بما كتبت');
  await expect(row).toContainText('للاعتماد');
  const cut = await row.evaluate((whole) => {
    const { left, right, top, bottom } = whole.getBoundingClientRect();
    return [...whole.querySelectorAll('h2, bdi, span')]
      .filter((node) => node.checkVisibility() && node.textContent && !node.closest('button'))
      .filter((node) => {
        const all = document.createRange();
        all.selectNodeContents(node);
        const text = all.getBoundingClientRect();
        const isOutside = text.left < left || text.right > right || text.top < top || text.bottom > bottom;
        const { overflow, display } = getComputedStyle(node);
        const hides = overflow !== 'visible' && display !== 'inline';
        return isOutside || (hides && node.scrollWidth > node.clientWidth);
      })
      .map((node) => node.textContent);
  });
  expect(cut).toEqual([]);
});

test('a dialog closes with Escape and gives the focus back', async ({ page }) => {
  for (const { path, opener } of [
    { path: '/dictionary', opener: /^المساعد الذكي للمصطلح/ },
    { path: '/derivation?term=مجهر', opener: /^اشرح / },
  ]) {
    await visit(page, path);
    const button = page.getByRole('button', { name: opener }).first();
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test.describe('the tour', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      if (origin !== 'null') sessionStorage.removeItem('tutorialSeen');
    });
  });

  test('waits for whoever is typing', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await page.getByLabel('ابحث عن مصطلح').focus();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('ابحث عن مصطلح').blur();
    await page.clock.fastForward(4_000);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('leaves the page in sight and closes when one presses beside it', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await page.clock.fastForward(4_000);
    const dialog = page.getByRole('dialog');
    const shade = await dialog.evaluate((node) => getComputedStyle(node, '::backdrop').backgroundColor);
    expect(shade).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });
});

test('Escape closes the narrow menu and leads back to its button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/about');
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await page.locator('#narrow-menu').getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('#narrow-menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'فتح القائمة' })).toBeFocused();
});

test('a message is coloured and stands below the header of a phone', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const term = await suggested(request, await newMember(request));
  await page.clock.install();
  await visit(page, `/term/${term.id}`);
  // Its three seconds do not pass while it is looked at.
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await page.getByRole('button', { name: /^صوّت للمصطلح/ }).click();
  const message = page.getByRole('status').filter({ hasText: 'يجب تسجيل الدخول للتصويت' });
  await expect(message).toBeVisible();
  const standing = () =>
    message.evaluate((node) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(node);
      return { isBelow: node.getBoundingClientRect().top >= (header?.bottom ?? 0), backgroundColor };
    });
  // It slides to its place.
  await expect.poll(standing).toEqual({ isBelow: true, backgroundColor: 'rgb(143, 102, 0)' });
});

test('a double click on a vote is one request', async ({ page, context, request }) => {
  const term = await suggested(request, await newMember(request));
  await signedIn(context, await newMember(request));
  await visit(page, `/term/${term.id}`);
  let votes = 0;
  await page.route('**/api/terms/vote/**', async (route) => {
    votes += 1;
    await route.continue();
  });
  await page.getByRole('button', { name: /^صوّت للمصطلح/ }).dblclick();
  await expect(page.getByText('صوت واحد', { exact: true })).toBeVisible();
  expect(votes).toBe(1);
});
