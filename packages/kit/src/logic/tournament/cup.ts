import type { Rng } from '@playgrove/kit/contract';

/**
 * `rounds[0]` has all entrants in the order of the draw: 0 meets 1, 2 meets 3. Every further list
 * has the winners, in the same order; the last one of a finished cup has only its champion.
 */
export type Cup = { readonly rounds: readonly (readonly number[])[] };

/**
 * Draws a cup among entrants 0 to `size` − 1. `seeds` lists entrants from the strongest on; the
 * first half of them never meets `spared` in round one.
 * @param size a power of two, at least 2
 */
export function drawCup(
  size: number,
  spared: number,
  rng: Rng,
  seeds: readonly number[] = [],
): Cup {
  if (!Number.isInteger(size) || size < 2 || (size & (size - 1)) !== 0) {
    throw new RangeError(`drawCup: expected a power of two from 2 on, got ${size}`);
  }
  const order = rng.shuffled(Array.from({ length: size }, (_, entrant) => entrant));
  const strong = new Set(seeds.slice(0, Math.floor(seeds.length / 2)));
  const at = order.indexOf(spared);
  const met = at ^ 1;
  if (at >= 0 && strong.has(order[met] ?? -1)) {
    const swap = order.findIndex((one, index) => index !== at && index !== met && !strong.has(one));
    if (swap >= 0) [order[met], order[swap]] = [order[swap] ?? 0, order[met] ?? 0];
  }
  return { rounds: [order] };
}

/** The current round, from 0; for a finished cup, its number of rounds. */
export function roundOf({ rounds }: Cup): number {
  return rounds.length - 1;
}

/** The pairings of a round that has been drawn. */
export function pairsOf({ rounds }: Cup, round: number): readonly (readonly [number, number])[] {
  const list = rounds[round] ?? [];
  return Array.from({ length: list.length >> 1 }, (_, pair) => [
    list[pair * 2] ?? -1,
    list[pair * 2 + 1] ?? -1,
  ]);
}

/** An entrant's opponent in the current round; undefined if it is out or the cup is over. */
export function opponentOf(cup: Cup, entrant: number): number | undefined {
  const list = cup.rounds.at(-1) ?? [];
  const at = list.indexOf(entrant);
  return at < 0 || list.length < 2 ? undefined : list[at ^ 1];
}

/**
 * Ends the current round. The player's own result is given; all others are decided by their odds.
 * @param chance the probability that the first of two wins, 0 to 1
 * @throws if the cup is over or the player is not in it
 */
export function playRound(
  cup: Cup,
  player: number,
  won: boolean,
  chance: (first: number, second: number) => number,
  rng: Rng,
): Cup {
  if (opponentOf(cup, player) === undefined) {
    throw new Error(`playRound: entrant ${player} has no game in round ${roundOf(cup)}`);
  }
  const through = pairsOf(cup, roundOf(cup)).map(([first, second]) => {
    if (first === player || second === player) {
      return won === (first === player) ? first : second;
    }
    return rng.chance(chance(first, second)) ? first : second;
  });
  return { rounds: [...cup.rounds, through] };
}

/** The winner; undefined while the cup is running. */
export function championOf({ rounds }: Cup): number | undefined {
  const last = rounds.at(-1);
  return last?.length === 1 ? last[0] : undefined;
}

/** Odds from two strengths: equal ones share, twice the strength wins two of three. */
export function oddsOf(first: number, second: number): number {
  return first + second > 0 ? first / (first + second) : 0.5;
}
