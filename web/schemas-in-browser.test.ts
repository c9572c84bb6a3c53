import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const CONTRACT_IMPORT = /import \{([^}]*)\} from '(@mustalah\/contract\/[^']+)'/g;

test('a screen takes no schema of the contract but its type: in the browser it holds nothing', async () => {
  const app = join(import.meta.dirname, 'app');
  const files = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] });
  const taken = files.flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(CONTRACT_IMPORT)].flatMap(
      ([, names = '', path = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/ as .*/s, ''))
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => ({ file, name, path })),
    ),
  );
  expect(taken.length).toBeGreaterThan(100);
  const schemas = await Promise.all(
    taken.map(async ({ file, name, path }) => {
      const value: unknown = (await import(/* @vite-ignore */ path))[name];
      return typeof value === 'object' && value !== null && '_zod' in value ? `${name} in ${file}` : [];
    }),
  );
  expect(schemas.flat()).toEqual([]);
});
