import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** So much of a body is taken in for nothing, so that the connection of a small one lives on. */
const MOST_UNREAD = 100 * 1024;
/** A form that says it is no larger ends by itself: a browser reads its refusal only when it has sent all. */
const LARGEST_FORM = 32 * 1024 * 1024;
/** Time to read the answer, and to end a body that is small. */
const GRACE_MS = 2_000;

/** Take in little of a body whose answer comes before its end, such as a refusal: it may have no end. */
export function cutOffUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => cutOffAfter(request, reply));
}

/** The same for one answer that no hook sees. */
export function cutOffAfter(
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
  reply: Pick<FastifyReply, 'raw'>,
): void {
  if (!hasRest(raw) || isFormWithEnd(headers)) return;
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    // guard: An endless body is not read to its end (unread-body.test.ts)
    if (bytes > MOST_UNREAD) raw.pause();
  });
  reply.raw.once('finish', () => {
    const { socket } = raw;
    setTimeout(() => {
      // guard: An endless body is cut off (unread-body.test.ts)
      if (!raw.complete) socket.destroy();
    }, GRACE_MS).unref();
  });
}

const isFormWithEnd = (headers: FastifyRequest['headers']): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true &&
  Number(headers['content-length'] ?? Infinity) <= LARGEST_FORM;

/** Calls from within this process have no connection, and say nothing of it. */
const hasRest = ({ complete }: { complete?: boolean }): boolean => complete === false;
