import { expect, test } from 'vitest';
import { passesOn } from './other-nodes.ts';
import { TESTED_NODES } from './release/node.ts';

/** Tests on all Nodes but the `missing`. */
function outcome(missing: readonly string[], failing: readonly string[] = []) {
  const said: string[] = [];
  const passes = passesOn(TESTED_NODES, {
    place({ version }) {
      if (missing.includes(version)) throw new Error('offline');
      return version;
    },
    test: (program) => !failing.includes(program),
    say: (line) => said.push(line),
  });
  return { passes, said };
}

const VERSIONS = TESTED_NODES.map(({ version }) => version);

test('a Node that is not to be had is skipped, and without any the tests have not passed', () => {
  const [first = '', ...others] = VERSIONS;
  expect(others.length).toBeGreaterThan(0);
  const some = outcome([first]);
  expect(some.passes).toBe(true);
  expect(some.said).toEqual([
    `Node ${first}: skipped: offline`,
    ...others.map((version) => `Node ${version}`),
  ]);
  const none = outcome(VERSIONS);
  expect(none.passes).toBe(false);
  expect(none.said.at(-1)).toBe('Nothing was tested: every Node was skipped.');
});

test('one Node on which tests fail is enough to fail', () => {
  expect(outcome([]).passes).toBe(true);
  expect(outcome([], VERSIONS.slice(0, 1)).passes).toBe(false);
});
