import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/screenshots/**/*.test.ts'],
    globalSetup: 'tests/e2e/server.ts',
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
