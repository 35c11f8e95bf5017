import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json, Solve } from '../contract/index.ts';
import type { Curve, Row } from './curves.ts';
import { playing } from './harness.ts';

/** Boards that are made offline and stored; `games/<slug>/seal.ts` exports one named `seal`. */
export type Seal = {
  /** Where they are stored, from the game's folder. */
  readonly file: string;
  /**
   * Chooses and proves them, which takes minutes; the same each time.
   * @returns the text of the file
   */
  make(): string;
  /** With both, `sealed-levels.json` says of each level how long its solution is and who wins it. */
  readonly curve?: Curve;
  readonly solve?: Solve<never, Json>;
};

/** The curve's first game of a level. */
const SEED = 'curve 0';

const FACTS = 'sealed-levels.json';

/**
 * What is stored next to the boards, a level a line: inputs of the solver's solution, and by hand the
 * part of its games that it wins.
 * @returns undefined if the seal names no curve or no solver
 */
export function factsOfSeal(
  { curve, solve }: Seal,
  rows: readonly Row[],
): { readonly file: string; readonly text: string } | undefined {
  if (!curve || !solve) return undefined;
  const hands = Object.keys(curve.options.hands);
  const lines = rows.flatMap(({ cells }) =>
    (cells[0]?.levels ?? []).map(({ id }, at) => {
      const state = playing(curve.rules, id, { seed: SEED }).state as never;
      const won = hands.map((_, hand) => cells[hand]?.levels[at]?.won ?? 0);
      const inputs = solve(state)?.length ?? null;
      // As the formatter writes it.
      return `  ${JSON.stringify(id)}: { "inputs": ${inputs}, "won": [${won.join(', ')}] }`;
    }),
  );
  return { file: FACTS, text: `{\n${lines.join(',\n')}\n}\n` };
}

/** Registers the test that what is stored next to the boards is true. It reads and makes nothing. */
export function testSeal(folder: string, seal: Seal, rows: () => readonly Row[]): void {
  test('sealed levels take as many inputs, and are won as often, as is stored', () => {
    const facts = factsOfSeal(seal, rows());
    if (!facts) throw new Error(`${folder}/seal.ts names no curve or no solver`);
    const stored = readFileSync(join(folder, facts.file), 'utf8').replaceAll('\r\n', '\n');
    expect(stored, 'run npm run seal -- <slug> --facts').toBe(facts.text);
  });
}
