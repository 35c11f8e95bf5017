import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { kindOf } from './rules/faces.ts';
import { Oracle } from './rules/oracle.ts';
import { worthOf, type Pair } from './rules/search.ts';
import { openPairs, tableOf, type Input, type State } from './rules/state.ts';

/** Positions looked at for one move. */
const BUDGET = 4000;
/** Pairs that a player without a plan takes back when nothing goes any more. */
const BACK = 3;

/**
 * Skill is what it sees. 0 takes any pair it sees. 0.5 takes whole kinds first, then what blocks the
 * most tiles. 1 knows every tile and stays on a way to the win, by chains where it can.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const pairs = openPairs(state);
  if (pairs.length === 0) {
    const { length } = state.taken;
    return length === 0 ? undefined : { act: 'back', to: Math.max(0, length - 1 - rng.int(BACK)) };
  }
  const [a, b] =
    skill < 0.3
      ? rng.pick(pairs)
      : skill < 0.8
        ? careful(state, pairs, rng)
        : planned(state, pairs);
  return { act: 'pair', a, b };
};

function careful(state: State, pairs: readonly Pair[], rng: Rng): Pair {
  const table = tableOf(state);
  const kind = (place: number): number => kindOf(state.tiles[place] ?? 0);
  const safe = pairs.find(([a]) =>
    state.tiles.every(
      (_, place) => kind(place) !== kind(a) || table.there[place] === 0 || table.isFree(place),
    ),
  );
  if (safe) return safe;
  const worth = (pair: Pair): number => worthOf(table, pair[0], pair[1]);
  const most = Math.max(...pairs.map(worth));
  return rng.pick(pairs.filter((pair) => worth(pair) === most));
}

let oracle: Oracle | undefined;

function planned(state: State, pairs: readonly Pair[]): Pair {
  if (!oracle?.follows(state)) oracle = new Oracle(state);
  return bestPair(state, pairs, oracle) ?? pairs[0] ?? [0, 0];
}

/** A pair that keeps the game winnable: the one that links to the chain, if there is one. */
export function bestPair(
  state: State,
  pairs: readonly Pair[],
  by: Oracle,
  budget = BUDGET,
): Pair | undefined {
  by.follow(state);
  by.think(budget);
  const { way } = by;
  if (way.length === 0) return undefined;
  const links = ([a, b]: Pair): number =>
    Number(state.fresh.includes(a)) + Number(state.fresh.includes(b));
  const linking = pairs.filter((pair) => links(pair) > 0).toSorted((a, b) => links(b) - links(a));
  for (const pair of linking) {
    const after = new Oracle(state);
    after.follow({ ...state, taken: [...state.taken, [pair[0], pair[1], 0]] });
    after.think(budget);
    if (after.isWinnable) return pair;
  }
  return way[0];
}

/** Random play takes pairs back for ever; the better bot wins. */
export const proof: Proof = {
  measure: 'win-rate',
  level: 'teapot',
  golden: 'koi',
  ends: 'bot',
  limit: 60,
  seeds: 12,
  margin: 0.3,
  deals: 196,
  solves: 98,
};
