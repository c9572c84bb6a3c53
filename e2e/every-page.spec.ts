// What holds of every page, looked at once as each of its readers and in each size.
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import {
  endOfFooter,
  faultsOf,
  faultsOfSizes,
  joinedLetters,
  overflowOf,
  placeOfTitle,
  shiftOf,
  specksOf,
  visit,
  watchShifts,
} from './looks.ts';
import { newReviewer, noticeOn, publishedVolume, submittedPaper } from './papers.ts';
import { bearer, newMember, signedIn, suggested, theAdmin, withoutTour } from './people.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
/** Between a small phone and a wide desk, about where the style sheets turn. */
const WIDTHS = [320, 480, 600, 640, 768, 820, 960, 1024, 1100, 1280, 1600];
const MOST_SHIFT = 0.1;
/** What axe says of colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Forty letters, as names are. */
const LONG_NAME = 'د. سلمى بنت عبد الرحمن الأنصارية القرطبي';

/** What is looked at on some pages only. */
interface Further {
  /** On a phone: stays where it is while it comes over a slow connection. */
  still?: boolean;
  /** On a phone: is written in the six sizes and can be hit. */
  sizes?: boolean;
  /** Letters of two elements do not join. */
  letters?: boolean;
  /** The title stands where it does on the dictionary. */
  title?: boolean;
  /** So short that the footer stands at the end of the window. */
  short?: boolean;
}
type Pages = Record<string, Further>;

const visitorPages: Pages = {
  '/dictionary': { still: true, sizes: true, letters: true, title: true },
  '/': { still: true, sizes: true, letters: true },
  '/dictionary?search=قظغثخذضط': {},
  '/derivation': { still: true, title: true },
  '/shelf': { still: true, sizes: true, letters: true, title: true },
  '/derivation?term=مجهر': { sizes: true, letters: true },
  '/term/1': { still: true, sizes: true, letters: true, title: true },
  '/leaderboard': { still: true, sizes: true, letters: true, title: true },
  '/vote': { sizes: true, letters: true, title: true },
  '/contributor': { still: true, sizes: true, letters: true, title: true },
  '/about': { title: true },
  '/login': { sizes: true, title: true },
  '/register': { title: true },
  '/forgot-password': { title: true },
  '/nope': { title: true, short: true },
};
const furtherVisitorPages: Pages = {
  '/term-of-the-day': {},
  '/community': { short: true },
  '/contact': {},
  '/privacy': {},
  '/publishing-guide': { still: true, sizes: true },
  '/journal': {},
  '/journal/archive': { sizes: true },
  '/journal/board': { short: true },
  '/journal/ethics': {},
  '/reset-password?token=x': {},
  '/confirm-email?token=x': {},
  '/undo-wallet?token=x': {},
  '/review-invitation': {},
  '/reviewer-invitation': {},
  '/co-author': {},
};
const memberPages: Pages = {
  '/': { still: true },
  '/dictionary': {},
  '/vote': {},
  '/suggest': { still: true },
  '/profile': { still: true },
  '/profile?tab=rewards': { still: true },
  '/profile?tab=roles': {},
  '/profile?tab=settings': {},
  '/rewards-history': {},
  '/notifications': { still: true },
  '/nope': {},
};
const adminPages: Pages[] = [
  {
    '/': { still: true },
    '/admin-terms': { sizes: true },
    '/review-terms': {},
    '/review-proposals': {},
    '/review-shelf': {},
    '/admin-shelf': {},
    '/admin-panel': {},
    '/publish-journal-issue': { still: true },
    '/manage-volumes': { sizes: true },
    '/journal-announcements': { sizes: true },
    '/journal-letters': { sizes: true },
    '/journal-review-form': { sizes: true },
    '/journal-policies': { sizes: true },
    '/journal-board': { sizes: true },
    '/journal-dois': { sizes: true },
    '/articles': { sizes: true },
  },
  {
    '/admin-dashboard': { still: true, sizes: true },
    '/admin-users': { sizes: true },
    '/admin-audit-log': { sizes: true },
    '/admin-payouts': { still: true },
    '/admin-users/alike': {},
    '/user-roles': {},
    '/admin-payouts/approvals': {},
    '/admin-payouts/review': {},
    '/admin-payouts/audit': {},
    '/admin-payout-log': {},
  },
];

/** Look at one page after the other; all that is wrong anywhere is told at once. */
async function look(page: Page, pages: Pages): Promise<void> {
  await watchShifts(page.context());
  const wrong: Record<string, unknown> = {};
  /** Where the first page has its title, all of them have it. */
  let titlePlace: string | undefined;
  for (const [path, further] of Object.entries(pages)) {
    const found = [...(await faultsOnPhone(page, path, further)), ...(await tooWide(page))];
    // Which width it has only its style sheets know: what they make of the other one needs no second visit.
    await page.setViewportSize(DESK);
    found.push(...(await faultsOnDesk(page, further)).map((fault) => `on a desk: ${fault}`));
    if (further.title) {
      const place = await placeOfTitle(page);
      titlePlace ??= place;
      if (place !== titlePlace) found.push(`its title stands at ${place}, not at ${titlePlace}`);
    }
    if (found.length > 0) wrong[path] = found;
  }
  expect(wrong).toEqual({});
}

async function faultsOnPhone(page: Page, path: string, { still, sizes }: Further): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const shift = still ? await shiftOf(page, path) : 0;
  if (!still) await visit(page, path);
  const found = [
    ...(shift < MOST_SHIFT ? [] : [`moves by ${shift}`]),
    ...(await faultsOfAnyPage(page)),
    ...(sizes ? await faultsOfSizes(page) : []),
  ];
  // The same elements, in other colours.
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await faultsOf(page, COLOURS)).map((fault) => `in the dark: ${fault}`));
  return found;
}

/** Where it is wider than the screen, of all widths. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height });
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`is ${overflow} px too wide at ${width}`);
  }
  return found;
}

async function faultsOnDesk(page: Page, { letters, short }: Further): Promise<string[]> {
  const inTheDark = (await faultsOfAnyPage(page)).map((fault) => `in the dark: ${fault}`);
  await page.emulateMedia({ colorScheme: 'light' });
  const footer = short ? await endOfFooter(page) : DESK.height;
  return [
    ...inTheDark,
    ...(await faultsOf(page, COLOURS)),
    ...(letters ? await joinedLetters(page) : []),
    ...(footer === DESK.height ? [] : [`its footer ends at ${footer}`]),
  ];
}

async function faultsOfAnyPage(page: Page): Promise<string[]> {
  const [mains, overflow] = [await page.locator('main').count(), await overflowOf(page)];
  return [
    ...(await faultsOf(page)),
    ...(mains === 1 ? [] : [`has ${mains} mains`]),
    ...(overflow === 0 ? [] : [`is ${overflow} px too wide`]),
    ...(await specksOf(page)),
  ];
}

const all = (...paths: string[]): Pages => Object.fromEntries(paths.map((path) => [path, {}]));

test.describe('on a phone and on a desk axe finds nothing in either scheme, nothing overflows at any width and nothing moves', () => {
  test.beforeEach(({ context }) => {
    // Each looks at many pages.
    test.slow();
    return withoutTour(context);
  });

  test('for a visitor', async ({ page, faults }) => {
    faults.expect(/^404 GET \/nope$/);
    await look(page, visitorPages);
  });

  test('for a visitor of the other pages, with a volume and an article', async ({ page, request }) => {
    const { id, paper } = await publishedVolume(request);
    const notice = await noticeOn(request, paper);
    const volume = all(`/volume/${id}`, `/journal/archive/${id}`, `/articles/${paper.id}/`, notice);
    await look(page, { ...furtherVisitorPages, ...volume });
  });

  test('for a member whose name has forty letters', async ({ page, context, request, faults }) => {
    faults.expect(/^404 GET \/nope$/);
    const member = await newMember(request, LONG_NAME);
    const { id } = await suggested(request, member);
    await signedIn(context, member);
    await look(page, { ...memberPages, ...all(`/term/${id}/edit`) });
    await expect(page.getByRole('button', { name: LONG_NAME })).toBeVisible();
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
    for (const [person, pages] of [
      [author, all('/submit-paper', '/my-papers')],
      [reviewer, all('/reviewer-dashboard')],
      [admin, all('/journal-admin', '/journal-admin/statistics')],
    ] as const) {
      const context = await browser.newContext();
      await signedIn(context, person);
      await look(await context.newPage(), pages);
      await context.close();
    }
  });

  for (const [index, pages] of adminPages.entries()) {
    test(`for an admin, ${index + 1}`, async ({ page, context, request }) => {
      const member = await newMember(request);
      await suggested(request, member);
      await signedIn(context, await theAdmin(request));
      await look(page, { ...pages, ...(index === 0 && all(`/admin-users/${member.id}`)) });
    });
  }
});
