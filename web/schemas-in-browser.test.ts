import { expect, test } from 'vitest';
import type { z as Zod } from 'zod';
import { z as standIn } from './schemas-in-browser.ts';

const z = standIn as typeof Zod;

test('schemas are declared as with the library', () => {
  const schema = z
    .object({ name: z.string().trim().max(10), age: z.coerce.number().optional() })
    .extend({ kind: z.enum(['one', 'two']).default('one') });
  expect(schema.shape.name.optional().transform((name) => name)).toBeDefined();
});

test.each(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'] as const)(
  'whoever calls %s is told that nothing is validated here',
  (use) => {
    expect(() => z.email()[use]('not an address')).toThrow(/decisions\/006/);
  },
);
