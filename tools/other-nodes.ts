import type { NodePackage } from './release/node.ts';

/** What a Node is tested with. */
export type Bench = {
  /** @returns its program. @throws Error if there is none to be had */
  place(node: NodePackage): string;
  /** @returns whether all tests pass on it */
  test(program: string): boolean;
  say(line: string): void;
};

/**
 * Tests on each Node that is to be had.
 * @returns whether there was one, and all tests passed on each
 */
export function passesOn(nodes: readonly NodePackage[], { place, test, say }: Bench): boolean {
  const passed: boolean[] = [];
  for (const node of nodes) {
    let program: string;
    try {
      program = place(node);
    } catch (error) {
      say(`Node ${node.version}: skipped: ${error instanceof Error ? error.message : error}`);
      continue;
    }
    say(`Node ${node.version}`);
    passed.push(test(program));
  }
  if (passed.length === 0) say('Nothing was tested: every Node was skipped.');
  return passed.length > 0 && passed.every(Boolean);
}
