import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    // One server for all. Two cores are busy with four browsers, because many tests wait as people do.
    maxWorkers: 4,
    // Games are played at random against a real server; what fails three times in a row is a fault.
    retry: 2,
    globalSetup: 'tests/e2e/server.ts',
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
