import { type LookupAddress, lookup as resolve } from 'node:dns';
import { Agent as PlainAgent, request as requestPlainly } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { RpcTransport } from '@solana/kit';
import { parseJsonWithBigInts, stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import { mayBeNode } from './node-address.ts';

/** What went wrong on the way to a node, and nothing else: addresses may hold a key, and answers may hold anything. */
export type NodeFailure = 'unreachable' | 'silent' | 'busy' | 'refusing' | 'unreadable' | 'elsewhere';

export class NodeFault extends Error {
  readonly failure: NodeFailure;

  constructor(failure: NodeFailure) {
    super(`The Solana node is ${failure}`);
    this.failure = failure;
  }
}

export interface TransportOptions {
  allowsLoopback: boolean;
  timeoutMs?: number;
  maxBytes?: number;
  lookup?: LookupFunction;
}

/**
 * Open a way to one node for kit's client, whose own goes wherever it is sent.
 *
 * Follows no redirect, reaches no private address even when the name of a listed node leads there, and gives up on
 * what is too slow or too long.
 */
export function openTransport(
  url: URL,
  { allowsLoopback, timeoutMs = 10_000, maxBytes = 2 * 1024 * 1024, lookup = resolve }: TransportOptions,
): RpcTransport {
  const isSecure = url.protocol === 'https:';
  const request = isSecure ? requestSecurely : requestPlainly;
  const connections = { keepAlive: true, maxSockets: 8, timeout: timeoutMs };
  const agent = isSecure ? new SecureAgent(connections) : new PlainAgent(connections);
  const guarded = guardedLookup(lookup, allowsLoopback);

  const post = (body: string, signal: AbortSignal): Promise<string> =>
    new Promise((done, fail) => {
      const asked = request(url, {
        method: 'POST',
        agent,
        lookup: guarded,
        signal,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          accept: 'application/json',
        },
      });
      asked.on('error', fail);
      asked.on('response', (response) => {
        const chunks: Buffer[] = [];
        let length = 0;
        response.on('error', fail);
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length <= maxBytes) chunks.push(chunk);
          else response.destroy(new NodeFault('unreadable'));
        });
        response.on('end', () => {
          const failure = failureIn(response.statusCode ?? 0);
          if (failure) fail(new NodeFault(failure));
          else done(Buffer.concat(chunks).toString());
        });
        // Cut off before its end.
        response.on('close', () => fail(new NodeFault('unreachable')));
      });
      asked.end(body);
    });

  return async <Answer>({ payload, signal }: { payload: unknown; signal?: AbortSignal }) => {
    // A timer that we hold: a composed signal may be collected before it fires (nodejs/node#57736).
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(new NodeFault('silent')), timeoutMs);
    const relay = () => end.abort(signal?.reason);
    signal?.addEventListener('abort', relay, { once: true });
    try {
      return answerIn(await post(stringifyJsonWithBigInts(payload), end.signal)) as Answer;
    } catch (error) {
      if (error instanceof NodeFault) throw error;
      throw end.signal.aborted ? end.signal.reason : new NodeFault('unreachable');
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', relay);
    }
  };
}

function failureIn(status: number): NodeFailure | null {
  if (status === 200) return null;
  if (status === 429) return 'busy';
  // guard: A node that sends elsewhere is not followed ‹>= 300 && status < 400 ? 'elsewhere' → < 400 ? null›
  return status >= 300 && status < 400 ? 'elsewhere' : 'refusing';
}

function answerIn(text: string): object {
  const answer = parse(text);
  if (typeof answer !== 'object' || answer === null) throw new NodeFault('unreadable');
  if (!('result' in answer) && !('error' in answer)) throw new NodeFault('unreadable');
  return answer;
}

function parse(text: string): unknown {
  try {
    return parseJsonWithBigInts(text);
  } catch {
    // Its message quotes the answer.
    throw new NodeFault('unreadable');
  }
}

/**
 * Resolve once per connection and hand the checked addresses to the socket: with no second lookup there is nothing
 * to rebind. One private answer among public ones refuses them all.
 */
function guardedLookup(lookup: LookupFunction, allowsLoopback: boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = found as LookupAddress[];
      const [first] = addresses;
      // guard: The name of a node does not lead to a private address ‹!addresses.every(({ address }) => mayBeNode(address, { allowsLoopback })) → !mayBeNode(first.address, { allowsLoopback })›
      if (!first || !addresses.every(({ address }) => mayBeNode(address, { allowsLoopback }))) {
        return callback(new NodeFault('elsewhere'), []);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
