import { join } from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type AiFailure, type AiGateway, openAiGateway } from './gateways/ai.ts';
import { altcha, type Captcha, noCaptcha, recaptcha } from './gateways/captcha.ts';
import { outboxMail, smtpMail } from './gateways/mail.ts';
import { fixedPrice, httpPrice, parsePrices } from './gateways/price.ts';
import { claimCaptcha } from './modules/accounts/claim-captcha.ts';
import { ensureFirstAdmin } from './modules/accounts/first-admin.ts';
import { reindexTerms } from './modules/terms/rows/reindex.ts';
import { type Config, readConfig } from './platform/config.ts';
import type { Deps, Gateways } from './platform/deps.ts';
import { drain } from './platform/drain.ts';
import { openJobs } from './platform/jobs.ts';
import { openLog } from './platform/log.ts';
import { keepRunning, migrateStore, openStore, type Store } from './platform/open.ts';
import { openPublicPages } from './platform/pages/public-pages.ts';
import { servePages } from './platform/pages/serve.ts';
import { publicUrlOf } from './platform/public-url.ts';
import { loadSeed } from './seed/load-seed.ts';

const BUSY_PORT_TRIES = 40;
/** How far a replica may be behind; what was withdrawn must not be read there and kept. */
const REPLICA_LAG_MS = 3_000;

const config = readConfig();
const log = openLog(config);
const store = await openStore(config);
await migrateStore(store);
const seeded = await loadSeed(store.db);
const reindexed = await reindexTerms(store.db);
const admin = await ensureFirstAdmin(store.db, config);

const deps = depsOf(config, store, log);
const pages = openPublicPages({
  db: store.db,
  databaseUrl: store.databaseUrl,
  maxAgeMs: config.PAGE_CACHE_MS,
  settleMs: store.replica === store.db ? 0 : REPLICA_LAG_MS,
  onError: (error) => log.error(error),
});
const app = buildApp(deps, { log, outdatePages: pages.outdate });
await servePages(app, {
  isDevelopment: config.NODE_ENV === 'development',
  cache: pages.cache,
  publicUrl: publicUrlOf(config),
  allowsRecaptcha: config.CAPTCHA_PROVIDER === 'recaptcha',
});
await listen();
await deps.jobs.start();
const stopWatching = keepRunning(store, config, () => log.error('PostgreSQL is gone; starting it again'));
announce();

// The terminal and the starter may both tell; a second signal must not cut the first one short.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
// The process that started this one is gone: nobody would stop us later.
process.once('disconnect', () => void stop());

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  stopWatching();
  // What is under way is answered; then the workers, then the database.
  await drain(app);
  await deps.jobs.stop();
  await pages.close();
  await store.close({ stopsServer: true });
  process.exit(0);
}

/** A predecessor may still be answering its last requests. */
async function listen(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await app.listen({ port: config.PORT, host: config.HOST });
      return;
    } catch (error) {
      const isBusy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (isBusy && attempt < BUSY_PORT_TRIES) {
        await new Promise((done) => setTimeout(done, 250));
        continue;
      }
      if (isBusy) console.error(`المنفذ ${config.PORT} مشغول. اختر منفذًا آخر: PORT=3001 npm start`);
      else console.error(error);
      await store.close();
      process.exit(1);
    }
  }
}

function announce(): void {
  if (seeded > 0) console.log(`  حُمّل المعجم التأسيسي: ${seeded} مصطلحًا`);
  if (reindexed > 0) console.log(`  أعيد بناء مفاتيح البحث: ${reindexed} مصطلحًا`);
  console.log(`\n  مصطلح يعمل على  ${publicUrlOf(config)}\n`);
  if (admin) {
    console.log('  حساب المدير الأول (يظهر هذه المرة فقط):');
    console.log(`    ${admin.email}`);
    console.log(`    ${admin.password}\n`);
  }
}

function depsOf(config: Config, store: Store, log: Logger): Deps {
  const { db, replica, databaseUrl, secrets } = store;
  return {
    log,
    db,
    replica,
    config,
    secrets,
    now: () => new Date(),
    jobs: openJobs(databaseUrl, (error) => log.error(error)),
    gateways: gatewaysOf(config, store, log),
  };
}

function gatewaysOf(config: Config, store: Store, log: Logger): Gateways {
  const fixed = parsePrices(config.UAS_PRICE);
  const gateways: Gateways = {
    mail: config.MAIL_URL
      ? smtpMail(config.MAIL_URL, config.MAIL_FROM)
      : outboxMail(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM),
    captcha: captchaOf(config, store),
    price: config.UAS_PRICE_SOURCE ? httpPrice(config.UAS_PRICE_SOURCE, fixed) : fixedPrice(fixed),
    ai: aiOf(config, log),
  };
  log.info({
    mail: gateways.mail.id,
    captcha: gateways.captcha.id,
    price: config.UAS_PRICE_SOURCE ? 'http' : 'fixed',
    ai: gateways.ai?.model ?? 'embedded',
  });
  return gateways;
}

function aiOf(
  { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }: Config,
  log: Logger,
): AiGateway | null {
  if (!baseUrl) return null;
  const onFailure = ({ reason, status }: AiFailure) => log.warn({ ai: reason, status });
  return openAiGateway({ baseUrl, apiKey, model }, { onFailure });
}

function captchaOf(config: Config, { db, secrets }: Store): Captcha {
  switch (config.CAPTCHA_PROVIDER) {
    case 'off':
      return noCaptcha;
    case 'recaptcha':
      return recaptcha(config.RECAPTCHA_SITE_KEY ?? '', config.RECAPTCHA_SECRET ?? '');
    case 'altcha':
      return altcha({
        claim: (signature, expiresAt) => claimCaptcha(db, signature, expiresAt),
        challengeSecret: secrets.captchaChallenge,
        keySecret: secrets.captchaKey,
      });
  }
}
