import type { Rng } from '@playgrove/kit/contract';
import { MURALS } from './murals.ts';
import { BALLS, gradeOf, muralOf, WIDTH, type Params, type State } from './state.ts';

export function deal(params: Params, rng: Rng): State {
  const state: State = {
    params,
    phase: 'ready',
    end: '',
    tick: 0,
    x: WIDTH / 2,
    lastX: WIDTH / 2,
    sweep: 0,
    steer: 0,
    since: 99,
    mural: params.level ?? 0,
    mirrored: false,
    tiles: [],
    cargo: [],
    left: 0,
    balls: [],
    kites: [],
    lives: BALLS,
    lost: 0,
    wide: 0,
    slow: 0,
    power: 0,
    idle: 0,
    combo: 0,
    score: 0,
    curved: 0,
    target: 0,
    gusts: 0,
    wave: 0,
    fallX: WIDTH / 2,
    advised: 0,
  };
  hang(state, rng);
  return state;
}

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
  state.cargo = hits.map(() => 0);
  state.left = total;
  state.target = mode === 'endless' ? 0 : Math.round(total * 0.15);
  const cells = rng.shuffled(hits.flatMap((hit, cell) => (hit > 0 ? [cell] : [])));
  const kites = gradeOf(state) === 0 ? 2 : 2 + Math.floor(total / 26);
  // 1 balls, 2 wide, 3 slow, 4 power, 5 heart; hearts are rare.
  const bag = rng.shuffled([1, 1, 2, 2, 3, 4]);
  for (let at = 0; at < kites; at += 1) {
    const heart = at === 5 || (at === 2 && rng.chance(0.2));
    state.cargo[cells[at] ?? 0] = heart ? 5 : (bag[at % bag.length] ?? 1);
  }
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
