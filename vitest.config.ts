import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Every game is checked in one file; several processes share its games out. */
const CONFORMANCE = 'games/conformance.test.ts';
const PARTS = 4;

// What takes many processes and minutes is a step of its own.
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/distributed/**'];

export default defineConfig({
  test: {
    // A test that hangs is a failure, not a wait; a busy machine may be many times slower than a quiet one.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Left alone it keeps one core free: half of a machine of two.
    maxWorkers: availableParallelism(),
    projects: [
      ...Array.from({ length: PARTS }, (_, index) => ({
        extends: true as const,
        test: {
          name: `conformance ${index + 1}`,
          include: [CONFORMANCE],
          exclude: EXCLUDED,
          env: { CONFORMANCE_PART: `${index + 1}/${PARTS}` },
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'units',
          include: ['{apps,packages,games,tools}/**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDED, CONFORMANCE],
        },
      },
    ],
  },
});
