import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { type Db, openDatabase } from '../platform/db.ts';
import { openPublicPages, type PublicPages } from '../platform/pages/public-pages.ts';
import { servePages } from '../platform/pages/serve.ts';
import type { World } from './world.ts';

export interface Site {
  app: FastifyInstance;
  pages: PublicPages;
  /** Get a page as a browser would. */
  get(url: string, headers?: Record<string, string>): Promise<PageAnswer>;
}

export interface PageAnswer {
  status: number;
  html: string;
  headers: Record<string, unknown>;
}

const HOUR_MS = 3_600_000;

/** One more process of the world's database, with the built site and its page cache on. */
export function site(w: World): Site {
  const s = { get } as Site;
  let db: Db;

  beforeAll(async () => {
    db = openDatabase(w.databaseUrl, { max: 5 });
    s.pages = openPublicPages({
      db,
      databaseUrl: w.databaseUrl,
      maxAgeMs: HOUR_MS,
      onError: (error) => console.error(error),
    });
    s.app = buildApp({ ...w.deps, db, replica: db }, { outdatePages: s.pages.outdate, told: s.pages.told });
    await servePages(s.app, {
      isDevelopment: false,
      cache: s.pages.cache,
      heard: s.pages.heard,
      hasHeard: s.pages.hasHeard,
      publicUrl: 'http://mustalah.test',
      allowsRecaptcha: false,
    });
    s.app.addHook('onClose', () => s.pages.close());
    await s.app.ready();
  });
  afterAll(async () => {
    await s.app?.close();
    // What closes writes down what it has heard.
    await db?.destroy();
  });

  async function get(url: string, headers: Record<string, string> = {}): Promise<PageAnswer> {
    const { statusCode, body, headers: answered } = await s.app.inject({ url, headers });
    return { status: statusCode, html: body, headers: answered };
  }

  return s;
}
