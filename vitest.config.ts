import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: ['morphology/**/*.test.ts', 'lexicography/**/*.test.ts', 'contract/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/postgres.ts'],
          env: { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'documents',
          include: ['web/scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/app/**/*.test.{ts,tsx}', 'web/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['web/test/setup.ts'],
        },
      },
    ],
  },
});
