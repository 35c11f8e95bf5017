/**
 * Finding and counting solutions: for generators, solvers, graders and bots. Every search has a
 * budget; when it is spent, `BudgetSpent` of `@playgrove/kit/core` is thrown. Shortest paths are
 * `breadthFirst` and `aStar`; `depthFirst` takes the same spaces.
 *
 * Does a 2 × 2 Latin square with a 1 in its first cell have exactly one filling?
 *
 * ```ts
 * // Columns: each cell is filled (0–3), each row has each digit (4–7), each column too (8–11).
 * const rows = [0, 1, 2, 3].flatMap((cell) =>
 *   [0, 1].map((digit) => [cell, 4 + (cell >> 1) * 2 + digit, 8 + (cell % 2) * 2 + digit]),
 * );
 * const square = exactCover(12, rows);
 * const one = square.count({ given: [0], limit: 2, budget: createBudget('latin', 100) }) === 1;
 * ```
 *
 * Levels found offline are shipped as a pack of seeds: `sealPack` verifies each with the game's
 * solver, `openPack` refuses packs that the current solver has not verified.
 */
export { exactCover, type CoverQuestion, type ExactCover } from './exact-cover.ts';
export {
  allDifferent,
  bitCount,
  fillDomains,
  lowestBit,
  propagate,
  type Constraint,
} from './domains.ts';
export { depthFirst } from './depth-first.ts';
export { aStar, breadthFirst, type SearchSpace } from './shortest.ts';
export { openPack, sealPack, type Pack, type PackMaker } from './pack.ts';
