import { sealPack } from '@playgrove/kit/logic/solving';
import type { Seal } from '@playgrove/kit/testing';
import { curve } from './curve.ts';
import { makeBoard } from './rules/make.ts';
import { DAILIES, EACH, LEVEL_COUNT, MAKER, numberOf, planOf, TOWNS } from './rules/towns.ts';
import { routesOf } from './rules/unique.ts';
import { BUDGET, solve } from './solver.ts';

const MAX_SEEDS = 40_000;

/** Positions to look at to find the only route of a board; undefined if there are more routes. */
function thoughtOf(level: number, seed: number): number | undefined {
  const board = makeBoard(planOf(level), seed);
  const { routes, looks } = routesOf(board, BUDGET);
  if (looks > BUDGET || routes.length !== 1) return undefined;
  if (String(routes[0]) !== String(board.path)) throw new Error(`${level}: another route`);
  return looks;
}

const routeOf = (level: number, seed: number): string =>
  String(makeBoard(planOf(level), seed).path);

/**
 * The seed of a level, from easy (0) to hard (1) among the candidates, which leave out the routes
 * that are taken.
 */
function chosen(level: number, part: number, candidates: number, taken: Set<string>): number {
  const found: { readonly seed: number; readonly looks: number }[] = [];
  const from = (level * 211) % (100_000 - MAX_SEEDS);
  for (let seed = from; found.length < candidates && seed < from + MAX_SEEDS; seed += 1) {
    const looks = thoughtOf(level, seed);
    if (looks !== undefined && !taken.has(routeOf(level, seed))) found.push({ seed, looks });
  }
  found.sort((a, b) => a.looks - b.looks);
  const best = found[Math.round(part * (found.length - 1))];
  if (!best) throw new Error(`level ${level} has no board`);
  taken.add(routeOf(level, best.seed));
  return numberOf(level, best.seed);
}

/**
 * For each level it makes boards until enough of them have a single route, and seals the one that
 * takes about as much thought as the level should: later levels of a town take more.
 */
export const seal: Seal = {
  file: 'rules/sealed.json',
  make() {
    const taken = new Set<string>();
    const levels = Array.from({ length: LEVEL_COUNT }, (_, at) => {
      const [town, step] = [Math.floor(at / EACH), at % EACH];
      const part = (town / (TOWNS.length - 1)) * 0.3 + (step / (EACH - 1)) * 0.7;
      return chosen(at + 1, part, 40, taken);
    });
    const days = Array.from({ length: DAILIES }, (_, day) =>
      chosen(LEVEL_COUNT + 1 + day, 0.5, 9, taken),
    );
    const pack = sealPack(MAKER, [...levels, ...days], (number) =>
      thoughtOf(Math.floor(number / 100_000), number % 100_000) === undefined
        ? 'more than one route'
        : undefined,
    );
    return `${JSON.stringify(pack)}\n`;
  },
  curve,
  solve,
};
