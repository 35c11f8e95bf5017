import { defineConfig } from 'vitest/config';

/** Apart from the unit tests: one scenario of many processes, which takes minutes. */
export default defineConfig({
  test: {
    include: ['apps/server/distributed/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    bail: 1,
  },
});
