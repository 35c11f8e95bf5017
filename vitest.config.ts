import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Every game is checked in one file; several processes share its games out. */
const CONFORMANCE = 'games/conformance.test.ts';
const PARTS = 4;

// Proofs are run by `npm run prove`.
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/*.proof.test.ts'];

/** They have a process for each file: they start servers and builds, which change their process. */
const ALONE = [
  '{apps,tools}/**/*.test.{ts,tsx}',
  'packages/third-party/src/{build,import,server}/**/*.test.ts',
];

/**
 * Eleven processes at once. It runs before all other files, and none runs with it: they would slow
 * each other.
 */
const NODES = 'apps/server/distributed/nodes.test.ts';

/**
 * What takes the longest begins first, otherwise it would end last: files that wait for servers, then
 * the games. A fresh clone knows no durations, and the runner would take the largest files first.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      moduleId.includes('/apps/server/') ? 0 : moduleId.endsWith(CONFORMANCE) ? 1 : 2;
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A test that hangs is a failure, not a wait; a busy machine may be many times slower than a quiet one.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // One more than there are cores: tests of the server mostly wait for processes they start.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true as const,
        test: { name: 'several nodes', include: [NODES], sequence: { groupOrder: 0 } },
      },
      ...Array.from({ length: PARTS }, (_, index) => ({
        extends: true as const,
        test: {
          name: `conformance ${index + 1}`,
          include: [CONFORMANCE],
          exclude: EXCLUDED,
          sequence: { groupOrder: 1 },
          env: { CONFORMANCE_PART: `${index + 1}/${PARTS}` },
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'alone',
          include: ALONE,
          exclude: [...EXCLUDED, NODES],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true as const,
        test: {
          name: 'units',
          include: ['{games,packages}/**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDED, CONFORMANCE, ...ALONE],
          // What they import loads once for all files of a worker: no module keeps what a test changed.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
