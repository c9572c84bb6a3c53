// A node of Solana for tests and development: JSON-RPC over HTTP on this machine, with the real virtual machine behind it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import { Chain, type ChainOptions } from './chain.ts';
import { type Fault, Faults } from './faults.ts';
import { answer, RpcError } from './methods.ts';

export interface NodeOptions extends ChainOptions {
  /** That of another node; one of its own unless told otherwise. */
  chain?: Chain;
  /** Time a slot; without it only tick() moves the chain. */
  slotMs?: number;
  port?: number;
  /** Answers whatever is not a call, for instance a page that shows a transaction. */
  page?: (request: IncomingMessage, response: ServerResponse) => void;
}

export interface TestNode {
  url: string;
  chain: Chain;
  setFaults(...faults: Fault[]): void;
  /** Null stops the clock of the chain. */
  setSlotTime(ms: number | null): void;
  /** Told of each call before it is answered. */
  onCall: (method: string) => void;
  /** The methods called since the last look. */
  takeCalls(): string[];
  /** As after its start: no faults, the clock runs, all of its history is kept. */
  reset(): void;
  /** Milliseconds in which it was answering, which are the chain's own. */
  busyMs: number;
  close(): Promise<void>;
}

interface RpcCall {
  id: unknown;
  method: string;
  params: unknown[];
}

export async function startNode({ slotMs, port = 0, page, ...options }: NodeOptions = {}): Promise<TestNode> {
  const chain = options.chain ?? new Chain(options);
  const faults = new Faults();
  let calls: string[] = [];
  let clock: NodeJS.Timeout | undefined;

  const server = createServer(async (request, response) => {
    if (page && request.method === 'GET') return page(request, response);
    const call = parse(await bodyOf(request));
    if (!call) return send(response, failure(null, new RpcError(-32700, 'Parse error')));
    calls.push(call.method);
    node.onCall(call.method);
    const fault = faults.next(call.method);
    if (fault && (await answerInstead(fault, call, request, response))) return;
    await answerCall(call, fault, request, response);
  });

  async function answerCall(
    { id, method, params }: RpcCall,
    fault: Fault | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const rest = work();
    try {
      const result = patched(await answer(method, { chain, params, fault }), fault?.patch);
      rest();
      if (fault?.delayMs) await sleep(fault.delayMs);
      fault?.afterwards?.();
      // Executed, and nobody hears of it.
      if (fault?.loseAnswer) request.socket.destroy();
      else send(response, stringifyJsonWithBigInts({ jsonrpc: '2.0', id, result }));
    } catch (error) {
      rest();
      send(response, failure(id, error instanceof RpcError ? error : new RpcError(-32603, String(error))));
    }
  }

  let working = 0;
  let since = 0;

  /** Calls that are answered at once count once. Gives how to end; ended twice is ended once. */
  function work(): () => void {
    if (working++ === 0) since = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (--working === 0) node.busyMs += performance.now() - since;
    };
  }

  const node: TestNode = {
    url: '',
    chain,
    busyMs: 0,
    onCall: () => {},
    setFaults: (...list) => faults.set(list),
    setSlotTime(ms) {
      clearInterval(clock);
      if (ms !== null) clock = setInterval(() => chain.tick(), ms).unref();
    },
    reset() {
      faults.set([]);
      calls = [];
      node.onCall = () => {};
      chain.keptSlots = null;
      node.setSlotTime(slotMs ?? null);
    },
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
    close() {
      clearInterval(clock);
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (slotMs) node.setSlotTime(slotMs);
  return node;
}

/** Act out a fault that keeps the call from being executed; false when this is none of them. */
async function answerInstead(
  fault: Fault,
  { id }: RpcCall,
  { socket }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (fault.hangMs) await sleep(fault.hangMs);
  if (fault.hangMs || fault.cut) socket.destroy();
  else if (fault.status) send(response, failure(id, new RpcError(429, 'Too many requests')), fault.status);
  else if (fault.redirect) response.writeHead(307, { location: fault.redirect }).end();
  else if (fault.text !== undefined) send(response, fault.text);
  else if (fault.megabytes) send(response, 'x'.repeat(fault.megabytes * 1024 * 1024));
  else if (fault.error) send(response, failure(id, new RpcError(fault.error.code, fault.error.message)));
  else if ('result' in fault)
    send(response, stringifyJsonWithBigInts({ jsonrpc: '2.0', id, result: fault.result }));
  else return false;
  return true;
}

const patched = (result: unknown, patch: Fault['patch']): unknown =>
  patch ? { ...(result as object), ...patch } : result;

function parse(text: string): RpcCall | null {
  try {
    const { id = null, method, params = [] } = JSON.parse(text);
    return { id, method, params };
  } catch {
    return null;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

const failure = (id: unknown, { code, message, data }: RpcError): string =>
  stringifyJsonWithBigInts({ jsonrpc: '2.0', id, error: { code, message, data } });
