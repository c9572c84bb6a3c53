import { Readable } from 'node:stream';
import type { ByteRange, KeptContent, SentFile } from '@mustalah/contract/files';
import type { FastifyReply } from 'fastify';
import { bodyOf } from './errors.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Send a file that a browser keeps under its own name, or shows, and never takes for a page of ours. */
export async function sendFile(reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
  const { content } = file;
  if ('sha256' in content) return sendKept(reply, file, content);
  reply.headers(headersOf(file));
  return reply.send(content instanceof Uint8Array ? content : Readable.from(content));
}

async function sendKept(reply: FastifyReply, file: SentFile, kept: KeptContent): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const { bytes, sha256 } = kept;
  const etag = `"${sha256.slice(0, 32)}"`;
  const isKnown = isSame(headers['if-none-match'], etag);
  const isUnchanged = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isUnchanged ? rangeOf(headers.range, bytes) : null;
  if (range === 'outside' && !isKnown) {
    return reply.code(416).header('content-range', `bytes */${bytes}`).send(bodyOf('range_not_satisfiable'));
  }
  const part = range === 'outside' ? null : range;
  const isAskedFor = !isKnown && method !== 'HEAD';
  // Opened before anything is said: what fails here is still an error like any other.
  const content = isAskedFor ? await kept.open(part ?? undefined) : [];
  reply.headers({ ...headersOf(file), etag, 'accept-ranges': 'bytes' });
  if (isKnown) return reply.code(304).send();
  reply.header('content-length', part ? part.end - part.start + 1 : bytes);
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`);
  return reply.send(Readable.from(content, { objectMode: false }));
}

function headersOf({ type, name, inline = false, isPermanent = false }: SentFile): Record<string, string> {
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': dispositionOf(name, inline ? 'inline' : 'attachment'),
    // guard: Files of one reader are not kept for others (files.test.ts) ‹private, no-cache → public, max-age=60›
    'cache-control': isPermanent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache',
    'cross-origin-resource-policy': isPermanent ? 'cross-origin' : 'same-origin',
    ...(inline && shown(type)),
  };
}

/** A page of ours may hold it in a frame; of whatever it brings itself, nothing loads. */
const shown = (type: SentFile['type']) => ({
  // Not every browser’s reader of PDFs works in a sandbox.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'${type === 'application/pdf' ? '' : '; sandbox'}`,
  'x-frame-options': 'SAMEORIGIN',
});

/** The one range that is asked for (RFC 9110, 14.2). Several at once, or what is no range, get the whole file. */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end ? 'outside' : { start, end };
}

/** Whether the reader has this very content already. */
const isSame = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));

/** Names in any script (RFC 6266); old programs get an ASCII one of the same kind. */
export function dispositionOf(name: string, how: 'attachment' | 'inline' = 'attachment'): string {
  // Signs that turn the order of what follows would hide the true ending of a name.
  // guard: A name cannot hide its ending (files.test.ts) ‹\p{Bidi_Control} →›
  const tidy = name.replace(/[\p{Cc}\p{Bidi_Control}/\\]/gu, '');
  const ascii = tidy.replace(/[^\x20-\x7e]+/g, '_').replace(/["%]/g, '_');
  const encoded = encodeURIComponent(tidy.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
