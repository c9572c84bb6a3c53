import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRAND, NIGHT_SURFACE } from './colors.ts';

test('what is said outside the style sheets is the colour that they draw', () => {
  const [day = '', night = ''] = readFileSync(join(import.meta.dirname, 'variables.css'), 'utf8').split(
    '[data-scheme="dark"]',
  );
  expect(day).toContain(`--brand: ${BRAND};`);
  expect(night).toContain(`--surface: ${NIGHT_SURFACE};`);
});
