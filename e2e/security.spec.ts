import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('the policy lets in no inline script and no style element that the page did not bring', async ({
  page,
  faults,
}) => {
  // The policy says what it keeps out.
  faults.expect(/Content Security Policy/);
  await page.goto('/');
  const applied = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = ':root { --others: yes }';
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.head.append(style, script);
    return {
      style: getComputedStyle(document.documentElement).getPropertyValue('--others'),
      script: document.documentElement.dataset.ran,
    };
  });
  expect(applied).toEqual({ style: '', script: undefined });
});
