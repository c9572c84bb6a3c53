import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { StartFault } from '../start-fault.ts';
import { startText } from '../start-text.ts';
import { policyOfAsset } from './security-policy.ts';

const webRoot = join(import.meta.dirname, '../../../web');

/** Sources are compiled on request and updated in the page. */
export async function useVite(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
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

/** The files of `npm run build`. */
export async function useBuiltFiles(app: FastifyInstance): Promise<ServerBuild> {
  const { default: fastifyStatic } = await import('@fastify/static');
  const client = join(webRoot, 'build/client');
  const assets = join(client, 'assets');
  // Their names change with their content, so browsers may keep them.
  await app.register(fastifyStatic, {
    root: assets,
    serve: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    setHeaders(reply, path) {
      const policy = policyOfAsset(path);
      if (policy) reply.header('content-security-policy', policy);
    },
  });
  // Read once: left to itself the plugin reads the names of all files for each that is asked for.
  const names = new Set(existsSync(assets) ? readdirSync(assets) : []);
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params: { '*': name } }, reply) =>
    // guard: A file of the site that is not there is no page (pages.test.ts) ‹names.has(name) → name !== ''›
    names.has(name) ? reply.sendFile(name) : reply.callNotFound(),
  );
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
  const entry = join(webRoot, 'build/server/index.js');
  if (!existsSync(entry)) throw new StartFault(startText.notBuilt());
  return import(pathToFileURL(entry).href);
}
