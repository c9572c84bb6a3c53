// On a slow connection a page does not move under the reader's eyes, whichever of its fonts comes last.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { shiftOf, watchShifts } from './looks.ts';
import { withoutTour } from './people.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const font of ['naskh', 'vazirmatn']) {
  test(`/ stays where it is when ${font} comes last`, async ({ page, context }) => {
    await withoutTour(context);
    await watchShifts(context);
    await page.route(new RegExp(`${font}.*woff2`), async (route) => {
      await sleep(1_500);
      await route.continue();
    });
    expect(await shiftOf(page, '/')).toBeLessThan(0.1);
  });
}
