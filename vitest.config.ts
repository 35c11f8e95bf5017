import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,games,tools}/**/*.test.{ts,tsx}'],
    // What takes many processes and minutes is a step of its own.
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/distributed/**'],
    // A test that hangs is a failure, not a wait; whole-collection suites are the slowest.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
