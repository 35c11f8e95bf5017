import type { Ending, Goal, Level, Rules } from '@playgrove/kit/contract';
import { union, whole, type Parsed } from '@playgrove/kit/core/parse';
import { deal } from './rules/deal.ts';
import { isFirst, launch } from './rules/flight.ts';
import { MURALS } from './rules/murals.ts';
import {
  BOARD_Y,
  HEIGHT,
  muralOf,
  parseParams,
  RADIUS,
  type Params,
  type State,
} from './rules/state.ts';
import { moveBoard, tick } from './rules/tick.ts';

export type { Params, State } from './rules/state.ts';

/** `move`: tenths of a unit; `steer`: eighths of the keys' speed. */
const parseInput = union('kind', {
  move: { x: whole(-4000, 4000) },
  steer: { x: whole(-8, 8) },
  launch: {},
});
export type Input = Parsed<typeof parseInput>;

const PACKS = ['boardwalk', 'pools', 'fair', 'garden', 'harbor', 'lanterns'] as const;
const PER_PACK = 10;
/** Stars that open each pack. */
const NEEDS = [0, 12, 28, 46, 64, 84] as const;
/** This few tiles left are close. */
const NEAR = 6;

const levels = MURALS.map(({ name }, level): Level<Params> => {
  const pack = Math.floor(level / PER_PACK);
  const needs = NEEDS[pack] ?? 0;
  return {
    id: name,
    params: { mode: 'level', level },
    pack: `pack.${PACKS[pack]}`,
    ...(needs > 0 && { needs }),
  };
});

export const rules: Rules<Params, State, Input> = {
  slug: 'brick-breeze',
  version: 4,
  pace: { kind: 'ticks', hz: 60 },
  levels: [
    levels[0] as Level<Params>,
    ...levels.slice(1),
    { id: 'endless', pack: 'pack.endless', params: { mode: 'endless' } },
    { id: 'daily', daily: true, params: { mode: 'daily' } },
  ],
  scoring: { better: 'higher', unit: 'points' },
  parseParams,
  parseInput,
  deal,

  step(state, input, { cue }) {
    if (state.phase === 'over') return 'refused.over';
    if (input.kind === 'move') {
      moveBoard(state, state.x + input.x / 10);
      return undefined;
    }
    if (input.kind === 'steer') {
      state.steer = input.x;
      return undefined;
    }
    if (state.phase !== 'ready') return 'refused.flying';
    const ball = { x: state.x, y: BOARD_Y - RADIUS, vx: 0, vy: 0, wind: 0, push: 1 };
    // Toward the middle, so that the first flight comes back within reach.
    launch(state, ball, state.x > 200 ? -0.45 : 0.45);
    state.balls = [ball];
    state.phase = 'play';
    state.since = 0;
    state.combo = 0;
    cue('launch', { x: ball.x, y: ball.y });
    return undefined;
  },
  tick,

  inputs(state, rng) {
    if (state.phase === 'over') return [];
    const moves: Input[] = [
      { kind: 'move', x: rng.int(1201) - 600 },
      { kind: 'steer', x: rng.int(17) - 8 },
    ];
    return state.phase === 'ready' ? [{ kind: 'launch' }, ...moves] : moves;
  },
  status: ({ end }) => (end === '' ? 'playing' : end),
  score: ({ score }) => score,
  stars(state) {
    if (state.end !== 'won') return 0;
    // The first mural teaches no curves: one ball in its net is forgiven.
    const second = isFirst(state) ? state.lost <= 1 : state.curved >= state.target;
    return 1 + (second ? 1 : 0) + (state.lost === 0 ? 1 : 0);
  },
  goal(state): Goal {
    const { total } = muralOf(state);
    return { name: 'goal.tiles', now: total - state.left, target: total };
  },
  ending,
  text,
};

function ending(state: State): Ending | undefined {
  if (state.end === '') return undefined;
  if (state.end === 'won') {
    const reason = 'ending.won';
    const value = state.target - state.curved;
    if (value > 0) return { reason, almost: 'almost.curved', value };
    if (state.lost === 0) return { reason };
    return { reason, almost: isFirst(state) ? 'almost.net' : 'almost.ball', value: state.lost };
  }
  const at = { x: state.fallX, y: HEIGHT - 30 };
  if (state.end === 'over') return { reason: 'ending.over', at };
  const almost = state.left <= NEAR ? 'almost.tiles' : 'almost.more';
  return { reason: 'ending.lost', almost, value: state.left, at };
}

function text(state: State): string {
  const { tick: now, x, left, lives, score, curved, balls, kites, tiles, phase } = state;
  const rows = Array.from({ length: tiles.length / 11 }, (_, row) =>
    tiles
      .slice(row * 11, row * 11 + 11)
      .map((hits) => (hits < 0 ? '#' : hits === 0 ? '.' : String(hits)))
      .join(''),
  );
  return [
    `tick ${now} ${phase}, board ${x.toFixed(1)}, left ${left}, balls ${lives}, score ${score}, curved ${curved}`,
    ...balls.map((ball) => `ball ${ball.x.toFixed(1)},${ball.y.toFixed(1)} wind ${ball.wind}`),
    ...kites.map((kite) => `kite ${kite.kind} ${kite.x.toFixed(1)},${kite.y.toFixed(1)}`),
    ...rows,
  ].join('\n');
}
