import { expect, test } from 'vitest';
import { looksSecret } from './looks-secret.ts';

test.each([
  ['a key in base58', '5'.repeat(88), true],
  ['with blanks around it', ` ${'5'.repeat(87)}\n`, true],
  ['a key in numbers', `[${Array.from({ length: 64 }, (_, i) => i).join(', ')}]`, true],
  ['its beginning, as far as a field takes it', Array.from({ length: 40 }, (_, i) => i).join(','), true],
  ['the address of a wallet', '4'.repeat(44), false],
  ['an e-mail address', 'amal@example.org', false],
  ['a name', 'أمل الباحثة', false],
])('%s', (_, text, isSecret) => expect(looksSecret(text)).toBe(isSecret));
