import type { LooseParts } from '@mustalah/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { callWithin } from '../in-process.ts';
import type { Shown } from './tags.ts';

/** How a page reaches the API while it is rendered. */
type Send = (method: string, path: string, parts: LooseParts) => Promise<{ status: number; answer: unknown }>;

interface RenderContext {
  send: Send;
  nonce: string | undefined;
  publicUrl: string;
  take: (html: string) => void;
}

/** What `entry.server.tsx` exports for us: the bundle has its own copy of the context key. */
interface Entry {
  renderContext: RouterContext<RenderContext>;
}

export interface Rendered {
  /** Without a body where there is a page. */
  answer: Response;
  html: string | null;
  /** A call was put off for now, so the page is not what others should see: the status of that call, 429 or 503. */
  putOff: { status: number; retryAfter: number } | null;
  /** What the calls showed that the page made. */
  shown: Shown;
}

export type Render = (
  from: { request: FastifyRequest; reply: FastifyReply },
  address: string,
  nonce: string | undefined,
) => Promise<Rendered>;

/** Make what renders the pages of a build; the build's routes are prepared once. */
export function renderer(build: ServerBuild, api: FastifyInstance, publicUrl: string, mode: string): Render {
  const { renderContext } = build.entry.module as unknown as Entry;
  const handle = createRequestHandler(build, mode);

  return async ({ request, reply }, address, nonce) => {
    const context = new RouterContextProvider();
    let page: string | null = null;
    let putOff: Rendered['putOff'] = null;
    let isAnything = false;
    const tags = new Set<string>();
    context.set(renderContext, {
      async send(method, path, parts) {
        const answered = await callWithin(api, { method, path, parts, address: request.ip });
        const { status, retryAfter, shown } = answered;
        if (shown === 'anything') isAnything = true;
        else for (const tag of shown) tags.add(tag);
        if (retryAfter && (!putOff || status > putOff.status)) putOff = { status, retryAfter };
        return answered;
      },
      nonce,
      publicUrl,
      take: (html) => {
        page = html;
      },
    });
    // Loaders stop when the visitor leaves.
    const controller = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) controller.abort();
    });
    const webRequest = new Request(addressOnSite(publicUrl, address), {
      // HEAD is answered like GET; Fastify leaves the body out.
      method: 'GET',
      headers: { accept: request.headers.accept ?? '*/*', 'user-agent': request.headers['user-agent'] ?? '' },
      signal: controller.signal,
    });
    const answer = await handle(webRequest, context);
    return { answer, html: page, putOff, shown: isAnything ? 'anything' : tags };
  };
}

/** Whatever a visitor asked for is a path of ours: `//example.org` names no other host. */
function addressOnSite(publicUrl: string, address: string): URL {
  const url = new URL(publicUrl);
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  url.pathname = path;
  url.search = search;
  return url;
}
