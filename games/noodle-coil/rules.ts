import type { Ending, Goal, Rules } from '@playgrove/kit/contract';
import { oneOf, optional, shape, union, whole } from '@playgrove/kit/core/parse';
import { levels } from '@playgrove/kit/logic/levels';
import { LEVELS, trayFor } from './levels.ts';
import { dealArena, steer, tickArena } from './rules/arena.ts';
import { dealGrid, tickGrid, turn } from './rules/grid.ts';
import { TURN } from '@playgrove/kit/logic/headings';
import { textOf } from './rules/text.ts';
import {
  HZ,
  MILESTONES,
  TWISTS,
  type GridState,
  type Input,
  type Params,
  type State,
} from './rules/types.ts';

/** Headings offered to players that choose among inputs: every 22.5°. */
const SAMPLED = 16;

const PACKS = ['open', 'bamboo', 'rims', 'coils', 'special'] as const;

/** An input has one of these fields. */
const INPUTS = {
  turn: shape({ turn: oneOf(0, 1, 2, 3) }),
  steer: shape({ steer: whole(0, TURN - 1) }),
} as const;

export const rules: Rules<Params, State, Input> = {
  slug: 'noodle-coil',
  version: 5,
  pace: { kind: 'ticks', hz: HZ },
  levels: [
    { id: 'arena', params: { mode: 'arena' } },
    { id: 'classic', params: { mode: 'classic' } },
    ...TWISTS.map((twist) => ({
      id: `daily-${twist}`,
      params: { mode: 'arena', twist } as const,
      daily: true as const,
    })),
    ...levels<Params, { name: string }>({
      packs: PACKS.map((name) => ({ name })),
      each: 8,
      id: ({ number }) => `tray-${number}`,
      params: ({ number }) => ({ mode: 'level', level: number - 1 }),
    }),
  ],
  scoring: { better: 'higher', unit: 'points' },

  parseParams: union('mode', {
    arena: { twist: optional(oneOf(...TWISTS)) },
    classic: {},
    level: { level: whole(0, LEVELS.length - 1) },
  }),
  parseInput(raw) {
    const name = Object.keys(INPUTS).find((key) => Object.hasOwn(Object(raw), key)) ?? 'turn';
    return INPUTS[name as keyof typeof INPUTS](raw);
  },

  deal(params, rng): State {
    if (params.mode === 'arena') return dealArena(rng, params.twist);
    return dealGrid(params.mode === 'classic' ? -1 : params.level, { rng });
  },

  step(state, input) {
    if (state.mode === 'arena') {
      if (!('steer' in input)) return 'refused.mode';
      steer(state, input.steer);
      return undefined;
    }
    return 'turn' in input ? turn(state, input.turn) : 'refused.mode';
  },

  tick(state, context) {
    if (state.mode === 'arena') tickArena(state, context);
    else tickGrid(state, context);
  },

  inputs(state) {
    if (rules.status(state) !== 'playing') return [];
    if (state.mode === 'arena') {
      return Array.from({ length: SAMPLED }, (_, at) => ({ steer: (at * TURN) / SAMPLED }));
    }
    const facing = state.turns.at(-1) ?? state.way;
    const ways = ([0, 1, 2, 3] as const).filter((way) => state.age < 0 || (way + 2) % 4 !== facing);
    // With the buffer full there is still something legal: keep going the way it is turned.
    return (state.turns.length >= 3 ? [facing] : ways).map((way) => ({ turn: way }));
  },

  status(state) {
    if (state.mode === 'grid' && state.won) return 'won';
    if (!state.end) return 'playing';
    return state.mode === 'grid' && state.level >= 0 ? 'lost' : 'over';
  },

  score: (state) => state.score,

  stars(state) {
    if (state.mode !== 'grid' || !state.won || state.level < 0) return 0;
    return state.bestCoil >= trayFor(state.level).big ? 3 : state.coils > 0 ? 2 : 1;
  },

  goal(state): Goal | undefined {
    if (state.mode === 'grid' && state.level >= 0) return trayGoal(state);
    return milestoneAfter(lengthOf(state));
  },

  ending(state): Ending | undefined {
    if (state.mode === 'grid' && state.won) return { reason: 'end.tray', ...starAhead(state) };
    if (!state.end) return undefined;
    const { by, who, x, y } = state.end;
    return { reason: `end.${who ?? by}`, ...almost(state), at: { x, y } };
  },

  text: textOf,
};

/** Toppings a noodle is made of, those still being grown included. */
export function lengthOf(state: State): number {
  return state.mode === 'arena' ? state.noodles[0].size : state.body.length + state.grow;
}

function milestoneAfter(length: number): Goal | undefined {
  const index = MILESTONES.findIndex((target) => target > length);
  const target = MILESTONES[index];
  return target === undefined
    ? undefined
    : { name: `goal.broth-${index + 1}`, now: length, target };
}

function trayGoal(state: GridState): Goal {
  const { target, coils } = trayFor(state.level);
  if (state.eaten >= target && state.coiled < coils) {
    return { name: 'goal.coil', now: state.coiled, target: coils };
  }
  return { name: 'goal.toppings', now: Math.min(state.eaten, target), target };
}

/** What the next star of a finished tray asks for. */
function starAhead(state: GridState): Pick<Ending, 'almost' | 'value'> {
  const { big } = trayFor(state.level);
  if (state.bestCoil >= big) return {};
  return state.coils > 0 ? { almost: 'almost.big', value: big } : { almost: 'almost.coil' };
}

/** How close it was: shown when what was left is small compared with what was done. */
function almost(state: State): Pick<Ending, 'almost' | 'value'> {
  if (state.mode === 'grid' && state.level >= 0) {
    const { target, coils } = trayFor(state.level);
    const left = Math.max(0, target - state.eaten, coils - state.coiled);
    return left > 0 && left * 2 <= target ? { almost: 'almost.tray', value: left } : {};
  }
  const goal = milestoneAfter(lengthOf(state));
  if (!goal) return {};
  const left = goal.target - goal.now;
  return left * 3 <= goal.target ? { almost: 'almost.broth', value: left } : {};
}
