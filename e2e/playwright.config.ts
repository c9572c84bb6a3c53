import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ADMIN } from './people.ts';

// The configuration is read by each worker too: they all mean the same folder.
// Two servers would load the lists of the shelf while journeys wait for them.
process.env.SHELF_LISTS ??= 'off';
process.env.FOUNDING_ENTRIES ??= 'off';
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'mustalah-e2e-'));

const port = Number(process.env.E2E_PORT ?? 4317);
const root = join(import.meta.dirname, '..');

/** A server of its own, with its own database. */
function serverOn(at: number, folder: string, env: Record<string, string>) {
  return {
    command: 'node server/main.ts',
    cwd: root,
    url: `http://127.0.0.1:${at}/health/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
    stdout: 'pipe' as const,
    env: {
      PORT: String(at),
      DATA_DIR: join(process.env.E2E_DATA ?? '', folder),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // Many people register here within a minute.
      RATE_LIMIT: 'off',
      // Solved and checked as ever, but hardly any work.
      CAPTCHA_ATTEMPTS: '2',
      LOG_LEVEL: 'warn',
      PAGE_CACHE_MS: '0',
      // However slow the machine is, nobody is sent away.
      QUEUE_MS: '0',
      ...env,
    },
  };
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  // A journey walks through many pages, and a machine may be slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  outputDir: '../test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ar-EG',
    timezoneId: 'Asia/Riyadh',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Where no language is set a file that is saved keeps no Arabic name.
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: what compiles their scripts a second and third time takes longer than it saves.
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
  },
  // On the second one addresses are confirmed before anything counts, and nobody asks the assistants.
  webServer: [
    serverOn(port, 'data', {}),
    serverOn(port + 1, 'confirming', { CONFIRM_EMAIL: 'on', LEARN_AT_START: 'off' }),
  ],
});
