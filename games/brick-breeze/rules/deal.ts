import type { Rng } from '@playgrove/kit/contract';
import { COLUMNS, MURALS } from './murals.ts';
import { FIREWORK, fresh, gradeOf, muralOf, type Params, type State } from './state.ts';

export function deal(params: Params, rng: Rng): State {
  const state = fresh(params);
  hang(state, rng);
  return state;
}

/** Of this many tiles at the foot of a mural's sides, two bring more balls. */
const LOW = 4;
/** What kites may bring, by kind + 1; a heart (5) is rare. */
const BAG = [1, 1, 2, 2, 3, 4] as const;
/** Tiles for each firework. */
const PER_FIREWORK = 13;

/** Hangs the next mural, hides its kites, and sets a ball on the board. */
export function hang(state: State, rng: Rng): void {
  const { mode } = state.params;
  if (mode !== 'level') {
    // The first murals are for learning.
    const from = mode === 'daily' ? 10 : Math.min(30, state.wave * 6);
    state.mural = from + rng.int(Math.min(MURALS.length - from, mode === 'daily' ? 50 : 14));
    state.mirrored = rng.chance(0.5);
  }
  const { hits, total } = muralOf(state);
  state.tiles = [...hits];
  state.fuses = [];
  state.cargo = hits.map(() => 0);
  state.left = total;
  const grade = gradeOf(state);
  // Curves are learned on the second level.
  const curves = mode === 'endless' || grade === 0 ? 0 : grade < 10 ? 0.25 : 0.35;
  state.target = Math.round(total * curves);
  const breakable = hits.flatMap((hit, cell) => (hit > 0 ? [cell] : []));
  const cells = rng.shuffled(breakable);
  const kites = grade === 0 ? 2 : 2 + Math.floor(total / 26);
  const bag = rng.shuffled(BAG);
  for (let at = 0; at < kites; at += 1) {
    const heart = at === 5 || (at === 2 && rng.chance(0.2));
    state.cargo[cells[at] ?? 0] = heart ? 5 : (bag[at % bag.length] ?? 1);
  }
  const from = cells.length - Math.round(total / PER_FIREWORK);
  for (const cell of cells.slice(Math.max(kites, from))) state.cargo[cell] = FIREWORK;
  // More balls are low, where they are soon reached, and fall beside a board that does not move.
  const aside = breakable.filter((cell) => Math.abs((cell % COLUMNS) - 5) >= 3);
  for (const cell of rng.shuffled(aside.slice(-LOW)).slice(0, 2)) state.cargo[cell] = 1;
  setBall(state);
}

export function setBall(state: State): void {
  state.phase = 'ready';
  state.balls = [];
  state.kites = [];
  state.wide = 0;
  state.slow = 0;
  state.power = 0;
  state.idle = 0;
}
