import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext, renderContext } from './render-context.ts';
import { DrawOnce } from './ui/drawn-once.ts';

/**
 * Draw a page and hand it over. Its data are there before it is drawn, so nothing in it waits, and it is drawn in one go
 * as a text: streams would take half as long again, and compressing proxies buffer them anyway.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routes }: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const render = context.get(renderContext);
  const nonce = render?.nonce;
  const html = renderToString(
    <NonceContext value={nonce}>
      <DrawOnce value={drawOnce}>
        <ServerRouter context={onlyMatched(routes)} url={request.url} />
      </DrawOnce>
    </NonceContext>,
  );
  if (html.includes(UNFINISHED))
    throw new Error(`a part of ${request.url} failed, or waits for what comes to a browser only`);
  const data = await dataScript(serverHandoffStream, nonce);
  render?.take(`<!DOCTYPE html>${html.slice(0, -END.length)}${data}${END}`);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

const drawn = new Map<string, string>();

function drawOnce(name: string, part: ReactElement): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const html = renderToString(part);
  drawn.set(name, html);
  return html;
}

/** The router makes all routes of the site anew for each page; those that the page consists of are enough. */
function onlyMatched(routes: EntryContext): EntryContext {
  const ids = routes.staticHandlerContext.matches.map(({ route }) => route.id);
  const ours = Object.fromEntries(ids.map((id) => [id, routes.manifest.routes[id]]));
  return { ...routes, manifest: { ...routes.manifest, routes: ours } };
}

const END = '</body></html>';
/** What React writes in place of a part that only the browser can draw. */
const UNFINISHED = '<!--$!-->';

/** What the loaders answered, for the router in the browser: the same calls as the router's own script makes. */
async function dataScript(answers: ReadableStream<Uint8Array> | undefined, nonce = ''): Promise<string> {
  if (!answers) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of answers) text += decoder.decode(chunk, { stream: true });
  const stream = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${stream}.enqueue(${asScript(text)});${stream}.close();</script>`;
}

/** A text as a script may hold it. */
const asScript = (text: string): string =>
  JSON.stringify(text).replace(
    /[&><\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A page that does not exist and a visitor who left are no faults of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) || error instanceof Response || request.signal.aborted) return;
  console.error(error);
};

/** The bundle has its own copy of this key, so the server must take it from here. */
export { renderContext };
