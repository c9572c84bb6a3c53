import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';

const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['node_modules/**', '**/*.test.ts'] });
const modules = await Promise.all(
  files
    .filter((file) => file !== 'all.ts')
    .map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<object>),
);

test('every endpoint of every file is among all endpoints', () => {
  const declared = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'access' in value);
  expect(declared.length).toBeGreaterThan(30);
  const known: ReadonlySet<unknown> = new Set(allEndpoints);
  expect(declared.filter((endpoint) => !known.has(endpoint)).map(({ path }) => path)).toEqual([]);
});

test('no two endpoints share method and path', () => {
  const names = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
