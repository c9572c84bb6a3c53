import type { LookupFunction } from 'node:net';
import { createSolanaRpc } from '@solana/kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../../test/chain/faults.ts';
import { startNode, type TestNode } from '../../test/chain/node.ts';
import { NodeFault, openTransport, type TransportOptions } from './transport.ts';

let node: TestNode;

beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());
beforeEach(() => node.setFaults());

const ASK = { jsonrpc: '2.0', id: 1, method: 'getVersion', params: [] };

/** What becomes of one call: `answered`, or the failure. */
async function outcome(url = node.url, options: Partial<TransportOptions> = {}): Promise<string> {
  const transport = openTransport(new URL(url), { allowsLoopback: true, timeoutMs: 300, ...options });
  try {
    await transport({ payload: ASK });
    return 'answered';
  } catch (error) {
    return error instanceof NodeFault ? error.failure : String(error);
  }
}

test('a call is answered', async () => {
  expect(await outcome()).toBe('answered');
});

test.each<[string, Omit<Fault, 'method'>, string]>([
  ['a redirect is not followed', { redirect: 'http://169.254.169.254/latest/meta-data/' }, 'elsewhere'],
  ['silence', { hangMs: 1_000 }, 'silent'],
  ['an answer that comes too late', { delayMs: 1_000 }, 'silent'],
  ['too many calls', { status: 429 }, 'busy'],
  ['a fault of the node', { status: 502 }, 'refusing'],
  ['a page', { text: '<html>502 Bad Gateway' }, 'unreadable'],
  ['half an answer', { text: '{"jsonrpc":"2.0","id":1}' }, 'unreadable'],
  ['no object', { text: '17' }, 'unreadable'],
  ['nothing', { text: '' }, 'unreadable'],
  ['more than an answer can hold', { megabytes: 5 }, 'unreadable'],
  ['a connection that breaks', { cut: true }, 'unreachable'],
  ['a lost answer', { loseAnswer: true }, 'unreachable'],
])('%s', async (_, fault, failure) => {
  node.setFaults({ method: '*', ...fault });
  expect(await outcome()).toBe(failure);
});

test('what is too slow is given up in time', async () => {
  node.setFaults({ method: '*', hangMs: 3_000 });
  const began = performance.now();
  await outcome();
  expect(performance.now() - began).toBeLessThan(1_500);
});

test('a node that is not there', async () => {
  expect(await outcome('http://127.0.0.1:9/')).toBe('unreachable');
});

test('a fault tells neither the address nor what came', async () => {
  node.setFaults({ method: '*', text: '<html>SECRET-KEY' });
  const transport = openTransport(new URL(`${node.url}/v1/SECRET-KEY`), { allowsLoopback: true });
  const fault: unknown = await transport({ payload: ASK }).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(NodeFault);
  expect(`${String(fault)} ${(fault as Error).stack} ${JSON.stringify(fault)}`).not.toContain('SECRET-KEY');
});

test('who asked gives up', async () => {
  node.setFaults({ method: '*', hangMs: 1_000 });
  const transport = openTransport(new URL(node.url), { allowsLoopback: true });
  const giveUp = new AbortController();
  const asked = transport({ payload: ASK, signal: giveUp.signal });
  giveUp.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
});

/** A resolver that gives these answers, one a question. */
function resolver(...answers: string[][]) {
  const asked: string[] = [];
  const lookup: LookupFunction = (host, _options, callback) => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  };
  return { lookup, asked };
}

test.each([
  ['a private address', [['127.0.0.1'], ['8.8.8.8']]],
  ['a private address among public ones', [['8.8.8.8', '10.0.0.1']]],
  ['nowhere', [[]]],
])('a name that leads to %s is not followed there', async (_, answers) => {
  const { lookup, asked } = resolver(...answers);
  const away = { allowsLoopback: false, lookup };
  expect(await outcome('https://node.example.net/', away)).toBe('elsewhere');
  expect(asked).toEqual(['node.example.net']);
});

test('a name is resolved once for a connection, so that nothing can be put in its place', async () => {
  const { lookup, asked } = resolver(['127.0.0.1'], ['10.0.0.1']);
  const local = `http://localhost:${new URL(node.url).port}/`;
  expect(await outcome(local, { lookup })).toBe('answered');
  expect(asked).toHaveLength(1);
});

test('the client’s own transport goes wherever it is sent: the reason for this one', async () => {
  const elsewhere = await startNode();
  node.setFaults({ method: '*', redirect: elsewhere.url });
  await createSolanaRpc(node.url).getVersion().send();
  expect(elsewhere.takeCalls()).toEqual(['getVersion']);
  await elsewhere.close();
});
