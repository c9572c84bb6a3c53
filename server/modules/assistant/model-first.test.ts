import {
  explainTerm,
  getAiHealth,
  similarTerms,
  suggestCategory,
  suggestLatin,
} from '@mustalah/contract/assistant';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { AiFailure, type AiGateway } from '../../gateways/ai.ts';
import { loadSeed } from '../../seed/load-seed.ts';
import { buildTerm } from '../../test/build-term.ts';
import { world } from '../../test/world.ts';

let answer: unknown;
const ai: AiGateway = {
  model: 'test-model',
  async ask() {
    if (answer === undefined) throw new AiFailure('unreachable', null);
    return answer;
  },
};
const w = world({ gateways: { ai } });
const ask = (term: string) => ({ body: { term } });

beforeAll(async () => {
  await loadSeed(w.db);
});
beforeEach(async () => {
  answer = undefined;
  await w.db.deleteFrom('model_answers').execute();
});

test('a configured model is told of', async () => {
  expect((await w.call(getAiHealth, {})).answer.model).toBe(true);
});

test('what the dictionary knows is never asked of a model', async () => {
  answer = { candidates: ['wrong'] };
  const { answer: given } = await w.call(suggestLatin, ask('سرعة متجهة'));
  expect([given.latin, given.source]).toEqual(['velocity', 'dictionary']);
});

test('otherwise the model answers first, and says so', async () => {
  answer = { candidates: ['thermal jet', 'heat jet'] };
  const { answer: given } = await w.call(suggestLatin, ask('نفاث حراري'));
  expect(given).toEqual({ latin: 'thermal jet', candidates: ['thermal jet', 'heat jet'], source: 'model' });
});

test('its category is read as one of ours', async () => {
  answer = { categories: ['«فيزياء».'] };
  const { answer: given } = await w.call(suggestCategory, ask('نفاث حراري'));
  expect([given.suggested_category, given.source]).toEqual(['الفيزياء', 'model']);
});

test('a model that fails or talks nonsense is replaced by the engine at once', async () => {
  const away = await w.call(suggestLatin, ask('هيدروجيل'));
  answer = { candidates: [] };
  const empty = await w.call(suggestLatin, ask('هيدروجيل'));
  answer = 'text';
  const odd = await w.call(explainTerm, ask('استخراج المعادن'));
  expect([away, empty, odd].map((each) => each.answer.source)).toEqual(['engine', 'engine', 'engine']);
});

test('of the terms a model names only those of the dictionary are shown', async () => {
  const { id } = await buildTerm(w.db, { arabic: 'نفث الهواء' });
  answer = { terms: ['مصطلح لا وجود له', 'نفث الهواء'] };
  const { answer: given } = await w.call(similarTerms, ask('نفاث حراري'));
  expect([given.related[0]?.id, given.source]).toEqual([id, 'model']);
});
