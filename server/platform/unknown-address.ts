import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, Refusal } from './errors.ts';

interface KnownRoute {
  address: RegExp;
  methods: readonly string[];
}

/** Under this an unknown address never becomes a page. */
const API = '/api/*';

/** Answer what no route answers in the words of the API: 405 where only the method is wrong, else 404. */
export function answerUnknown(app: FastifyInstance): void {
  const known: KnownRoute[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== API) known.push({ address: patternOf(url), methods: [method].flat() });
  });
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    const methods = known.flatMap(({ address, methods: those }) => (address.test(path) ? those : []));
    if (methods.length === 0 || methods.includes(request.method)) {
      return reply.code(404).send(bodyOf('not_found'));
    }
    const allow = [...new Set(methods)].sort().join(', ');
    return reply.code(405).header('allow', allow).send(bodyOf('method_not_allowed'));
  };
  app.all(API, answer);
  app.setNotFoundHandler(answer);
}

/** The addresses of a route, with and without the slash at their end; those of pages are none of the API's. */
function patternOf(url: string): RegExp {
  if (url === '/*') return /^(?!\/api\/)/;
  const source = url
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}/?$`);
}

const BROKEN = '\ufffd';

/**
 * An address with broken escapes, such as an Arabic link that was cut in its middle, with a sign for what is broken: a
 * reader is then shown a page of the site which says that there is none. Of the API it stays as it is, and is refused.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (/^\/+api(\/|$)/.test(path) || isReadable(path)) return url;
  const mended = path
    .replace(/(?:%[0-9a-f]{2})+/gi, (escapes) =>
      encodeURIComponent(Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8')),
    )
    .replace(/%(?![0-9a-f]{2})/gi, encodeURIComponent(BROKEN));
  return [mended, ...query].join('?');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whoever stands in between might have heeded another of several hosts, or none (RFC 9112, 3.2). */
export function refuseUnclearHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) throw new Refusal(400, 'bad_request');
}

/** What could not be read as a request at all, such as headers without end. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const body = JSON.stringify(bodyOf(status === 431 ? 'headers_too_large' : 'bad_request'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
