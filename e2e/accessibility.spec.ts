import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { newReviewer, publishedVolume, submittedPaper } from './papers.ts';
import { bearer, newMember, type Person, signedIn, suggested, theAdmin, withoutTour } from './people.ts';

const visitorPages = [
  '/',
  '/dictionary',
  '/dictionary?search=قظغثخذضط',
  '/derivation',
  '/leaderboard',
  '/contributor',
  '/term-of-the-day',
  '/community',
  '/about',
  '/contact',
  '/publishing-guide',
  '/journal',
  '/journal/archive',
  '/journal/board',
  '/journal/ethics',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
];
const memberPages = [
  '/',
  '/suggest',
  '/profile',
  '/profile?tab=rewards',
  '/profile?tab=roles',
  '/profile?tab=settings',
  '/rewards-history',
  '/notifications',
];
const adminPages = [
  '/',
  '/admin-terms',
  '/review-terms',
  '/admin-panel',
  '/publish-journal-issue',
  '/manage-volumes',
  '/journal-announcements',
  '/journal-board',
];

/** What axe finds, and how far the page is wider than the screen. */
async function faultsOf(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // No page has a frame of another origin, for which axe would open a page of its own each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return {
    path,
    overflow: Math.max(0, overflow),
    violations: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  };
}
const clean = (path: string) => ({ path, overflow: 0, violations: [] });

const views = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of views) {
  test.describe(`at ${width} px in the ${colorScheme} scheme axe finds nothing and nothing overflows`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    for (const path of visitorPages) {
      test(`for a visitor on ${path}`, async ({ page, context }) => {
        await withoutTour(context);
        expect(await faultsOf(page, path)).toEqual(clean(path));
      });
    }

    test('for a visitor on a term page', async ({ page, request }) => {
      const { results } = await (await request.get('/api/terms/?search=microscope')).json();
      const path = `/term/${results[0].id}`;
      expect(await faultsOf(page, path)).toEqual(clean(path));
    });

    test('for a visitor on the pages of a volume and an article', async ({ page, context, request }) => {
      await withoutTour(context);
      const { id, paper } = await publishedVolume(request);
      const paths = ['/journal', `/volume/${id}`, `/journal/archive/${id}`, `/articles/${paper.id}/`];
      const found = [];
      for (const path of paths) found.push(await faultsOf(page, path));
      expect(found).toEqual(paths.map(clean));
    });

    test('for a member on the members’ pages', async ({ page, context, request }) => {
      const member = await newMember(request);
      const { id } = await suggested(request, member);
      await signedIn(context, member);
      const paths = [...memberPages, `/term/${id}/edit`];
      const found = [];
      for (const path of paths) found.push(await faultsOf(page, path));
      expect(found).toEqual(paths.map(clean));
    });

    test('for those who work on a paper: its author, its reviewer and its editor', async ({
      browser,
      request,
    }) => {
      const [admin, reviewer] = [await theAdmin(request), await newReviewer(request, 'نادر الفصيح')];
      const { id, author } = await submittedPaper(request);
      const asked = await request.post(`/api/journal/papers/${id}/assign-reviewer/`, {
        headers: bearer(admin),
        data: { reviewer_id: reviewer.id },
      });
      expect(asked.status()).toBe(200);
      const rooms: [Person, string[]][] = [
        [author, ['/submit-paper', '/my-papers']],
        [reviewer, ['/reviewer-dashboard']],
        [admin, ['/journal-admin', '/journal-admin/statistics']],
      ];
      for (const [person, paths] of rooms) {
        const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
        await signedIn(context, person);
        const room = await context.newPage();
        const found = [];
        for (const path of paths) found.push(await faultsOf(room, path));
        expect(found).toEqual(paths.map(clean));
        await context.close();
      }
    });

    test('for an admin on the admin’s pages', async ({ page, context, request }) => {
      await suggested(request, await newMember(request));
      await signedIn(context, await theAdmin(request));
      const found = [];
      for (const path of adminPages) found.push(await faultsOf(page, path));
      expect(found).toEqual(adminPages.map(clean));
    });
  });
}
