import type { ErrorBody } from '@mustalah/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** Turn a refusal into a page, for a person who followed a plain link: no screen of ours stands between. */
export async function showRefusal(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isRead = headers.accept?.includes('text/html') && reply.statusCode >= 400;
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  if (!isRead || !isJson || typeof payload !== 'string') return payload;
  reply.type('text/html; charset=utf-8');
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`);
  }
  return pageOf(JSON.parse(payload));
}

const pageOf = ({ detail }: ErrorBody): string =>
  `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${NAME}</title>` +
  `<h1>${escapeHtml(detail)}</h1><p><a href="/">${BACK}</a></p></html>`;

const NAME = 'مصطلح';
const BACK = 'العودة إلى الرئيسية';
