import { defineConfig } from 'vitest/config';

/** Long runs that no daily test waits for. */
export default defineConfig({
  test: {
    include: ['server/test/payout-chaos.ts', 'server/test/large-archive.ts'],
    testTimeout: 60_000,
    setupFiles: ['vitest.setup.ts'],
    globalSetup: ['server/test/postgres.ts'],
    env: { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
    hookTimeout: 60_000,
  },
});
