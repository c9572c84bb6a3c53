import { expect, test } from 'vitest';
import { maskEmail } from './public-users.ts';

test.each([
  ['amal@example.org', 'a•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['no-address', '•••'],
])('%s is shown to strangers as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
