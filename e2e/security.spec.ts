import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('the policy lets in the styles that the library makes, and no inline script or style of anybody else', async ({
  page,
  faults,
}) => {
  // The policy says what it keeps out.
  faults.expect(/Content Security Policy/);
  await page.goto('/');
  const applied = await page.evaluate(() => {
    const nonce = document.querySelector<HTMLElement>('template[nonce]')?.nonce ?? '';
    const addStyle = (property: string, given: string): string => {
      const style = document.createElement('style');
      style.nonce = given;
      style.textContent = `:root { ${property}: yes }`;
      document.head.append(style);
      return getComputedStyle(document.documentElement).getPropertyValue(property);
    };
    const script = document.createElement('script');
    script.nonce = nonce;
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.head.append(script);
    return {
      ours: addStyle('--ours', nonce),
      others: addStyle('--others', ''),
      script: document.documentElement.dataset.ran,
    };
  });
  expect(applied).toEqual({ ours: 'yes', others: '', script: undefined });
});
