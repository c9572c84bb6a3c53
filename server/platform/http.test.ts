import { endpoint } from '@mustalah/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { world } from '../test/world.ts';
import { route } from './http.ts';

const w = world();

const getTrial = endpoint({
  method: 'GET',
  path: '/api/trial/',
  access: 'anyone',
  summary: 'تجربة',
  response: z.object({ name: z.string() }),
});

test('what the response schema does not name never leaves', async () => {
  const app = buildApp(w.deps);
  const row = { name: 'ليلى', password_hash: 'secret' };
  route(app, getTrial, async () => row);
  expect((await app.inject('/api/trial/')).json()).toEqual({ name: 'ليلى' });
  await app.close();
});
