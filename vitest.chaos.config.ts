import { defineConfig } from 'vitest/config';

/** Long runs that no daily test waits for. */
export default defineConfig({
  test: {
    include: ['server/test/payout-chaos.ts'],
    setupFiles: ['vitest.setup.ts'],
    globalSetup: ['server/test/postgres.ts'],
    hookTimeout: 60_000,
  },
});
