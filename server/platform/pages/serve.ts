// The site: React Router inside the same process. Pages are rendered without a user (tokens live in the browser
// only), so the same HTML serves everybody; it depends on nothing but its address.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { pageViews } from '../figures.ts';
import { toldTo } from '../own-writes.ts';
import { later, type Position } from '../position.ts';
import { showRefusal } from '../refusal-page.ts';
import { type Needs, needsNow, readingFrom } from '../replicas.ts';
import { useBuiltFiles, useVite } from './build.ts';
import type { PageCache } from './cache.ts';
import { encodingFor } from './packed-text.ts';
import { pageAddresses, pageKinds, pagesThat, splitAt } from './page-address.ts';
import { type Render, type Rendered, renderer } from './render.ts';
import { type SealedPage, sealPage } from './sealed-page.ts';
import { securityPolicy } from './security-policy.ts';
import type { Shown } from './tags.ts';

export interface PageOptions {
  isDevelopment: boolean;
  cache: PageCache;
  /** What a page has to show that is rendered now, where it reads from replicas. */
  heard(): Position;
  /** Whether the kept pages know of what a visitor was told of their write. */
  hasHeard(told: string): boolean;
  /** Where the site stands on the network, for canonical addresses. */
  publicUrl: string;
  /** reCAPTCHA brings scripts of a third party. */
  allowsRecaptcha: boolean;
}

/** Serve the site for every address the API does not own. */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  if (options.isDevelopment) {
    const loadBuild = await useVite(app);
    await app.register(async (pages) => {
      // Vite's own scripts carry no nonce, so there is no policy, and nothing is kept.
      pages.get('/*', async (request, reply) => {
        const render = renderer(await loadBuild(), app, options.publicUrl, 'development');
        return sendAsItIs(reply, await render({ request, reply }, request.url, undefined));
      });
    });
    return;
  }
  const build = await useBuiltFiles(app);
  const render = renderer(build, app, options.publicUrl, 'production');
  const addressOf = pageAddresses(build);
  const framesOwn = pagesThat(build, 'framesOwn');
  const countsMayLag = pagesThat(build, 'countsMayLag');
  const kindOf = pageKinds(build);
  const count = (address: string, from: 'memory' | 'rendered' | 'stand_in') =>
    pageViews.inc({ kind: kindOf(address), from });

  // guard: A page that is not in memory is rendered when it is its turn (pages.test.ts) ‹app.inTurn(from.request, → (async <T>(act: () => Promise<T>) => act())(›
  const inTurn: Render = (from, address, nonce) =>
    app.inTurn(from.request, () => readingFrom(alsoHeard(options), () => render(from, address, nonce)));

  await app.register(async (pages) => {
    pages.get('/*', { onSend: showRefusal }, async (request, reply) => {
      // A stranger's shared cache must not keep what is withdrawn a moment later.
      // guard: Pages are for the reader alone (pages.test.ts)
      reply.header('cache-control', 'private, no-cache');
      // guard: A page with a token in its address leaves no trace, whichever page it is (pages.test.ts) ‹url → url.replace('token', 'other')›
      const isSecret = carriesToken(request.url);
      if (isSecret) reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (isForData(request.url)) {
        return sendAsItIs(reply, await inTurn({ request, reply }, request.url, undefined));
      }
      const address = addressOf(request.url);
      const kept = options.hasHeard(toldTo(request)) ? options.cache.get(address) : undefined;
      if (kept) {
        count(address, 'memory');
        return send(request, reply, kept, options);
      }

      const keep = options.cache.begin(address);
      const secret = newSecret();
      const rendered = await inTurn({ request, reply }, address, secret).catch(orRefusal);
      // Also a page that can do without what is away says so: nobody takes it for what stands there.
      const isAway = rendered instanceof Refusal || rendered.putOff?.status === 503;
      // guard: A page that cannot be made is the one that was true when this process heard last (pages.test.ts) ‹isAway && →›
      const standIn =
        isAway && options.hasHeard(toldTo(request)) ? options.cache.standIn(address) : undefined;
      if (standIn) {
        count(address, 'stand_in');
        return send(request, reply, standIn, options);
      }
      if (rendered instanceof Refusal) throw rendered;
      count(address, 'rendered');
      const { answer, html, putOff, shown } = rendered;
      const page = sealPage(html ?? (await answer.text()), secret, {
        headers: Object.fromEntries(answer.headers),
        framesOwn: framesOwn(address),
      });
      // guard: A page whose database is away says so and when to come back (pages.test.ts) ‹isAway ? 503 :  →›
      reply.code(isAway ? 503 : answer.status);
      if (putOff && (isAway || answer.status >= 400)) reply.header('retry-after', putOff.retryAfter);
      // guard: A page without what was put off for its visitor is not kept for others (pages.test.ts) ‹!putOff &&  →›
      // guard: A page with a token in its address is not kept (pages.test.ts) ‹ && !isSecret →›
      if (answer.status === 200 && !putOff && !isSecret)
        keep(page, countsMayLag(address) ? withoutVotes(shown) : shown);
      return send(request, reply, page, options);
    });
  });
}

/** A turn that did not come is no fault. */
function orRefusal(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault;
  throw fault;
}

/** What its visitor has to see, and all that this process has heard of: the page is kept for others. */
function alsoHeard({ heard }: PageOptions): Needs {
  const { position, isOwn } = needsNow();
  return { position: later(position, heard()), isOwn };
}

/** Counted votes of entries in passing; what else it shows of them is as true as anywhere. */
const withoutVotes = (shown: Shown): Shown =>
  shown === 'anything'
    ? shown
    : new Set([...shown].filter((tag) => tag !== 'votes' && !tag.startsWith('votes:')));

/** React Router fetches the data of a page under the same path with `.data` at its end. */
const isForData = (url: string): boolean => splitAt(url, '?')[0].endsWith('.data');

/** The nonce of one render: worth something only while nobody can know it beforehand. */
const newSecret = (): string => randomBytes(16).toString('base64');

/** A token in an address is worth an account, or a review: no cache keeps it, and no other site is told, whatever the page. */
const carriesToken = (url: string): boolean => new URLSearchParams(splitAt(url, '?')[1]).has('token');

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SealedPage,
  { allowsRecaptcha }: PageOptions,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'], page.text.plain.length);
  reply.headers({
    ...page.headers,
    'content-security-policy': securityPolicy(page, allowsRecaptcha),
    vary: 'accept-encoding',
    link: page.sheets.map((path) => `<${path}>; rel=preload; as=style`),
    ...(encoding && { 'content-encoding': encoding }),
  });
  return reply.send(await page.text.encoded(encoding));
}

function sendAsItIs(reply: FastifyReply, { answer, html }: Rendered): FastifyReply {
  reply.code(answer.status).headers(Object.fromEntries(answer.headers));
  return reply.send(html ?? (answer.body && Readable.fromWeb(answer.body as ReadableStream)));
}
