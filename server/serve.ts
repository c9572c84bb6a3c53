import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { ensureFirstAdmin } from './modules/accounts/first-admin.ts';
import { openGateways } from './open-gateways.ts';
import { arabicNumber } from './platform/arabic-numbers.ts';
import type { Config } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { type Jobs, openJobs } from './platform/jobs.ts';
import { keepRunning, migrateStore, type Store } from './platform/open.ts';
import { openPublicPages, type PublicPages } from './platform/pages/public-pages.ts';
import { publicUrlOf } from './platform/public-url.ts';
import { openSecrets, type Secrets } from './platform/secrets.ts';
import { StartFault } from './platform/start-fault.ts';
import { startText } from './platform/start-text.ts';
import { sweepUploads } from './platform/sweep-uploads.ts';
import { addEntries, foundingEntries } from './seed/add-entries.ts';
import { loadDomains } from './seed/load-domains.ts';
import { loadSeed } from './seed/load-seed.ts';

const BUSY_PORT_TRIES = 40;

export interface Running {
  store: Store;
  app: FastifyInstance;
  jobs: Jobs;
  pages: PublicPages;
  /** Null where no collector is named. */
  telemetry: { close(): Promise<void> } | null;
  stopWatching(): void;
}

/** Bring the store up to date and answer calls with it. */
export async function serve(config: Config, store: Store, log: Logger): Promise<Running> {
  await migrateStore(store);
  const seeded = await loadSeed(store.db);
  await loadDomains(store.db);
  const admin = await ensureFirstAdmin(store.db, config);

  const deps = depsOf(config, store, await openSecrets(store.db, store.local), log);
  deps.jobs.handle(foundingEntries, async () => {
    if (config.FOUNDING_ENTRIES === 'on') await addEntries(store.db, deps.now());
  });
  const pages = openPublicPages({
    db: store.db,
    databaseUrl: config.DATABASE_LISTEN_URL ?? store.databaseUrl,
    maxAgeMs: config.PAGE_CACHE_MS,
    onError: (error) => log.error(error),
  });
  const app = buildApp(deps, { log, outdatePages: pages.outdate, told: pages.told });
  const telemetry = await telemetryOf(config, app);
  // Loaded only now: React looks at NODE_ENV when it is loaded, and the configuration sets it.
  const { servePages } = await import('./platform/pages/serve.ts');
  await servePages(app, {
    isDevelopment: config.NODE_ENV === 'development',
    cache: pages.cache,
    heard: pages.heard,
    hasHeard: pages.hasHeard,
    publicUrl: publicUrlOf(config),
    allowsRecaptcha: config.CAPTCHA_PROVIDER === 'recaptcha',
  });
  // What cannot be removed there keeps nobody from reading.
  await sweepUploads().catch((fault: unknown) => log.error(fault));
  await listen(app, config);
  const stopWatching = keepRunning(store, config, {
    onLoss: () => log.error('PostgreSQL is gone; starting it again'),
    onFault: (fault) => log.error(fault),
  });
  await deps.jobs.start().catch((fault: unknown) => {
    stopWatching();
    throw fault;
  });
  announce(config, { seeded, admin });
  process.send?.('ready');
  return { store, app, jobs: deps.jobs, pages, telemetry, stopWatching };
}

/** A predecessor may still be answering its last requests. */
async function listen(app: FastifyInstance, { PORT, HOST }: Config): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await app.listen({ port: PORT, host: HOST });
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE') throw new StartFault(startText.notOurAddress(HOST, PORT), { cause: error });
      if (attempt === BUSY_PORT_TRIES) throw new StartFault(startText.portBusy(PORT), { cause: error });
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

/** Loaded where a collector is named alone. */
async function telemetryOf(config: Config, app: FastifyInstance): Promise<Running['telemetry']> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share, PORT } = config;
  if (!endpoint) return null;
  const { openTelemetry } = await import('./platform/telemetry.ts');
  const instance = `${hostname()}:${PORT}`;
  return openTelemetry({ endpoint, share, instance, readFigures: () => app.readFigures() });
}

interface News {
  /** How many terms were loaded. */
  seeded: number;
  /** Made at this start. */
  admin: { email: string; password: string } | null;
}

function announce(config: Config, { seeded, admin }: News): void {
  if (seeded > 0) console.log(`  حُمّل معجم مصطلح التأسيسي، وعدد مصطلحاته ${arabicNumber(seeded)}`);
  console.log(`\n  مصطلح يعمل على  ${publicUrlOf(config)}\n`);
  if (admin) {
    console.log('  حساب المدير الأول (يظهر هذه المرة فقط):');
    console.log(`    ${admin.email}`);
    console.log(`    ${admin.password}\n`);
  }
}

function depsOf(config: Config, store: Store, secrets: Secrets, log: Logger): Deps {
  const { db, replica, replicas, searching, databaseUrl } = store;
  return {
    log,
    db,
    replica,
    replicas,
    searching,
    config,
    secrets,
    now: () => new Date(),
    jobs: openJobs(databaseUrl, (error) => log.error(error)),
    gateways: openGateways(config, { db, secrets }, log),
  };
}
