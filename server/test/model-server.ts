import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

type Behaviour = (response: ServerResponse) => void;

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format: { type: string; json_schema?: { name: string; schema: Record<string, unknown> } };
  };
}

export interface ModelServer {
  baseUrl: string;
  /** What was asked since the test began. */
  asked: Asked[];
  /** Behave so, one request after the other; the last way stays. */
  behave(...behaviours: Behaviour[]): void;
}

/** A language model on the loopback that does what a test wants, good or bad. */
export function modelServer(): ModelServer {
  let waiting: Behaviour[] = [];
  const model: ModelServer = {
    baseUrl: '',
    asked: [],
    behave(...behaviours) {
      waiting = behaviours;
    },
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    model.asked.push({
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
    });
    const behaviour = waiting.length > 1 ? waiting.shift() : waiting[0];
    (behaviour ?? status(500))(response);
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    model.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  beforeEach(() => {
    model.asked.length = 0;
    waiting = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return model;
}

const json = (response: ServerResponse, code: number, body: unknown, headers = {}): void => {
  response.writeHead(code, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

const completion = (message: object, finish_reason = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'test',
  choices: [{ index: 0, finish_reason, message: { role: 'assistant', ...message } }],
});

/** Answer with this text, whatever it is. */
export const writes =
  (content: string, finishReason?: string): Behaviour =>
  (response) =>
    json(response, 200, completion({ content }, finishReason));

/** Answer with this object. */
export const says = (answer: unknown): Behaviour => writes(JSON.stringify(answer));

export const refuses: Behaviour = (response) =>
  json(response, 200, completion({ content: null, refusal: 'I can not help with that.' }));

export const status =
  (code: number, headers = {}): Behaviour =>
  (response) =>
    json(response, code, { error: { message: 'Incorrect key: the-secret-key', type: 'error' } }, headers);

export const isSilent: Behaviour = () => {};

/** Answer after a while. */
export const slowly =
  (milliseconds: number, behaviour: Behaviour): Behaviour =>
  (response) =>
    void setTimeout(() => behaviour(response), milliseconds);

/** Begin to answer and never come to an end. */
export const neverEnds: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(timer));
};

/** Send without end and as fast as it is taken. */
export const floods: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  };
  response.on('drain', more);
  more();
};

/** Promise a long body and hang up in its middle. */
export const hangsUp: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices":[{"mess', () => response.destroy());
};

export const sendsPage: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Sign in to the network</title>');
};

export const sends =
  (body: unknown): Behaviour =>
  (response) =>
    json(response, 200, body);

export const redirects =
  (location: string): Behaviour =>
  (response) => {
    response.writeHead(307, { location });
    response.end();
  };
