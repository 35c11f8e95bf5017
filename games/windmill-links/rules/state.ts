import { holeBy } from './books.ts';
import type { Hole, Spot } from './hole.ts';
import { MAX_OVER, type Params } from './levels.ts';
import type { Ball } from './motion.ts';

/** `sunk` and `lifted`: the hole is over. `lost`: the ball is in the water or off the page. */
export type Phase = 'aim' | 'roll' | 'lost' | 'sunk' | 'lifted' | 'spent' | 'over';

export type State = {
  readonly params: Params;
  /** The holes of this run, as lines. */
  readonly lines: readonly string[];
  /** Which of them is played, and by whom. */
  at: number;
  player: 0 | 1;
  phase: Phase;
  /** Ticks on this hole: windmills turn by them. */
  time: number;
  /** Ticks of this phase. */
  since: number;
  ball: Ball;
  /** Where the ball last lay still. */
  spot: Spot;
  /** Strokes on this hole, and on each hole done by each player. */
  strokes: number;
  done: [number[], number[]];
  aces: number;
};

/** Tenths of a degree clockwise from right, and 1 to 100. */
export type Input = { readonly angle: number; readonly power: number };

export function holeIn({ lines, at }: Pick<State, 'lines' | 'at'>): Hole {
  return holeBy(lines[Math.min(at, lines.length - 1)] ?? '');
}

export const parOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + holeBy(line).par, 0);

export const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0);

/** All strokes of a player so far, on the present hole too. */
export function strokesOf(state: State, player: 0 | 1 = 0): number {
  const now = state.player === player && !isCounted(state) ? state.strokes : 0;
  return sum(state.done[player]) + now;
}

/** Whether the present hole's strokes are in `done`. */
function isCounted({ done, player, at }: State): boolean {
  return done[player].length > at;
}

/** Strokes of the whole run. */
export function allowedOf({ lines, params }: State): number {
  return parOf(lines) + params.spare;
}

export function leftOf(state: State): number {
  return Math.max(0, allowedOf(state) - strokesOf(state));
}

/** The most strokes on this hole. */
export function mostOf(state: State): number {
  return holeIn(state).par + MAX_OVER;
}
