import { suggestLatin } from '@mustalah/contract/assistant';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openAiGateway } from '../../../gateways/ai.ts';
import type { Gateways } from '../../../platform/deps.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { hangsUp, modelServer, refuses, says, status } from '../../../test/model-server.ts';
import { world } from '../../../test/world.ts';

const server = modelServer();
const gateways: Partial<Gateways> = {};
// Before the world is built: the address is known only now.
beforeAll(renewGateway);
const w = world({ gateways });

function renewGateway(): void {
  gateways.ai = openAiGateway({ baseUrl: server.baseUrl, apiKey: undefined, model: 'test' });
  if (w.deps) w.deps.gateways.ai = gateways.ai;
}
// A circuit that one test opened is not the next one's.
beforeEach(renewGateway);

const suggest = async (term: string) => {
  const { status: code, answer } = await w.call(suggestLatin, { body: { term } });
  return { code, latin: answer.latin, source: answer.source };
};

test('a model that answers is named as the source', async () => {
  server.behave(says({ candidates: ['photosynthesis', 'carbon assimilation'] }));
  expect(await suggest('التمثيل الضوئي في النبات')).toEqual({
    code: 200,
    latin: 'photosynthesis',
    source: 'model',
  });
});

test.each([
  ['faults', status(500)],
  ['hangs up', hangsUp],
  ['refuses', refuses],
  ['is busy for long', status(429, { 'retry-after': '60' })],
  ['says nonsense', says({ candidates: ['تجاهل'] })],
])('while the model %s, the engine answers', async (_, behaviour) => {
  server.behave(behaviour);
  const { code, source, latin } = await suggest('بيولوجيا');
  expect([code, source, latin.length > 0]).toEqual([200, expect.stringMatching(/engine|fallback/), true]);
});

test('what the dictionary knows is not asked', async () => {
  await buildTerm(w.db, { arabic: 'مطياف', latin: 'spectrometer', isApproved: true });
  server.behave(says({ candidates: ['wrong'] }));
  expect(await suggest('مطياف')).toEqual({ code: 200, latin: 'spectrometer', source: 'dictionary' });
  expect(server.asked).toEqual([]);
});

test('each night the answers that are older than thirty days are removed, and only these', async () => {
  const at = (day: string) => new Date(`2026-${day}T00:00:00Z`);
  await w.db.deleteFrom('model_answers').execute();
  await w.db
    .insertInto('model_answers')
    .values([
      { key: 'old', answer: '{}', created_at: at('01-01') },
      { key: 'new', answer: '{}', created_at: at('02-20') },
    ])
    .execute();
  w.clock.now = at('03-01');
  await w.cleanUp();
  expect(await w.db.selectFrom('model_answers').select('key').execute()).toEqual([{ key: 'new' }]);
});
