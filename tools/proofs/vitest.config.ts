import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ROOT } from '../root.ts';

/** Several processes split the games. */
const PARTS = 4;

const ownProofs = 'games/**/*.proof.test.ts';
const exclude = ['**/node_modules/**', '**/dist/**'];

// What `npm run prove` runs: the shared suite's proofs and each game's own.
export default defineConfig({
  root: ROOT,
  test: {
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: availableParallelism(),
    projects: [
      ...Array.from({ length: PARTS }, (_, index) => ({
        extends: true as const,
        test: {
          name: `proofs ${index + 1}`,
          include: ['games/conformance.test.ts'],
          exclude,
          env: { CONFORMANCE_PART: `${index + 1}/${PARTS}` },
        },
      })),
      { extends: true as const, test: { name: 'own proofs', include: [ownProofs], exclude } },
    ],
  },
});
