import type { Bot, Proof } from '@playgrove/kit/contract';
import { handful, rules, SIDE, type Input, type State } from './rules.ts';

/**
 * Skill is how often it thinks instead of picking at random. Thinking looks one pick ahead: what
 * this handful is worth, and how large the largest one left on the board will then be.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const cells = rules.inputs(state, rng);
  if (cells.length === 0) return undefined;
  if (!rng.chance(skill)) return rng.pick(cells);
  let best = cells[0];
  let bestWorth = -1;
  for (const cell of cells) {
    const picked = handful(state.berries, cell);
    // With a pick to spare, a small handful that joins two large ones is worth it.
    const later = state.picksLeft > 1 ? largestAfter(state.berries, picked) ** 2 : 0;
    const worth = picked.length ** 2 + later;
    if (worth <= bestWorth) continue;
    best = cell;
    bestWorth = worth;
  }
  return best;
};

const EMPTY = -1;

/** The largest handful once what is picked has gone and the rest has fallen, new berries left out. */
function largestAfter(berries: readonly number[], picked: readonly number[]): number {
  const gone = new Set(picked);
  const after = berries.map(() => EMPTY);
  for (let x = 0; x < SIDE; x += 1) {
    let to = SIDE - 1;
    for (let y = SIDE - 1; y >= 0; y -= 1) {
      const cell = y * SIDE + x;
      if (gone.has(cell)) continue;
      after[to * SIDE + x] = berries[cell] ?? EMPTY;
      to -= 1;
    }
  }
  return after.reduce(
    (most, kind, cell) => (kind === EMPTY ? most : Math.max(most, handful(after, cell).length)),
    0,
  );
}

/** The thinking bot must beat the random one by this many points a game, over this many games. */
export const proof: Proof = { seeds: 40, margin: 60 };
