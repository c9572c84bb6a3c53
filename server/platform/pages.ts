// The site: React Router inside the same process. Pages are rendered without a user (tokens live in the browser
// only), so the same HTML serves everybody; it depends on nothing but its address.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { sendCompressed } from './compress.ts';
import type { PageCache } from './page-cache.ts';

export interface PageOptions {
  isDevelopment: boolean;
  cache: PageCache;
  /** Where the site stands on the network, for canonical addresses. */
  publicUrl: string;
  /** reCAPTCHA brings scripts of a third party. */
  allowsRecaptcha: boolean;
}

/** How a page reaches the API while it is rendered. */
type Send = (request: Request) => Promise<Response>;

interface RenderContext {
  send: Send;
  nonce: string | undefined;
  publicUrl: string;
}

/** What `entry.server.tsx` exports for us: the bundle has its own copy of the context key. */
interface Entry {
  renderContext: RouterContext<RenderContext>;
}

type LoadBuild = () => Promise<ServerBuild>;

const webRoot = join(import.meta.dirname, '../../web');
/** Stands in cached HTML where each answer gets its own nonce. */
const NONCE_PLACEHOLDER = 'nonce-placeholder-b7c1e0d2';

/** Serve the site for every address the API does not own. */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const loadBuild = options.isDevelopment ? await useVite(app) : await useBuiltFiles(app);
  await app.register(async (pages) => registerPages(pages, app, loadBuild, options));
}

/** Sources are compiled on request and updated in the page. */
async function useVite(app: FastifyInstance): Promise<LoadBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webRoot,
    configFile: join(webRoot, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: 'custom',
  });
  const { default: middie } = await import('@fastify/middie');
  await app.register(middie);
  app.use(vite.middlewares as (request: IncomingMessage, response: ServerResponse, next: () => void) => void);
  app.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
}

async function useBuiltFiles(app: FastifyInstance): Promise<LoadBuild> {
  const { default: fastifyStatic } = await import('@fastify/static');
  const client = join(webRoot, 'build/client');
  // Their names change with their content, so browsers may keep them.
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  // The rest: icons, robots.txt, documents. Without `globIgnore` these routes would cover those above.
  await app.register(fastifyStatic, {
    root: client,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    maxAge: '1h',
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
  });
  const build: ServerBuild = await import(pathToFileURL(join(webRoot, 'build/server/index.js')).href);
  return async () => build;
}

function registerPages(
  pages: FastifyInstance,
  api: FastifyInstance,
  loadBuild: LoadBuild,
  { isDevelopment, cache, publicUrl, allowsRecaptcha }: PageOptions,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
    // Worth something only while nobody can know it beforehand: a new one for each answer.
    const nonce = randomBytes(16).toString('base64');
    reply.type('text/html; charset=utf-8');
    if (!isDevelopment) {
      reply.header('content-security-policy', securityPolicy(nonce, allowsRecaptcha));
      reply.header('link', stylesFirst(html));
    }
    return sendCompressed(request, reply, html.replaceAll(NONCE_PLACEHOLDER, nonce));
  };

  pages.get('/*', async (request, reply) => {
    const cached = isDocument(request) ? cache.get(request.url) : undefined;
    if (cached) return send(request, reply.code(200), cached);

    const page = await render(await loadBuild(), request, reply, {
      send: sendWithin(api, request.ip),
      // Vite's own scripts carry no nonce.
      nonce: isDevelopment ? undefined : NONCE_PLACEHOLDER,
      publicUrl,
    });
    reply.code(page.status);
    reply.headers(Object.fromEntries(page.headers));
    if (!isDocument(request)) return reply.send(page.body && Readable.fromWeb(page.body as ReadableStream));
    const html = await page.text();
    if (page.status === 200) cache.set(request.url, html);
    return send(request, reply, html);
  });
}

/** Ask for the styles before the many scripts that the page names above them: without styles nothing is drawn. */
function stylesFirst(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = head.matchAll(/rel="stylesheet" href="([^"#]+)/g);
  return [...links].map(([, path]) => `<${path}>; rel=preload; as=style`);
}

/** React Router fetches the data of a page under the same path with `.data` at its end. */
const isDocument = ({ url }: FastifyRequest): boolean => !/\.data(\?|$)/.test(url);

async function render(
  build: ServerBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  given: RenderContext,
): Promise<Response> {
  const { renderContext } = build.entry.module as unknown as Entry;
  const context = new RouterContextProvider();
  context.set(renderContext, given);
  // Loaders stop when the visitor leaves.
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  const webRequest = new Request(new URL(request.url, given.publicUrl), {
    // HEAD is answered like GET; Fastify leaves the body out.
    method: 'GET',
    headers: { accept: request.headers.accept ?? '*/*', 'user-agent': request.headers['user-agent'] ?? '' },
    signal: controller.signal,
  });
  return createRequestHandler(build, given.nonce ? 'production' : 'development')(webRequest, context);
}

/** Answer the API calls of a render inside this process: same checks, no port, no network hop. */
function sendWithin(app: FastifyInstance, visitorAddress: string): Send {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      // Without it every visitor would share one rate limit.
      remoteAddress: visitorAddress,
      ...(body && { payload: body }),
    });
    const headers = { 'content-type': String(answer.headers['content-type']) };
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}

function securityPolicy(nonce: string, allowsRecaptcha: boolean): string {
  const third = allowsRecaptcha ? ' https://www.google.com https://www.gstatic.com' : '';
  return [
    `default-src 'self'`,
    // WebAssembly shapes Arabic letters for PDF export.
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${third}`,
    `worker-src 'self' blob:`,
    `style-src 'self' 'nonce-${nonce}'`,
    // The component library sets CSS variables in style attributes.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'${third}`,
    ...(third ? [`frame-src${third}`] : []),
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ');
}
