import { MOVES, type Moves } from './platform/index.ts';
import type { Career } from './state.ts';

/** The relay's runners: each plays differently. */
export const CREW = ['pia', 'koa', 'zuri', 'mateo', 'noor'] as const;
export type Runner = (typeof CREW)[number];

/** Missions that must be done before a runner joins. */
export const JOINS: Readonly<Record<Runner, number>> = {
  pia: 0,
  koa: 0,
  zuri: 2,
  mateo: 5,
  noor: 9,
};

const BASE: Moves = { ...MOVES, glide: 5.2 };

/** Everyone jumps, glides a little while the button is held, and slides; and one thing more. */
export const MOVES_OF: Readonly<Record<Runner, Moves>> = {
  // Jumps again in the air.
  pia: { ...BASE, airJumps: 1, airJump: 15.5 },
  // Floats on a kite.
  koa: { ...BASE, glide: 1.7 },
  // Dashes level, through crates.
  zuri: { ...BASE, dash: { speed: 7, ticks: 16 } },
  // Holds on to a wall and kicks up it.
  mateo: { ...BASE, kick: { slip: 1.2, ticks: 50, up: 18.5 } },
  // Draws coins, and a hop in the air draws them from twice as far.
  noor: { ...BASE, airJumps: 1, airJump: 10 },
};

export function isRunner(name: unknown): name is Runner {
  return CREW.includes(name as Runner);
}

/** Missions until a runner joins; 0 for who has joined. */
export function missingFor({ board, joined }: Career, runner: Runner): number {
  if (joined?.includes(runner)) return 0;
  return Math.max(0, JOINS[runner] - board.done.length);
}

/** Who runs. */
export function crewOf(career: Career): readonly Runner[] {
  return CREW.filter((runner) => missingFor(career, runner) === 0);
}
