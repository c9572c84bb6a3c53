import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { AGREEMENT } from './declarations.ts';

/** Each wording that anybody ever agreed to, by its version. */
const wordings: Record<string, string> = { '2026-11': '2473ec0478344a40' };

test('an agreement that is worded otherwise has a version of its own', () => {
  const hash = createHash('sha256').update(AGREEMENT.points.join('\n')).digest('hex').slice(0, 16);
  expect(wordings[AGREEMENT.version]).toBe(hash);
});
