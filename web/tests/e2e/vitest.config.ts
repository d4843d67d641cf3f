import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    // One server and one browser for all, one after the other: two cores draw faster that way.
    fileParallelism: false,
    globalSetup: 'tests/e2e/server.ts',
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
