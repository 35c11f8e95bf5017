import type { Ending, Goal, Rng, Rules } from '@playgrove/kit/contract';
import { shape, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { fall, isCharged, POINTS } from './rules/fall.ts';
import { belowOf, floorOf } from './rules/floors.ts';
import { floorsOf, LEVELS } from './rules/levels.ts';
import {
  HZ,
  SIZES,
  STORY,
  TILE,
  TILES,
  TURN,
  type Input,
  type Params,
  type State,
} from './rules/types.ts';

export type { Input, Params, State } from './rules/types.ts';

/** Floors between two goals of the endless tower. */
const STEP = 25;

const medals = medalsFor<State>({
  value: ({ score }) => score,
  marks: ({ params }) => marksOf(params),
  almost: 'almost.star',
});

/** Points for two stars and for three: one gap a fall gives one. */
export function marksOf(params: Params): readonly [number, number] {
  const single = floorsOf(params) * POINTS;
  return [Math.round(single * 0.15) * 10, Math.round(single * 0.23) * 10];
}

export const rules: Rules<Params, State, Input> = {
  slug: 'lighthouse-drop',
  version: 3,
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ tower: whole(0, 101) }),
  parseInput: shape({ by: whole(-TURN / 2, TURN / 2) }),
  deal,

  step(state, { by }) {
    if (state.phase === 'over') return 'refused.over';
    state.lag = Math.max(-TURN / 2, Math.min(TURN / 2, state.lag + by));
    return undefined;
  },

  tick(state, { cue }) {
    if (state.phase === 'play') fall(state, cue);
  },

  inputs({ phase }, rng) {
    if (phase === 'over') return [];
    return [-TILE * 2, -TILE, TILE, TILE * 2, rng.int(TURN) - TURN / 2].map((by) => ({ by }));
  },

  status({ phase, cause, params }) {
    if (phase === 'play') return 'playing';
    return params.tower === 0 ? 'over' : cause === 'sea' ? 'won' : 'lost';
  },

  score: ({ score }) => score,
  stars: ({ cause, ...state }) => (cause === 'sea' ? medals.stars({ cause, ...state }) : 0),
  goal,
  ending,
  text,
};

function deal(params: Params, rng: Rng): State {
  const rolled = rng.int(1e9);
  return {
    params,
    // A level is the same tower each time; the endless one and the day's are rolled.
    seed: params.tower === 0 || params.tower > 100 ? rolled : params.tower,
    phase: 'play',
    cause: '',
    clock: 0,
    angle: TURN - Math.floor(TILE / 2),
    lag: 0,
    floor: 0,
    high: STORY / 2,
    speed: 0,
    chain: 0,
    size: SIZES,
    score: 0,
    smashes: 0,
    broken: [],
  };
}

function goal({ params, floor }: State): Goal {
  if (params.tower === 0)
    return { name: 'goal.deep', now: floor, target: (Math.floor(floor / STEP) + 1) * STEP };
  return { name: 'goal.sea', now: floor, target: floorsOf(params) };
}

function ending(state: State): Ending | undefined {
  const { phase, cause, params, floor } = state;
  if (phase === 'play') return undefined;
  if (cause === 'sea') return { reason: 'end.sea', ...medals.almost(state) };
  const at = { x: 0, y: floor };
  if (params.tower === 0) {
    const value = (Math.floor(floor / STEP) + 1) * STEP - floor;
    return { reason: 'end.hot', almost: 'almost.deep', value, at };
  }
  return { reason: 'end.hot', almost: 'almost.sea', value: floorsOf(params) - floor, at };
}

const SIGNS = { gap: ' ', stone: '-', hot: 'x' } as const;

function text(state: State): string {
  const { phase, clock, angle, floor, high, speed, chain, size, score, broken } = state;
  const rows = Array.from({ length: 4 }, (_, down) => {
    const { tiles, oil } = floorOf(state, floor + down);
    const row = tiles.map((tile) => SIGNS[tile]).join('');
    const notes = `${oil ? ` oil ${oil.speed}` : ''}${broken.includes(floor + down) ? ' broken' : ''}`;
    return `${floor + down} |${row}|${notes}`;
  });
  return [
    `${phase} ${clock}, tower ${angle}, below ${Math.floor(belowOf(state) / TILE)} of ${TILES}`,
    `floor ${floor}, high ${high}, speed ${speed}, chain ${chain}${isCharged(state) ? '!' : ''}`,
    `size ${size}, score ${score}`,
    ...rows,
  ].join('\n');
}
