import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AiGateway } from '../../../gateways/ai.ts';
import { buildUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { askModel } from './ask-model.ts';
import { withModelFor } from './limit-questions.ts';

let asked = 0;
const ai: AiGateway = {
  model: 'test',
  async ask() {
    asked++;
    return { latin: 'catalyst' };
  },
};
const w = world({ config: { RATE_LIMIT: 'on' }, gateways: { ai } });
const Latin = z.object({ latin: z.string() });

type Caller = Parameters<typeof withModelFor>[1];

/** Ask other questions one after the other; tell how many were answered. */
async function askAs(caller: Caller, times: number, of = 'سؤال'): Promise<number> {
  let answered = 0;
  for (let time = 0; time < times; time++) {
    const term = `${of} ${caller.address} ${caller.user?.id} ${time}`;
    const answer = await askModel(withModelFor(w.deps, caller), 'latin', { term }, Latin, 5_000);
    if (answer !== null) answered++;
  }
  return answered;
}

test('a stranger gets thirty answers a minute from the model, and thirty more in the next', async () => {
  const caller = { user: null, address: '192.0.2.1' };
  expect(await askAs(caller, 35)).toBe(30);
  w.clock.now = new Date(w.clock.now.getTime() + 60_000);
  expect(await askAs(caller, 35, 'آخر')).toBe(30);
});

test('kept answers are free', async () => {
  const caller = { user: null, address: '192.0.2.2' };
  await askAs(caller, 30);
  asked = 0;
  expect(await askAs(caller, 30)).toBe(30);
  expect(asked).toBe(0);
});

test('members are counted each, whatever address they share', async () => {
  const [one, other] = [await memberAt('192.0.2.3'), await memberAt('192.0.2.3')];
  expect([await askAs(one, 35), await askAs(other, 35)]).toEqual([30, 30]);
});

test('one address gets no more than a hundred and fifty however many members sit there', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => memberAt('192.0.2.4')));
  const answered = await Promise.all(members.map((member) => askAs(member, 30)));
  expect(answered.reduce((sum, each) => sum + each)).toBe(150);
});

async function memberAt(address: string): Promise<Caller> {
  const { id, name, email } = await buildUser(w.db);
  const user = { id, name, email, isAdmin: false } as unknown as NonNullable<Caller['user']>;
  return { user, address };
}
