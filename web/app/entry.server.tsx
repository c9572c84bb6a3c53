import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext, renderContext } from './render-context.ts';

const RENDER_TIMEOUT_MS = 5_000;

/** Answer with the finished page. Nothing is streamed: compressing proxies would buffer it anyway. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const nonce = context.get(renderContext)?.nonce;
  headers.set('content-type', 'text/html; charset=utf-8');
  const document = (
    <NonceContext value={nonce}>
      <ServerRouter context={routes} url={request.url} {...(nonce && { nonce })} />
    </NonceContext>
  );

  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(document, {
      ...(nonce && { nonce }),
      onAllReady() {
        // A timer that is left running keeps the whole render in memory.
        clearTimeout(timer);
        const chunks: Uint8Array[] = [];
        const html = new Writable({
          write(chunk: Uint8Array, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }));
            done();
          },
        });
        pipe(html);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        console.error(error);
      },
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** A page that does not exist and a visitor who left are no faults of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) || error instanceof Response || request.signal.aborted) return;
  console.error(error);
};

/** The bundle has its own copy of this key, so the server must take it from here. */
export { renderContext };
