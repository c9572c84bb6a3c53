import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG } from './longest-first.ts';

test('each file that begins early is there', () => {
  expect(LONG.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))).toEqual([]);
});
