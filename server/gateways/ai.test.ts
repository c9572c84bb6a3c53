import { expect, test } from 'vitest';
import {
  floods,
  hangsUp,
  isSilent,
  modelServer,
  neverEnds,
  redirects,
  refuses,
  says,
  sends,
  sendsPage,
  slowly,
  status,
  writes,
} from '../test/model-server.ts';
import { type AiFailure, openAiGateway } from './ai.ts';

const server = modelServer();

const request = {
  instructions: 'Translate the term.',
  input: { term: 'حفاز' },
  schemaName: 'latin',
  schema: { type: 'object', properties: { latin: { type: 'string' } } },
  timeoutMs: 300,
};
const gateway = () => openAiGateway({ baseUrl: server.baseUrl, apiKey: 'the-secret-key', model: 'test' });

test('the key goes to the server in its header, and the gateway does not try again by itself', async () => {
  server.behave(status(503));
  await gateway()
    .ask(request)
    .catch(() => {});
  expect(server.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer the-secret-key']);
});

test('what the model says is given as it is', async () => {
  server.behave(says({ latin: 'catalyst', more: [1] }));
  expect(await gateway().ask(request)).toEqual({ latin: 'catalyst', more: [1] });
});

test.each([
  ['silence', isSilent, 'unreachable', null, 200],
  ['a body without end', neverEnds, 'unreachable', null, 200],
  ['a flood', floods, 'unreachable', null, 200],
  ['a cut connection', hangsUp, 'unreachable', null, 200],
  ['another address', redirects('/v1/elsewhere'), 'unreachable', null, 200],
  ['a web page', sendsPage, 'not_a_completion', null, 200],
  ['no choices', sends({ choices: [] }), 'not_a_completion', null, 200],
  ['null', sends(null), 'not_a_completion', null, 200],
  ['a refusal', refuses, 'declined', null, null],
  ['nothing', writes(''), 'declined', null, null],
  ['prose', writes('catalyst'), 'not_json', null, 200],
  ['a wrong key', status(401), 'status', 401, null],
  ['no model', status(404), 'status', 404, null],
  ['a fault', status(500), 'status', 500, 200],
  ['busy', status(429), 'status', 429, 1_000],
  ['busy for a while', status(429, { 'retry-after': '7' }), 'status', 429, 7_000],
  [
    'busy until a date',
    status(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }),
    'status',
    429,
    1_000,
  ],
] as const)('%s is a failure with its reason', async (_, behaviour, reason, code, retryAfterMs) => {
  server.behave(behaviour);
  const failure = (await gateway()
    .ask(request)
    .catch((error) => error)) as AiFailure;
  expect([failure.reason, failure.status, failure.retryAfterMs]).toEqual([reason, code, retryAfterMs]);
  expect(`${failure.stack}${JSON.stringify(failure)}`).not.toContain('secret');
});

test('another address that is named is not asked, nor given the key', async () => {
  server.behave(redirects('/v1/elsewhere'), says({ latin: 'catalyst' }));
  await expect(gateway().ask(request)).rejects.toThrow('unreachable');
  expect(server.asked.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
});

test('a flood is cut off long before the time is over', async () => {
  server.behave(floods);
  const start = performance.now();
  await expect(gateway().ask({ ...request, timeoutMs: 15_000 })).rejects.toThrow('unreachable');
  expect(performance.now() - start).toBeLessThan(7_500);
});

test('the question without a schema shares the time of the one with it', async () => {
  server.behave(slowly(200, status(400)), slowly(200, says({ latin: 'late' })));
  await expect(gateway().ask(request)).rejects.toThrow('unreachable');
});

test('a failed question is not remembered as under way', async () => {
  const ai = gateway();
  server.behave(status(500), says({ latin: 'catalyst' }));
  await expect(ai.ask(request)).rejects.toThrow('500');
  expect(await ai.ask(request)).toEqual({ latin: 'catalyst' });
});
