import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

// Smaller answers travel in one packet either way.
const WORTHWHILE = 1_024;
// A page shrinks to a tenth in under a millisecond; more effort gains little.
const BROTLI_QUALITY = 4;

/** Send text compressed, in the way that the caller can read. For answers without secrets only: size tells. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (text.length < WORTHWHILE) return reply.send(text);
  if (accepts(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return reply.header('content-encoding', 'br').send(await withBrotli(text, { params }));
  }
  if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(await withGzip(text));
  return reply.send(text);
}

/** Named, and not with a weight of zero, which refuses. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((each) => {
    const [name, weight = ''] = each.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });
