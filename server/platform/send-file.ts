import { Readable } from 'node:stream';
import type { SentFile } from '@mustalah/contract/files';
import type { FastifyReply } from 'fastify';

/** Send a file that a browser keeps under its own name and never takes for a page of ours. */
export function sendFile(reply: FastifyReply, { type, name, content }: SentFile): FastifyReply {
  reply.headers({
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': dispositionOf(name),
  });
  return reply.send(content instanceof Uint8Array ? content : Readable.from(content));
}

/** Names in any script (RFC 6266); old programs get an ASCII one of the same kind. */
export function dispositionOf(name: string): string {
  const tidy = name.replace(/[\u0000-\u001f\u007f/\\]/gu, '');
  const ascii = tidy.replace(/[^\x20-\x7e]+/g, '_').replace(/["%]/g, '_');
  const encoded = encodeURIComponent(tidy.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
